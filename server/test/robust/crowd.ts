/** People who answer, talk and play again as fast as they are let, and remember every command and what became of it. */
import { drawLuck, type Luck } from "@blackrose/kernel";
import type { Action } from "@blackrose/protocol";
import { anyOf, type Player, type Reply } from "./client.ts";

/** A command somebody gave; `reply` is null while nobody knows whether it was carried out. */
export interface Deed {
  readonly account: string;
  readonly key: string;
  readonly table: string;
  readonly action: Action;
  reply: Reply | null;
}

export interface Crowd {
  readonly deeds: readonly Deed[];
  /** How many commands were acknowledged. */
  done(): number;
  /** Nobody begins anything new; resolves when every command has its reply. */
  rest(): Promise<void>;
}

let keys = 0;

/** Each group is the people of one table. */
export function crowd(groups: readonly (readonly Player[])[], luckOf: (name: string) => Luck): Crowd {
  const deeds: Deed[] = [];
  const course = { resting: false, done: 0 };

  async function act(player: Player, action: Action): Promise<Reply> {
    const deed: Deed = {
      account: player.guest!.id,
      key: `deed ${keys++}`,
      table: player.table,
      action,
      reply: null,
    };
    deeds.push(deed);
    deed.reply = await player.act(action, deed.key);
    if (deed.reply.is === "done") course.done++;
    return deed.reply;
  }

  async function play(player: Player, seat: number, group: readonly Player[], luck: Luck): Promise<void> {
    const talking = new Set<Promise<unknown>>();
    while (!course.resting) {
      const { sight } = player;
      if (sight?.question != null) {
        // Words are not waited for: they overtake answers and are overtaken by them.
        if (drawLuck(luck, 0, 8) === 0) {
          const said = act(player, { do: "say", text: `words ${keys}` });
          talking.add(said);
          void said.then(() => talking.delete(said));
        }
        await act(player, { do: "answer", ask: sight.question.id, keys: anyOf(sight.question, luck) });
      } else if (sight?.table.status === "over" && seat === 0) {
        const again = await act(player, { do: "rematch" });
        // Nobody is taken away who has not heard what became of a command: at the next table it would be another.
        while (deeds.some(({ table, reply }) => table === player.table && reply === null)) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        if (again.is === "done") for (const one of group) one.goTo(again.table ?? player.sight!.table.rematch);
      }
      await new Promise((resolve) => setTimeout(resolve, 1 + drawLuck(luck, 0, 4)));
    }
    await Promise.all(talking);
  }

  const all = groups.flatMap((group, g) =>
    group.map((player, seat) => play(player, seat, group, luckOf(`${g} ${seat}`))),
  );
  return {
    deeds,
    done: () => course.done,
    async rest() {
      course.resting = true;
      await Promise.all(all);
    },
  };
}

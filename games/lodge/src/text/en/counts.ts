/** English: numbers, and what they are counted by. */
import { en } from "@blackrose/language";
import type { Amount, CoreCount, Count } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import { families, kindNoun, spot, who, your } from "./things.ts";

const { say } = en;

/** A number, and what it is counted by. */
export function amount(n: Amount, scene: Scene): { readonly n: number; readonly per: string } {
  if (typeof n === "number") return { n, per: "" };
  const [one, several] = counted(n.per, scene);
  const each = n.every === undefined ? say` for each ${one}` : say` for every ${n.every} ${several}`;
  const per = n.max === undefined ? each : say`${each} (at most ${n.max})`;
  const times = n.times ?? 1;
  return n.plus === undefined ? { n: times, per } : { n: n.plus, per: say`, plus ${times}${per}` };
}

/** What is counted, as one and as several. */
function counted(said: Count, scene: Scene): readonly [string, string] {
  const brought =
    typeof said === "object" && "counted" in said ? scene.tables.counts.get(said.counted as string) : undefined;
  if (brought !== undefined) return brought.words.en(said, scene);
  const count = said as CoreCount;
  if (typeof count === "object") {
    if ("damageOn" in count) {
      const on = count.damageOn;
      const whose =
        on === "models hit" ? "the models hit" : on === "self" && scene.person === "you" ? "you" : who(on, scene);
      return same(say`${count.of === undefined ? "" : "Black Rose "}damage on ${whose}`);
    }
    if ("shown" in count) {
      const rest = say`you have revealed that shows ${count.shown}`;
      return [say`other spell ${rest}`, say`other spells you have revealed that show ${count.shown}`];
    }
    if ("yours" in count) {
      const kind = kindNoun(count.yours, scene);
      const where = count.near === undefined ? "" : say` in or next to ${spot(count.near, scene)}`;
      return [say`${kind.one} of yours${where}`, say`${kind.many} of yours${where}`];
    }
    if ("borne" in count) {
      const { one, many: several } = families[count.borne].noun;
      const where = count.by === undefined ? "in play" : say`on ${who(count.by, scene)}`;
      return [`${one} ${where}`, `${several} ${where}`];
    }
    if ("revealedBy" in count) return ["spell the caster has revealed", "spells the caster has revealed"];
    if ("readyOf" in count) return ["ready spell of the caster", "ready spells of the caster"];
    if ("inPlay" in count) {
      const kind = kindNoun(count.inPlay, scene);
      const where = count.near === undefined ? "in play" : say`within 1 of ${spot(count.near, scene)}`;
      return [`${kind.one} ${where}`, `${kind.many} ${where}`];
    }
    const where =
      count.foreignModelsIn === "that colour" ? "rooms of that room’s colour" : `${count.foreignModelsIn} rooms`;
    return [`model of other mages in ${where}`, `models of other mages in ${where}`];
  }
  switch (count) {
    case "models hit":
      return ["model hit", "models hit"];
    case "evocations removed":
      return ["evocation removed", "evocations removed"];
    case "models healed":
      return ["model healed", "models healed"];
    case "cubes converted":
      return ["cube converted", "cubes converted"];
    case "cubes not converted":
      return ["cube that could not be converted", "cubes that could not be converted"];
    case "cubes transferred":
      return ["cube transferred", "cubes transferred"];
    case "instability removed":
      return same("instability removed");
    case "damage suffered":
      return same(scene.person === "you" ? "damage you suffered" : "damage suffered");
    case "damage ignored":
      return same("damage ignored");
    case "damage dealt":
      return same("damage dealt");
    case "mages that lost PP":
      return ["mage that lost PP", "mages that lost PP"];
    case "Upgrades it carried":
      return ["Upgrade it carried", "Upgrades it carried"];
    case "jinxes lifted":
      return ["jinx lifted", "jinxes lifted"];
    case "rooms crossed":
      return ["room entered this way", "rooms entered this way"];
    case "mages affected":
      return ["mage affected", "mages affected"];
    case "trophies held":
      return scene.person === "you"
        ? ["trophy you hold", "trophies you hold"]
        : ["trophy they hold", "trophies they hold"];
    case "attack of your evocations":
      return [
        say`point of attack value of ${your(scene)} evocations`,
        say`points of attack value of ${your(scene)} evocations`,
      ];
    case "PP just gained":
      return same(say`PP ${who("it", scene)} has gained by it`);
  }
}
const same = (text: string): readonly [string, string] => [text, text];

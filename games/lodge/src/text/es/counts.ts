/** Spanish: numbers, and what they are counted by. */
import { es } from "@blackrose/language";
import type { Amount, CoreCount, Count } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import { ELEMENTS } from "./forms.ts";
import { colours, families, kindNoun, spot, who, your } from "./things.ts";

const { say } = es;

/** A number, and what it is counted by. */
export function amount(n: Amount, scene: Scene): { readonly n: number; readonly per: string } {
  if (typeof n === "number") return { n, per: "" };
  const [one, several] = counted(n.per, scene);
  const each = n.every === undefined ? say` por cada ${one}` : say` por cada ${n.every} ${several}`;
  const per = n.max === undefined ? each : say`${each} (máximo ${n.max})`;
  const times = n.times ?? 1;
  return n.plus === undefined ? { n: times, per } : { n: n.plus, per: say`, más ${times}${per}` };
}

/** What is counted, as one and as several. */
function counted(said: Count, scene: Scene): readonly [string, string] {
  const brought =
    typeof said === "object" && "counted" in said ? scene.tables.counts.get(said.counted as string) : undefined;
  if (brought !== undefined) return brought.words.es(said, scene);
  const count = said as CoreCount;
  const points = (rest: string): readonly [string, string] => [`punto de daño ${rest}`, `puntos de daño ${rest}`];
  if (typeof count === "object") {
    if ("damageOn" in count) {
      const on = count.damageOn;
      const from = count.of === undefined ? "" : "de la Rosa Negra ";
      if (on === "models hit") return points(say`${from}que tengan las miniaturas alcanzadas`);
      if (on === "self" && scene.person === "you") return points(say`${from}que tengas`);
      return points(count.of === undefined ? say`de ${who(on, scene)}` : say`${from}que tenga ${who(on, scene)}`);
    }
    if ("shown" in count) {
      const rest = ELEMENTS[count.shown];
      return [
        `otro conjuro que hayas revelado y muestre ${rest}`,
        `otros conjuros que hayas revelado y muestren ${rest}`,
      ];
    }
    if ("yours" in count) {
      const kind = kindNoun(count.yours, scene);
      const where = count.near === undefined ? "" : say` en ${spot(count.near, scene)} o en una sala contigua`;
      return [say`${kind.one} que tengas${where}`, say`${kind.many} que tengas${where}`];
    }
    if ("borne" in count) {
      const { one, many: several } = families[count.borne].noun;
      const where = count.by === undefined ? "en juego" : say`de ${who(count.by, scene)}`;
      return [`${one} ${where}`, `${several} ${where}`];
    }
    if ("revealedBy" in count)
      return ["conjuro que haya revelado el lanzador", "conjuros que haya revelado el lanzador"];
    if ("readyOf" in count) return ["conjuro preparado del lanzador", "conjuros preparados del lanzador"];
    if ("inPlay" in count) {
      const kind = kindNoun(count.inPlay, scene);
      const where = count.near === undefined ? "en juego" : say`hasta a 1 de ${spot(count.near, scene)}`;
      return [`${kind.one} ${where}`, `${kind.many} ${where}`];
    }
    const where =
      count.foreignModelsIn === "that colour"
        ? "las salas del color de esa sala"
        : `las salas ${colours[count.foreignModelsIn].fp}`;
    return [`miniatura de otros magos en ${where}`, `miniaturas de otros magos en ${where}`];
  }
  switch (count) {
    case "models hit":
      return ["miniatura alcanzada", "miniaturas alcanzadas"];
    case "evocations removed":
      return ["evocación retirada", "evocaciones retiradas"];
    case "models healed":
      return ["miniatura curada", "miniaturas curadas"];
    case "cubes converted":
      return ["cubo convertido", "cubos convertidos"];
    case "cubes not converted":
      return ["cubo que no se haya podido convertir", "cubos que no se hayan podido convertir"];
    case "cubes transferred":
      return ["cubo transferido", "cubos transferidos"];
    case "instability removed":
      return ["cubo retirado", "cubos retirados"];
    case "damage suffered":
      return points(scene.person === "you" ? "que hayas sufrido" : "sufrido");
    case "damage ignored":
      return points("ignorado");
    case "damage dealt":
      return points("que inflija");
    case "mages that lost PP":
      return ["mago que haya perdido PP", "magos que hayan perdido PP"];
    case "Upgrades it carried":
      return ["Mejora que llevaba", "Mejoras que llevaba"];
    case "jinxes lifted":
      return ["embrujo levantado", "embrujos levantados"];
    case "rooms crossed":
      return ["sala en la que hayáis entrado así", "salas en las que hayáis entrado así"];
    case "mages affected":
      return ["mago afectado", "magos afectados"];
    case "trophies held":
      return scene.person === "you"
        ? ["trofeo que tengas", "trofeos que tengas"]
        : ["trofeo que tenga", "trofeos que tenga"];
    case "attack of your evocations":
      return [
        say`punto de valor de ataque de ${your(scene, true)} evocaciones`,
        say`puntos de valor de ataque de ${your(scene, true)} evocaciones`,
      ];
    case "PP just gained":
      return [say`PP que haya ganado así ${who("it", scene)}`, say`PP que haya ganado así ${who("it", scene)}`];
  }
}

/** French: numbers, and what they are counted by. */
import { fr } from "@blackrose/language";
import type { Amount, CoreCount, Count } from "../../cards/says.ts";
import type { Scene } from "../scene.ts";
import { ofElement } from "./forms.ts";
import { colours, families, kindNoun, spot, who, your } from "./things.ts";

const { say } = fr;

/** A number, and what it is counted by. */
export function amount(n: Amount, scene: Scene): { readonly n: number; readonly per: string } {
  if (typeof n === "number") return { n, per: "" };
  const [one, several] = counted(n.per, scene);
  const each = n.every === undefined ? say` pour chaque ${one}` : say` par tranche de ${n.every} ${several}`;
  const per = n.max === undefined ? each : say`${each} (${n.max} au plus)`;
  const times = n.times ?? 1;
  return n.plus === undefined ? { n: times, per } : { n: n.plus, per: say`, plus ${times}${per}` };
}

/** What is counted, as one and as several. */
function counted(said: Count, scene: Scene): readonly [string, string] {
  const brought =
    typeof said === "object" && "counted" in said ? scene.tables.counts.get(said.counted as string) : undefined;
  if (brought !== undefined) return brought.words.fr(said, scene);
  const count = said as CoreCount;
  const points = (one: string, several = one): readonly [string, string] => [`dégât ${one}`, `dégâts ${several}`];
  if (typeof count === "object") {
    if ("damageOn" in count) {
      const on = count.damageOn;
      const from = count.of === undefined ? "" : "de la Rose Noire ";
      if (on === "models hit") return points(say`${from}que portent les figurines touchées`);
      if (on === "self" && scene.person === "you") return points(say`${from}que vous portez`);
      return points(count.of === undefined ? say`de ${who(on, scene)}` : say`${from}que porte ${who(on, scene)}`);
    }
    if ("shown" in count) {
      const rest = ofElement(count.shown);
      return [
        say`autre sort ${rest} que vous avez révélé`,
        say`autres sorts ${ofElement(count.shown, true)} que vous avez révélés`,
      ];
    }
    if ("yours" in count) {
      const kind = kindNoun(count.yours, scene);
      const where = count.near === undefined ? "" : say` dans ${spot(count.near, scene)} ou une salle adjacente`;
      return [say`${kind.one} à vous${where}`, say`${kind.many} à vous${where}`];
    }
    if ("borne" in count) {
      const { one, many: several } = families[count.borne].noun;
      const where = count.by === undefined ? "en jeu" : say`de ${who(count.by, scene)}`;
      return [`${one} ${where}`, `${several} ${where}`];
    }
    if ("revealedBy" in count) return [say`sort qu'a révélé le lanceur`, say`sorts qu'a révélés le lanceur`];
    if ("readyOf" in count) return ["sort préparé du lanceur", "sorts préparés du lanceur"];
    if ("inPlay" in count) {
      const kind = kindNoun(count.inPlay, scene);
      const where = count.near === undefined ? "en jeu" : say`à 1 au plus de ${spot(count.near, scene)}`;
      return [`${kind.one} ${where}`, `${kind.many} ${where}`];
    }
    const where =
      count.foreignModelsIn === "that colour"
        ? "les salles de la couleur de cette salle"
        : `les salles ${colours[count.foreignModelsIn].fp}`;
    return [say`figurine d'un autre mage dans ${where}`, say`figurines d'autres mages dans ${where}`];
  }
  switch (count) {
    case "models hit":
      return ["figurine touchée", "figurines touchées"];
    case "evocations removed":
      return ["évocation retirée", "évocations retirées"];
    case "models healed":
      return ["figurine soignée", "figurines soignées"];
    case "cubes converted":
      return ["cube converti", "cubes convertis"];
    case "cubes not converted":
      return [say`cube qui n'a pas pu être converti`, say`cubes qui n'ont pas pu être convertis`];
    case "cubes transferred":
      return ["cube transféré", "cubes transférés"];
    case "instability removed":
      return ["instabilité retirée", "instabilités retirées"];
    case "damage suffered":
      return scene.person === "you" ? points("que vous avez subi", "que vous avez subis") : points("subi", "subis");
    case "damage ignored":
      return points("ignoré", "ignorés");
    case "damage dealt":
      return points("infligé", "infligés");
    case "mages that lost PP":
      return ["mage qui a perdu des PP", "mages qui ont perdu des PP"];
    case "Upgrades it carried":
      return ["Amélioration qu'elle portait", "Améliorations qu'elle portait"];
    case "jinxes lifted":
      return ["envoûtement levé", "envoûtements levés"];
    case "rooms crossed":
      return ["salle où vous êtes ainsi entrés", "salles où vous êtes ainsi entrés"];
    case "mages affected":
      return ["mage affecté", "mages affectés"];
    case "trophies held":
      return scene.person === "you"
        ? ["trophée que vous détenez", "trophées que vous détenez"]
        : [say`trophée qu'il détient`, say`trophées qu'il détient`];
    case "attack of your evocations":
      return [
        say`point de valeur d'attaque de ${your(scene, "many")} évocations`,
        say`points de valeur d'attaque de ${your(scene, "many")} évocations`,
      ];
    case "PP just gained":
      return [say`PP que ${who("it", scene)} a ainsi gagné`, say`PP que ${who("it", scene)} a ainsi gagnés`];
  }
}

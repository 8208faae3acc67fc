import { describe, expect, test } from "vitest";
import { es, spanish } from "../src/index.ts";

const { adjective, noun } = spanish;
const dado = noun("dado", "m");
const ficha = noun("ficha", "f");
const hada = noun("hada", "f", { stressedA: true });
const rojo = adjective("rojo");
const azul = adjective("azul");
const verde = adjective("verde");
const grande = adjective("grande", { before: true, short: { m: "gran", f: "gran" } });
const bueno = adjective("bueno", { before: true, short: { m: "buen" } });
const the = { article: "the" } as const;

describe("Spanish", () => {
  test("gender and number run through the phrase", () => {
    expect(es.np(ficha, { ...the, many: true, adjectives: [rojo] }).text).toBe("las fichas rojas");
    expect(es.np(dado, { ...the, adjectives: [azul] }).text).toBe("el dado azul");
    expect(es.np(dado, { count: 2, adjectives: [verde] }).text).toBe("2 dados verdes");
    expect(es.np(ficha, { article: "all" }).text).toBe("todas las fichas");
    expect(es.np(ficha, { article: "no" }).text).toBe("ninguna ficha");
    expect(es.np(dado, { article: "another", many: true }).text).toBe("otros dados");
    expect(es.agree(rojo, es.np(ficha, { many: true }))).toBe("rojas");
  });

  test("del and al, only for the article el", () => {
    expect(es.of(es.np(dado, the))).toBe("del dado");
    expect(es.to(es.np(dado, the))).toBe("al dado");
    expect(es.of(es.np(ficha, the))).toBe("de la ficha");
    expect(es.to(es.np(dado, { ...the, many: true }))).toBe("a los dados");
    expect(es.of(es.name("El Cid"))).toBe("de El Cid");
    expect(es.say`el color de ${es.np(dado, the)} y el paso a ${es.np(dado, the)}`).toBe(
      "el color del dado y el paso al dado",
    );
    expect(es.say`De ${es.np(dado, the)}`).toBe("Del dado");
    expect(es.say`toma ${es.np(dado, the)}`).toBe("toma el dado");
  });

  test("el before a stressed a, and only right before it", () => {
    expect(es.np(hada, the).text).toBe("el hada");
    expect(es.of(es.np(hada, the))).toBe("del hada");
    expect(es.np(hada, { ...the, adjectives: [rojo] }).text).toBe("el hada roja");
    expect(es.np(hada, { ...the, many: true }).text).toBe("las hadas");
    expect(es.np(hada, { ...the, adjectives: [bueno] }).text).toBe("la buena hada");
    expect(es.np(hada, { article: "a" }).text).toBe("un hada");
    expect(es.np(hada, { article: "this" }).text).toBe("esta hada");
    expect(es.np(hada, { article: "that" }).text).toBe("esa hada");
  });

  test("adjectives that go before shorten there", () => {
    expect(es.np(dado, { article: "a", adjectives: [grande, rojo] }).text).toBe("un gran dado rojo");
    expect(es.np(ficha, { article: "a", adjectives: [bueno] }).text).toBe("una buena ficha");
    expect(es.np(dado, { article: "the", many: true, adjectives: [grande] }).text).toBe("los grandes dados");
  });

  test("plurals keep the sound", () => {
    const plurals = ["ladrón", "botín", "color", "voz", "espía", "rubí", "tótem"].map((one) => noun(one, "m").many);
    expect(plurals).toEqual(["ladrones", "botines", "colores", "voces", "espías", "rubíes", "tótems"]);
  });

  test("y turns to e before an i, o to u before an o", () => {
    expect(es.list(["Ana", "Inés"], "and")).toBe("Ana e Inés");
    expect(es.list(["madera", "hierro"], "and")).toBe("madera y hierro");
    expect(es.list(["padre", "hijo"], "and")).toBe("padre e hijo");
    expect(es.list(["siete", "ocho"], "or")).toBe("siete u ocho");
    expect(es.list(["mujer", "hombre"], "or")).toBe("mujer u hombre");
    expect(es.list([7, 8], "or")).toBe("7 u 8");
    expect(es.list([10, 11, 110], "or")).toBe("10, 11 o 110");
    expect(es.list([1, 2], "or")).toBe("1 o 2");
    expect(es.say`tú y ${es.name("Irene")}`).toBe("tú e Irene");
    expect(es.say`uno o ${es.np(noun("otro", "m"))}`).toBe("uno u otro");
  });

  test("something of somebody's", () => {
    expect(es.owned(es.name("Ana"), ficha, { adjectives: [rojo] }).text).toBe("la ficha roja de Ana");
    expect(es.of(es.owned(es.np(noun("rival", "m"), { article: "a" }), dado))).toBe("del dado de un rival");
  });

  test("sentences also begin behind an opening mark", () => {
    expect(es.sentence("¿tiras el dado?")).toBe("¿Tiras el dado?");
    expect(es.sentence("ana juega los ¡Goblins!.")).toBe("Ana juega los ¡Goblins!");
  });
});

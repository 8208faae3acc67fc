import { describe, expect, test } from "vitest";
import { fr, french } from "../src/index.ts";

const { adjective, noun } = french;
const de = noun("dé", "m");
const jeton = noun("jeton", "m");
const epee = noun("épée", "f");
const homme = noun("homme", "m");
const heros = noun("héros", "m", { aspirated: true });
const hache = noun("hache", "f", { aspirated: true });
const rouge = adjective("rouge");
const noir = adjective("noir");
const bleu = adjective("bleu");
const nouveau = adjective("nouveau", { f: "nouvelle", vowel: "nouvel", before: true });
const ancien = adjective("ancien", { f: "ancienne", before: true });
const the = { article: "the" } as const;
const a = { article: "a" } as const;

describe("French", () => {
  test("gender and number run through the phrase", () => {
    expect(fr.np(epee, { ...the, many: true, adjectives: [noir] }).text).toBe("les épées noires");
    expect(fr.np(de, { ...the, adjectives: [bleu] }).text).toBe("le dé bleu");
    expect(fr.np(de, { many: true, ...the, adjectives: [bleu] }).text).toBe("les dés bleus");
    expect(fr.np(jeton, { article: "all" }).text).toBe("tous les jetons");
    expect(fr.np(epee, { article: "no" }).text).toBe("aucune épée");
    expect(fr.agree(noir, fr.np(epee, { many: true }))).toBe("noires");
  });

  test("the article elides, unless the h is breathed", () => {
    expect(fr.np(epee, the).text).toBe("l’épée");
    expect(fr.np(homme, the).text).toBe("l’homme");
    expect(fr.np(heros, the).text).toBe("le héros");
    expect(fr.np(hache, the).text).toBe("la hache");
    expect(fr.np(epee, { ...the, adjectives: [nouveau] }).text).toBe("la nouvelle épée");
    expect(fr.np(de, { ...the, adjectives: [ancien] }).text).toBe("l’ancien dé");
    expect(fr.np(homme, { article: "this" }).text).toBe("cet homme");
    expect(fr.np(homme, { article: "that" }).text).toBe("cet homme");
    expect(fr.np(heros, { article: "this" }).text).toBe("ce héros");
    expect(fr.np(epee, { article: "their" }).text).toBe("son épée");
    expect(fr.np(hache, { article: "their" }).text).toBe("sa hache");
    expect(fr.np(homme, { ...a, adjectives: [nouveau] }).text).toBe("un nouvel homme");
  });

  test("du, des, au, aux", () => {
    expect(fr.of(fr.np(de, the))).toBe("du dé");
    expect(fr.of(fr.np(de, { ...the, many: true }))).toBe("des dés");
    expect(fr.to(fr.np(de, the))).toBe("au dé");
    expect(fr.to(fr.np(de, { ...the, many: true }))).toBe("aux dés");
    expect(fr.of(fr.np(epee, the))).toBe("de l’épée");
    expect(fr.to(fr.np(epee, the))).toBe("à l’épée");
    expect(fr.of(fr.np(jeton, { article: "all" }))).toBe("de tous les jetons");
    expect(fr.of(fr.name("Le Roy"))).toBe("de Le Roy");
    expect(fr.say`De ${fr.np(de, the)} à ${fr.np(heros, { ...the, many: true })}`).toBe("Du dé aux héros");
  });

  test("d’ and qu’", () => {
    expect(fr.of(fr.np(de, a))).toBe("d’un dé");
    expect(fr.of(fr.name("Ana"))).toBe("d’Ana");
    expect(fr.of(fr.name("Ben"))).toBe("de Ben");
    expect(fr.of(fr.np(homme))).toBe("d’homme");
    expect(fr.of(fr.np(heros))).toBe("de héros");
    expect(fr.say`autre que ${fr.np(de, a)}`).toBe("autre qu’un dé");
    expect(fr.say`autre que ${fr.np(de, the)}`).toBe("autre que le dé");
    expect(fr.say`lorsque ${fr.name("Ana")} joue`).toBe("lorsqu’Ana joue");
    expect(fr.say`si ${fr.name("Ana")} joue`).toBe("si Ana joue");
  });

  test("de swallows an indefinite plural", () => {
    expect(fr.of(fr.np(jeton, { ...a, many: true }))).toBe("de jetons");
    expect(fr.of(fr.np(epee, { ...a, many: true }))).toBe("d’épées");
    expect(fr.np(de, { ...a, many: true, adjectives: [nouveau] }).text).toBe("de nouveaux dés");
    expect(fr.of(fr.np(de, { ...a, many: true, adjectives: [nouveau] }))).toBe("de nouveaux dés");
    expect(fr.of(fr.np(de, { article: "another", many: true }))).toBe("d’autres dés");
    expect(fr.of(fr.np(de, { article: "another" }))).toBe("d’un autre dé");
  });

  test("nought and one are singular", () => {
    expect(fr.np(de, { count: 0 }).text).toBe("0 dé");
    expect(fr.np(de, { count: 1 }).text).toBe("1 dé");
    expect(fr.np(de, { count: 2, adjectives: [rouge] }).text).toBe("2 dés rouges");
    expect(fr.np(homme, { ...the, count: 8 }).text).toBe("les 8 hommes");
  });

  test("plurals", () => {
    const plurals = ["château", "jeu", "cheval", "voix", "clou"].map((one) => noun(one, "m").many);
    expect(plurals).toEqual(["châteaux", "jeux", "chevaux", "voix", "clous"]);
  });

  test("thin spaces before tall marks, in our own words but not in a name", () => {
    expect(fr.tidy("Choisissez : un dé ; puis lancez !")).toBe("Choisissez\u202f: un dé\u202f; puis lancez\u202f!");
    expect(fr.tidy("Vraiment?! « oui »")).toBe("Vraiment\u202f?! «\u202foui\u202f»");
    expect(fr.say`${fr.name("Bob!")} lance: ${4}`).toBe("Bob! lance\u202f: 4");
    expect(fr.tidy("l'un")).toBe("l’un");
  });

  test("lists", () => {
    expect(fr.list([fr.np(de, the), fr.np(epee, the), "Ana"], "and")).toBe("le dé, l’épée et Ana");
    expect(fr.list([1, 2], "or")).toBe("1 ou 2");
  });

  test("something of somebody's", () => {
    expect(fr.owned(fr.name("Ana"), jeton, { adjectives: [rouge] }).text).toBe("le jeton rouge d’Ana");
    expect(fr.of(fr.owned(fr.np(noun("adversaire", "m"), a), de))).toBe("du dé d’un adversaire");
  });
});

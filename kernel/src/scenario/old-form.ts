/** The longer form that scenarios had, read while both are about. */
type Json = { readonly [name: string]: unknown };
/** A step, or an evocation: all its values are read as words. */
type Said = { readonly [name: string]: string | undefined };

const words = (said: unknown): string => (Array.isArray(said) ? said.join(" ") : String(said));
const isRecord = (json: unknown): json is Json => typeof json === "object" && json !== null && !Array.isArray(json);

/** Luck: texts, casts by seat, or numbers. */
function luck(said: unknown): unknown {
  if (Array.isArray(said)) return said.every((one) => typeof one === "number") ? said.join(" ") : said.map(luck);
  if (!isRecord(said)) return said;
  return Object.entries(said)
    .map(([seat, value]) => `${seat}=${String(value)}`)
    .join(" ");
}

const FIELDS: { readonly [name: string]: (said: unknown) => unknown } = {
  lots: luck,
  rolls: luck,
  evocations: (said) =>
    Array.isArray(said)
      ? said.map(
          (one: Said) =>
            `${one["kind"]} of ${one["of"]} at ${one["at"]}${one["damage"] ? ` with ${words(one["damage"])}` : ""}`,
        )
      : said,
  "in play": (said) =>
    isRecord(said)
      ? Object.fromEntries(
          Object.entries(said).map(([seat, one]) => [
            seat,
            isRecord(one)
              ? Object.entries(one)
                  .map(([name, value]) =>
                    name === "card" ? value : value === true ? name : `${name} ${String(value)}`,
                  )
                  .join(" ")
              : one,
          ]),
        )
      : said,
};

const given = (said: Json): Json =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [name, FIELDS[name]?.(value) ?? value]));

function step({ then, ...said }: Json): unknown[] {
  const { by, decision, answer, options, refused, ...rest } = said as Said;
  if (by === undefined) return [then];
  const parts = [
    `${by}${decision === undefined ? "" : ` ${decision}`}: ${words(answer)}${options === undefined ? "" : ` of ${words(options)}`}`,
    ...(refused === undefined ? [] : [`refused ${refused}`]),
    ...Object.entries(rest).flatMap(([name, value]) => [luck(value)].flat().map((one) => `${name} ${String(one)}`)),
  ];
  return [parts.join("; "), ...(then === undefined ? [] : [then])];
}

/** A scenario of the longer form as one of today's. */
export function fromOldForm(old: Json): Json {
  const { scenario, rules, why, seats, steps } = old;
  return {
    scenario,
    rules,
    ...(why === undefined ? {} : { why }),
    ...(seats === undefined ? {} : { seats }),
    given: given(old["given"] as Json),
    ...(steps === undefined ? {} : { when: (steps as Json[]).flatMap(step) }),
    ...(old["then"] === undefined ? {} : { then: old["then"] }),
  };
}

/** A file of either form as one of today's. */
export function asTodays(json: unknown): unknown {
  if (isRecord(json) && json["scenario"] === undefined) return json;
  const list = (Array.isArray(json) ? json : [json]) as Json[];
  return { game: list[0]?.["game"], scenarios: list.map(fromOldForm) };
}

/** The browser reads no packs of cards of unknown origin: how one writes verbs, triggers and the like (`shape`) stays out of the client. */
import type { Plugin } from "vite";

const records = /games\/lodge\/src\/(effects|cards)\/.*\.ts$/;
const makers = /^(verb|trigger|own(Verb|Trigger|Condition|Count|Group|RoomKind|Cost))$/;

const parts = /import \* as a from "[./]+pack\/parts\.ts";(?=[^]*\n(?:export )?const \w+[^=]*= a\.)/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
const isNode = (part: unknown): part is Node => typeof part === "object" && part !== null && "type" in part;

/** The values of `shape` in such records, the last one first. */
function shapesIn(node: Node): Node[] {
  const found = Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode));
  const inner = found.flatMap(shapesIn);
  const [, record] = (node["arguments"] ?? []) as Node[];
  const maker = (node["callee"] as Node | undefined)?.["name"];
  if (node.type !== "CallExpression" || !makers.test(String(maker)) || !isNode(record)) return inner;
  const fields = (record["properties"] ?? []) as Node[];
  const shape = fields.find(({ key }) => isNode(key) && key["name"] === "shape");
  return shape === undefined ? inner : [...inner, shape["value"] as Node];
}

export function noPacks(): Plugin {
  return {
    name: "no-packs",
    apply: "build",
    transform(code, id) {
      if (!records.test(id) || !code.includes("shape")) return null;
      const shapes = shapesIn(this.parse(code) as unknown as Node).sort((a, b) => b.start - a.start);
      const bare = shapes.reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
      // A part that several shapes share stands outside them: nobody reads it any more, whatever it is.
      return bare.replace(parts, "const a = new Proxy(() => a, { get: () => a, apply: () => a });");
    },
  };
}

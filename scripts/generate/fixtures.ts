import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";
import { keyOf, literal } from "./text.ts";

/** The text of fixtures.ts: the contract's own example of each object that an event shows. */
export function fixturesFile({ document, facts }: Contract): string {
  const names = [...new Set(facts.events.map(({ object }) => object))].sort();
  const rows = names.map((name) => {
    const [example] = (document.components.schemas[name]?.examples ?? []) as unknown[];
    if (example === undefined) throw new Error(`Events show a ${name}, which has no @example.`);
    const key = `${keyOf(name)}: `;
    return `  ${key}${literal(example, 2, key.length)},\n`;
  });
  return [
    HEADER,
    "/** An example of each object that an event shows, by the name of its schema. */\n",
    "export const FIXTURES: Readonly<Record<string, object>> = {\n",
    ...rows,
    "};\n",
  ].join("");
}

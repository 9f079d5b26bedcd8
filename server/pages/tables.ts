/** Tables of a guide that the contract makes: `<!-- table: SendFailureCode -->` in its place. */
import assert from "node:assert/strict";
import type { Contract } from "./contract.ts";
import { cellText } from "./markdown.ts";

const PLACE = /<!-- table: (\w+) -->/g;

/** A guide with its tables filled in: every value of an enumeration with what it means. */
export function withTables({ components }: Contract, markdown: string): string {
  return markdown.replaceAll(PLACE, (_, name: string) => {
    const meanings = components.schemas[name]?.["x-enumDescriptions"];
    assert(meanings !== undefined, `The contract has no enumeration ${name} with words.`);
    const rows = Object.entries(meanings).map(
      ([value, meaning]) => `| \`${value}\` | ${cellText(meaning)} |`,
    );
    return ["| Value | What it means, and what to do |", "|---|---|", ...rows].join("\n");
  });
}

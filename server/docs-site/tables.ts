/**
 * Tables of a guide that the contract makes: `<!-- table: SendFailureCode -->` in its place, or
 * `<!-- errors: one_per_phone, reward_cap_reached -->`.
 */
import assert from "node:assert/strict";
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Contract } from "./contract.ts";
import { errorLink } from "./links.ts";
import { cellText } from "./markdown.ts";

const ERRORS_PLACE = /<!-- errors: ([\w, ]+) -->/g;
const PLACE = /<!-- table: (\w+) -->/g;

/** A guide with its tables filled in: every value of an enumeration with what it means. */
export function withTables({ components }: Contract, markdown: string): string {
  const with_errors = markdown.replaceAll(ERRORS_PLACE, (_, codes: string) => errorTable(codes));
  return with_errors.replaceAll(PLACE, (_, name: string) => {
    const meanings = components.schemas[name]?.["x-enumDescriptions"];
    assert(meanings !== undefined, `The contract has no enumeration ${name} with words.`);
    const rows = Object.entries(meanings).map(
      ([value, meaning]) => `| \`${value}\` | ${cellText(meaning)} |`,
    );
    return ["| Value | What it means, and what to do |", "|---|---|", ...rows].join("\n");
  });
}

/** What errors mean and what to do about them, as the catalogue of errors says it. */
function errorTable(codes: string): string {
  const rows = codes.split(", ").map((code) => {
    assert(Object.hasOwn(ERRORS, code), `The contract has no error ${code}.`);
    const { meaning, fix } = ERRORS[code as ErrorCode];
    return `| ${errorLink(code)} | ${cellText(meaning)} | ${cellText(fix)} |`;
  });
  return ["| Code | Meaning | What to do |", "|---|---|---|", ...rows].join("\n");
}

import { mintId, parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { RuleRow } from "../rows/tables.ts";
import type { RuleTerms, WrittenRule } from "./read-rule.ts";

/** A rule of a new set, with its uuid if it is there already. */
export interface SetRule {
  readonly id: string | null;
  readonly terms: RuleTerms;
}

/**
 * The uuid of the rule that is replaced; null for a new one.
 *
 * Refuses: `reference_not_found`.
 */
export function ruleIdOf({ id }: WrittenRule, place: string): string | null {
  return id === undefined ? null : (parseId("rul", id) ?? refuseUnknown(place));
}

/**
 * All rules of a program after a new set: those of the set, and those that it leaves out, switched
 * off.
 *
 * Refuses: `conflicting_parameters` of a rule that is there twice, `reference_not_found`.
 */
export function rulesAfter(
  before: readonly RuleRow[],
  written: readonly SetRule[],
  { account_id, program_id, now }: Pick<RuleRow, "account_id" | "program_id"> & { now: number },
): RuleRow[] {
  const left = new Map(before.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const set = written.map(({ id, terms }, index): RuleRow => {
    if (id === null) {
      const begun = { id: mintId(now), created: now, matched_count: 0 };
      return { account_id, program_id, ...begun, ...terms };
    }
    const place = `rules[${index}]`;
    if (seen.has(id)) refuseTwice(place);
    seen.add(id);
    const replaced = left.get(id) ?? refuseUnknown(place);
    left.delete(id);
    return { ...replaced, ...terms };
  });
  return [...set, ...[...left.values()].map((row) => ({ ...row, active: false }))];
}

function refuseTwice(place: string): never {
  const param = `${place}.id`;
  const message = `\`${param}\` is that of another rule of the set, too.`;
  return refuse("conflicting_parameters", { param, message });
}

function refuseUnknown(place: string): never {
  const param = `${place}.id`;
  const message = `\`${param}\` is invalid. This program has no such rule.`;
  return refuse("reference_not_found", { param, message });
}

import { refuse } from "#platform/refusal";
import type { ProgramRow } from "#rewards/programs";
import type { RuleRow } from "../rows/tables.ts";
import type { SetRule } from "./rules-after.ts";

/** Source: spec/rewards/rules/operations.tsp. */
const ACTIVE_MAX = 50;
/** Those that are switched off are counted, too. Source: spec/rewards/rules/models.tsp. */
const RULES_MAX = 500;

/**
 * Refuses a set of rules that a program cannot have.
 *
 * Refuses: `program_closed`, `choice_not_allowed`, `limit_reached`.
 */
export function refuseRules(
  { status, choices }: ProgramRow,
  written: readonly SetRule[],
  after: readonly RuleRow[],
): void {
  if (status === "closed") refuse("program_closed", {});
  for (const [index, { terms }] of written.entries()) {
    const { type } = terms.give;
    if (type === null || choices.includes(type)) continue;
    const param = `rules[${index}].give.type`;
    const message = `\`${param}\` cannot be ${type} in this program.`;
    refuse("choice_not_allowed", { param, message, meta: { rule: "choices", allowed: choices } });
  }
  if (after.filter(({ active }) => active).length > ACTIVE_MAX) {
    const message = `At most ${ACTIVE_MAX} rules of a program can be active.`;
    refuseMany(message, { limit: "active_program_rules", max: ACTIVE_MAX });
  }
  if (after.length <= RULES_MAX) return;
  const message = `A program can have at most ${RULES_MAX} rules, with those switched off.`;
  refuseMany(message, { limit: "program_rules", max: RULES_MAX });
}

function refuseMany(message: string, meta: { limit: string; max: number }): never {
  return refuse("limit_reached", { param: "rules", message, meta });
}

import { refuse } from "#platform/refusal";
import type { ProgramRow } from "#rewards/programs";
import type { ActiveElsewhere } from "../rows/queries.ts";
import type { RuleRow } from "../rows/tables.ts";
import type { SetRule } from "./rules-after.ts";

/** Source: spec/rewards/rules/operations.tsp. */
const ACTIVE_MAX = 50;
/** Every activity reads the active rules of all programs. */
const ACTIVE_OF_ACCOUNT_MAX = 1_000;
const CONDITIONS_BYTES_MAX = 1_048_576;
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
  { after, elsewhere }: { after: readonly RuleRow[]; elsewhere: ActiveElsewhere },
): void {
  if (status === "closed") refuse("program_closed", {});
  for (const [index, { terms }] of written.entries()) {
    const { type } = terms.give;
    if (type === null || choices.includes(type)) continue;
    const param = `rules[${index}].give.type`;
    const message = `\`${param}\` cannot be ${type} in this program.`;
    refuse("choice_not_allowed", { param, message, meta: { rule: "choices", allowed: choices } });
  }
  const active = after.filter((rule) => rule.active);
  if (active.length > ACTIVE_MAX) {
    const message = `At most ${ACTIVE_MAX} rules of a program can be active.`;
    refuseMany(message, { limit: "active_program_rules", max: ACTIVE_MAX });
  }
  refuseOfAccount(active, elsewhere);
  if (after.length > RULES_MAX) {
    const message = `A program can have at most ${RULES_MAX} rules, with those switched off.`;
    refuseMany(message, { limit: "program_rules", max: RULES_MAX });
  }
  if (bytesOf(after) <= CONDITIONS_BYTES_MAX) return;
  const message = "The conditions of a program's rules, active or not, can have at most 1 MiB.";
  refuseMany(message, { limit: "rule_condition_bytes", max: CONDITIONS_BYTES_MAX });
}

/** Refuses: `limit_reached`. */
function refuseOfAccount(active: readonly RuleRow[], elsewhere: ActiveElsewhere): void {
  if (active.length + elsewhere.rules > ACTIVE_OF_ACCOUNT_MAX) {
    const message = `At most ${ACTIVE_OF_ACCOUNT_MAX} rules of an account can be active.`;
    refuseMany(message, { limit: "active_account_rules", max: ACTIVE_OF_ACCOUNT_MAX });
  }
  if (bytesOf(active) + elsewhere.condition_bytes <= CONDITIONS_BYTES_MAX) return;
  const message = "The conditions of all active rules of an account can have at most 1 MiB.";
  refuseMany(message, { limit: "rule_condition_bytes", max: CONDITIONS_BYTES_MAX });
}

function bytesOf(rules: readonly RuleRow[]): number {
  const sizes = rules.map(({ when }) => Buffer.byteLength(JSON.stringify(when)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function refuseMany(message: string, meta: { limit: string; max: number }): never {
  return refuse("limit_reached", { param: "rules", message, meta });
}

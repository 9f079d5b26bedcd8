import type { Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import { readAmount, readSeconds } from "#rewards/programs";

type Kind = Schemas["ProgramRuleKind"];
type Field = keyof Schemas["RuleCount"];

const DAY = 86_400;
const WITHIN = { min: 1, max: 400 * DAY };

/** What each kind of rule counts by; a list in it is of fields of which it needs one. */
const NEEDED: Readonly<Record<Kind, readonly Field[]>> = {
  threshold: [],
  streak: ["times", "every"],
  first_time: [],
  milestone: ["times"],
  percentage: [],
};
const ALLOWED: Readonly<Record<Kind, readonly Field[]>> = {
  threshold: ["times", "value", "within"],
  streak: ["times", "every"],
  first_time: [],
  milestone: ["times"],
  percentage: [],
};
const FIELDS: readonly Field[] = ["times", "value", "within", "every"];

/**
 * Reads how often something must happen for a kind of rule.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `invalid_amount`, `invalid_duration`,
 * `time_out_of_range`.
 */
export function readCount(
  kind: Kind,
  written: Schemas["RuleCountInput"] | null,
  place: string,
): Schemas["RuleCount"] | null {
  const param = `${place}.count`;
  if (ALLOWED[kind].length === 0) {
    if (written === null) return null;
    const message = `\`${param}\` cannot be used in rules of the kind ${kind}.`;
    return refuse("conflicting_parameters", { param, message });
  }
  if (written === null) {
    const message = `\`${param}\` is required for rules of the kind ${kind}.`;
    return refuse("parameter_missing", { param, message });
  }
  refuseFields(kind, written, param);
  const { times = null, value = null, within = null, every = null } = written;
  return {
    times,
    value: value === null ? null : formatMoney(readAmount(value, `${param}.value`)),
    within: within === null ? null : readSeconds(within, `${param}.within`, WITHIN),
    every,
  };
}

/** Refuses: `conflicting_parameters`, `parameter_missing`. */
function refuseFields(kind: Kind, written: Schemas["RuleCountInput"], place: string): void {
  for (const field of FIELDS) {
    const param = `${place}.${field}`;
    const is_set = written[field] != null;
    if (is_set && !ALLOWED[kind].includes(field)) {
      const message = `\`${param}\` cannot be used in rules of the kind ${kind}.`;
      refuse("conflicting_parameters", { param, message });
    }
    if (is_set || !NEEDED[kind].includes(field)) continue;
    const message = `\`${param}\` is required for rules of the kind ${kind}.`;
    refuse("parameter_missing", { param, message });
  }
  if (kind !== "threshold") return;
  const [has_times, has_value] = [written.times != null, written.value != null];
  if (has_times && has_value) {
    const message = `\`${place}.value\` cannot be used together with \`${place}.times\`.`;
    refuse("conflicting_parameters", { param: `${place}.value`, message });
  }
  if (has_times || has_value) return;
  const message = `\`${place}.times\` or \`${place}.value\` is required.`;
  refuse("parameter_missing", { param: `${place}.times`, message });
}

import type { Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { isComparable } from "../conditions.ts";

/** Refuses: `conflicting_parameters`, of an operator or a value that does not fit its field. */
export function readConditions(
  written: Schemas["RuleConditionsInput"] | undefined,
  place: string,
): Schemas["RuleConditions"] {
  const { all = [], any = [] } = written ?? {};
  for (const [list, conditions] of Object.entries({ all, any })) {
    for (const [index, condition] of conditions.entries()) {
      if (isComparable(condition)) continue;
      const { field, op } = condition;
      const param = `${place}.${list}[${index}].value`;
      const message = `\`${param}\` cannot be compared with \`${field}\` by ${op}.`;
      refuse("conflicting_parameters", { param, message });
    }
  }
  return { all, any };
}

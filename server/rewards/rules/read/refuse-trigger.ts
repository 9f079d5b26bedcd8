import { refuse } from "#platform/refusal";
import type { WrittenRule } from "./read-rule.ts";

/** Fields of conditions that activities alone have. */
const OF_ACTIVITIES: readonly string[] = ["name", "value"];

/**
 * Refuses a rule that asks its trigger for what only activities have: a name, or a value.
 *
 * Refuses: `not_implemented`, `conflicting_parameters`. Source: spec/rewards/rules/models.tsp.
 */
export function refuseTrigger(written: WrittenRule, place: string): void {
  const { on } = written;
  if (on === "activity") return;
  if (on === "checkin") {
    const message = `\`${place}.on\`: rules for a checkin are not available yet.`;
    refuse("not_implemented", { param: `${place}.on`, message });
  }
  const [field] = fieldsOfActivities(written);
  if (field === undefined) return;
  const param = `${place}.${field}`;
  const why = "only activities have a name and a value";
  const message = `\`${param}\` cannot be used in rules for a ${on}: ${why}.`;
  refuse("conflicting_parameters", { param, message });
}

/** The fields that ask for it, under their names. */
function fieldsOfActivities({ kind, activity_name, when, count, give }: WrittenRule): string[] {
  const used = {
    kind: kind === "percentage",
    activity_name: activity_name != null,
    "count.value": count?.value != null,
    "give.percent_of_value": give.percent_of_value != null,
  };
  const names = Object.entries(used).flatMap(([name, is_used]) => (is_used ? [name] : []));
  const { all = [], any = [] } = when ?? {};
  const conditions = Object.entries({ all, any }).flatMap(([list, conditions_of]) =>
    conditions_of.flatMap(({ field }, index) =>
      OF_ACTIVITIES.includes(field) ? [`when.${list}[${index}].field`] : [],
    ),
  );
  return [...names, ...conditions];
}

import { refuse } from "#platform/refusal";
import type { WrittenRule } from "./read-rule.ts";

/** Fields of conditions that activities alone have; of a check-in nothing else is said, either. */
const OF_ACTIVITIES = /^(?:name|value)$/;
const OF_MORE = /^(?:name|value|metadata\..*)$/;

const ONLY_ACTIVITIES = "only activities have a name and a value";

/**
 * Refuses a rule that asks its trigger for what only activities have: a name, or a value.
 *
 * Refuses: `conflicting_parameters`. Source: spec/rewards/rules/models.tsp.
 */
export function refuseTrigger(written: WrittenRule, place: string): void {
  const { on } = written;
  if (on === "activity") return;
  const [field] = fieldsOfActivities(written);
  if (field === undefined) return;
  const param = `${place}.${field}`;
  const why = on === "checkin" ? "it says nothing but its time" : ONLY_ACTIVITIES;
  const message = `\`${param}\` cannot be used in rules for a ${on}: ${why}.`;
  refuse("conflicting_parameters", { param, message });
}

/** The fields that ask for it, under their names. */
function fieldsOfActivities(written: WrittenRule): string[] {
  const { on, kind, activity_name, when, count, give } = written;
  const missing = on === "checkin" ? OF_MORE : OF_ACTIVITIES;
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
      missing.test(field) ? [`when.${list}[${index}].field`] : [],
    ),
  );
  return [...names, ...conditions];
}

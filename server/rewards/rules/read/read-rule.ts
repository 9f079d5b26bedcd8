/** Reads a rule of a set as requests write it; what is wrong is named with its place in the set. */
import type { Input, Schemas } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { parseTime } from "#platform/time/instants";
import { readLimits, readSeconds } from "#rewards/programs";
import type { RuleRow } from "../rows/tables.ts";
import { readConditions } from "./read-conditions.ts";
import { readCount } from "./read-count.ts";
import { readGive } from "./read-give.ts";
import { refuseTrigger } from "./refuse-trigger.ts";

/** A rule as a request writes it. */
export type WrittenRule = Input<"setProgramRules">["body"]["rules"][number];

/** What a request says of a rule. */
export type RuleTerms = Omit<
  RuleRow,
  "account_id" | "id" | "program_id" | "matched_count" | "created"
>;

const DAY = 86_400;
const COOLDOWN = { min: 1, max: 400 * DAY };

/**
 * Reads the terms of a rule, whose place is such as `rules[0]`.
 *
 * Refuses: `parameter_missing`, `invalid_amount`, `invalid_duration`,
 * `invalid_time`, `reference_not_found`, `conflicting_parameters`, `time_out_of_range`.
 */
export function readRule(written: WrittenRule, place: string): RuleTerms {
  const { kind, on, limit, cooldown } = written;
  refuseTrigger(written, place);
  return {
    name: written.name,
    active: written.active,
    kind,
    on,
    activity_name: written.activity_name ?? null,
    when: readConditions(written.when, `${place}.when`),
    count: readCount(kind, written.count ?? null, place),
    give: readGive(kind, written.give, `${place}.give`),
    limits: readLimits(limit ?? null, `${place}.limit`),
    ...readSpan(written, place),
    priority: written.priority,
    cooldown_seconds:
      cooldown == null ? null : readSeconds(cooldown, `${place}.cooldown`, COOLDOWN),
  };
}

/** From when until when a rule gives. */
function readSpan({ starts_at, ends_at }: WrittenRule, place: string) {
  const from = starts_at == null ? null : readTime(starts_at, `${place}.starts_at`);
  const until = ends_at == null ? null : readTime(ends_at, `${place}.ends_at`);
  if (from !== null && until !== null && until <= from) {
    const param = `${place}.ends_at`;
    const message = `\`${param}\` must be later than \`${place}.starts_at\`.`;
    refuse("time_out_of_range", { param, message, meta: { min: from / 1_000 + 1 } });
  }
  return { starts_at: from, ends_at: until };
}

function readTime(written: Schemas["TimeInput"], param: string): number {
  const message = `\`${param}\` must be Unix seconds or an ISO 8601 time.`;
  return parseTime(written) ?? refuse("invalid_time", { param, message });
}

import type { Schemas } from "@svc/generated/routes";
import { formatId } from "#platform/ids";

/** A rule that something matched, as it is kept with that. Uuids. */
export interface MatchRow {
  readonly rule_id: string;
  /** Null where it gave none; then there is a reason. */
  readonly reward_id: string | null;
  readonly skipped_reason: string | null;
}

/** The same as the wire shows it. Source: spec/rewards/rules/models.tsp. */
export function presentMatch({
  rule_id,
  reward_id,
  skipped_reason,
}: MatchRow): Schemas["RuleMatch"] {
  return {
    rule: formatId("rul", rule_id),
    reward: reward_id === null ? null : formatId("rwd", reward_id),
    skipped_reason,
  };
}

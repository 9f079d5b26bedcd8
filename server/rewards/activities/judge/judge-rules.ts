import type { Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time";
import { lockPrograms, type ProgramRow } from "#rewards/programs";
import { type ReceivedByRule, readReceivedByRules } from "#rewards/rewards";
import { findRulesOnActivities, meets, type RuleRow } from "#rewards/rules";
import { findNewestMatches } from "../rows/queries.ts";
import type { ActivityRow } from "../rows/tables.ts";
import { countFacts } from "./count-facts.ts";
import { countOf, isReached } from "./counts.ts";

/** A rule that an activity matches, whose program is locked. */
export interface JudgedMatch {
  readonly rule: RuleRow;
  readonly program: ProgramRow;
  /** What the person has received from the rule; null if nothing. */
  readonly received: ReceivedByRule | null;
}

/** An activity names at most so many rules. Source: spec/rewards/activities.tsp. */
const MATCHES_MAX = 50;

/** An activity that is about to be written. */
export type NewActivity = Omit<ActivityRow, "position">;

/** A rule whose conditions an activity meets, with its program. */
type MetRule = Omit<JudgedMatch, "received">;

/**
 * Finds the rules whose conditions an activity meets, in the order in which they are evaluated.
 * Their programs are locked in one order, so that what is counted stays so until the transaction
 * ends; rules are read again then, because a set may have been replaced meanwhile.
 */
export async function lockMetRules(tx: Tx, activity: NewActivity): Promise<MetRule[]> {
  const { account_id, program_id } = activity;
  const looked = await findRulesOnActivities(tx, { account_id, program_id, only: null });
  const met = looked.filter((rule) => isMet(rule, activity));
  const ids = [...new Set(met.map((rule) => rule.program_id))];
  if (ids.length === 0) return [];
  const programs = await lockPrograms(tx, account_id, ids);
  const rules = await findRulesOnActivities(tx, { account_id, program_id, only: ids });
  return rules.flatMap((rule) => {
    const program = programs.get(rule.program_id);
    return program !== undefined && isMet(rule, activity) ? [{ rule, program }] : [];
  });
}

/** Of rules whose conditions an activity meets, those that it matches, in their order. */
export async function judgeRules(
  tx: Tx,
  activity: ActivityRow,
  met: readonly MetRule[],
): Promise<JudgedMatch[]> {
  if (met.length === 0) return [];
  const { account_id, recipient_id, created: now } = activity;
  const reached = (await onlyReached(tx, activity, met)).slice(0, MATCHES_MAX);
  if (reached.length === 0) return [];
  const rule_ids = reached.map(({ rule }) => rule.id);
  const received = await readReceivedByRules(tx, { account_id, recipient_id, rule_ids, now });
  return reached.map((match) => ({ ...match, received: received.get(match.rule.id) ?? null }));
}

/** What can be told from the activity alone. Rules apply to what happens from their creation on. */
function isMet(rule: RuleRow, activity: NewActivity): boolean {
  const { occurred_at, name } = activity;
  if (rule.activity_name !== null && rule.activity_name !== name) return false;
  if (unixSeconds(occurred_at) < unixSeconds(rule.created)) return false;
  if (rule.starts_at !== null && occurred_at < rule.starts_at) return false;
  if (rule.ends_at !== null && occurred_at >= rule.ends_at) return false;
  return meets(rule.when, activity);
}

/** Those of them that count nothing, or whose count is reached with this activity. */
async function onlyReached(
  tx: Tx,
  activity: ActivityRow,
  met: readonly MetRule[],
): Promise<MetRule[]> {
  const newest = await findNewestMatches(
    tx,
    activity,
    met.map(({ rule }) => rule.id),
  );
  const counted = met.map(({ rule, program }) => {
    const count = countOf(rule, activity, newest.get(rule.id) ?? null);
    return { rule, program, count };
  });
  const facts = await countFacts(tx, activity, counted);
  return counted.filter((one) => isReached(one, activity, facts.get(one.rule.id) ?? null));
}

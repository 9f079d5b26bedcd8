import type { Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import { lockPrograms, type ProgramRow } from "#rewards/programs";
import { type ReceivedByRule, readReceivedByRules } from "#rewards/rewards";
import { findRulesOn, meets, type RuleRow } from "#rewards/rules";
import type { NewOccasion, Occasion } from "../occasion.ts";
import { findNewestMatches } from "../rows/queries.ts";
import { countFacts } from "./count-facts.ts";
import { countOf, isReached } from "./counts.ts";

/** A rule that an occasion matches, whose program is locked. */
export interface JudgedMatch {
  readonly rule: RuleRow;
  readonly program: Pick<ProgramRow, "currency">;
  /** What the person has received from the rule; null if nothing. */
  readonly received: ReceivedByRule | null;
}

/** An occasion names at most so many rules. Source: spec/rewards/rules/models.tsp. */
const MATCHES_MAX = 50;

/** A rule whose conditions an occasion meets, with its program. */
export type MetRule = Omit<JudgedMatch, "received">;

/**
 * Finds the rules whose conditions an occasion meets, in the order in which they are evaluated.
 * Their programs are locked in one order, so that what is counted stays so until the transaction
 * ends; rules are read again then, because a set may have been replaced meanwhile.
 */
export async function lockMetRules(tx: Tx, occasion: NewOccasion): Promise<MetRule[]> {
  const { account_id, program_id, on } = occasion;
  const asked = { account_id, program_id, on };
  const looked = await findRulesOn(tx, { ...asked, only: null });
  const ids = [...new Set(onlyMet(looked, occasion).map((rule) => rule.program_id))];
  if (ids.length === 0) return [];
  const programs = await lockPrograms(tx, account_id, ids);
  const rules = await findRulesOn(tx, { ...asked, only: ids });
  return onlyMet(rules, occasion).flatMap((rule) => {
    const program = programs.get(rule.program_id);
    return program === undefined ? [] : [{ rule, program }];
  });
}

/** Of rules whose conditions an occasion meets, those that it matches, in their order. */
export async function judgeRules(
  tx: Tx,
  occasion: Occasion,
  met: readonly MetRule[],
): Promise<JudgedMatch[]> {
  if (met.length === 0) return [];
  const { account_id, recipient_id, created: now } = occasion;
  const reached = (await onlyReached(tx, occasion, met)).slice(0, MATCHES_MAX);
  if (reached.length === 0) return [];
  const rule_ids = reached.map(({ rule }) => rule.id);
  const received = await readReceivedByRules(tx, { account_id, recipient_id, rule_ids, now });
  return reached.map((match) => ({ ...match, received: received.get(match.rule.id) ?? null }));
}

/** What can be told from the occasion alone. Pure. */
export function onlyMet(rules: readonly RuleRow[], occasion: NewOccasion): RuleRow[] {
  return rules.filter((rule) => isMet(rule, occasion));
}

/** Rules apply to what happens from their creation on. */
function isMet(rule: RuleRow, occasion: NewOccasion): boolean {
  const { occurred_at, name } = occasion;
  if (rule.activity_name !== null && rule.activity_name !== name) return false;
  if (unixSeconds(occurred_at) < unixSeconds(rule.created)) return false;
  if (rule.starts_at !== null && occurred_at < rule.starts_at) return false;
  if (rule.ends_at !== null && occurred_at >= rule.ends_at) return false;
  return meets(rule.when, occasion);
}

/** Those of them that count nothing, or whose count is reached with this occasion. */
async function onlyReached(
  tx: Tx,
  occasion: Occasion,
  met: readonly MetRule[],
): Promise<MetRule[]> {
  const newest = await findNewestMatches(
    tx,
    occasion,
    met.map(({ rule }) => rule.id),
  );
  const counted = met.map(({ rule, program }) => {
    const count = countOf(rule, occasion, newest.get(rule.id) ?? null);
    return { rule, program, count };
  });
  const facts = await countFacts(tx, occasion, counted);
  return counted.filter((one) => isReached(one, occasion, facts.get(one.rule.id) ?? null));
}

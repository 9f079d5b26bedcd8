import type { Schemas } from "@svc/generated/routes";
import type { Tx } from "#platform/db/transaction";
import type { RewardInput } from "#rewards/giving";
import { type RewardRow, writeMatches } from "#rewards/rewards";
import { findRulesOn } from "#rewards/rules";
import type { Earner } from "./earner.ts";
import { judgeRules, onlyMet } from "./judge/judge-rules.ts";
import { giveByRules } from "./make/give-by-rules.ts";
import type { Occasion } from "./occasion.ts";
import { noteMatches } from "./rows/note-matches.ts";

/** What a reward was earned by. */
export interface EarnedBy extends Pick<Occasion, "wire_id" | "metadata" | "counted"> {
  readonly on: Exclude<Schemas["ProgramRuleTrigger"], "activity">;
}

/** A reward, and what else its occasion has earned. */
interface EarnedReward {
  readonly row: RewardRow;
  /** Rewards that were not given because of the blocklist. */
  readonly blocked: readonly RewardInput[];
}

/**
 * Gives what the rules of a program give for what earned a reward, which was made in this
 * transaction and holds its program. A rule that gives nothing says why and refuses nothing.
 *
 * Throws `AuthorityChanged`. Writes: rewards, rule_matches, program_rules; as `makeReward`.
 * Source: spec/rewards/rules/models.tsp.
 */
export async function earnByReward(
  tx: Tx,
  actor: Earner,
  reward: RewardRow,
  by: EarnedBy,
): Promise<EarnedReward> {
  const { account_id, program_id, currency } = reward;
  const rules = await findRulesOn(tx, { account_id, program_id, on: by.on, only: null });
  if (rules.length === 0) return { row: reward, blocked: [] };
  const occasion = occasionOf(reward, by);
  const met = onlyMet(rules, occasion).map((rule) => ({ rule, program: { currency } }));
  const judged = await judgeRules(tx, occasion, met);
  if (judged.length === 0) return { row: reward, blocked: [] };
  const given = await giveByRules(tx, actor, occasion, judged);
  const matches = given.map(({ match }) => match);
  await noteMatches(tx, occasion, matches);
  const row = await writeMatches(tx, reward, matches);
  const blocked = given.filter(({ is_blocked }) => is_blocked).map(({ input }) => input);
  return { row, blocked };
}

/** What earns a reward has neither a name nor a value, which activities alone have. */
function occasionOf(reward: RewardRow, by: EarnedBy): Occasion {
  const { account_id, id, recipient_id, program_id, position, created, referral_id } = reward;
  if (recipient_id === null || position === null) {
    throw new Error(`Reward ${id} was earned by nobody who is counted.`);
  }
  return {
    ...{ ...by, account_id, id, recipient_id, program_id, position, created, referral_id },
    ...{ name: null, value_minor: null, currency: null, activity_id: null },
    occurred_at: created,
  };
}

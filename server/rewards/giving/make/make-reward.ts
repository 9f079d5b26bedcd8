import { AuthorityChanged, lockClocksForShare } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { findRecipients } from "#rewards/recipients";
import type { RewardRow } from "#rewards/rewards";
import { throwFirst } from "../judge/first-refusal.ts";
import type { RewardActor, RewardInput } from "../read/reward-input.ts";
import type { Confirmation } from "./confirmation.ts";
import { findExisting } from "./find-existing.ts";
import { makeRewards } from "./make-rewards.ts";

/** The reward of a completion or a claim: it was made now, or it had been given before. */
export interface MadeReward {
  readonly kind: "made" | "existing";
  readonly row: RewardRow;
}

/**
 * Makes the reward of a completion, or returns the one that it was given: the program is locked,
 * its rules are judged, and the reward is sent, held or gets the link with which it is claimed, all
 * at once. A claim makes the reward of its link, or takes the one that waited for it. What refuses
 * it is the first that the contract names, and then nothing is written.
 *
 * Refuses: as `createReward`. Throws `AuthorityChanged`.
 * Writes: rewards, reward_deadlines, reward_links, reward_link_deadlines, reviews, recipients,
 * programs, credit_reservations, events; as `placeSends`.
 * Source: spec/rewards/rewards/operations.tsp.
 */
export async function makeReward(
  tx: Tx,
  actor: RewardActor,
  input: RewardInput,
  { confirmed }: { confirmed: Confirmation },
): Promise<MadeReward> {
  const { id: account_id } = actor.account;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  const existing = await findExisting(tx, actor, input);
  if (existing !== null) return { kind: "existing", row: existing };
  const opened = {
    ...{ clock, excluded: new Set<never>(), ends: false },
    recipients: await findRecipients(tx, account_id, [input]),
  };
  const request = { actor, input, confirmed, idempotency: null };
  const [outcome] = await makeRewards(tx, [request], opened);
  switch (outcome?.kind) {
    case "made":
      return outcome;
    case "existing":
      return { kind: "existing", row: await twinOf(tx, actor, input) };
    case "outdated":
      throw AuthorityChanged;
    case "refused":
      throwFirst(outcome.refusals);
  }
  throw new Error(`the reward of ${input.completion_id ?? "a claim"} is ${outcome?.kind}`);
}

/** The transaction that was waited for has rewarded the same completion. */
async function twinOf(tx: Tx, actor: RewardActor, input: RewardInput): Promise<RewardRow> {
  const twin = await findExisting(tx, actor, input);
  if (twin === null) throw new Error(`completion ${input.completion_id} has no reward after all`);
  return twin;
}

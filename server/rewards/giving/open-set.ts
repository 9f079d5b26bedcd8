import { lockAuthorityForShare, lockClocksForShare } from "#accounts/account";
import { holdKeys } from "#journal/idempotency";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Tx } from "#platform/db/transaction";
import { findRecipients } from "#rewards/recipients";
import { lockOf } from "./make/answers-of.ts";
import type { OpenedSet } from "./make/gather-rewards.ts";
import type { RewardRequest } from "./make/reward-request.ts";
import type { RewardActor } from "./read/reward-input.ts";

/**
 * Takes what a transaction of one reward has before it makes it, for a set in one flight: the
 * authority of the callers, their Idempotency-Keys, the account's clock. Who the rewards are for is
 * found on the way.
 *
 * Refuses: `idempotency_in_progress`. Throws `AuthorityChanged`.
 */
export async function openSet(tx: Tx, set: readonly RewardRequest[]): Promise<OpenedSet> {
  const [first] = set;
  if (first === undefined) throw new Error("the set of rewards is empty");
  const account_id = first.actor.account.id;
  const locks = set.flatMap((request) => lockOf(request).map((lock) => ({ request, lock })));
  const [, free, clocks, recipients] = await inOneFlight([
    inOneFlight(actorsOf(set).map((one) => lockAuthorityForShare(tx, one, { is_alone: false }))),
    holdKeys(
      tx,
      locks.map(({ lock }) => lock),
    ),
    lockClocksForShare(tx, [account_id]),
    findRecipients(
      tx,
      account_id,
      set.map(({ input }) => input),
    ),
  ]);
  const clock = clocks.get(account_id);
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  const taken = locks.filter((_, index) => free[index] !== true);
  // A caller who was let in before the clock moved would write another time.
  const late = set.filter(({ actor }) => actor.account.clock_offset_ms !== clock.ahead_ms);
  const excluded = new Set([...taken.map(({ request }) => request), ...late]);
  return { clock, recipients, excluded, ends: true };
}

/** One actor of each key. */
function actorsOf(set: readonly RewardRequest[]): RewardActor[] {
  return [...new Map(set.map(({ actor }) => [actor.key, actor])).values()];
}

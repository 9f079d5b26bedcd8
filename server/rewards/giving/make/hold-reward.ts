import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { findRelated, riskOf } from "#rewards/fraud";
import { earmarkBudget, freeEarmark } from "#rewards/programs";
import { openReview } from "#rewards/reviews";
import type { RewardRow } from "#rewards/rewards";
import { throwFirst } from "../judge/first-refusal.ts";
import type { RewardHold } from "../judge/hold-of.ts";
import { beginReward } from "./begin-reward.ts";
import type { RewardMaking } from "./reward-making.ts";
import { rewardRowOf } from "./reward-row.ts";

/** What nobody has decided by then is rejected. Source: spec/base/lifecycles/review.tsp. */
const REVIEW_MS = 30 * 86_400_000;

/**
 * Holds a reward in escrow or for a review: its budget is earmarked, and nothing is sent.
 *
 * Refuses: `insufficient_credit`.
 * Writes: rewards, reward_deadlines, reviews, programs, credit_reservations, events, the ledger.
 */
export async function holdReward(
  tx: Tx,
  making: RewardMaking,
  hold: Exclude<RewardHold, { kind: "none" }>,
): Promise<RewardRow> {
  const { actor, input, judged, clock, reward_id, recipient_id, position } = making;
  const { program } = judged.candidate;
  await earmarkFor(tx, making);
  const review_id = hold.kind === "review" ? mintId(actor.now) : null;
  const escrow_ends = actor.now + program.hold_expires_after_seconds * 1_000;
  const held_until = hold.kind === "escrow" ? escrow_ends : actor.now + REVIEW_MS;
  // What could not be claimed any more once it is let go is not held any longer.
  const ends_at = Math.min(held_until, input.by_link?.expires_at ?? held_until);
  const row = rewardRowOf(actor, input, judged.candidate, {
    ...{ id: reward_id, recipient_id, status: "held", held_reason: hold.kind, send_id: null },
    ...{ review_id, position },
    // A review that nobody decides rejects the reward, which does not expire by itself.
    expires_at: hold.kind === "escrow" ? ends_at : null,
    link_terms: linkTermsOf(input),
  });
  // Before the reward itself is among those that may be the same person's.
  const related = hold.kind === "review" ? await findRelated(tx, judged.suspicion.suspect) : null;
  const deadline = { mode: clock.mode, due_at: ends_at - clock.ahead_ms };
  const written = await beginReward(tx, making, row, deadline);
  if (hold.kind === "review" && review_id !== null && related !== null) {
    const { now: created, request } = actor;
    const { account_id, program_id } = written;
    const held = { account_id, id: review_id, program_id, reward_id, created };
    const why = { reasons: [...hold.reasons], risk: riskOf(hold.reasons) };
    await openReview(tx, { ...held, ...why, ...related }, request);
  }
  return written;
}

/** What its link will be, once the reward is let go. */
function linkTermsOf({ by_link }: RewardMaking["input"]): RewardRow["link_terms"] {
  if (by_link === undefined) return null;
  const { bind, label, expires_at, send_sms } = by_link;
  return { bind, label, expires_at, send_sms };
}

/**
 * A link has earmarked what it is claimed as; what a cheaper bundle leaves of it returns.
 *
 * Refuses: `insufficient_credit`. Writes: programs, credit_reservations, events, the ledger.
 */
async function earmarkFor(tx: Tx, { cause, input, judged }: RewardMaking): Promise<void> {
  const { program, terms } = judged.candidate;
  if (input.link !== undefined) {
    const rest_minor = input.link.earmarked_minor - terms.amount_minor;
    if (rest_minor > 0n) await freeEarmark(tx, cause, program, rest_minor);
    return;
  }
  const earmarked = await earmarkBudget(tx, cause, program, terms.amount_minor);
  if (earmarked.kind === "refused") throwFirst([earmarked.refusal]);
}

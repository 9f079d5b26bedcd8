import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { findRelated, riskOf } from "#rewards/fraud";
import { type EarmarkOutcome, earmarkBudget, freeEarmark } from "#rewards/programs";
import { openReview } from "#rewards/reviews";
import type { RewardRow } from "#rewards/rewards";
import type { RewardHold } from "../judge/hold-of.ts";
import { beginReward } from "./begin-reward.ts";
import { causeOf } from "./cause-of.ts";
import { registerPerson } from "./register-person.ts";
import type { RewardMaking, WaitingOutcome } from "./reward-making.ts";
import { rewardRowOf } from "./reward-row.ts";

/** What nobody has decided by then is rejected. Source: spec/base/lifecycles/review.tsp. */
const REVIEW_MS = 30 * 86_400_000;

/**
 * Holds a reward in escrow or for a review: its budget is earmarked, and nothing is sent. A
 * refusal is returned, with nothing written: `insufficient_credit`.
 *
 * Writes: rewards, reward_deadlines, reviews, programs, credit_reservations, events, the ledger.
 */
export async function holdReward(
  tx: Tx,
  making: RewardMaking,
  hold: Exclude<RewardHold, { kind: "none" }>,
): Promise<WaitingOutcome> {
  const { actor, input, judged, clock, reward_id, recipient_id, position } = making;
  const earmarked = await earmarkFor(tx, making);
  if (earmarked.kind === "refused") return { kind: "refused", refusals: [earmarked.refusal] };
  const { program } = earmarked;
  await registerPerson(tx, making);
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
  return { kind: "made", row: written, program };
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
 * Writes: programs, credit_reservations, events, the ledger.
 */
async function earmarkFor(
  tx: Tx,
  { actor, input, judged, program }: RewardMaking,
): Promise<EarmarkOutcome> {
  const { amount_minor } = judged.candidate.terms;
  const cause = causeOf(actor);
  if (input.link === undefined) return await earmarkBudget(tx, cause, program, amount_minor);
  const rest_minor = input.link.earmarked_minor - amount_minor;
  if (rest_minor <= 0n) return { kind: "earmarked", program };
  return { kind: "earmarked", program: await freeEarmark(tx, cause, program, rest_minor) };
}

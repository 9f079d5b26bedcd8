import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { freeEarmark, lockProgram } from "#rewards/programs";
import type { RewardRow } from "../rows/tables.ts";
import { earmarkedOf } from "./earmarked-of.ts";
import { moveRewards } from "./lifecycle.ts";

/** Why a reward in escrow is given to nobody. */
export type EscrowEnd = "void" | "hold_over";

/**
 * Ends a reward in escrow that the caller has locked: its amount returns to the budget, and its
 * `completion_id` stays used.
 *
 * Writes: rewards, reward_deadlines, programs, credit_reservations, events, the ledger.
 */
export async function endHeld(
  tx: Tx,
  cause: ReservationCause,
  { before, by }: { readonly before: RewardRow; readonly by: EscrowEnd },
): Promise<RewardRow> {
  const { now: at, request } = cause;
  const program = await lockProgram(tx, before.account_id, before.program_id);
  if (program === null) throw new Error(`Reward ${before.id} is of no program.`);
  const step =
    by === "void"
      ? ({ to: "voided", by, with: { voided_at: at } } as const)
      : ({ to: "expired", by, with: { expired_at: at } } as const);
  const [after] = await moveRewards(tx, [{ before, ...step }], { at, request });
  if (after === undefined) throw new Error(`Reward ${before.id} was not moved.`);
  await freeEarmark(tx, cause, program, earmarkedOf(before));
  return after;
}

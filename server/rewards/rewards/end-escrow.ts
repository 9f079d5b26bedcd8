import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { ClosedProgram, ProgramRest } from "#platform/work/reactions";
import { freeEarmark, lockProgram } from "#rewards/programs";
import { moveRewards } from "./lifecycle/lifecycle.ts";
import { type RewardRow, rewards } from "./rows/tables.ts";

/** What a closed program leaves in escrow is voided when its grace is over. */
export const ESCROW_OF_PROGRAMS: ProgramRest = { end: endEscrow };

/** Writes: rewards, reward_deadlines, programs, credit_reservations, events, the ledger. */
async function endEscrow(tx: Tx, closed: ClosedProgram): Promise<number> {
  if (!closed.is_over) return 0;
  const { account, now, program_id } = closed;
  const held = await lockEscrow(tx, closed);
  if (held.length === 0) return 0;
  const program = await lockProgram(tx, account.id, program_id);
  if (program === null) throw new Error(`Program ${program_id} has rewards and is gone.`);
  const move = { to: "voided", by: "void", with: { voided_at: now } } as const;
  const caused = { at: now, request: null };
  await moveRewards(
    tx,
    held.map((before) => ({ before, ...move })),
    caused,
  );
  const amount_minor = held.reduce((sum, reward) => sum + reward.amount_minor, 0n);
  const cause = { account, now, request: null, api_key_id: null };
  await freeEarmark(tx, cause, program, amount_minor);
  return held.length;
}

/** In one order, as whoever locks several rewards does. */
async function lockEscrow(
  { db }: Tx,
  { account, program_id, limit }: ClosedProgram,
): Promise<RewardRow[]> {
  return await db
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.account_id, account.id),
        eq(rewards.program_id, program_id),
        eq(rewards.status, "held"),
        eq(rewards.held_reason, "escrow"),
      ),
    )
    .orderBy(rewards.id)
    .limit(limit)
    .for("no key update");
}

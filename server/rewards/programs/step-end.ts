import { and, eq } from "drizzle-orm";
import { type LockedClock, readAccountFacts } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { RowName } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { graceEnds } from "./grace-ends.ts";
import { findPrograms } from "./rows/queries.ts";
import { programWork } from "./rows/tables.ts";

/** Maximum links, rewards or reviews ended in one transaction. */
const ENDED_AT_ONCE = 100;
/** What cannot be ended now is looked at again after this time. */
const AGAIN_MS = 60_000;

/**
 * Ends the next of what a closed program leaves: links at once, and whatever is held when its grace
 * is over, one kind in each transaction. The program is due again while something is left of it. It
 * is not locked here, because what is ended is locked before it.
 *
 * Writes: program_work, and what ends with the program.
 */
export async function stepEnd(
  tx: Tx,
  { account_id, row_id: program_id }: RowName,
  { clock, reactions }: { clock: LockedClock; reactions: Reactions },
): Promise<void> {
  const account = await readAccountFacts(tx, account_id);
  const [program] = await findPrograms(tx, account_id, [program_id]);
  if (account === null || program === undefined) throw new Error(`no row for ${program_id}`);
  const { now } = clock;
  const grace_ends = graceEnds(program);
  const is_over = grace_ends <= now;
  const work = and(eq(programWork.account_id, account_id), eq(programWork.program_id, program_id));
  const { closed_at } = program;
  const of_grace = { closed_at: closed_at ?? 0, is_over };
  const closed = { account, now, program_id, ...of_grace, limit: ENDED_AT_ONCE, reactions };
  for (const { end } of reactions.to_programs) {
    // What ends has locked the program, before which the next kind would have to be locked.
    if ((await end(tx, closed)) === 0) continue;
    // Others that are due take their turns before the next of it.
    const due_at = await transactionTime(tx);
    return void (await tx.db.update(programWork).set({ due_at }).where(work));
  }
  const [after] = await findPrograms(tx, account_id, [program_id]);
  if (after?.earmarked_minor === 0n) return void (await tx.db.delete(programWork).where(work));
  const wait_ms = is_over ? AGAIN_MS : grace_ends - now;
  const due_at = (await transactionTime(tx)) + wait_ms;
  await tx.db.update(programWork).set({ due_at }).where(work);
}

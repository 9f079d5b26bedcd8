import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Mode } from "#platform/work/queue";

/** How an account's time runs for the rest of a transaction. Units: milliseconds. */
export interface HeldClock {
  readonly wall_now: number;
  /** How far the account's own is ahead of that; a live account's never is. */
  readonly ahead_ms: number;
}

/** Holds an account's clock until the transaction ends, before a due time is written. */
export async function holdClock(
  tx: Tx,
  { account_id, mode }: { readonly account_id: string; readonly mode: Mode },
): Promise<HeldClock> {
  const wall_now = await transactionTime(tx);
  if (mode === "live") return { wall_now, ahead_ms: 0 };
  // Moving a clock locks its row for update and shifts the account's due times.
  const [clock] = await tx.sql<{ offset_seconds: string }[]>`
    select offset_seconds from account_clocks where account_id = ${account_id} for share`;
  if (clock === undefined) throw new Error(`no clock row for account ${account_id}`);
  return { wall_now, ahead_ms: Number(clock.offset_seconds) * 1_000 };
}

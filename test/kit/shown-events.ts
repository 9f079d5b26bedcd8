import { setTimeout as sleep } from "node:timers/promises";
import { COMPLETE_BELOW } from "@svc/server/platform/db/positions.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";
import { timeLimit } from "./time-limit.ts";

const WITHIN_MS = timeLimit(5_000);
/** Reading every event takes longer than most transactions that are under way. */
const LOOKS_BETWEEN = 10;

/**
 * Waits until no transaction is left that began before the newest event was written: from then on
 * the feed shows every event there is. Other workers' transactions hold it up for a moment.
 */
export async function eventsShown(): Promise<void> {
  const { database } = await testServer();
  const until = runNow() + WITHIN_MS;
  let written_before: bigint | null = null;
  for (let looks = 1; ; looks += 1) {
    const { oldest, next } = await underWay(database);
    written_before ??= next;
    if (oldest >= written_before) return;
    // What does not end may have begun after the newest event.
    if (looks % LOOKS_BETWEEN === 0 && (await areAllComplete(database))) return;
    if (runNow() > until) throw new Error("A transaction that never ends hides events.");
    await sleep(2);
  }
}

/** The numbers of the oldest transaction under way and of the next one, equal while none is. */
async function underWay(database: Database): Promise<{ oldest: bigint; next: bigint }> {
  const [row] = await database.read(
    ({ sql }) => sql<{ oldest: string; next: string }[]>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
        pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return { oldest: BigInt(row?.oldest ?? 0), next: BigInt(row?.next ?? 0) };
}

async function areAllComplete(database: Database): Promise<boolean> {
  const [row] = await database.read(
    ({ sql }) => sql<{ are_complete: boolean }[]>`
      select coalesce(max(commit_position) < ${sql.unsafe(COMPLETE_BELOW)}, true) as are_complete
      from events`,
  );
  return row?.are_complete === true;
}

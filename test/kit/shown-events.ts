import { setTimeout as sleep } from "node:timers/promises";
import { COMPLETE_BELOW } from "@svc/server/platform/db/positions.ts";
import { testServer } from "./server.ts";
import { timeLimit } from "./time-limit.ts";

const WITHIN_MS = timeLimit(5_000);

/**
 * Waits until no transaction is left that began before the newest event was written: from then on
 * the feed shows every event there is. Other workers' transactions hold it up for a moment.
 */
export async function eventsShown(): Promise<void> {
  const { database } = await testServer();
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const [row] = await database.read(
      ({ sql }) => sql`
        select coalesce(max(commit_position) < ${sql.unsafe(COMPLETE_BELOW)}, true) as all_shown
        from events`,
    );
    if (row?.all_shown) return;
    if (Date.now() > until) throw new Error("A transaction that never ends hides events.");
    await sleep(2);
  }
}

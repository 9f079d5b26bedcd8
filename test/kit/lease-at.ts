import type { Database } from "@svc/server/platform/db/transaction.ts";
import { momentNow } from "@svc/server/platform/work/lease.ts";
import type { Queue } from "@svc/server/platform/work/queue.ts";

/** Leases what a queue has due at a moment, as if the database's time were that. */
export async function leaseAt<Leased>(
  database: Pick<Database, "transact">,
  queue: Queue<Leased>,
  now: number,
): Promise<Leased[]> {
  const from = momentNow();
  const sets = queue.modes.map((mode) =>
    database.transact("lease at a moment", (tx) =>
      queue.lease(tx, { mode, now, from, limit: 10_000, only: null, account_id: null }),
    ),
  );
  return (await Promise.all(sets)).flat();
}

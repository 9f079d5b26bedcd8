import { transactionTime } from "#platform/db/transaction-time";
import { nextHarareDay } from "#platform/time/instants";
import type { Chore } from "#platform/work/chores";
import type { Suppliers } from "#providers/port";
import { type ReconcilingDeps, reconcileDay } from "./reconcile-day.ts";

/** At 01:30 in Harare, when what was sold before midnight has its answers. */
const STARTS_AFTER_MS = 90 * 60_000;
const DAY_MS = 86_400_000;
/** Each day is looked at in three nights: what is late, or was not listed yet, comes to light. */
const DAYS = [3, 2, 1];
const DAY_TAKES_MS_MAX = 30 * 60_000;

/**
 * The chore that compares the last days with every live supplier. One whose list does not come is
 * asked again in the next night, and keeps no other from it.
 */
export function reconciliation(suppliers: Pick<Suppliers, "live">): Chore {
  return {
    name: "reconcile suppliers",
    nextAfter: (now) => nextHarareDay(now) + STARTS_AFTER_MS,
    async run({ database, log, signal }) {
      const now = await database.transact("read the time", (tx) => transactionTime(tx));
      const over = AbortSignal.any([
        AbortSignal.timeout(DAY_TAKES_MS_MAX),
        ...(signal === undefined ? [] : [signal]),
      ]);
      const days = DAYS.map((before) => now - before * DAY_MS);
      for (const supplier of suppliers.live) {
        const deps = { database, log, supplier };
        const [done] = await Promise.allSettled([reconcileDays(deps, { days, signal: over })]);
        if (done.status === "fulfilled") continue;
        const { name } = supplier.adapter;
        log.warn({ err: done.reason, supplier: name }, "a supplier was not reconciled");
      }
    },
  };
}

async function reconcileDays(
  deps: ReconcilingDeps,
  { days, signal }: { days: readonly number[]; signal: AbortSignal },
): Promise<void> {
  for (const at of days) await reconcileDay(deps, { at, signal });
}

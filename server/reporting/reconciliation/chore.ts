import { raiseAlarm } from "#platform/alarm";
import { transactionTime } from "#platform/db/transaction-time";
import { nextHarareDay } from "#platform/time/instants";
import type { Chore } from "#platform/work/chores";
import type { Suppliers } from "#providers/port";
import { type ReconcilingDeps, reconcileDay } from "./reconcile-day.ts";

/** At 01:30 in Harare, when what was sold before midnight has its answers. */
const STARTS_AFTER_MS = 90 * 60_000;
const DAY_MS = 86_400_000;
/**
 * Each day is looked at in three nights: what is late, or was not listed yet, comes to light. The
 * newest is first, as the others were looked at before.
 */
const DAYS = [1, 2, 3];
/** Of one day with one supplier: a slow one takes no time from another. */
const DAY_TAKES_MS_MAX = 30 * 60_000;

/**
 * The chore that compares the last days with every live supplier. A day that cannot be compared
 * raises an alarm, is tried again in the next night, and keeps no other day or supplier from it.
 */
export function reconciliation(
  suppliers: Pick<Suppliers, "live">,
  day_takes_ms_max: number = DAY_TAKES_MS_MAX,
): Chore {
  return {
    name: "reconcile suppliers",
    nextAfter: (now) => nextHarareDay(now) + STARTS_AFTER_MS,
    async run({ database, log, signal }) {
      const now = await database.transact("read the time", (tx) => transactionTime(tx));
      const days = DAYS.map((before) => now - before * DAY_MS);
      for (const supplier of suppliers.live) {
        for (const at of days) {
          // Whichever process has the chore now compares the rest.
          if (signal?.aborted === true) return;
          await tryDay({ database, log, supplier }, { at, day_takes_ms_max, signal });
        }
      }
    },
  };
}

async function tryDay(
  deps: ReconcilingDeps,
  {
    at,
    day_takes_ms_max,
    signal,
  }: { at: number; day_takes_ms_max: number; signal: AbortSignal | undefined },
): Promise<void> {
  const time = AbortSignal.timeout(day_takes_ms_max);
  const over = signal === undefined ? time : AbortSignal.any([time, signal]);
  const [done] = await Promise.allSettled([reconcileDay(deps, { at, signal: over })]);
  if (done.status === "fulfilled" || signal?.aborted === true) return;
  const { name } = deps.supplier.adapter;
  const unread = { mode: "live", supplier: name, err: done.reason } as const;
  raiseAlarm(deps.log, "reconciliation_break", unread);
}

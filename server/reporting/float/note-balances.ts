import { raiseAlarm } from "#platform/alarm";
import type { AnsweredBalance } from "#providers/port";
import type { PollingDeps } from "./poll-float.ts";
import { writeAnswered } from "./write-balances.ts";

/**
 * Makes what compares with the books the balances that answers to sales carry, a transaction for
 * each wallet. Doing it twice is harmless: one that is no newer than the last is dropped.
 *
 * Writes: as `writeAnswered`.
 */
export function balanceNotes({ database, log }: PollingDeps) {
  return async (balances: readonly AnsweredBalance[]): Promise<void> => {
    for (const balance of balances) {
      const { supplier } = balance;
      const alarms = await database.transact("note a balance", (tx) => writeAnswered(tx, balance));
      for (const { alarm, wallet } of alarms) {
        raiseAlarm(log, alarm, { mode: "live", supplier, wallet });
      }
    }
  };
}

import { and, desc, eq, isNull } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { type RaisedAlarmRow, raisedAlarms } from "./tables.ts";

const LISTED_MAX = 200;

/** The alarms that nobody has ended, the latest first. */
export async function listOpenAlarms({ db }: Pick<Read, "db">): Promise<RaisedAlarmRow[]> {
  return await db
    .select()
    .from(raisedAlarms)
    .where(isNull(raisedAlarms.ended_at))
    .orderBy(desc(raisedAlarms.last_at))
    .limit(LISTED_MAX);
}

/**
 * Ends an alarm; when it is raised again it is another one. Returns why it cannot be ended; null
 * once it is. Writes: raised_alarms.
 */
export async function endAlarm(
  tx: Tx,
  { id, by: ended_by, reason }: { readonly id: string; readonly by: string; reason: string },
): Promise<string | null> {
  const ended = { ended_at: await transactionTime(tx), ended_by, reason };
  const rows = await tx.db
    .update(raisedAlarms)
    .set(ended)
    .where(and(eq(raisedAlarms.id, id), isNull(raisedAlarms.ended_at)))
    .returning({ id: raisedAlarms.id });
  return rows.length > 0 ? null : "This alarm is ended already.";
}

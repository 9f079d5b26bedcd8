import { writeInstant } from "#platform/db/columns";
import type { Database } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { wakeWorkers } from "#platform/work/worker";
import { noteReport } from "#providers/sms";
import { MESSAGES } from "./message-worker.ts";

type TextReported = Parameters<typeof noteReport>[1];

/**
 * Keeps what a gateway reports of a text at last, and has the outbox look at that text now. A
 * report that comes before the text is known to be taken is found when the outbox asks for it.
 *
 * Writes: text_reports, messages.
 */
export async function noteTextReport(
  database: Pick<Database, "transact">,
  report: TextReported,
): Promise<void> {
  await database.transact("note a report of a text", async (tx) => {
    await noteReport(tx, report);
    const now = writeInstant(await transactionTime(tx));
    // Whoever holds the text writes when it is due after this; what it missed is found by then.
    await tx.sql`
      update messages set due_at = ${now}::timestamptz, deaths = 0
      where mode = 'live' and channel = 'sms' and status in ('sent', 'unconfirmed')
        and provider_reference = ${report.gateway_reference} and recipient = ${report.phone}`;
  });
  wakeWorkers(MESSAGES);
}

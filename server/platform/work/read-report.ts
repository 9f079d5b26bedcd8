import type { Ctx } from "../context.ts";
import { openReportSlots } from "../db/report-slot.ts";
import type { Tx } from "../db/transaction.ts";

/**
 * Reads a report in as many statements as it takes, all of one moment, so that it adds up while
 * sales go on.
 *
 * Refuses: `service_unavailable`, when too many reports are being read.
 */
export async function readReport<T>(
  ctx: Ctx,
  name: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const inSlot = ctx.perProgram(openReportSlots);
  return await inSlot(() =>
    ctx.transact(name, async (tx) => {
      await tx.sql`set transaction isolation level repeatable read, read only`;
      return await work(tx);
    }),
  );
}

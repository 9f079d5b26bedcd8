import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { sendDispatches } from "../rows/dispatch-tables.ts";
import type { SendRow } from "../rows/tables.ts";

/** Whether a late answer has reopened a send that had failed, and it is not closed yet. */
export async function isAskedAbout(
  { db }: Tx,
  { account_id, id }: Pick<SendRow, "account_id" | "id">,
): Promise<boolean> {
  const [work] = await db
    .select({ send_id: sendDispatches.send_id })
    .from(sendDispatches)
    .where(and(eq(sendDispatches.account_id, account_id), eq(sendDispatches.send_id, id)));
  return work !== undefined;
}

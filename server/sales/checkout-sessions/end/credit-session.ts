import { creditCheckout } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { moveSession, type SessionMove } from "../lifecycle.ts";
import { dropDeadline } from "../rows/deadlines.ts";
import type { SessionRow } from "../rows/tables.ts";

/**
 * Makes what the customer of a locked session in review has paid Credit, because nothing was
 * delivered. That is final.
 *
 * Writes: checkout_sessions, checkout_deadlines, events, the ledger; a second time fails on a
 * unique index.
 */
export async function creditSession(
  tx: Tx,
  before: SessionRow,
  { at, request }: Pick<SessionMove, "at" | "request">,
): Promise<SessionRow> {
  const { account_id, id: session_id, currency, amount_minor } = before;
  const named = `${formatId("cs", session_id)}, ${formatMoney(amount_minor)} ${currency}`;
  const held = { account_id, session_id, currency, amount_minor, created: at };
  const description = `Not delivered: checkout ${named}`;
  await dropDeadline(tx, before);
  const transaction_id = await creditCheckout(tx, { ...held, description });
  const credited = { transaction_id, review_resolution: "credited" as const };
  return await moveSession(tx, {
    ...{ before, to: "credited", by: "credit", with: credited, at, request },
  });
}

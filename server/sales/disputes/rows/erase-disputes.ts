import { and, eq, isNull, lt, or, sql as raw } from "drizzle-orm";
import { eraseDocuments } from "#accounts/documents";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { sends } from "#sales/sends";
import { disputes } from "./tables.ts";

/** Whose disputes are erased, and the number under which others may complain for the person. */
interface Erased {
  readonly account_id: string;
  readonly id: string;
  readonly phone: string | null;
  /** E.164: sends to it, or whose token goes to it, are the person's where nobody else is named. */
  readonly number: string | null;
  /** What is made from then on is of whoever has the number now. Unix milliseconds. */
  readonly erase_at: number | null;
}

/**
 * Erases what either side has said from the disputes of a recipient's sends, of sends to the number
 * that name nobody, and from those in which the number is that of the customer. It comes before the
 * sends, as whoever resolves a dispute locks it before its send. The evidence goes with its files.
 * Returns the ids of those disputes.
 *
 * Writes: disputes, documents. Source: spec/directory/recipients/operations.tsp.
 */
export async function eraseDisputes(
  { db }: Tx,
  { account_id, id: recipient_id, phone, number, erase_at }: Erased,
): Promise<string[]> {
  const is_of_send = and(eq(sends.account_id, disputes.account_id), eq(sends.id, disputes.send_id));
  const is_by_phone = phone === null ? undefined : eq(disputes.customer_phone, phone);
  const is_to_number =
    number === null
      ? undefined
      : and(
          // The token of a meter is texted to whom the sale is for.
          or(eq(sends.target, number), eq(raw`${sends.power} ->> 'token_phone'`, number)),
          isNull(sends.recipient_id),
          lt(sends.id, lowestId(erase_at ?? 0)),
        );
  // In one order, as whoever locks several disputes does.
  const rows = await db
    .select({ id: disputes.id, attachments: disputes.attachments })
    .from(disputes)
    .innerJoin(sends, is_of_send)
    .where(
      and(
        eq(disputes.account_id, account_id),
        or(eq(sends.recipient_id, recipient_id), is_to_number, is_by_phone),
      ),
    )
    .orderBy(disputes.id)
    .for("no key update", { of: disputes });
  const ids = rows.map(({ id }) => id);
  const shown = rows.flatMap(({ attachments }) => attachments);
  const nothing = { evidence_text: null, customer_phone: null, outcome_note: null, messages: [] };
  await db
    .update(disputes)
    .set({ ...nothing, attachments: [], metadata: {} })
    .where(and(eq(disputes.account_id, account_id), isAnyOf(disputes.id, ids)));
  await eraseDocuments({ db }, account_id, shown);
  return ids;
}

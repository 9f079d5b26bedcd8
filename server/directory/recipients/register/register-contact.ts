import type { EventRequest } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import type { RecipientRow } from "../tables.ts";
import { emitRecipients } from "../write/emit-recipients.ts";
import { readContact } from "../write/read-fields.ts";
import { enlist } from "../write/refuse-namesakes.ts";
import { writeNew } from "../write/write-recipients.ts";

/** Somebody of whom a number is known, and perhaps an own ID. */
export interface Contact {
  readonly external_id: string | null;
  /** E.164. */
  readonly phone: string;
  readonly lawful_basis: RecipientRow["lawful_basis"] | null;
}

/**
 * Registers somebody who is not a recipient yet; the caller has held the list with `enlist` since
 * it looked. Units: `now` in milliseconds on the account's clock.
 *
 * Refuses: `limit_reached`. Writes: recipients, recipient_counts, events.
 */
export async function registerContact(
  tx: Tx,
  cause: {
    readonly account_id: string;
    readonly now: number;
    readonly request: EventRequest | null;
  },
  { external_id, phone, lawful_basis }: Contact,
): Promise<RecipientRow> {
  const { account_id, now, request } = cause;
  await enlist(tx, account_id, 1);
  const { fields, meters } = readContact({ external_id, phone }, now);
  const named = { ...fields, lawful_basis: lawful_basis ?? fields.lawful_basis };
  const [row] = await writeNew(tx, { account_id, now }, [
    { fields: named, meters, group_ids: null },
  ]);
  if (row === undefined) throw new Error("An insert of one row wrote none.");
  const created = { type: "recipient.created" as const, row, previous_attributes: null };
  await emitRecipients(tx, { now, request }, [created]);
  return row;
}

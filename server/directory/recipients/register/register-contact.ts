import type { EventRequest } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import type { RecipientRow } from "../tables.ts";
import { type Contact, registerContacts } from "./register-contacts.ts";

/** The same as `registerContacts`, of one. Refuses: `limit_reached`. */
export async function registerContact(
  tx: Tx,
  cause: {
    readonly account_id: string;
    readonly now: number;
    readonly request: EventRequest | null;
  },
  contact: Omit<Contact, "request">,
): Promise<RecipientRow> {
  const { account_id, now, request } = cause;
  const [row] = await registerContacts(tx, { account_id, now }, [{ ...contact, request }]);
  if (row === undefined) throw new Error("An insert of one row wrote none.");
  return row;
}

import { inArray } from "drizzle-orm";
import { accounts } from "#accounts/account";
import { type MessageDraft, queueMessages } from "#accounts/messages";
import type { Tx } from "#platform/db/transaction";
import { normaliseMobile } from "#platform/phone";

/** Something that an organisation should know. */
export interface Notice {
  readonly account_id: string;
  readonly subject: string;
  /** One or two sentences, fit for a text message. */
  readonly text: string;
  /** Who is told; left out, the account's contact by mail and its support number by text. */
  readonly to?: { readonly emails: readonly string[]; readonly phones: readonly string[] };
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Tells organisations something, in the transaction of what happened. An account without contact
 * and without a mobile number is told nothing: its events say the same.
 *
 * Writes: messages. Source: product.md section 6.
 */
export async function tellAccounts(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const contacts = await readContacts(tx, notices);
  const drafts = notices.flatMap((notice) => {
    const { emails, phones } = notice.to ?? contacts.get(notice.account_id) ?? NOBODY;
    return [
      ...emails.map((recipient) => draftOf(notice, { channel: "email", recipient })),
      ...phones.map((recipient) => draftOf(notice, { channel: "sms", recipient })),
    ];
  });
  await queueMessages(tx, drafts);
}

type Contacts = NonNullable<Notice["to"]>;

const NOBODY: Contacts = { emails: [], phones: [] };

async function readContacts(
  { db }: Tx,
  notices: readonly Notice[],
): Promise<Map<string, Contacts>> {
  const ids = notices.flatMap(({ account_id, to }) => (to === undefined ? [account_id] : []));
  if (ids.length === 0) return new Map();
  const { id, contact_email, support_phone } = accounts;
  const rows = await db
    .select({ id, contact_email, support_phone })
    .from(accounts)
    .where(inArray(id, ids));
  return new Map(
    rows.map((row) => [
      row.id,
      { emails: known(row.contact_email), phones: mobileOf(row.support_phone) },
    ]),
  );
}

function known(address: string | null): string[] {
  return address === null ? [] : [address];
}

/** A support number may be one that gets no texts. */
function mobileOf(phone: string | null): string[] {
  return phone !== null && normaliseMobile(phone) !== null ? [phone] : [];
}

function draftOf(
  { account_id, subject, text, created }: Notice,
  { channel, recipient }: Pick<MessageDraft, "channel" | "recipient">,
): MessageDraft {
  return {
    account_id,
    channel,
    purpose: "notice",
    send_id: null,
    recipient,
    plays: null,
    seal_with: null,
    subject: channel === "email" ? subject : null,
    text,
    created,
  };
}

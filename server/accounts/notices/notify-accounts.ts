import { accounts } from "#accounts/account";
import { type MessageDraft, queueMessages } from "#accounts/messages";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { normaliseMobile } from "#platform/values/phone";

/** Something that an organisation should know. */
export interface Notice {
  readonly account_id: string;
  readonly subject: string;
  /** One or two sentences, fit for a text message. */
  readonly text: string;
  /** By mail to the account's contact, by text to its support number. */
  readonly channels: readonly MessageDraft["channel"][];
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Notifies organisations in the transaction of the cause. An account without a contact and without
 * a mobile number gets no notice; its events say the same.
 *
 * Writes: messages. Source: docs/decisions/0014-texts-and-tokens.md.
 */
export async function notifyAccounts(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const contacts = await readContacts(tx, notices);
  const drafts = notices.flatMap((notice) =>
    notice.channels.flatMap((channel) => {
      const contact = contacts.get(notice.account_id);
      const recipient = contact?.[channel] ?? null;
      if (contact === undefined || recipient === null) return [];
      return [draftOf(notice, { channel, recipient, mode: contact.mode })];
    }),
  );
  await queueMessages(tx, drafts);
}

type Contact = Readonly<Record<MessageDraft["channel"], string | null>> &
  Pick<MessageDraft, "mode">;

async function readContacts({ db }: Tx, notices: readonly Notice[]): Promise<Map<string, Contact>> {
  const { id, mode, contact_email, support_phone } = accounts;
  const ids = notices.map(({ account_id }) => account_id);
  const rows = await db
    .select({ id, mode, email: contact_email, sms: support_phone })
    .from(accounts)
    .where(isAnyOf(id, ids));
  return new Map(
    rows.map(({ id: account, sms, ...row }) => [account, { ...row, sms: mobileOf(sms) }]),
  );
}

/** A support number may be one that gets no texts. */
function mobileOf(phone: string | null): string | null {
  return phone === null ? null : (normaliseMobile(phone)?.e164 ?? null);
}

function draftOf(
  { account_id, subject, text, created }: Notice,
  { channel, recipient, mode }: Pick<MessageDraft, "channel" | "recipient" | "mode">,
): MessageDraft {
  return {
    account_id,
    mode,
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

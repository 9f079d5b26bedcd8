import assert from "node:assert/strict";
import { type MessageDraft, queueMessages } from "#accounts/messages";
import type { Tx } from "#platform/db/transaction";
import type { Mode } from "#platform/work/queue";
import { writeToken } from "../present/present-power.ts";
import { openToken } from "../rows/bought-power.ts";
import { fillPowerText } from "../rows/power-texts.ts";
import type { SendRow } from "../rows/tables.ts";

/** A send that has just been delivered, whose row the caller has locked. */
export interface Landed {
  readonly send: SendRow;
  /** Unix milliseconds on the account's clock, which the caller holds. */
  readonly at: number;
  readonly mode: Mode;
  /** Opens its tokens, and seals the messages that hold them. */
  readonly secret_key: string;
}

/**
 * Writes the messages that a set of delivered sends owes: the text to the customer, which for power
 * carries the token, the mail with the token, and the text to `notify_number`.
 *
 * The move of each send has named the text to its customer in `sms_id`. Writes: messages.
 * Source: docs/decisions/0014-texts-and-tokens.md.
 */
export async function notifyCustomers(tx: Tx, landed: readonly Landed[]): Promise<void> {
  const drafts = landed.flatMap(({ send, ...notification }) => {
    const to_customer = textTo(send, notification);
    if (to_customer === null) return [];
    assert(send.sms_id !== null, `no text is named by the send ${send.id}`);
    return [{ ...to_customer, id: send.sms_id }, ...copiesOf(send, notification)];
  });
  await queueMessages(tx, drafts);
}

/** Whether a send, once it is delivered, owes its customer a text. */
export function owesText({ power, sms_message }: SendRow): boolean {
  if (power === null) return sms_message !== null;
  return power.token_phone !== null && power.tokens.length > 0;
}

/**
 * Writes the messages with a token again, to the number and address of the sale. `sms_status`
 * follows the new text, and the caller emits the event.
 *
 * Returns the row as it is afterwards. Writes: messages, sends.
 */
export async function resendMessages(tx: Tx, { send, ...notification }: Landed): Promise<SendRow> {
  const text = textTo(send, notification);
  if (text === null) throw new Error(`send ${send.id} has no token to resend`);
  const mail = mailTo(send, notification);
  const [sms_id = null] = await queueMessages(tx, mail === null ? [text] : [text, mail]);
  const event_sequence = send.event_sequence + 1;
  const queued = { sms_status: "queued", sms_id, unreported: null } as const;
  const row: SendRow = { ...send, ...queued, event_sequence };
  await markEmitted(tx, [row]);
  return row;
}

type Notification = Omit<Landed, "send">;

/** The text to the customer of a delivered send; null if it owes none. */
function textTo(send: SendRow, notification: Notification): MessageDraft | null {
  if (!owesText(send)) return null;
  const { power } = send;
  if (power === null) {
    const landing = { recipient: send.target, text: send.sms_message ?? "" };
    return { ...draftOf(send, notification), ...landing, purpose: "landing" };
  }
  const token = { recipient: power.token_phone ?? "", ...sealedTextOf(send, notification) };
  return { ...draftOf(send, notification), ...token, purpose: "token", plays: send.target };
}

/** The mail with the token of a delivered send; null if none was requested. */
function mailTo(send: SendRow, notification: Notification): MessageDraft | null {
  const email = send.power?.token_email ?? null;
  if (email === null || send.power?.tokens.length === 0) return null;
  return {
    ...draftOf(send, notification),
    channel: "email",
    recipient: email,
    subject: `Power token for meter ${send.target}`,
    ...sealedTextOf(send, notification),
  };
}

function copiesOf(send: SendRow, notification: Notification): MessageDraft[] {
  const mail = mailTo(send, notification);
  const { notify_number: recipient, power } = send;
  // The token is for `token_phone` alone.
  const text = power === null ? send.sms_message : fillPowerText(power.texts.notice, send, []);
  const texts =
    recipient === null || text === null
      ? []
      : [{ ...draftOf(send, notification), recipient, text }];
  return mail === null ? texts : [mail, ...texts];
}

function draftOf(
  { account_id, id: send_id, target }: SendRow,
  { at: created, mode }: Notification,
) {
  return {
    account_id,
    mode,
    send_id,
    channel: "sms" as const,
    purpose: "copy" as const,
    recipient: target,
    subject: null,
    text: "",
    plays: null,
    seal_with: null,
    created,
  } satisfies MessageDraft;
}

/** The clear text, which goes into a sealed message and nowhere else. */
function sealedTextOf(
  send: SendRow,
  { secret_key }: Notification,
): Pick<MessageDraft, "text" | "seal_with"> {
  const { id: send_id, power } = send;
  const tokens = power?.tokens ?? [];
  const clear = tokens.map((token) => writeToken(openToken(token, { send_id, secret_key })));
  return { text: fillPowerText(power?.texts.token ?? "", send, clear), seal_with: secret_key };
}

async function markEmitted({ sql }: Tx, rows: readonly SendRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update sends set sms_status = notified.sms_status, sms_id = notified.sms_id,
      event_sequence = notified.event_sequence, unreported = notified.unreported::jsonb
    from unnest(
      ${rows.map(({ account_id }) => account_id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(({ sms_status }) => sms_status)}::text[],
      ${rows.map(({ sms_id }) => sms_id)}::uuid[],
      ${rows.map(({ event_sequence }) => event_sequence)}::integer[],
      ${rows.map(({ unreported }) => unreported && JSON.stringify(unreported))}::text[]
    ) as notified(account_id, id, sms_status, sms_id, event_sequence, unreported)
    where sends.account_id = notified.account_id and sends.id = notified.id`;
}

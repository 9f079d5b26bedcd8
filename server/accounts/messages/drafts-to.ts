import { type MailWords, writeMailText } from "./mail-words.ts";
import type { MessageDraft } from "./queue-messages.ts";

/** Where somebody is reached. */
export interface Contact {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

type Said = Omit<
  MessageDraft,
  "channel" | "recipient" | "subject" | "text" | "words" | "send_id" | "plays"
> & {
  /** Of the text message. */
  readonly text: string;
  readonly mail: { readonly subject: string; readonly words: MailWords };
};

/** One message to somebody, by mail and by text, as far as they have an address and a number. */
export function draftsTo({ email, phone }: Contact, { mail, ...said }: Said): MessageDraft[] {
  const draft = { ...said, send_id: null, plays: null };
  const mailed = { ...draft, ...mail, channel: "email" as const, text: writeMailText(mail.words) };
  return [
    ...(email === null ? [] : [{ ...mailed, recipient: email }]),
    ...(phone === null
      ? []
      : [{ ...draft, channel: "sms" as const, recipient: phone, subject: null }]),
  ];
}

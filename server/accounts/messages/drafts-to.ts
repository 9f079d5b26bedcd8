import type { MessageDraft } from "./queue-messages.ts";

/** Where somebody is reached. */
export interface Contact {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

type Said = Omit<MessageDraft, "channel" | "recipient" | "subject" | "send_id" | "plays"> & {
  /** Of the mail; a text message has none. */
  readonly subject: string;
};

/** One message to somebody, by mail and by text, as far as they have an address and a number. */
export function draftsTo({ email, phone }: Contact, { subject, ...said }: Said): MessageDraft[] {
  const draft = { ...said, send_id: null, plays: null };
  return [
    ...(email === null ? [] : [{ ...draft, channel: "email" as const, recipient: email, subject }]),
    ...(phone === null
      ? []
      : [{ ...draft, channel: "sms" as const, recipient: phone, subject: null }]),
  ];
}

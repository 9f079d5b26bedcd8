import assert from "node:assert/strict";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { MailWords } from "./mail-words.ts";
import type { MessageRow } from "./tables.ts";

/** What a message says; a text message has no subject. */
export interface MessageBody {
  readonly subject: string | null;
  readonly text: string;
  /** Of a mail that is more than its text. */
  readonly words?: MailWords;
}

/** Writes what a message says; with a key it is sealed, for that message and for no other. */
export function writeBody(
  { subject, text, words }: MessageBody,
  { message_id, seal_with }: { message_id: string; seal_with: string | null },
): string {
  const body = JSON.stringify({ subject, text, words });
  if (seal_with === null) return body;
  return openSecretBox(seal_with).seal(body, { bound_to: boundTo(message_id) });
}

/** Reads what a message says, for the gateway. */
export function readBody(
  { id, body, sealed }: Pick<MessageRow, "id" | "body" | "sealed">,
  { secret_key }: { secret_key: string },
): MessageBody {
  assert(body !== null, `message ${id} is to be sent and its text is gone`);
  if (!sealed) return JSON.parse(body) as MessageBody;
  return JSON.parse(openSecretBox(secret_key).open(body, { bound_to: boundTo(id) }));
}

export function boundTo(message_id: string): string {
  return `message/${message_id}`;
}

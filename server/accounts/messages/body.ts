import { openSecretBox } from "#platform/secret-box";

/** What a message says; a text message has no subject. */
export interface MessageBody {
  readonly subject: string | null;
  readonly text: string;
}

/** Seals what a message says, for that message and for no other. */
export function sealBody(
  body: MessageBody,
  { message_id, secret_key }: { message_id: string; secret_key: string },
): string {
  return openSecretBox(secret_key).seal(JSON.stringify(body), { bound_to: boundTo(message_id) });
}

/** Opens what a message says, for the gateway. */
export function openBody(
  sealed: string,
  { message_id, secret_key }: { message_id: string; secret_key: string },
): MessageBody {
  const opened = openSecretBox(secret_key).open(sealed, { bound_to: boundTo(message_id) });
  return JSON.parse(opened) as MessageBody;
}

function boundTo(message_id: string): string {
  return `message/${message_id}`;
}

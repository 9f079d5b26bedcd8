/**
 * How what we send is signed: our own header, which takes the bytes of the whole secret as its key,
 * beside the headers of Standard Webhooks, which take the decoded part behind `whsec_`.
 * Source: docs/guides/webhooks.md, "Verify the signature".
 */
import { createHmac, randomBytes } from "node:crypto";

/** One message as it goes out. */
export interface SignedMessage {
  /** Wire id of the event; the same at each try. */
  readonly id: string;
  /** Unix seconds on the wall clock: the receiver compares it with its own. */
  readonly at: number;
  /** The very bytes that are sent. */
  readonly body: string;
}

const SECRET_START = "whsec_";
const SECRET_BYTES = 32;

/** New material for signing: `whsec_` and 32 bytes in base64. */
export function mintSigningSecret(): string {
  return SECRET_START + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The headers that prove a message to be ours, with one signature a secret: two while an old secret
 * still signs alongside the new one.
 */
export function signatureHeaders(
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const own = secrets.map((secret) => `v1=${hmac(secret, `${at}.${body}`, "hex")}`);
  const standard = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_START.length), "base64");
    return `v1,${hmac(key, `${id}.${at}.${body}`, "base64")}`;
  });
  return {
    "Svc-Signature": [`t=${at}`, ...own].join(","),
    "webhook-id": id,
    "webhook-timestamp": String(at),
    "webhook-signature": standard.join(" "),
  };
}

/** The header of the predecessor interface, which signs the body alone. */
export function legacySignatureHeader(
  { body }: Pick<SignedMessage, "body">,
  secret: string,
): Record<string, string> {
  return { "X-Airtime-Signature": `sha256=${hmac(secret, body, "hex")}` };
}

function hmac(key: string | Buffer, text: string, encoding: "hex" | "base64"): string {
  return createHmac("sha256", key).update(text).digest(encoding);
}

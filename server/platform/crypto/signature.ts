/**
 * How what we send is signed: our own header, which takes the bytes of the whole secret as its key,
 * beside the headers of Standard Webhooks, which take the decoded part behind `whsec_`. What we are
 * sent carries our own header.
 * Source: docs/guides/webhooks.md, "Verify the signature".
 */
import { createHmac, randomBytes } from "node:crypto";
import { equalInConstantTime } from "./equal-in-constant-time.ts";

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

/** What our own header says of a message that was sent to us. */
export interface SentSignature {
  /** Unix seconds, as they were written: their text is signed too. */
  readonly at: string;
  /** The signatures of the one version that there is. */
  readonly signatures: readonly Buffer[];
}

/** Source: spec/rewards/programs/completions.tsp. */
const HEADER_CHARACTERS_MAX = 512;
const SECONDS = /^[0-9]{1,12}$/;
const SHA256_HEX = /^[0-9a-f]{64}$/i;

/** Reads our own header; null when it does not say when it was made, once, and how. */
export function readSignatureHeader(written: string): SentSignature | null {
  if (written.length > HEADER_CHARACTERS_MAX) return null;
  const parts = written.split(",").map((part) => part.trim());
  const named = (name: string) =>
    parts.filter((part) => part.startsWith(name)).map((part) => part.slice(name.length));
  const [at, ...others] = named("t=");
  const signatures = named("v1=")
    .filter((hex) => SHA256_HEX.test(hex))
    .map((hex) => Buffer.from(hex, "hex"));
  const is_whole = at !== undefined && SECONDS.test(at) && others.length === 0;
  return is_whole && signatures.length > 0 ? { at, signatures } : null;
}

/** Whether one of the secrets has signed these bytes; how long it takes tells nothing. */
export function isSignedBy(
  { at, signatures }: SentSignature,
  body: Uint8Array,
  secrets: readonly string[],
): boolean {
  const right = secrets.map((secret) =>
    createHmac("sha256", secret).update(`${at}.`).update(body).digest(),
  );
  const matches = right.flatMap((one) =>
    signatures.filter((sent) => equalInConstantTime(one, sent)),
  );
  return matches.length > 0;
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

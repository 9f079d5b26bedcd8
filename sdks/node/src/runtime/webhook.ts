/** Signatures of webhooks, made and verified with WebCrypto, which every runtime has. */
import type { Event } from "../generated/models.ts";
import { guardSecrets } from "./decode.ts";
import { ArgumentError, SignatureError } from "./error.ts";
import { parseJson } from "./json.ts";

const TOLERANCE_SECONDS = 300;
const encoder = new TextEncoder();

export type RawBody = string | Uint8Array | ArrayBuffer;
type HeaderValue = string | readonly string[] | undefined;
/** The header Svc-Signature, or all headers of the request. */
export type WebhookHeaders = string | Headers | Readonly<Record<string, HeaderValue>>;

export interface VerifyOptions {
  /** How many seconds the signature may be away from the clock, in either direction; 300. */
  readonly toleranceSeconds?: number;
  /** The moment that counts as now, in unix seconds; for tests. */
  readonly now?: number;
}

/**
 * The event of a webhook, once its signature is found to be right. `rawBody` is the bytes as they
 * came; `secrets` is the endpoint's secret, or several while it is being rolled.
 */
export async function verify(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secrets: string | readonly string[] | undefined,
  options: VerifyOptions = {},
): Promise<Event> {
  const body = bytesOf(rawBody);
  const known = typeof secrets === "string" ? [secrets] : (secrets ?? []);
  if (known.length === 0 || known.some((secret) => typeof secret !== "string" || secret === "")) {
    throw new ArgumentError("Give the endpoint's secret.", "secrets");
  }
  const own = headerOf(headers, "svc-signature");
  const is_right =
    own === null
      ? await isStandard(body, headers, known, options)
      : await isOurs(body, own, known, options);
  if (!is_right) throw new SignatureError("The signature is not that of this body and secret.");
  return parse(body);
}

/** The event of a body that was verified elsewhere. */
export function parse(rawBody: RawBody): Event {
  let event: unknown;
  try {
    event = parseJson(new TextDecoder().decode(bytesOf(rawBody)));
  } catch {
    throw new SignatureError("The body is no JSON.");
  }
  guardSecrets(event, "Event");
  return event as Event;
}

/** A Svc-Signature header as the service would send it; for tests of a receiver. */
export async function signTestHeader(
  rawBody: RawBody,
  secret: string,
  timestamp = Math.floor(Date.now() / 1_000),
): Promise<string> {
  return `t=${timestamp},v1=${hexOf(await sign(secret, `${timestamp}.`, bytesOf(rawBody)))}`;
}

/** The header that signs a completion with its program's secret. */
export function programSignature(body: string, secret: string | undefined): Promise<string> {
  if (!secret) throw new ArgumentError("Give options.programSecret.", "programSecret");
  return signTestHeader(body, secret);
}

async function isOurs(
  body: Uint8Array,
  header: string,
  secrets: readonly string[],
  options: VerifyOptions,
): Promise<boolean> {
  const parts = header.split(",").map((part) => part.trim().split(/=(.*)/s, 2));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "";
  refuseFarTime(time, options);
  const given = parts.flatMap(([name, value]) => (name === "v1" && value ? [value] : []));
  return matchesAny(
    secrets.map((secret) => encoder.encode(secret)),
    `${time}.`,
    body,
    given.map(bytesOfHex),
  );
}

/** The headers of Standard Webhooks: another key, another text, the same body. */
async function isStandard(
  body: Uint8Array,
  headers: WebhookHeaders,
  secrets: readonly string[],
  options: VerifyOptions,
): Promise<boolean> {
  const id = headerOf(headers, "webhook-id");
  const time = headerOf(headers, "webhook-timestamp");
  const signatures = headerOf(headers, "webhook-signature");
  if (id === null || time === null || signatures === null) {
    throw new SignatureError("The request has no Svc-Signature header.");
  }
  refuseFarTime(time, options);
  const given = signatures.split(" ").flatMap((part) => {
    const [version, value] = part.split(",", 2);
    return version === "v1" && value ? [bytesOfBase64(value)] : [];
  });
  const keys = secrets.map((secret) => bytesOfBase64(secret.replace(/^whsec_/, "")));
  // A secret that is not base64 makes an empty key, with which anybody could sign.
  const usable = keys.filter(({ length }) => length > 0);
  return matchesAny(usable, `${id}.${time}.`, body, given);
}

function refuseFarTime(time: string, { toleranceSeconds, now }: VerifyOptions): void {
  if (!/^\d{1,12}$/.test(time)) throw new SignatureError("The signature has no time.");
  const distance = Math.abs((now ?? Date.now() / 1_000) - Number(time));
  if (distance > (toleranceSeconds ?? TOLERANCE_SECONDS)) {
    throw new SignatureError("The signature's time is too far from the clock.");
  }
}

/** Every key against every signature, in constant time each. */
async function matchesAny(
  keys: readonly Uint8Array[],
  lead: string,
  body: Uint8Array,
  given: readonly (Uint8Array | null)[],
): Promise<boolean> {
  let is_found = false;
  for (const key of keys) {
    const expected = await hmac(key, joined(encoder.encode(lead), body));
    for (const one of given) is_found = isSame(one, expected) || is_found;
  }
  return is_found;
}

function isSame(given: Uint8Array | null, expected: Uint8Array): boolean {
  if (given === null || given.length !== expected.length) return false;
  return (
    given.reduce((differing, byte, index) => differing | (byte ^ (expected[index] ?? 0)), 0) === 0
  );
}

function sign(secret: string, lead: string, body: Uint8Array): Promise<Uint8Array> {
  return hmac(encoder.encode(secret), joined(encoder.encode(lead), body));
}

async function hmac(key: Uint8Array, text: Uint8Array): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await subtle.importKey("raw", key as Uint8Array<ArrayBuffer>, algorithm, false, [
    "sign",
  ]);
  return new Uint8Array(await subtle.sign("HMAC", imported, text as Uint8Array<ArrayBuffer>));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

/** A parsed body has lost the bytes that were signed. */
function bytesOf(rawBody: RawBody): Uint8Array {
  if (typeof rawBody === "string") return encoder.encode(rawBody);
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  if (ArrayBuffer.isView(rawBody)) {
    return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  }
  throw new SignatureError(
    "The body was parsed. A signature is over the bytes as they came: take the raw body.",
  );
}

function headerOf(headers: WebhookHeaders, name: string): string | null {
  if (typeof headers === "string") return name === "svc-signature" ? headers : null;
  if (headers instanceof Headers) return headers.get(name);
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return (Array.isArray(found) ? found[0] : found) ?? null;
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOfHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function bytesOfBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

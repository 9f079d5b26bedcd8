/**
 * The question that a claim page asks before it goes on. It needs no script and no other host: its
 * token says what was asked, signed for one link, and is answered once.
 */
import { randomInt } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import { randomText } from "#platform/crypto/random-text";

const VALID_MS = 10 * 60_000;
const SUMMAND = { min: 2, max: 20 };
const NONCE_CHARACTERS = 22;
const TOKEN =
  /^chl_(?<payload>(?<nonce>\w+)\.(?<until>\d+)\.(?<one>\d+)\.(?<other>\d+))\.(?<mac>.+)$/;

/** The link that a challenge is for, and the key that signs it. */
export interface ChallengeFor {
  /** Uuid. */
  readonly link_id: string;
  readonly secret_key: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Makes a new challenge. */
export function newChallenge({
  link_id,
  secret_key,
  now,
}: ChallengeFor): Schemas["ClaimChallenge"] {
  const [one, other] = [summand(), summand()];
  const nonce = randomText().slice(0, NONCE_CHARACTERS);
  const payload = `${nonce}.${now + VALID_MS}.${one}.${other}`;
  const mac = macOf(payload, { link_id, secret_key }).toString("base64url");
  return { token: `chl_${payload}.${mac}`, question: `What is ${one} + ${other}?`, site_key: null };
}

/**
 * Reads a token back: what names the challenge, and whether the answer is right and in time. Null
 * of a token that was not made for this link.
 */
export function readChallenge(
  token: string,
  answer: string,
  { link_id, secret_key, now }: ChallengeFor,
): { readonly nonce: string; readonly is_solved: boolean } | null {
  const { payload = "", nonce = "", until, one, other, mac = "" } = TOKEN.exec(token)?.groups ?? {};
  const right = macOf(payload, { link_id, secret_key });
  if (!equalInConstantTime(Buffer.from(mac, "base64url"), right)) return null;
  const is_right = answer.trim() === String(Number(one) + Number(other));
  return { nonce, is_solved: is_right && now < Number(until) };
}

function summand(): number {
  return randomInt(SUMMAND.min, SUMMAND.max + 1);
}

function macOf(payload: string, { link_id, secret_key }: Omit<ChallengeFor, "now">): Buffer {
  return Buffer.from(keyedHash(secret_key, `claim-challenge/${link_id}/${payload}`));
}

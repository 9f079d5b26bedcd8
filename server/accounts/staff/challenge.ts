/**
 * Challenges that a passkey signs. Nobody who only opens a page makes a row: a challenge says
 * itself until when it counts, under our key, and the session that it opens keeps it from being
 * used again.
 */
import { hash, randomBytes } from "node:crypto";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";

type ChallengeKey = Pick<Config, "secret_key">;

const VALID_MS = 5 * 60_000;
const EXPIRY_BYTES = 8;
const RANDOM_BYTES = 24;
const NAMED_BYTES = EXPIRY_BYTES + RANDOM_BYTES;

/** A new challenge. */
export function makeChallenge(config: ChallengeKey): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeBigUInt64BE(BigInt(wall() + VALID_MS));
  const named = Buffer.concat([expiry, randomBytes(RANDOM_BYTES)]);
  return new Uint8Array([...named, ...sealOf(named, config)]);
}

/** Whether a challenge, in base64url, is one of ours, and still counts. */
export function isChallenge(written: string, config: ChallengeKey): boolean {
  const challenge = Buffer.from(written, "base64url");
  if (challenge.length <= NAMED_BYTES) return false;
  const [named, sent] = [challenge.subarray(0, NAMED_BYTES), challenge.subarray(NAMED_BYTES)];
  if (!equalInConstantTime(sent, sealOf(named, config))) return false;
  return Number(named.readBigUInt64BE()) > wall();
}

/** How a challenge that was used is kept. */
export function challengeHashOf(written: string): string {
  return hash("sha256", `staff-challenge/${written}`, "hex");
}

function sealOf(named: Uint8Array, { secret_key }: ChallengeKey): Uint8Array {
  return keyedHash(secret_key, `staff-challenge/${Buffer.from(named).toString("hex")}`);
}

/**
 * How a payment PIN is kept: there are only a million of them, so each guess is made dear by
 * Argon2id, and the hash is sealed, so that who has the table alone cannot guess at all.
 * Source: docs/decisions/0048-payment-pins.md.
 */
import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { Config } from "#platform/settings/config";

type Settings = Pick<Config, "secret_key">;

/** Memory in KiB. Source: docs/decisions/0048-payment-pins.md. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;

/** Runs beside the event loop. */
const hashed = promisify(argon2);

/** A PIN as it is kept, for one member alone. */
export async function hashPin(
  pin: string,
  member_id: string,
  { secret_key }: Settings,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes, parallelism, tagLength } = COST;
  const tag = await hashed("argon2id", { ...COST, message: pin, nonce: salt });
  const written = [memory, passes, parallelism, tagLength, textOf(salt), textOf(tag)].join("$");
  return openSecretBox(secret_key).seal(written, { bound_to: boundTo(member_id) });
}

/** Whether a PIN is the one that was kept; it is hashed at the cost that the kept one was. */
export async function isPin(
  pin: string,
  { member_id, sealed }: { member_id: string; sealed: string },
  { secret_key }: Settings,
): Promise<boolean> {
  const written = openSecretBox(secret_key).open(sealed, { bound_to: boundTo(member_id) });
  const [memory, passes, parallelism, tagLength, salt = "", right = ""] = written.split("$");
  const tag = await hashed("argon2id", {
    ...{ memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    ...{ tagLength: Number(tagLength), message: pin, nonce: Buffer.from(salt, "base64url") },
  });
  return equalInConstantTime(tag, Buffer.from(right, "base64url"));
}

/** The place that a sealed hash belongs to. */
export function boundTo(member_id: string): string {
  return `payment_pin/${member_id}`;
}

function textOf(bytes: Buffer): string {
  return bytes.toString("base64url");
}

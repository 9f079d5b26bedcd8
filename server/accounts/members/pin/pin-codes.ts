/** Codes with which a member confirms who they are when they set a payment PIN. */
import { hash } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Config } from "#platform/settings/config";
import { PIN_TRIES_MAX, pinCodes } from "../tables.ts";
import type { PinOwner } from "./pin-guard.ts";

/** Source: spec/accounts/members/pin.tsp. */
export const PIN_CODE_VALID_MS = 10 * 60_000;

/** A code as it is mailed; one that staff hand over is as long as the secret of a key. */
const MAILED = /^\d{6}$/;
const HANDED = /^[0-9A-Za-z]{43}$/;

/** Whether a text is a code; if not, it can only be a password. */
export function isPinCode(text: string): boolean {
  return MAILED.test(text) || HANDED.test(text);
}

/** How a code is kept; one that nobody can guess needs no key. */
export function pinCodeHashOf(
  code: string,
  { id }: PinOwner,
  config: Pick<Config, "secret_key"> | null,
): string {
  const text = `pin-code/${id}/${code}`;
  if (config === null || !MAILED.test(code)) return hash("sha256", text, "hex");
  return Buffer.from(keyedHash(config.secret_key, text)).toString("hex");
}

/**
 * Counts a try of the member's newest code: says how many are left, and whether this is it. The
 * caller commits that whatever the answer. Writes: pin_codes.
 */
export async function tryPinCode(
  tx: Tx,
  owner: PinOwner,
  given_hash: string,
): Promise<{ readonly is_right: boolean; readonly attempts_left: number }> {
  const since = writeInstant((await transactionTime(tx)) - PIN_CODE_VALID_MS);
  const [tried] = await tx.sql<{ code_hash: Uint8Array; tries: number }[]>`
    update pin_codes set tries = tries + 1
    where account_id = ${owner.account_id} and tries < ${PIN_TRIES_MAX} and created > ${since}
      and used_at is null and id = (
        select id from pin_codes
        where account_id = ${owner.account_id} and member_id = ${owner.id}
        order by created desc, id desc limit 1
      )
    returning code_hash, tries`;
  if (tried === undefined) return { is_right: false, attempts_left: 0 };
  const is_right = equalInConstantTime(
    Buffer.from(given_hash, "hex"),
    Buffer.from(tried.code_hash),
  );
  return { is_right, attempts_left: PIN_TRIES_MAX - tried.tries };
}

/**
 * Uses a code up; false when somebody has used it meanwhile. It still counts towards the codes of a
 * day. Writes: pin_codes.
 */
export async function useUpPinCode(
  tx: Tx,
  { account_id, id: member_id }: PinOwner,
  given_hash: string,
): Promise<boolean> {
  const now = writeInstant(await transactionTime(tx));
  const used = await tx.sql`
    update pin_codes set used_at = ${now}
    where account_id = ${account_id} and member_id = ${member_id} and used_at is null
      and code_hash = ${Buffer.from(given_hash, "hex")}
    returning id`;
  return used.length > 0;
}

/** When the codes of a member's last day were sent, newest first; no more are sent than `limit`. */
export async function pinCodesSince(
  { db }: Tx,
  { account_id, id }: PinOwner,
  { since, limit }: { since: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ created: pinCodes.created })
    .from(pinCodes)
    .where(
      and(
        eq(pinCodes.account_id, account_id),
        eq(pinCodes.member_id, id),
        gt(pinCodes.created, since),
      ),
    )
    .orderBy(desc(pinCodes.created))
    .limit(limit);
  return rows.map(({ created }) => created);
}

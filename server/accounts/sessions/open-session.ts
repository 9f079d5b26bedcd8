import { hash } from "node:crypto";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { randomText } from "#platform/random-text";
import type { SignInOwner } from "./sign-in-owner.ts";
import { sessions } from "./tables.ts";

/** A session that is used every day is over after this time all the same. */
export const SESSION_MS = 7 * 86_400_000;

/** Opens a session, and returns its secret, which nobody has seen before. Writes: sessions. */
export async function openSession(
  tx: Tx,
  owner: SignInOwner,
  { mode, expires_at }: { mode: "test" | "live"; expires_at?: number },
): Promise<string> {
  const now = await transactionTime(tx);
  const secret = randomText();
  const { account_id, member, invite_id, address } = owner;
  await insertMany(tx, sessions, [
    {
      ...{ account_id, id: mintId(now), mode, token_hash: tokenHashOf(secret) },
      ...{ member_id: member?.id ?? null, role: member?.role ?? null, invite_id },
      address: member === null ? address : null,
      ...{ seen_at: now, expires_at: expires_at ?? now + SESSION_MS, created: now },
    },
  ]);
  return secret;
}

/** How the secret of a session is kept. */
export function tokenHashOf(secret: string): string {
  return hash("sha256", `session/${secret}`, "hex");
}

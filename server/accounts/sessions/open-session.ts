import { hash } from "node:crypto";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { cellSecret } from "#platform/settings/cell";
import type { SignInOwner } from "./sign-in-owner.ts";
import type { SignInPlace } from "./sign-in-place.ts";
import { sessions } from "./tables.ts";

/** A session that is used every day is over after this time all the same. */
export const SESSION_MS = 7 * 86_400_000;

/** What a session is while it goes on, under whatever secret. */
export type SessionFacts = Pick<
  typeof sessions.$inferSelect,
  "id" | "device" | "address_from" | "created" | "expires_at"
>;

/** A session that begins, or one that has been ended just now and goes on. */
interface Opened {
  readonly mode: "test" | "live";
  readonly facts: SessionFacts;
}

/** Opens a session, and returns its secret, which nobody has seen before. Writes: sessions. */
export async function openSession(
  tx: Tx,
  owner: SignInOwner,
  { mode, facts }: Opened,
): Promise<string> {
  const now = await transactionTime(tx);
  const secret = cellSecret(tx.cell);
  const { account_id, member, invite_id, address } = owner;
  await insertMany(tx, sessions, [
    {
      ...{ account_id, ...facts, mode, token_hash: tokenHashOf(secret) },
      ...{ member_id: member?.id ?? null, role: member?.role ?? null, invite_id },
      address: member === null ? address : null,
      seen_at: now,
    },
  ]);
  return secret;
}

/** What goes on of a session that stands. */
export function factsOf(session: SessionFacts): SessionFacts {
  const { id, device, address_from, created, expires_at } = session;
  return { id, device, address_from, created, expires_at };
}

/** A session that begins now. */
export async function newSession(tx: Tx, { device, address }: SignInPlace): Promise<SessionFacts> {
  const now = await transactionTime(tx);
  const expires_at = now + SESSION_MS;
  return { id: mintId(now), device, address_from: address, created: now, expires_at };
}

/** How the secret of a session is kept. */
export function tokenHashOf(secret: string): string {
  return hash("sha256", `session/${secret}`, "hex");
}

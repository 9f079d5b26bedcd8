import { and, eq } from "drizzle-orm";
import { AuthorityChanged } from "#accounts/account";
import { members } from "#accounts/members";
import type { Tx } from "#platform/db/transaction";
import { tokenHashOf } from "./open-session.ts";
import { sessions } from "./tables.ts";

/**
 * Keeps somebody's session until the transaction ends, whether or not they are a member yet: who
 * signs out or is removed meanwhile waits for it.
 *
 * Throws `AuthorityChanged`.
 */
export async function lockPersonForShare({ db }: Tx, secret: string): Promise<void> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.token_hash, tokenHashOf(secret)))
    .for("share");
  if (rows.length === 0) throw AuthorityChanged;
}

/**
 * Keeps a session's member, with the role that the session was opened with, until the transaction
 * ends: who is removed or demoted meanwhile waits for it, and whoever was comes too late.
 *
 * Throws `AuthorityChanged`.
 */
export async function lockSessionForShare({ db }: Tx, secret: string): Promise<void> {
  const rows = await db
    .select({ id: members.id })
    .from(sessions)
    .innerJoin(
      members,
      and(
        eq(members.account_id, sessions.account_id),
        eq(members.id, sessions.member_id),
        eq(members.role, sessions.role),
      ),
    )
    .where(eq(sessions.token_hash, tokenHashOf(secret)))
    .for("share", { of: members });
  if (rows.length === 0) throw AuthorityChanged;
}

import { and, eq } from "drizzle-orm";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import type { PathObject } from "#platform/path-object";
import { type InviteRow, invites } from "./tables.ts";

/** An invitation as a path names it. */
export const INVITE: PathObject = { table: invites, prefix: "inv", param: "invite_id" };

/** The invitations of an account that have these ids; others' are absent. */
export async function findInvites(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<InviteRow[]> {
  return await db
    .select()
    .from(invites)
    .where(and(eq(invites.account_id, account_id), isAnyOf(invites.id, ids)));
}

/** Locks an invitation until the transaction ends; null when the account has none of this id. */
export async function lockInvite(
  { db }: Tx,
  account_id: string,
  id: string,
): Promise<InviteRow | null> {
  // Whoever answers or revokes it waits here, and is judged by what the other has made of it.
  const [row] = await db
    .select()
    .from(invites)
    .where(and(eq(invites.account_id, account_id), eq(invites.id, id)))
    .for("no key update");
  return row ?? null;
}

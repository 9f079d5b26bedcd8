import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findSessions, lockSession } from "./queries.ts";
import { checkoutSessions, type SessionRow } from "./tables.ts";

/** Sessions as paths name them. */
export const SESSION: PathObject = { table: checkoutSessions, prefix: "cs", param: "session_id" };

/**
 * The account's session that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function sessionOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<SessionRow> {
  return await read((tx) => findByPath(tx, SESSION, { account, written }, findSessions));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockSessionOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<SessionRow> {
  return await lockByPath(tx, SESSION, { account, written }, lockSession);
}

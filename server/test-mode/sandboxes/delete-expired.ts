import { and, asc, eq, getTableName, lte } from "drizzle-orm";
import { accounts, closeAccount, lockAccount, raiseFactsVersion } from "#accounts/account";
import { invites } from "#accounts/invites";
import { members } from "#accounts/members";
import { emptyTestLedger } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { type LeaseScope, type Queue, type QueueTable, readDueRows } from "#platform/work/queue";
import { removeRows, STAYING_TABLES } from "#test-mode/helpers";
import { removePiece } from "./remove-piece.ts";
import { type SandboxRow, sandboxes } from "./tables.ts";

const TABLE: QueueTable = {
  queue: "expired sandboxes",
  table: sandboxes,
  account_id: sandboxes.account_id,
  row_id: sandboxes.account_id,
  due_at: sandboxes.expires_at,
  mode: null,
  lease_until: null,
};

/** How many rows of a sandbox one transaction removes. */
const ROWS_MAX = 10_000;

/** The queue of sandboxes whose time is over; leasing one deletes it, unless it has an owner. */
export const EXPIRED_SANDBOXES = expiredSandboxes(ROWS_MAX);

/**
 * The same in pieces of a size. Leasing a sandbox closes it first, so that no caller uses it or
 * takes it over any more, and each time after that removes a piece, and at last the accounts. A
 * process that dies between two of these leaves the rest to the next.
 */
export function expiredSandboxes(rows_max: number): Queue<string> {
  return {
    name: TABLE.queue,
    modes: [null],
    readDue: (tx, scope) => readDueRows(tx, TABLE, scope),
    lease: (tx, scope) => deleteExpired(tx, scope, rows_max),
  };
}

/** Writes: every table of the accounts without an owner; sandboxes. */
async function deleteExpired(tx: Tx, scope: LeaseScope, rows_max: number): Promise<string[]> {
  const due = await readDueRows(tx, TABLE, scope);
  const ids: string[] = [];
  for (const { account_id } of due) {
    if (await goOn(tx, account_id, { now: scope.now, rows_max })) ids.push(account_id);
  }
  return ids;
}

/** Takes the next step; false where there is none to take now. */
async function goOn(
  tx: Tx,
  account_id: string,
  { now, rows_max }: { now: number; rows_max: number },
): Promise<boolean> {
  const [row] = await tx.db
    .select()
    .from(sandboxes)
    .where(and(eq(sandboxes.account_id, account_id), lte(sandboxes.expires_at, now)))
    .for("update", { skipLocked: true });
  if (row === undefined) return false;
  if (!(await isClosed(tx, row))) return await close(tx, row);
  const left = await removePiece(tx, [account_id, row.live_id], rows_max);
  if (left === "empty") await removeAccounts(tx, row);
  return left !== "held";
}

/** An account that was closed is never opened again. */
async function isClosed({ db }: Tx, { live_id }: SandboxRow): Promise<boolean> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, live_id));
  return account?.status === "closed";
}

async function close(tx: Tx, row: SandboxRow): Promise<true> {
  const { account_id, live_id } = row;
  const ids = [account_id, live_id].sort();
  // Before anything of the accounts, as their callers do.
  for (const id of ids) await lockAccount(tx, id);
  if (await isClaimed(tx, row)) {
    await tx.db.delete(sandboxes).where(eq(sandboxes.account_id, account_id));
    return true;
  }
  await tx.db.delete(invites).where(eq(invites.account_id, live_id));
  for (const id of ids) await closeAccount(tx, id);
  return true;
}

/** A person who accepts an invitation meanwhile holds it until they are a member. */
async function isClaimed({ db }: Tx, { live_id }: SandboxRow): Promise<boolean> {
  const of_sandbox = eq(invites.account_id, live_id);
  await db.select().from(invites).where(of_sandbox).orderBy(asc(invites.id)).for("update");
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.account_id, live_id))
    .orderBy(asc(members.id))
    .limit(1);
  return found.length > 0;
}

/**
 * Removes both accounts with what is left of theirs. What points at each other goes in one
 * statement, at whose end its foreign keys are checked.
 */
async function removeAccounts(tx: Tx, { account_id, live_id }: SandboxRow): Promise<void> {
  const { sql } = tx;
  const ids = [account_id, live_id];
  for (const id of ids.toSorted()) await lockAccount(tx, id);
  for (const id of ids) {
    // Programs that have its callers in memory look again.
    await raiseFactsVersion(tx, id);
    await removeRows(tx, id);
  }
  await emptyTestLedger(tx, account_id);
  const removals = Object.keys(STAYING_TABLES).map(
    (name) =>
      sql`${sql(`of_${name}`)} as (delete from ${sql(name)} where account_id = any(${ids}))`,
  );
  const [first = sql``, ...others] = removals;
  const all = others.reduce((before, next) => sql`${before}, ${next}`, first);
  await sql`with ${all} delete from ${sql(getTableName(accounts))} where id = any(${ids})`;
}

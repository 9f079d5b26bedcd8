import { and, asc, eq, getTableName, lte } from "drizzle-orm";
import { accounts, lockAccount, raiseFactsVersion } from "#accounts/account";
import { invites } from "#accounts/invites";
import { members } from "#accounts/members";
import { emptyTestLedger } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { type LeaseScope, type Queue, type QueueTable, readDueRows } from "#platform/queue";
import { removeRows, STAYING_TABLES } from "#test-mode/helpers";
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

/** The queue of sandboxes whose time is over; leasing one deletes it, unless it has an owner. */
export const EXPIRED_SANDBOXES: Queue<string> = {
  name: TABLE.queue,
  modes: [null],
  readDue: (tx, scope) => readDueRows(tx, TABLE, scope),
  lease: deleteExpired,
};

/** Writes: every table of the accounts without an owner; sandboxes. */
async function deleteExpired(tx: Tx, scope: LeaseScope): Promise<string[]> {
  const due = await readDueRows(tx, TABLE, scope);
  const ids: string[] = [];
  for (const { account_id } of due) {
    if (await end(tx, account_id, scope.now)) ids.push(account_id);
  }
  return ids;
}

async function end(tx: Tx, account_id: string, now: number): Promise<boolean> {
  const [row] = await tx.db
    .select()
    .from(sandboxes)
    .where(and(eq(sandboxes.account_id, account_id), lte(sandboxes.expires_at, now)))
    .for("update", { skipLocked: true });
  if (row === undefined) return false;
  // Before anything of the accounts, as their callers do.
  for (const id of [account_id, row.live_id].sort()) await lockAccount(tx, id);
  if (await isClaimed(tx, row)) {
    await tx.db.delete(sandboxes).where(eq(sandboxes.account_id, account_id));
  } else {
    await removeAccounts(tx, row);
  }
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
 * Removes both accounts with all that is theirs. What points at each other goes in one statement,
 * at whose end its foreign keys are checked.
 */
async function removeAccounts(tx: Tx, { account_id, live_id }: SandboxRow): Promise<void> {
  const { sql } = tx;
  const ids = [account_id, live_id];
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

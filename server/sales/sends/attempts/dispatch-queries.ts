import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "#platform/db/transaction";
import { isLeasable, type LeaseScope, type QueueTable, type RowName } from "#platform/work/queue";
import { sendDispatches } from "../rows/dispatch-tables.ts";
import { type SendRow, sends } from "../rows/tables.ts";
import { lockOfOthers, takeTurns } from "./turns.ts";

export type SendWork = typeof sendDispatches.$inferSelect;

/** A send, named. */
export interface SendName {
  readonly account_id: string;
  readonly send_id: string;
}

/** A send that is due, with its work row. */
export interface DueSend {
  readonly send: SendRow;
  readonly work: SendWork;
}

/** The statuses in which dispatch has something to do. */
const WORKED_ON = ["scheduled", "pending", "queued", "retrying", "submitted", "unknown"] as const;

/** Whether dispatch has something to do for a send of this status. */
export function isWorkedOn(status: string): boolean {
  return (WORKED_ON as readonly string[]).includes(status);
}

/** The queue of sends, in which each send is a row. */
export const SEND_TABLE: QueueTable = {
  queue: "sends/dispatch",
  table: sendDispatches,
  account_id: sendDispatches.account_id,
  row_id: sendDispatches.send_id,
  due_at: sendDispatches.due_at,
  mode: sendDispatches.mode,
  lease_until: sendDispatches.lease_until,
};

/**
 * Locks sends that are due and not leased: the oldest of each account, then the next of each. Skips
 * rows that are locked: another worker has them.
 */
export async function lockDueSends(tx: Tx, scope: LeaseScope): Promise<DueSend[]> {
  return await lockSendsOf(tx, await lockDueWork(tx, scope));
}

/** Names the work that is leased next, which is locked until the transaction ends. */
export async function nameDueSends(tx: Tx, scope: LeaseScope): Promise<RowName[]> {
  const works = await lockDueWork(tx, scope);
  return works.map(({ account_id, send_id: row_id }) => ({ account_id, row_id }));
}

async function lockDueWork(tx: Tx, scope: LeaseScope): Promise<SendWork[]> {
  const { limit, full = [] } = scope;
  const is_leasable = isLeasable(SEND_TABLE, scope);
  const is_chosen = scope.account_id !== null || scope.only !== null;
  // All that stands at the front may be theirs who are left out.
  if (full.length > 0 && !is_chosen) {
    return takeTurns(await lockOfOthers(tx, { front: [], is_leasable, ...scope }), limit);
  }
  const front = await lockFree(tx, is_leasable, limit);
  // Less than the limit is all that is due, and one account shares its turns with no other.
  if (front.length < limit || is_chosen) return front;
  const others = await lockOfOthers(tx, { front, is_leasable, ...scope });
  return takeTurns([...front, ...others], limit);
}

/** Locks one send, due or not, unless it is leased. `now` is the database's time. */
export async function lockSendToStep(tx: Tx, name: SendName, now: number): Promise<DueSend[]> {
  const { lease_until } = sendDispatches;
  const is_free = or(isNull(lease_until), lte(lease_until, now));
  return await lockSendsOf(tx, await lockFree(tx, and(isNamed(sendDispatches, name), is_free), 1));
}

/** By due time and then by creation, of all accounts. */
async function lockFree(
  { db }: Tx,
  is_leasable: SQL | undefined,
  limit: number,
): Promise<SendWork[]> {
  return await db
    .select()
    .from(sendDispatches)
    .where(is_leasable)
    .orderBy(sendDispatches.due_at, sendDispatches.send_id)
    .limit(limit)
    .for("update", { skipLocked: true });
}

/**
 * The work is locked before its sends are read, so the scan of due times stops at the limit and
 * touches no send beyond it.
 */
async function lockSendsOf({ db }: Tx, works: readonly SendWork[]): Promise<DueSend[]> {
  if (works.length === 0) return [];
  const rows = await db
    .select()
    .from(sends)
    .where(areNamed(sends.account_id, sends.id, works))
    .for("update", { skipLocked: true });
  const free = new Map(rows.map((row) => [row.id, row]));
  return works.flatMap((work) => {
    const send = free.get(work.send_id);
    return send === undefined ? [] : [{ send, work }];
  });
}

/** Locks sends, waiting for each, in the order of their ids so that two sets never deadlock. */
export async function lockSends(
  { db }: Tx,
  names: readonly SendName[],
): Promise<Map<string, SendRow>> {
  const rows = await db
    .select()
    .from(sends)
    .where(areNamed(sends.account_id, sends.id, names))
    .orderBy(sends.account_id, sends.id)
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the work of sends that the caller has locked, by send. */
export async function lockWork(
  { db }: Tx,
  names: readonly SendName[],
): Promise<Map<string, SendWork>> {
  const { account_id, send_id } = sendDispatches;
  const rows = await db
    .select()
    .from(sendDispatches)
    .where(areNamed(account_id, send_id, names))
    .orderBy(account_id, send_id)
    .for("update");
  return new Map(rows.map((row) => [row.send_id, row]));
}

/** Deletes the work of sends that need no more of it. */
export async function dropWork({ db }: Tx, names: readonly SendName[]): Promise<void> {
  if (names.length === 0) return;
  const { account_id, send_id } = sendDispatches;
  await db.delete(sendDispatches).where(areNamed(account_id, send_id, names));
}

function isNamed(
  table: { account_id: AnyPgColumn; send_id: AnyPgColumn },
  { account_id, send_id }: SendName,
): SQL | undefined {
  return and(eq(table.account_id, account_id), eq(table.send_id, send_id));
}

function areNamed(account_id: AnyPgColumn, send_id: AnyPgColumn, names: readonly SendName[]): SQL {
  const list = (ids: string[]) => `{${ids.join(",")}}`;
  return sql`(${account_id}, ${send_id}) in (select * from unnest(
    (select ${list(names.map((name) => name.account_id))}::uuid[]),
    (select ${list(names.map((name) => name.send_id))}::uuid[])))`;
}

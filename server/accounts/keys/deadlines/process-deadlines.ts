import { and, eq, lte } from "drizzle-orm";
import { lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import { auditBySystem } from "#journal/audit-log";
import { emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import {
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import { DEADLINE_KINDS, type DeadlineKind, keyDeadlines } from "../rows/tables.ts";
import { dropDeadlines, type KeyName } from "./deadlines.ts";
import { emitKeyEvent, endGrace, expireKey } from "./lifecycle.ts";

/** Something that has come due for a key. */
interface DueDeadline extends KeyName {
  readonly kind: DeadlineKind;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

const DEADLINES: QueueTable = {
  queue: "key deadlines",
  table: keyDeadlines,
  account_id: keyDeadlines.account_id,
  row_id: keyDeadlines.key_id,
  due_at: keyDeadlines.due_at,
  mode: keyDeadlines.mode,
  lease_until: null,
};

/** The queue of what comes due for keys, in which each key is a row; leasing one does it. */
export const KEY_DEADLINES: Queue<KeyName> = {
  name: DEADLINES.queue,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, DEADLINES, scope),
  lease: meetDeadlines,
};

/**
 * Processes due deadlines: announces that a key will expire, ends a grace period, expires a key.
 * Returns the keys. A clock that skipped several deadlines processes them in order.
 *
 * Writes: key_deadlines, api_keys, events, audit_entries.
 */
async function meetDeadlines(tx: Tx, scope: LeaseScope): Promise<KeyName[]> {
  const { now: wall_ms } = scope;
  const { due, clocks } = await passOverMoving(scope, async (asked) => {
    const rows = await readDueRows(tx, DEADLINES, asked);
    const due = rows.map(({ account_id, row_id: key_id }) => ({ account_id, key_id }));
    const account_ids = due.map(({ account_id }) => account_id);
    const clocks = await lockClocksForShare(tx, account_ids, { skip_moving: true });
    return { found: { due, clocks }, moving: movingOf(due, clocks) };
  });
  const keys = await lockKeys(
    tx,
    due.filter(({ account_id }) => clocks.has(account_id)),
  );
  for (const key of keys) {
    const now = clocks.get(key.account_id)?.now ?? wall_ms;
    for (const kind of await takeDue(tx, key, wall_ms)) await meet(tx, { ...key, kind, now });
  }
  return keys;
}

/** Keys are locked before their deadlines, as everybody does; one that is held is left. */
async function lockKeys({ sql }: Tx, due: readonly KeyName[]): Promise<KeyName[]> {
  if (due.length === 0) return [];
  return await sql<KeyName[]>`
    select key.account_id, key.id as key_id from api_keys key
    where (key.account_id, key.id) in (select * from unnest(
      ${due.map(({ account_id }) => account_id)}::uuid[],
      ${due.map(({ key_id }) => key_id)}::uuid[]))
    order by key.account_id, key.id
    for no key update of key skip locked`;
}

/** A clock that leapt over several deadlines has made them due at one moment. */
async function takeDue({ db }: Tx, key: KeyName, wall_ms: number): Promise<DeadlineKind[]> {
  const rows = await db
    .delete(keyDeadlines)
    .where(
      and(
        eq(keyDeadlines.account_id, key.account_id),
        eq(keyDeadlines.key_id, key.key_id),
        lte(keyDeadlines.due_at, wall_ms),
      ),
    )
    .returning();
  const in_order = rows.toSorted(
    (one, other) =>
      one.at - other.at || DEADLINE_KINDS.indexOf(one.kind) - DEADLINE_KINDS.indexOf(other.kind),
  );
  return in_order.map(({ kind }) => kind);
}

async function meet(tx: Tx, { kind, now, ...key }: DueDeadline): Promise<void> {
  if (kind === "grace_over") return await endGrace(tx, key);
  if (kind === "expiry") return await expire(tx, key, now);
  const row = await emitKeyEvent(tx, key);
  if (row === null) return;
  await emit(tx, [eventOf("api_key.expiring", "key", row, { created: now, request: null })]);
}

async function expire(tx: Tx, key: KeyName, now: number): Promise<void> {
  const before = await expireKey(tx, key);
  if (before === null) return;
  await dropDeadlines(tx, key, DEADLINE_KINDS);
  await auditBySystem(tx, [
    {
      account_id: key.account_id,
      action: "api_key.expired",
      object_id: formatId("key", key.key_id),
      changes: { status: [before, "expired"] },
      created: now,
    },
  ]);
}

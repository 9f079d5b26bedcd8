import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import { leaveGroups } from "#directory/groups";
import { keyedHash } from "#platform/crypto/keyed-hash";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import {
  isLeasable,
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  type QueueTable,
  readDueRows,
} from "#platform/work/queue";
import { dropErasure } from "./due-erasures.ts";
import { erase } from "./lifecycle.ts";
import { readMeters } from "./read/read-meters.ts";
import { type RecipientRow, recipientErasures, recipientMeters, recipients } from "./tables.ts";
import { emitRecipients } from "./write/emit-recipients.ts";
import { delist } from "./write/refuse-namesakes.ts";

/** Somebody who is being erased, as what is known of the person until now. */
interface ErasedPerson extends Readonly<RecipientRow> {
  readonly meters: readonly string[];
  /** What went to it is the person's, whoever was named; E.164. */
  readonly number: string | null;
}

/**
 * Erases what other modules keep of a person, in the transaction that erases the recipient. False
 * when something cannot go yet: it is asked again, and told no more than the id, and the number to
 * which it goes.
 */
export type Eraser = (tx: Tx, person: ErasedPerson) => Promise<boolean>;

interface Erasing {
  readonly secret_key: string;
  readonly eraseRest: Eraser;
}

/** What is still needed of an erased person is looked at again after this time. */
const AGAIN_MS = 60 * 60_000;

const ERASURES: QueueTable = {
  queue: "erase recipients",
  table: recipientErasures,
  account_id: recipientErasures.account_id,
  row_id: recipientErasures.recipient_id,
  due_at: recipientErasures.due_at,
  mode: recipientErasures.mode,
  lease_until: null,
};

/** The queue of people whose seven days are over; leasing one erases the person. */
export function erasureQueue(erasing: Erasing): Queue<RecipientRow> {
  return {
    name: ERASURES.queue,
    modes: LIVE_FIRST,
    readDue: (tx, scope) => readDueRows(tx, ERASURES, scope),
    lease: (tx, scope) => eraseDue(tx, scope, erasing),
  };
}

/**
 * Erases the person who has been due longest, and returns them: what is kept of somebody is walked
 * in a transaction of its own, since no event of any account is fed while one runs. Somebody who is
 * being restored at this moment is left alone.
 *
 * Writes: recipients, recipient_meters, recipient_counts, recipient_erasures, group_members,
 * events, and what the eraser writes.
 */
async function eraseDue(tx: Tx, scope: LeaseScope, erasing: Erasing): Promise<RecipientRow[]> {
  const due = await passOverMoving(scope, async (asked) => {
    const row = await lockDue(tx, asked);
    if (row === null) return { found: null, moving: [] };
    const clocks = await lockClocksForShare(tx, [row.account_id], { skip_moving: true });
    const clock = clocks.get(row.account_id);
    const found = clock === undefined ? null : { row, now: clock.now };
    return { found, moving: movingOf([row], clocks) };
  });
  if (due === null) return [];
  await erasePerson(tx, due.row, { ...erasing, now: due.now });
  return [due.row];
}

/** Locks the person who has been due longest, skipping those that another transaction holds. */
async function lockDue({ db }: Tx, scope: LeaseScope): Promise<RecipientRow | null> {
  const [row] = await db
    .select(getTableColumns(recipients))
    .from(recipientErasures)
    .innerJoin(
      recipients,
      and(
        eq(recipients.account_id, recipientErasures.account_id),
        eq(recipients.id, recipientErasures.recipient_id),
      ),
    )
    .where(isLeasable(ERASURES, scope))
    .orderBy(asc(recipientErasures.due_at))
    .limit(1)
    .for("no key update", { of: recipients, skipLocked: true });
  return row ?? null;
}

async function erasePerson(
  tx: Tx,
  row: RecipientRow,
  { now, secret_key, eraseRest }: Erasing & { now: number },
): Promise<void> {
  const { account_id, id } = row;
  const meters = (await readMeters(tx, account_id, [row])).get(id) ?? [];
  if (row.status === "erasure_pending") await eraseRecipient(tx, row, { now, secret_key });
  // Restored since it came due: nothing is left to do.
  if (row.status === "active") return await dropErasure(tx, row);
  const number = row.phone ?? (await readNumber(tx, row));
  const person = { ...row, meters: meters.map((meter) => meter.number), number };
  if (await eraseRest(tx, person)) return await dropErasure(tx, row);
  await tx.db
    .update(recipientErasures)
    .set({ due_at: (await transactionTime(tx)) + AGAIN_MS, phone: number })
    .where(isOf(row));
}

async function readNumber({ db }: Tx, row: RecipientRow): Promise<string | null> {
  const [left] = await db
    .select({ phone: recipientErasures.phone })
    .from(recipientErasures)
    .where(isOf(row));
  return left?.phone ?? null;
}

function isOf({ account_id, id }: RecipientRow) {
  return and(eq(recipientErasures.account_id, account_id), eq(recipientErasures.recipient_id, id));
}

/** Writes: recipients, recipient_meters, recipient_counts, group_members, events. */
async function eraseRecipient(
  tx: Tx,
  row: RecipientRow,
  { now, secret_key }: { now: number; secret_key: string },
): Promise<void> {
  const { account_id, id, phone } = row;
  const phone_hash =
    phone === null ? null : keyedHash(secret_key, `recipient ${account_id} ${phone}`);
  const after = await erase(tx, row, phone_hash);
  if (after === null) throw new Error(`Recipient ${id} is locked and cannot be erased.`);
  await leaveGroups(tx, account_id, [id]);
  await tx.db
    .delete(recipientMeters)
    .where(and(eq(recipientMeters.account_id, account_id), eq(recipientMeters.recipient_id, id)));
  await delist(tx, account_id);
  const erased = { type: "recipient.erased" as const, row: after, previous_attributes: null };
  await emitRecipients(tx, { now, request: null }, [erased]);
}

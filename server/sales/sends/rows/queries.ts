import { and, eq, type SQL, sql } from "drizzle-orm";
import { arePairs, type Pair } from "#platform/db/are-pairs";
import { writeInstant } from "#platform/db/columns";
import { isAnyOfList } from "#platform/db/is-any-of";
import { keptQuery } from "#platform/db/kept-query";
import type { Read, Tx } from "#platform/db/transaction";
import { type SendRow, sendReferences, sends } from "./tables.ts";

/** Source: spec/sales/sends/retry.tsp. */
const UNKNOWN_ATTENTION_SECONDS = 3_600;

/** The sends of an organisation that have these ids; an id that it does not own is absent. */
export async function findSends(
  from: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<SendRow[]> {
  return await sendsById(from).execute({ account_id, ids });
}

const sendsById = keptQuery((read) =>
  read.db
    .select()
    .from(sends)
    .where(
      and(
        eq(sends.account_id, sql.placeholder("account_id")),
        isAnyOfList(sends.id, sql.placeholder("ids")),
      ),
    )
    .prepare("sends by id"),
);

/** Sends of any organisations. */
export async function findSendsOf(
  { db }: Pick<Read, "db">,
  pairs: readonly Pair[],
): Promise<SendRow[]> {
  return await db
    .select()
    .from(sends)
    .where(arePairs(sends.account_id, sends.id, pairs));
}

/** Locks one send until the transaction ends, and reads it as its last writer left it. */
export async function lockSend(
  { db }: Tx,
  { account_id, id }: { account_id: string; id: string },
): Promise<SendRow | null> {
  const [row] = await db
    .select()
    .from(sends)
    .where(and(eq(sends.account_id, account_id), eq(sends.id, id)))
    .for("update");
  return row ?? null;
}

/** The send that holds a reference, found by the table that holds all of them. */
export function referenceIs(account_id: string, reference: string): SQL {
  return sql`${sends.id} = (
    select ${sendReferences.object_id} from ${sendReferences}
    where ${sendReferences.account_id} = ${account_id}
      and ${sendReferences.reference} = ${reference} and ${sendReferences.object_prefix} = 'snd'
  )`;
}

/**
 * Sends that a person should look at; the presenter's `needs_attention`, in SQL.
 *
 * Wanted, the states stand once more in front, as the condition of the index that holds these few
 * sends; written as a case, the rest offers the planner no other index to begin with.
 */
export function attentionIs(wanted: boolean, now: number): SQL {
  const at = sql`${writeInstant(now)}::timestamptz`;
  const attention = sql`case ${sends.status}
    when 'requires_review' then true
    when 'unknown'
      then ${sends.status_at} < ${at} - make_interval(secs => ${UNKNOWN_ATTENTION_SECONDS})
    when 'queued'
      then ${sends.status_at} < ${at} - make_interval(secs => ${sends.max_hold_seconds} / 2.0)
    else false end`;
  return wanted
    ? sql`${sends.stage} in ('unknown', 'requires_review', 'queued') and ${attention}`
    : sql`(${attention}) is not true`;
}

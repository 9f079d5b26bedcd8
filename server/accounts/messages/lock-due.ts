import { and, eq, getTableColumns, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { isLeasable, type LeaseScope, type QueueTable } from "#platform/work/queue";
import { type MessageRow, messages } from "./tables.ts";

/** A person waits in front of a page for each of these. */
const CODES: readonly MessageRow["purpose"][] = [
  "sign_in_code",
  "pin_code",
  "claim_code",
  "invite",
];
/** A code that has been due for longer than this is of no use, and hurries no more. */
const CODE_MS = 10 * 60_000;
/** Maximum messages among which the turns are found. */
const WINDOW_MAX = 2_048;

/**
 * Locks messages that are due: codes before all others, and of both those of each account in turn,
 * as far as the window of what is due first shows them. Of one account they come as they are due.
 * What another worker has locked is passed over.
 */
export async function lockDue(tx: Tx, table: QueueTable, scope: LeaseScope): Promise<MessageRow[]> {
  const is_code = sql`${messages.purpose} = any(${`{${CODES.join(",")}}`}::text[])
    and ${messages.due_at} > ${writeInstant(scope.now - CODE_MS)}`;
  const codes = await lockInTurn(tx, table, { ...scope, which: is_code });
  const limit = scope.limit - codes.length;
  if (limit === 0) return codes;
  const others = await lockInTurn(tx, table, { ...scope, limit, which: sql`not (${is_code})` });
  return [...codes, ...others];
}

async function lockInTurn(
  { db }: Tx,
  table: QueueTable,
  { which, ...scope }: LeaseScope & { readonly which: SQL },
): Promise<MessageRow[]> {
  const { account_id, id, due_at, lease_until } = messages;
  const due = db
    .select({ account_id, id, due_at })
    .from(messages)
    .where(and(isLeasable(table, scope), which))
    .orderBy(due_at)
    .limit(WINDOW_MAX)
    .as("due");
  const turn = sql`row_number() over (partition by ${due.account_id} order by ${due.due_at})`;
  const named = db
    .select({ account_id: due.account_id, id: due.id, turn: turn.as("turn") })
    .from(due)
    .as("named");
  // Another worker may have leased a row since it was named, so the lock asks again.
  const is_free = or(isNull(lease_until), lte(lease_until, scope.now));
  return await db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(named, and(eq(account_id, named.account_id), eq(id, named.id)))
    .where(and(lte(due_at, scope.now), is_free))
    .orderBy(named.turn, due_at)
    .limit(scope.limit)
    .for("update", { of: messages, skipLocked: true });
}

import { eq, sql } from "drizzle-orm";
import type { AccountFacts } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import { keptQuery } from "#platform/db/kept-query";
import { isAtRest } from "#platform/db/tables";
import type { Read, Tx } from "#platform/db/transaction";
import { type AccountRow, accountClocks, accounts } from "./tables.ts";

/** The account's row; a key that was let in has one. */
export async function readAccount(read: Read, account_id: string): Promise<AccountRow> {
  const [row] = await accountById(read).execute({ account_id });
  if (row === undefined) throw new Error(`no row for account ${account_id}`);
  return row;
}

/** The same, for callers who may be in a transaction. */
export async function readAccountWithin(
  { db }: Pick<Read | Tx, "db">,
  account_id: string,
): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account_id));
  if (row === undefined) throw new Error(`no row for account ${account_id}`);
  return row;
}

const accountById = keptQuery((read) =>
  read.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder("account_id")))
    .prepare("account by id"),
);

/**
 * Locks the account's row against others that lock it; the rows that point at it stay writable.
 * Callers may rely on counting the account's objects in a following statement.
 */
export async function lockAccount(tx: Tx, account_id: string): Promise<AccountRow> {
  const [row] = await tx.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, account_id))
    .for("no key update");
  if (row === undefined) throw new Error(`no row for account ${account_id}`);
  return row;
}

const FACTS = {
  row: accounts,
  offset_seconds: accountClocks.offset_seconds,
  is_at_rest: isAtRest(accounts.id),
};

/** What verbs and workers must know of an account, when no request brought it along. */
export async function readAccountFacts(
  read: Pick<Read, "db">,
  account_id: string,
): Promise<AccountFacts | null> {
  const [found] = await read.db
    .select(FACTS)
    .from(accounts)
    .innerJoin(accountClocks, eq(accountClocks.account_id, accounts.id))
    .where(eq(accounts.id, account_id));
  if (found === undefined) return null;
  const { row, is_at_rest, offset_seconds } = found;
  return accountFacts({ ...row, is_at_rest }, offset_seconds);
}

/** The same, held as they are until the transaction ends; nobody who sells waits for that. */
export async function lockAccountFacts(tx: Tx, account_id: string): Promise<AccountFacts | null> {
  const is_this = eq(accounts.id, account_id);
  await tx.db.select({ id: accounts.id }).from(accounts).where(is_this).for("share");
  return await readAccountFacts(tx, account_id);
}

/** The same of several accounts, by id; one that is none is absent. */
export async function readFactsOfAccounts(
  { db }: Pick<Read, "db">,
  account_ids: readonly string[],
): Promise<Map<string, AccountFacts>> {
  const found = await db
    .select(FACTS)
    .from(accounts)
    .innerJoin(accountClocks, eq(accountClocks.account_id, accounts.id))
    .where(isAnyOf(accounts.id, account_ids));
  return new Map(
    found.map(({ row, offset_seconds, is_at_rest }) => [
      row.id,
      accountFacts({ ...row, is_at_rest }, offset_seconds),
    ]),
  );
}

/** The facts of an account that travel with a request. */
export function accountFacts(
  row: Pick<AccountRow, Exclude<keyof AccountFacts, "clock_offset_ms" | "is_at_rest">> &
    Pick<AccountFacts, "is_at_rest">,
  offset_seconds: number,
): AccountFacts {
  return {
    is_at_rest: row.is_at_rest,
    id: row.id,
    twin_id: row.twin_id,
    mode: row.mode,
    status: row.status,
    name: row.name,
    statement_descriptor: row.statement_descriptor,
    contact_email: row.contact_email,
    support_phone: row.support_phone,
    facts_version: row.facts_version,
    clock_offset_ms: offset_seconds * 1_000,
    discounts: row.discounts,
    limits: row.limits,
    default_api_version: row.default_api_version,
    prevent_duplicates_seconds: row.prevent_duplicates_seconds,
  };
}

/** Objects that paths name: an id of another account names nothing, as one that never was. */
import type { AnyPgColumn, PgTable, PgView } from "drizzle-orm/pg-core";
import type { AccountFacts } from "./context.ts";
import type { Read, Tx } from "./db/transaction.ts";
import { type IdPrefix, parseId } from "./ids.ts";
import { refuseMissing } from "./missing.ts";
import { refuse } from "./refusal.ts";

/** A kind of object that paths name. */
export interface PathObject {
  readonly table: (PgTable | PgView) & { account_id: AnyPgColumn; id: AnyPgColumn };
  /** What its ids begin with. */
  readonly prefix: IdPrefix;
  /** The parameter of the path. */
  readonly param: string;
}

/** What a path of an account's request says. */
interface Written {
  readonly account: AccountFacts;
  readonly written: string;
}

/**
 * The uuid that a path names.
 *
 * Refuses: `resource_missing`, of a text that is no id.
 */
export function idOfPath({ prefix, param }: Omit<PathObject, "table">, written: string): string {
  return parseId(prefix, written) ?? refuse("resource_missing", { param });
}

/**
 * The account's object that a path names.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has it in its other mode.
 */
export async function findByPath<Row extends object>(
  read: Read,
  object: PathObject,
  { account, written }: Written,
  find: (read: Read, account_id: string, ids: readonly string[]) => Promise<Row[]>,
): Promise<Row> {
  const id = idOfPath(object, written);
  const [row] = await find(read, account.id, [id]);
  return row ?? (await refuseMissing(read, { ...object, account, id }));
}

/**
 * The same, locked by `lock` until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockByPath<Row extends object>(
  tx: Tx,
  object: PathObject,
  { account, written }: Written,
  lock: (tx: Tx, account_id: string, id: string) => Promise<Row | null | undefined>,
): Promise<Row> {
  const id = idOfPath(object, written);
  return (await lock(tx, account.id, id)) ?? (await refuseMissing(tx, { ...object, account, id }));
}

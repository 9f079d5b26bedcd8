import { getTableName, getViewName, is } from "drizzle-orm";
import { type AnyPgColumn, type PgTable, PgView } from "drizzle-orm/pg-core";
import type { AccountFacts } from "./context.ts";
import type { Read, Tx } from "./db/transaction.ts";
import { refuse } from "./refusal.ts";

/** What a path names, and the account does not have. */
interface Missing {
  readonly account: Pick<AccountFacts, "mode" | "twin_id">;
  readonly table: (PgTable | PgView) & { account_id: AnyPgColumn; id: AnyPgColumn };
  /** Uuid. */
  readonly id: string;
  readonly param: string;
}

/**
 * Refuses a path that names no object of the account.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has the object in its other mode.
 */
export async function refuseMissing(
  { sql }: Tx | Read,
  { account, table, id, param }: Missing,
): Promise<never> {
  const name = is(table, PgView) ? getViewName(table) : getTableName(table);
  const [in_twin] = await sql`
    select true as exists from ${sql(name)}
    where account_id = ${account.twin_id} and id = ${id}`;
  const other_mode = account.mode === "test" ? "live" : "test";
  const meta = { mode_hint: in_twin === undefined ? null : other_mode };
  return refuse("resource_missing", { param, meta });
}

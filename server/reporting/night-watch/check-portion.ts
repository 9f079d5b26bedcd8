import { raiseAlarm } from "#platform/alarm";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { type Breach, findBreaches, type Invariants, type Scope } from "./find-breaches.ts";

/** What the night watch works with. */
export interface WatchDeps {
  readonly database: Pick<Database, "read" | "transact">;
  readonly log: Log;
  /** In how many nights the full pass comes to its end. */
  readonly nights: number;
}

/** Some sentences, and the rows that they are asked of; each row belongs to an account. */
export interface Portion<Row extends { readonly account_id: string }> {
  readonly invariants: Invariants;
  readonly rows: readonly Row[];
  scopeOf(rows: readonly Row[]): Scope;
}

/** A portion is bounded, but a machine may be slow. */
const STATEMENT_MS_MAX = 120_000;
/** The ids of a subject, of which the first is reported; anything else in it may be private. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Asks for the breaches of a portion, in one statement for all of its accounts. Where there is
 * one, or the statement fails, each account is asked alone. Returns the number of breaches by
 * account; null for an account that could not be read. Raises an alarm for each.
 */
export async function checkPortion<Row extends { readonly account_id: string }>(
  deps: WatchDeps,
  portion: Portion<Row>,
): Promise<Map<string, number | null>> {
  const by_account = Map.groupBy(portion.rows, ({ account_id }) => account_id);
  if (by_account.size === 0) return new Map();
  if (by_account.size > 1) {
    const [looked] = await Promise.allSettled([breachesOf(deps, portion, portion.rows)]);
    if (looked.status === "fulfilled" && looked.value.length === 0) {
      return new Map([...by_account.keys()].map((account_id) => [account_id, 0]));
    }
  }
  const found = new Map<string, number | null>();
  for (const [account_id, rows] of by_account) {
    found.set(account_id, await checkAccount(deps, { account_id, portion, rows }));
  }
  return found;
}

/** An account that cannot be read raises an alarm, and the next one is still checked. */
async function checkAccount<Row extends { readonly account_id: string }>(
  deps: WatchDeps,
  one: { account_id: string; portion: Portion<Row>; rows: readonly Row[] },
): Promise<number | null> {
  const { account_id, portion, rows } = one;
  const [looked] = await Promise.allSettled([breachesOf(deps, portion, rows)]);
  if (looked.status === "rejected") {
    raiseAlarm(deps.log, "books_unread", { mode: null, account_id, err: looked.reason });
    return null;
  }
  const broken = Map.groupBy(looked.value, ({ invariant }) => invariant);
  for (const [invariant, found] of broken) logBreach(deps.log, { account_id, invariant, found });
  return looked.value.length;
}

/** Its transaction writes nothing: it takes no lock, and no event waits for it. */
async function breachesOf<Row extends { readonly account_id: string }>(
  { database }: WatchDeps,
  { invariants, scopeOf }: Portion<Row>,
  rows: readonly Row[],
): Promise<Breach[]> {
  return await database.transact("watch books", async (tx) => {
    await tx.sql`select set_config('statement_timeout', ${String(STATEMENT_MS_MAX)}, true)`;
    const scope = scopeOf(rows);
    if (scope.is_picked) await tx.sql`select set_config('enable_nestloop', 'off', true)`;
    return await findBreaches(tx, invariants, scope);
  });
}

/** A broken invariant is a bug of ours in test mode too. */
function logBreach(
  log: Log,
  breach: { account_id: string; invariant: string; found: readonly Breach[] },
): void {
  const { account_id, invariant, found } = breach;
  const ids = found[0]?.subject.match(UUID) ?? [];
  const object_id = ids.find((id) => id !== account_id) ?? null;
  const count = found.length;
  raiseAlarm(log, "books_broken", { mode: null, account_id, invariant, object_id, count });
}

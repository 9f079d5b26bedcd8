/**
 * A caller's authority is checked at the moment of writing. A request is admitted on its headers,
 * and its body may take a while to arrive: by then the key may have been revoked, capped or
 * restricted, or the account suspended. So every transaction that writes for a caller compares the
 * facts on which the caller was admitted, under a lock that every writer of these facts takes too.
 *
 * Source: docs/decisions/0010-keys-logs-and-overview.md.
 */
import { CURRENCIES, lockBalances } from "#money/ledger";
import type { AccountFacts, KeyFacts } from "#platform/context";
import type { Condition } from "#platform/db/multi-table-write";
import type { Read, Tx } from "#platform/db/transaction";
import { databaseWall } from "#platform/work/database-clock";

/**
 * Thrown when the facts have changed: the gate catches this very object, judges the caller anew
 * and, if it is let in again, lets the operation start anew.
 */
export const AuthorityChanged = new Error("What the caller was let in on has changed.");

/** Who writes: the account and the key as they were when the request was let in. */
export interface Writer {
  readonly account: AccountFacts;
  readonly key: KeyFacts | null;
}

interface FactsRow {
  readonly id: string;
  readonly facts_version: number;
  readonly status: string;
  readonly offset_seconds: string;
}

/**
 * Checks that a writer's facts still hold, and keeps them so until the transaction ends. With
 * `is_alone` it also excludes other writers of the account: a transaction that later locks the
 * account's row, or raises its version, needs that, because two holders of the shared lock would
 * deadlock.
 *
 * Throws `AuthorityChanged`.
 */
export async function lockAuthorityForShare(
  { sql }: Tx,
  writer: Writer,
  { is_alone }: { is_alone: boolean },
): Promise<void> {
  const lock = is_alone ? sql`for no key update of account` : sql`for share of account`;
  const [facts] = await sql<FactsRow[]>`
    select account.id, account.facts_version, account.status, clock.offset_seconds
    from accounts account join account_clocks clock on clock.account_id = account.id
    where account.id = ${writer.account.id} ${lock}`;
  if (hasChanged(writer, facts && standingOf(facts))) throw AuthorityChanged;
}

/** What changes when anything does that the callers of an account are let in on or judged by. */
interface AccountStanding {
  readonly facts_version: number;
  readonly status: string;
  readonly clock_offset_ms: number;
}

/** How an account stands, and at which version the catalogue is with it. */
export interface AccountAndCatalogue extends AccountStanding {
  readonly catalogue_version: number;
}

/** How accounts and the catalogue stand at this moment, by the ids of the accounts. */
export async function findStandings(
  { sql }: Tx | Read,
  account_ids: readonly string[],
): Promise<Map<string, AccountAndCatalogue>> {
  // Each row is found by the index for itself: one kept plan serves sets and tables of every size.
  const rows = await sql<(FactsRow & { readonly catalogue_version: number })[]>`
    select facts.*, (select version from catalogue_versions) as catalogue_version
    from unnest((select ${account_ids as string[]}::uuid[])) as wanted(id)
    cross join lateral (
      select account.id, account.facts_version, account.status, clock.offset_seconds
      from accounts account join account_clocks clock on clock.account_id = account.id
      where account.id = wanted.id
      limit 1
    ) as facts`;
  return new Map(
    rows.map((row) => [row.id, { ...standingOf(row), catalogue_version: row.catalogue_version }]),
  );
}

/**
 * Those of a set of writers whose facts have changed, or whose clock has moved, so that they would
 * write another time; and the version of the catalogue. Callers hold the balances of the accounts,
 * as `raiseFactsVersion` does before it changes anything: what is found of accounts holds until
 * they let go.
 */
export async function findChanged<W extends Writer>(
  from: Tx | Read,
  writers: readonly W[],
): Promise<{ changed: ReadonlySet<W>; catalogue_version: number | null }> {
  const ids = [...new Set(writers.map(({ account }) => account.id))];
  const facts = await findStandings(from, ids);
  const [first] = facts.values();
  return {
    changed: new Set(writers.filter((writer) => isOutdated(writer, facts.get(writer.account.id)))),
    catalogue_version: first?.catalogue_version ?? null,
  };
}

const UNCHANGED = [
  `exists (
    select from accounts account join account_clocks clock on clock.account_id = account.id
    where account.id = `,
  "::uuid and account.facts_version = ",
  "::int and account.status = ",
  "::text and clock.offset_seconds = ",
  "::bigint) and (select version from catalogue_versions) = ",
  "::int",
];

/**
 * The same of one writer and of a version of the catalogue, for a statement that makes its changes
 * only where they hold. Null when they cannot: the key has come to its end by the clock.
 */
export function hasNotChanged(
  { account, key }: Writer,
  catalogue_version: number,
): Condition | null {
  const { id, facts_version, status, clock_offset_ms } = account;
  if (hasEnded(key, clock_offset_ms)) return null;
  const values = [id, facts_version, status, clock_offset_ms / 1_000, catalogue_version];
  return { parts: UNCHANGED, values };
}

/**
 * Makes every caller of an account be checked anew. A transaction that changes what callers are
 * admitted on, or judged by, calls this last and has locked the account's row first.
 *
 * The balances are taken first, so a sale that was judged by the old facts has ended by then, and
 * the next one finds the new version. Writes: the account.
 */
export async function raiseFactsVersion(tx: Tx, account_id: string): Promise<void> {
  const balances = CURRENCIES.map((currency) => ({ account_id, currency }));
  await lockBalances(tx, balances, "wait");
  await tx.sql`update accounts set facts_version = facts_version + 1 where id = ${account_id}`;
}

function standingOf({ facts_version, status, offset_seconds }: FactsRow): AccountStanding {
  return { facts_version, status, clock_offset_ms: Number(offset_seconds) * 1_000 };
}

/** What moves a clock itself writes on, so that a single transaction does not compare the clock. */
function isOutdated(writer: Writer, facts: AccountStanding | undefined): boolean {
  return hasChanged(writer, facts) || facts?.clock_offset_ms !== writer.account.clock_offset_ms;
}

/** A key, or the secret of it that was sent, may also have come to its end by the clock. */
function hasChanged({ account, key }: Writer, facts: AccountStanding | undefined): boolean {
  if (facts === undefined) return true;
  if (facts.facts_version !== account.facts_version || facts.status !== account.status) return true;
  return hasEnded(key, facts.clock_offset_ms);
}

function hasEnded(key: KeyFacts | null, clock_offset_ms: number): boolean {
  const ends_at = key?.ends_at ?? null;
  return ends_at !== null && ends_at <= databaseWall() + clock_offset_ms;
}

/**
 * What a key with caps has sold, counted by currency, day and month in Harare. A sale reads two
 * counters where it would sum a month of sales.
 *
 * A counter is changed only under the lock of its account's balance in that currency, so it rises
 * with sales, falls with returned Credit, and is never waited for. A missing counter starts as the
 * sum. Source: docs/decisions/0010-keys-logs-and-overview.md.
 */
import { readInstant, writeInstant } from "#platform/db/columns";
import type { Write } from "#platform/db/multi-table-write";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import {
  nextHarareDay,
  nextHarareMonth,
  startOfHarareDay,
  startOfHarareMonth,
} from "#platform/time/instants";

/** The name of a counter. */
export interface UsageName {
  readonly account_id: string;
  readonly key_id: string;
  readonly currency: string;
  readonly period: "day" | "month";
  /** When the period began, on the account's clock. */
  readonly starts_at: number;
}

/** A face amount that was sold, or that came back. */
export interface Use {
  readonly account_id: string;
  readonly key_id: string;
  readonly currency: string;
  /** When the send was created, on the account's clock. */
  readonly created: number;
  readonly amount_minor: bigint;
}

interface UsageRow {
  readonly key_id: string;
  readonly currency: string;
  readonly period: "day" | "month";
  readonly starts_at: string;
  readonly used: string;
}

/** The counter of the day, or of the month, in which a key sells. */
export function usageName(
  { account_id, key_id, currency, created }: Omit<Use, "amount_minor">,
  period: UsageName["period"],
): UsageName {
  const starts_at = period === "day" ? startOfHarareDay(created) : startOfHarareMonth(created);
  return { account_id, key_id, currency, period, starts_at };
}

/** What a counter is called among those of a set. */
export function usageOf({ key_id, currency, period, starts_at }: Omit<UsageName, "account_id">) {
  return [key_id, currency, period, starts_at].join("/");
}

/**
 * Reads counters by `usageOf`; one that is not there is absent. Each is found by the index for
 * itself, and the arrays stand in selects of their own: one kept plan serves sets of every size.
 *
 * Units: minor units of face amount.
 */
export async function readUsage(
  { sql }: Tx | Read,
  names: readonly UsageName[],
): Promise<Map<string, bigint>> {
  if (names.length === 0) return new Map();
  const rows = await sql<UsageRow[]>`
    select wanted.key_id, wanted.currency, wanted.period, wanted.starts_at, counted.used
    from ${wantedOf(sql, names)} cross join lateral (
      select used_minor as used from key_usage usage
      where usage.account_id = wanted.account_id and usage.key_id = wanted.key_id
        and usage.currency = wanted.currency and usage.period = wanted.period
        and usage.starts_at = wanted.starts_at
      limit 1
    ) as counted`;
  return byName(rows);
}

/** Sums what counters would say, without the sends whose Credit came back. */
export async function sumUsage(
  { sql }: Tx | Read,
  names: readonly UsageName[],
): Promise<Map<string, bigint>> {
  if (names.length === 0) return new Map();
  return byName(
    await sql<UsageRow[]>`
    select key_id, currency, period, starts_at, used from ${sumsOf(sql, names)}`,
  );
}

/**
 * Begins counters that are not there as the sums of what was sold. The caller took the balances in
 * a statement before this one. Writes: key_usage.
 */
export async function openUsage(
  { sql }: Tx,
  names: readonly UsageName[],
): Promise<Map<string, bigint>> {
  if (names.length === 0) return new Map();
  const rows = await sql<UsageRow[]>`
    insert into key_usage (account_id, key_id, currency, period, starts_at, used_minor)
    select account_id, key_id, currency, period, starts_at, used from ${sumsOf(sql, names)}
    returning key_id, currency, period, starts_at, used_minor as used`;
  return byName(rows);
}

/** Those counters that are not the sums of their sales, both read at one moment. */
export async function findWrongUsage(
  { sql }: Read,
  names: readonly UsageName[],
): Promise<UsageName[]> {
  if (names.length === 0) return [];
  const rows = await sql<(UsageRow & { readonly account_id: string })[]>`
    select sums.* from ${sumsOf(sql, names)}
    join key_usage usage using (account_id, key_id, currency, period, starts_at)
    where usage.used_minor <> sums.used`;
  return rows.map(({ account_id, key_id, currency, period, starts_at }) => {
    return { account_id, key_id, currency, period, starts_at: readInstant(starts_at) };
  });
}

/** Counts sales. The caller holds their balances, and every counter is there. */
export function countUses(uses: readonly Use[]): Write[] {
  const changes = changesOf(uses);
  if (changes.length === 0) return [];
  return [{ parts: CHANGE, values: valuesOf(changes), rows: changes.length }];
}

/**
 * Takes back what was counted of sales whose Credit comes back; the caller holds their balances.
 * A key that has no caps has no counters, and what is not counted is not taken back.
 *
 * Writes: key_usage.
 */
export async function returnUses({ sql }: Tx, uses: readonly Use[]): Promise<void> {
  const changes = changesOf(uses).map((one) => ({ ...one, amount_minor: -one.amount_minor }));
  if (changes.length === 0) return;
  await sql(TEMPLATE, ...(valuesOf(changes) as string[][]));
}

/** A test account begins anew; the caller holds its balances. Writes: key_usage. */
export async function forgetUses({ sql }: Tx, account_id: string): Promise<void> {
  await sql`delete from key_usage where account_id = ${account_id}`;
}

const CHANGE: readonly string[] = [
  `update key_usage usage set used_minor = usage.used_minor + sold.amount_minor
  from unnest((select `,
  "::uuid[]), (select ",
  "::uuid[]), (select ",
  "::text[]), (select ",
  "::text[]), (select ",
  "::text[]::timestamptz[]), (select ",
  `::bigint[])) as sold(account_id, key_id, currency, period, starts_at, amount_minor)
  where usage.account_id = sold.account_id and usage.key_id = sold.key_id
    and usage.currency = sold.currency and usage.period = sold.period
    and usage.starts_at = sold.starts_at`,
];
const TEMPLATE = Object.assign([...CHANGE], { raw: CHANGE });

type Change = UsageName & { readonly amount_minor: bigint };

/** One change a counter, however many of the sales it counts. */
function changesOf(uses: readonly Use[]): Change[] {
  const counted = uses.flatMap((use) =>
    (["day", "month"] as const).map((period) => {
      return { ...usageName(use, period), amount_minor: use.amount_minor };
    }),
  );
  return [...Map.groupBy(counted, usageOf).values()].map((same) => ({
    ...(same[0] as Change),
    amount_minor: same.reduce((sum, { amount_minor }) => sum + amount_minor, 0n),
  }));
}

function valuesOf(changes: readonly Change[]): unknown[] {
  return [...columnsOf(changes), changes.map(({ amount_minor }) => String(amount_minor))];
}

function columnsOf(names: readonly UsageName[]): string[][] {
  return [
    names.map(({ account_id }) => account_id),
    names.map(({ key_id }) => key_id),
    names.map(({ currency }) => currency),
    names.map(({ period }) => period),
    names.map(({ starts_at }) => writeInstant(starts_at)),
  ];
}

type Sql = (Tx | Read)["sql"];

function wantedOf(sql: Sql, names: readonly UsageName[]) {
  const [accounts = [], keys = [], currencies = [], periods = [], starts = []] = columnsOf(names);
  return sql`unnest(
    (select ${accounts}::uuid[]), (select ${keys}::uuid[]), (select ${currencies}::text[]),
    (select ${periods}::text[]), (select ${starts}::text[]::timestamptz[]),
    (select ${names.map(({ starts_at }) => lowestId(starts_at))}::uuid[]),
    (select ${names.map((name) => lowestId(endOf(name)))}::uuid[])
  ) as wanted(account_id, key_id, currency, period, starts_at, first_id, end_id)`;
}

function sumsOf(sql: Sql, names: readonly UsageName[]) {
  return sql`(
    select wanted.account_id, wanted.key_id, wanted.currency, wanted.period, wanted.starts_at,
      sold.used
    from ${wantedOf(sql, names)} cross join lateral (
      select coalesce(sum(amount_minor), 0)::bigint as used from sends sale
      where sale.account_id = wanted.account_id and sale.api_key_id = wanted.key_id
        and sale.id >= wanted.first_id and sale.id < wanted.end_id
        and sale.currency = wanted.currency and not sale.credit_returned
    ) as sold
  ) as sums`;
}

function endOf({ period, starts_at }: UsageName): number {
  return period === "day" ? nextHarareDay(starts_at) : nextHarareMonth(starts_at);
}

function byName(rows: readonly UsageRow[]): Map<string, bigint> {
  return new Map(
    rows.map((row) => {
      const starts_at = readInstant(row.starts_at);
      return [usageOf({ ...row, starts_at }), BigInt(row.used)] as const;
    }),
  );
}

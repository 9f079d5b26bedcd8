import { type Locking, purseOf } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import { startOfHarareDay, startOfHarareMonth } from "#platform/time";
import type { Caps } from "./facts.ts";
import type { SendOrder } from "./order.ts";

interface CapRow {
  readonly key_id: string;
  readonly currency: string;
  readonly per_send_minor: string | null;
  readonly daily_minor: string | null;
  readonly monthly_minor: string | null;
  readonly per_recipient_daily_minor: string | null;
}

interface UseRow {
  readonly key_id: string;
  readonly currency: string;
  readonly today: string;
  readonly this_month: string;
}

/** Locks the caps of a set's keys, then sums what the keys have sold; `busy` are the held ones. */
export async function gatherCaps(
  from: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
): Promise<{ limits: Map<string, Caps>; busy: Set<string> }> {
  const capped = orders.filter(({ key }) => key?.has_caps === true);
  if (capped.length === 0) return { limits: new Map(), busy: new Set() };
  const [locked, present, used] = await Promise.all([
    lockCaps(from, capped, locking),
    listCaps(from, capped),
    sumOfKeys(from, capped),
  ]);
  const uses = new Map(used.map((row) => [purseOf(row.key_id, row.currency), row]));
  const limits = new Map(
    locked.map((row) => {
      const purse = purseOf(row.key_id, row.currency);
      return [purse, capsOf(row, uses.get(purse))];
    }),
  );
  const purses = present.map(({ key_id, currency }) => purseOf(key_id, currency));
  return { limits, busy: new Set(purses.filter((purse) => !limits.has(purse))) };
}

/** What the keys with caps sold today to each of a set's targets, in face amount. */
export async function gatherRecipientUse(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Map<string, bigint>> {
  const capped = orders.filter(({ key }) => key?.has_caps === true);
  if (capped.length === 0) return new Map();
  const rows = await sql<{ key_id: string; currency: string; target: string; used: string }[]>`
    select sale.api_key_id as key_id, sale.currency, sale.target, sum(sale.amount_minor) as used
    from (
      select distinct * from unnest(
        ${capped.map(({ account }) => account.id)}::uuid[],
        ${capped.map(({ key }) => key?.id ?? null)}::uuid[],
        ${capped.map(({ target }) => target)}::text[],
        ${capped.map(({ created }) => lowestId(startOfHarareDay(created)))}::uuid[]
      ) as capped(account_id, api_key_id, target, since)
    ) as capped
    join sends sale using (account_id, api_key_id, target)
    where sale.id >= capped.since and not sale.credit_returned
    group by 1, 2, 3`;
  return new Map(
    rows.map((row) => [`${purseOf(row.key_id, row.currency)}/${row.target}`, BigInt(row.used)]),
  );
}

/** Sales that look like one of the set, where the organisation's duplicate guard is on. */
export async function gatherDuplicates(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Map<string, string>> {
  const guarded = orders.filter(({ account }) => account.prevent_duplicates_seconds !== null);
  if (guarded.length === 0) return new Map();
  const rows = await sql<
    { account_id: string; currency: string; target: string; amount: string; id: string }[]
  >`
    select sale.account_id, sale.currency, sale.target, sale.amount_minor as amount, sale.id
    from unnest(
      ${guarded.map(({ account }) => account.id)}::uuid[],
      ${guarded.map(({ target }) => target)}::text[],
      ${guarded.map(({ amount_minor }) => String(amount_minor))}::bigint[],
      ${guarded.map(sinceOf)}::uuid[]
    ) as guarded(account_id, target, amount_minor, since)
    join sends sale using (account_id, target, amount_minor)
    where sale.id >= guarded.since and not sale.credit_returned`;
  return new Map(
    rows.map((row) => {
      const amount = formatMoney(BigInt(row.amount));
      return [[row.account_id, row.currency, row.target, amount].join("/"), row.id];
    }),
  );
}

function sinceOf({ account, created }: SendOrder): string {
  return lowestId(Math.max(0, created - (account.prevent_duplicates_seconds ?? 0) * 1_000));
}

function capsOf(row: CapRow, used: UseRow | undefined): Caps {
  return {
    per_send_minor: limitOf(row.per_send_minor),
    daily_minor: limitOf(row.daily_minor),
    monthly_minor: limitOf(row.monthly_minor),
    per_recipient_daily_minor: limitOf(row.per_recipient_daily_minor),
    // A key that sold nothing this month has no row of sums.
    used_today_minor: used === undefined ? 0n : BigInt(used.today),
    used_this_month_minor: used === undefined ? 0n : BigInt(used.this_month),
  };
}

function limitOf(written: string | null): bigint | null {
  return written === null ? null : BigInt(written);
}

/** Locks in the order of key and currency; what a stranger holds is skipped, not waited for. */
async function lockCaps({ sql }: Tx | Read, capped: SendOrder[], locking: Locking) {
  const lock = {
    try: sql`for update of held skip locked`,
    wait: sql`for update of held`,
    none: sql``,
  }[locking];
  return await sql<CapRow[]>`
    select key_id, currency, per_send_minor, daily_minor, monthly_minor,
      per_recipient_daily_minor
    from key_caps held
    where (account_id, key_id) in (select * from ${keysOf(sql, capped)})
    order by account_id, key_id, currency ${lock}`;
}

async function listCaps({ sql }: Tx | Read, capped: SendOrder[]) {
  return await sql<{ key_id: string; currency: string }[]>`
    select key_id, currency from key_caps
    where (account_id, key_id) in (select * from ${keysOf(sql, capped)})`;
}

/** A statement of its own, after the lock: its snapshot holds what the lock's holders sold. */
async function sumOfKeys({ sql }: Tx | Read, capped: SendOrder[]) {
  return await sql<UseRow[]>`
    select sale.api_key_id as key_id, sale.currency,
      coalesce(sum(sale.amount_minor) filter (where sale.id >= capped.today), 0) as today,
      sum(sale.amount_minor) as this_month
    from (
      select distinct on (account_id, api_key_id) * from unnest(
        ${capped.map(({ account }) => account.id)}::uuid[],
        ${capped.map(({ key }) => key?.id ?? null)}::uuid[],
        ${capped.map(({ created }) => lowestId(startOfHarareDay(created)))}::uuid[],
        ${capped.map(({ created }) => lowestId(startOfHarareMonth(created)))}::uuid[]
      ) as capped(account_id, api_key_id, today, this_month)
    ) as capped
    join sends sale using (account_id, api_key_id)
    where sale.id >= capped.this_month and not sale.credit_returned
    group by 1, 2`;
}

function keysOf(sql: (Tx | Read)["sql"], capped: SendOrder[]) {
  return sql`unnest(
    ${capped.map(({ account }) => account.id)}::uuid[],
    ${capped.map(({ key }) => key?.id ?? null)}::uuid[]
  ) as capped(account_id, key_id)`;
}

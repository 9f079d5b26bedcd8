import { balanceKey, type Locking } from "#money/ledger";
import type { Read, Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import type { Caps } from "../order/facts.ts";
import type { SendOrder } from "../order/order.ts";
import { lowestIdOfDay } from "../order/sale.ts";

interface CapRow {
  readonly key_id: string;
  readonly currency: string;
  readonly per_send_minor: string | null;
  readonly daily_minor: string | null;
  readonly monthly_minor: string | null;
  readonly per_recipient_daily_minor: string | null;
  readonly approval_threshold_minor: string | null;
}

interface RecipientUse {
  readonly key_id: string;
  readonly currency: string;
  readonly target: string;
  readonly since: string;
  readonly used: string;
}

/** Locks the caps of a set's keys; `busy` are the held ones. */
export async function gatherCaps(
  from: Tx | Read,
  orders: readonly SendOrder[],
  locking: Locking,
): Promise<{ limits: Map<string, Caps>; busy: Set<string> }> {
  const capped = orders.filter(({ key }) => key?.has_caps === true);
  if (capped.length === 0) return { limits: new Map(), busy: new Set() };
  const [locked, present] = await Promise.all([
    lockCaps(from, capped, locking),
    listCaps(from, capped),
  ]);
  const limits = new Map(
    locked.map((row) => [balanceKey(row.key_id, row.currency), capsOf(row)] as const),
  );
  const balance_keys = present.map(({ key_id, currency }) => balanceKey(key_id, currency));
  return { limits, busy: new Set(balance_keys.filter((balance_key) => !limits.has(balance_key))) };
}

/**
 * What the keys with caps sold to each of a set's targets on the day of the order, in face amount;
 * by `recipientOf`, since a set can reach over midnight.
 */
export async function gatherRecipientUse(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Map<string, bigint>> {
  const capped = orders.filter(({ key }) => key?.has_caps === true);
  if (capped.length === 0) return new Map();
  const rows = await sql<RecipientUse[]>`
    select capped.key_id, sold.currency, capped.target, capped.since, sold.used
    from (
      select distinct * from unnest(
        (select ${capped.map(({ account }) => account.id)}::uuid[]),
        (select ${capped.map(({ key }) => key?.id ?? null)}::uuid[]),
        (select ${capped.map(({ target }) => target)}::text[]),
        (select ${capped.map(lowestIdOfDay)}::uuid[])
      ) as capped(account_id, key_id, target, since)
    ) as capped
    cross join lateral (
      select currency, sum(amount_minor) as used from sends sale
      where sale.account_id = capped.account_id and sale.target = capped.target
        and sale.id >= capped.since and sale.api_key_id = capped.key_id
        and not sale.credit_returned
      group by currency
    ) as sold`;
  return new Map(
    rows.map(({ key_id, currency, target, since, used }) => [
      [key_id, currency, target, since].join("/"),
      BigInt(used),
    ]),
  );
}

/**
 * Sales that look like one of the set, where the organisation's duplicate guard is on. One that
 * failed does not count, though no Credit came back of it where a customer had paid.
 */
export async function gatherDuplicates(
  { sql }: Tx | Read,
  orders: readonly SendOrder[],
): Promise<Map<string, string>> {
  const guarded = orders.filter(({ account }) => account.prevent_duplicates_seconds !== null);
  if (guarded.length === 0) return new Map();
  const rows = await sql<
    { account_id: string; currency: string; target: string; amount: string; id: string }[]
  >`
    select guarded.account_id, sold.currency, guarded.target, guarded.amount_minor as amount,
      sold.id
    from unnest(
      (select ${guarded.map(({ account }) => account.id)}::uuid[]),
      (select ${guarded.map(({ target }) => target)}::text[]),
      (select ${guarded.map(({ amount_minor }) => String(amount_minor))}::bigint[]),
      (select ${guarded.map(sinceOf)}::uuid[])
    ) as guarded(account_id, target, amount_minor, since)
    cross join lateral (
      select currency, id from sends sale
      where sale.account_id = guarded.account_id and sale.target = guarded.target
        and sale.id >= guarded.since and sale.amount_minor = guarded.amount_minor
        and not sale.credit_returned and sale.status <> 'failed'
      order by id
    ) as sold`;
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

function capsOf(row: CapRow): Caps {
  return {
    per_send_minor: limitOf(row.per_send_minor),
    daily_minor: limitOf(row.daily_minor),
    monthly_minor: limitOf(row.monthly_minor),
    per_recipient_daily_minor: limitOf(row.per_recipient_daily_minor),
    approval_threshold_minor: limitOf(row.approval_threshold_minor),
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
    select caps.* from ${keysOf(sql, capped)} cross join lateral (
    select key_id, currency, per_send_minor, daily_minor, monthly_minor,
      per_recipient_daily_minor, approval_threshold_minor
    from key_caps held
    where held.account_id = capped.account_id and held.key_id = capped.key_id
    order by currency ${lock}
    ) as caps`;
}

async function listCaps({ sql }: Tx | Read, capped: SendOrder[]) {
  return await sql<{ key_id: string; currency: string }[]>`
    select held.key_id, held.currency from ${keysOf(sql, capped)} cross join lateral (
      select key_id, currency from key_caps
      where account_id = capped.account_id and key_id = capped.key_id
      order by currency
    ) as held`;
}

/** Each key once, in the order in which the rows of keys are locked. */
function keysOf(sql: (Tx | Read)["sql"], capped: SendOrder[]) {
  const owners = new Map(capped.map(({ key, account }) => [key?.id ?? "", account.id]));
  const keys = [...owners].sort(([one, of_one], [other, of_other]) =>
    `${of_one}/${one}` < `${of_other}/${other}` ? -1 : 1,
  );
  return sql`unnest(
    (select ${keys.map(([, account_id]) => account_id)}::uuid[]),
    (select ${keys.map(([key_id]) => key_id)}::uuid[])
  ) as capped(account_id, key_id)`;
}

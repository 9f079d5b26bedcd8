import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import type { StatementMonth } from "./month.ts";

type MoveType = Schemas["CreditTransactionType"];

/** Sends counted together. Units: minor units. */
export interface SendSum {
  readonly count: number;
  readonly face_minor: bigint;
  readonly cost_minor: bigint;
}

/** The sends of one type, network, key and cost centre. */
export interface SendGroup extends SendSum {
  readonly type: Schemas["SendType"];
  readonly network: string;
  readonly api_key_id: string | null;
  readonly key_label: string | null;
  readonly key_last4: string | null;
  readonly cost_center_id: string | null;
}

/** The figures of a statement. Units: minor units. */
export interface StatementFigures {
  readonly opening_minor: bigint;
  readonly closing_minor: bigint;
  /** What each type of row did to the Credit; negative when it was drawn. */
  readonly moved_minor: ReadonlyMap<MoveType, bigint>;
  readonly groups: readonly SendGroup[];
  /** Sends first delivered in the month and not credited back. */
  readonly delivered: SendSum;
}

/** Whose statement, in which currency, of which month. */
export interface StatementName {
  readonly account_id: string;
  readonly currency: Currency;
  readonly month: StatementMonth;
}

/** Setting Credit aside and giving it back leaves the total as it is. */
const WITHIN_TOTAL: ReadonlySet<string> = new Set(["reservation", "reservation_release"]);

/**
 * Reads the figures of a statement, all of one moment, so that they add up while sales go on. The
 * transaction must not have read anything before.
 *
 * Opening and closing are calculated back from the current balance, which is close to the months
 * that are usually requested, and not forward from the account's first row.
 */
export async function readStatement(tx: Tx, name: StatementName): Promise<StatementFigures> {
  await tx.sql`set transaction isolation level repeatable read, read only`;
  const [balances, groups, delivered] = await Promise.all([
    readBalances(tx, name),
    readGroups(tx, name),
    readDelivered(tx, name),
  ]);
  return { ...balances, groups, delivered };
}

async function readBalances({ sql }: Tx, { account_id, currency, month }: StatementName) {
  const [from, to] = [lowestId(month.starts_at), lowestId(month.ends_at)];
  const [[balance], rows] = await Promise.all([
    sql<{ total: string }[]>`
      select available_minor + reserved_minor as total from ledger_balances
      where account_id = ${account_id} and currency = ${currency}`,
    sql<{ type: MoveType; within: string; later: string }[]>`
      select type,
        coalesce(sum(amount_minor + reserved_amount_minor) filter (where id < ${to}), 0) as within,
        coalesce(sum(amount_minor + reserved_amount_minor) filter (where id >= ${to}), 0) as later
      from credit_transactions
      where account_id = ${account_id} and currency = ${currency} and id >= ${from}
      group by type`,
  ]);
  const counted = rows.filter(({ type }) => !WITHIN_TOTAL.has(type));
  const within_minor = counted.reduce((sum, { within }) => sum + BigInt(within), 0n);
  const later_minor = counted.reduce((sum, { later }) => sum + BigInt(later), 0n);
  const closing_minor = BigInt(balance?.total ?? 0) - later_minor;
  return {
    opening_minor: closing_minor - within_minor,
    closing_minor,
    moved_minor: new Map(counted.map(({ type, within }) => [type, BigInt(within)])),
  };
}

interface GroupRow {
  readonly type: Schemas["SendType"];
  readonly network: string;
  readonly api_key_id: string | null;
  readonly key_label: string | null;
  readonly key_last4: string | null;
  readonly cost_center_id: string | null;
  readonly count: string;
  readonly face: string;
  readonly cost: string;
}

/** The rows of the Credit account say what was drawn, and their sends what was sold. */
async function readGroups({ sql }: Tx, { account_id, currency, month }: StatementName) {
  const rows = await sql<GroupRow[]>`
    select send.type, send.network, send.api_key_id, key.label as key_label,
      key.last4 as key_last4, row.cost_center_id,
      count(*) as count, sum(send.amount_minor) as face,
      -sum(row.amount_minor + row.reserved_amount_minor) as cost
    from credit_transactions row
    join sends send on send.account_id = row.account_id and send.id = row.source_id
    left join api_keys key on key.account_id = send.account_id and key.id = send.api_key_id
    where row.account_id = ${account_id} and row.currency = ${currency} and row.type = 'send'
      and row.id >= ${lowestId(month.starts_at)} and row.id < ${lowestId(month.ends_at)}
    group by send.type, send.network, send.api_key_id, key.label, key.last4, row.cost_center_id
    order by send.type, send.network, send.api_key_id, row.cost_center_id`;
  return rows.map(({ count, face, cost, ...group }) => ({
    ...group,
    ...sumOf({ count, face, cost }),
  }));
}

/** Of what drew Credit: what a customer has paid for earns no discount. */
async function readDelivered({ sql }: Tx, { account_id, currency, month }: StatementName) {
  const [row] = await sql<{ count: string; face: string; cost: string }[]>`
    select count(*) as count, coalesce(sum(amount_minor), 0) as face,
      coalesce(sum(cost_minor), 0) as cost
    from sends
    where account_id = ${account_id} and currency = ${currency}
      and status = 'delivered' and not credit_returned and checkout_session_id is null
      and delivered_at >= ${writeInstant(month.starts_at)}
      and delivered_at < ${writeInstant(month.ends_at)}
      and id < ${lowestId(month.ends_at)}`;
  return sumOf(row ?? { count: "0", face: "0", cost: "0" });
}

function sumOf(row: { count: string; face: string; cost: string }): SendSum {
  return { count: Number(row.count), face_minor: BigInt(row.face), cost_minor: BigInt(row.cost) };
}

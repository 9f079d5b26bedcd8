import type { Schemas } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { formatMoney } from "#platform/money";
import { isOffered } from "#platform/offers";
import { startOfHarareDay } from "#platform/time";

const DAY_MS = 86_400_000;
const PACE_DAYS = 7;

/** Whose sales, and the account's time. */
export interface OverviewScope {
  readonly account_id: string;
  readonly now: number;
}

/** The sends made since midnight in Harare. */
export async function readToday(
  { sql }: Read,
  { account_id, now }: OverviewScope,
): Promise<Schemas["OverviewToday"]> {
  const [row] = await sql<
    {
      sends: number;
      delivered: number;
      failed: number;
      cancelled: number;
      usd: string;
      zwg: string;
    }[]
  >`
    select count(*)::int as sends,
      count(*) filter (where status = 'delivered')::int as delivered,
      count(*) filter (where status in ('failed', 'failed_credited'))::int as failed,
      count(*) filter (where status = 'cancelled_credited')::int as cancelled,
      coalesce(sum(amount_minor) filter (where currency = 'USD' and not credit_returned), 0)::text
        as usd,
      coalesce(sum(amount_minor) filter (where currency = 'ZWG' and not credit_returned), 0)::text
        as zwg
    from sends
    where account_id = ${account_id} and id >= ${lowestId(startOfHarareDay(now))}`;
  if (row === undefined) throw new Error(`no row of counts for account ${account_id}`);
  const { sends, delivered, failed, cancelled, usd, zwg } = row;
  return {
    sends,
    delivered,
    failed,
    unresolved: sends - delivered - failed - cancelled,
    amount: { USD: formatMoney(BigInt(usd)), ZWG: formatMoney(BigInt(zwg)) },
  };
}

/** How each network has served the account in the last 24 hours, in each of its currencies. */
export async function readNetworkSuccess(
  { sql }: Read,
  ctx: Pick<Ctx, "account" | "config" | "now">,
): Promise<Schemas["OverviewNetwork"][]> {
  const { account, now } = ctx;
  const rows = await sql<
    {
      network: string;
      currency: Currency;
      state: Schemas["NetworkCondition"];
      delivered: number;
      ended: number;
    }[]
  >`
    with ended as materialized (
      select network, currency, count(*) filter (where status = 'delivered')::int as delivered,
        count(*)::int as ended
      from sends
      where account_id = ${account.id} and id >= ${lowestId(now - DAY_MS)}
        and status in ('delivered', 'failed', 'failed_credited')
      group by network, currency
    )
    select served.id as network, served.currency, served.state,
      coalesce(ended.delivered, 0) as delivered, coalesce(ended.ended, 0) as ended
    from (
      select id, kind, unnest(currencies) as currency,
        coalesce(case kind
          when 'power' then (select state from power_states where account_id = ${account.id})
          else coalesce(
            (
              select state from account_network_states
              where account_id = ${account.id} and network_id = networks.id
            ),
            (
              select state from network_states
              where network_id = networks.id and mode = ${account.mode}
              order by since desc limit 1
            )
          )
        end, 'up') as state
      from networks
    ) as served
    left join ended on ended.network = served.id and ended.currency = served.currency
    order by served.kind, served.id, served.currency`;
  return rows.map(({ network, currency, state, delivered, ended }) => ({
    network,
    currency,
    success_rate: ended === 0 ? null : shareOf(delivered, ended),
    sample: ended,
    state: isOffered(ctx, { network, currency }) ? state : "not_offered",
  }));
}

/** Rounded down, so that only a network without any failure has `1.000`. */
function shareOf(part: number, whole: number): string {
  const thousandths = Math.floor((part * 1_000) / whole);
  return `${Math.floor(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, "0")}`;
}

/** What the sends of the last seven days drew, by currency, without what came back. Minor units. */
export async function readWeekDrawn(
  { sql }: Read,
  { account_id, now }: OverviewScope,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql<{ currency: string; drawn: string }[]>`
    select currency, sum(cost_minor)::text as drawn from sends
    where account_id = ${account_id} and id >= ${lowestId(now - PACE_DAYS * DAY_MS)}
      and not credit_returned
    group by currency`;
  return new Map(rows.map(({ currency, drawn }) => [currency, BigInt(drawn)]));
}

/** Days that an amount lasts at a week's pace, rounded down to a tenth; null without sales. */
export function runwayDays(available_minor: bigint, week_minor: bigint): number | null {
  if (week_minor === 0n) return null;
  const tenths = (available_minor * BigInt(PACE_DAYS) * 10n) / week_minor;
  return Math.min(Number(tenths) / 10, DAYS_MAX);
}

const DAYS_MAX = 9_999_999;

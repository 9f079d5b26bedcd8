import type { Schemas } from "@svc/generated/routes";
import {
  asOffered,
  readAccountNetworks,
  readNetworks,
  withAccountStates,
} from "#catalogue/networks";
import { readPowerState, withPower } from "#catalogue/utility";
import type { Ctx, Currency } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { startOfHarareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";

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
  read: Read,
  ctx: Pick<Ctx, "account" | "config" | "now">,
): Promise<Schemas["OverviewNetwork"][]> {
  const { id, mode } = ctx.account;
  const states = await readAccountNetworks(read, id);
  const known = withAccountStates(await readNetworks(read, mode), states);
  const networks = withPower(known, await readPowerState(read, id));
  const counts = await countEnded(read, { account_id: id, now: ctx.now });
  return networks.flatMap((network) =>
    network.currencies.toSorted().map((currency) => {
      const counted = counts.find((one) => one.network === network.id && one.currency === currency);
      const { delivered, ended } = counted ?? { delivered: 0, ended: 0 };
      return {
        network: network.id,
        currency,
        success_rate: ended === 0 ? null : shareOf(delivered, ended),
        sample: ended,
        state: asOffered(ctx, network, { currency }).state,
      };
    }),
  );
}

interface EndedSends {
  readonly network: string;
  readonly currency: Currency;
  readonly delivered: number;
  readonly ended: number;
}

async function countEnded(
  { sql }: Read,
  { account_id, now }: OverviewScope,
): Promise<readonly EndedSends[]> {
  return await sql<EndedSends[]>`
    select network, currency, count(*) filter (where status = 'delivered')::int as delivered,
      count(*)::int as ended
    from sends
    where account_id = ${account_id} and id >= ${lowestId(now - DAY_MS)}
      and status in ('delivered', 'failed', 'failed_credited')
    group by network, currency`;
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

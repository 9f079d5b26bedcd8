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
const FAILED = ["failed", "failed_credited"];

/** Whose sales, and the account's time. */
export interface OverviewScope {
  readonly account_id: string;
  readonly now: number;
}

/** Sends of the last 24 hours, which have all of today in them, that are alike. */
export interface LatelySold {
  readonly network: string;
  readonly currency: Currency;
  readonly status: Schemas["SendStatus"];
  readonly is_today: boolean;
  readonly sends: number;
  /** Face value without what came back. Units: minor units. */
  readonly kept: string;
}

/** Reads in one scan what both sections below count. */
export async function readLatelySold(
  { sql }: Read,
  { account_id, now }: OverviewScope,
): Promise<readonly LatelySold[]> {
  const midnight = lowestId(startOfHarareDay(now));
  return await sql<LatelySold[]>`
    select network, currency, status, id >= ${midnight} as is_today, count(*)::int as sends,
      coalesce(sum(amount_minor) filter (where not credit_returned), 0)::text as kept
    from sends
    where account_id = ${account_id} and id >= ${lowestId(now - DAY_MS)}
    group by network, currency, status, is_today`;
}

/** The sends made since midnight in Harare. */
export function todayOf(lately: readonly LatelySold[]): Schemas["OverviewToday"] {
  const today = lately.filter(({ is_today }) => is_today);
  const failed = countOf(today, FAILED);
  const delivered = countOf(today, ["delivered"]);
  const all = countOf(today);
  const amountOf = (of: Currency) =>
    formatMoney(
      today.reduce((sum, { currency, kept }) => sum + (currency === of ? BigInt(kept) : 0n), 0n),
    );
  return {
    sends: all,
    delivered,
    failed,
    unresolved: all - delivered - failed - countOf(today, ["cancelled_credited"]),
    amount: { USD: amountOf("USD"), ZWG: amountOf("ZWG") },
  };
}

function countOf(sold: readonly LatelySold[], statuses?: readonly string[]): number {
  return sold.reduce(
    (sum, { status, sends }) => sum + (statuses?.includes(status) === false ? 0 : sends),
    0,
  );
}

/** How each network has served the account in the last 24 hours, in each of its currencies. */
export async function readNetworkSuccess(
  read: Read,
  ctx: Pick<Ctx, "account" | "config">,
  lately: readonly LatelySold[],
): Promise<Schemas["OverviewNetwork"][]> {
  const { id, mode } = ctx.account;
  const states = await readAccountNetworks(read, id);
  const known = withAccountStates(await readNetworks(read, mode), states);
  const networks = withPower(known, await readPowerState(read, id));
  return networks.flatMap((network) =>
    network.currencies.toSorted().map((currency) => {
      const sold = lately.filter((one) => one.network === network.id && one.currency === currency);
      const delivered = countOf(sold, ["delivered"]);
      const ended = delivered + countOf(sold, FAILED);
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

/** Rounded down, so that only a network without any failure has `1.000`. */
function shareOf(part: number, whole: number): string {
  const thousandths = Math.floor((part * 1_000) / whole);
  return `${Math.floor(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, "0")}`;
}

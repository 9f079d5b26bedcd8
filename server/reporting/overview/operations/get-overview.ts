import type { Answer, Schemas } from "@svc/generated/routes";
import { presentCredit, readCredit } from "#money/credit";
import type { Ctx, Currency, KeyScope } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { holdsScope } from "#platform/holds-scope";
import { unixSeconds } from "#platform/time/instants";
import { readAttention } from "../attention/read-attention.ts";
import { readWeekDrawn, runwayDays } from "../read-drawn.ts";
import { readLatelySold, readNetworkSuccess, todayOf } from "../read-sales.ts";
import { readWebhooks } from "../read-webhooks.ts";

const DAY_MS = 86_400_000;

type OverviewCredit = Schemas["OverviewCredit"];

/** Shows the account at a glance; what the key may not read is null. */
export async function getOverview(ctx: Ctx): Promise<Answer<"getOverview">> {
  const { account, now } = ctx;
  const asked = { account_id: account.id, now };
  const mayRead = (scope: KeyScope) => holdsScope(ctx, scope);
  const sections = await ctx.read(async (read) => {
    const [credit, lately, webhooks] = await Promise.all([
      mayRead("credit:read") ? readOverviewCredit(ctx, read) : null,
      mayRead("sends:read") ? readLatelySold(read, asked) : null,
      mayRead("webhooks:manage") ? readWebhooks(read, asked) : null,
    ]);
    const today = lately && todayOf(lately);
    const networks = lately && (await readNetworkSuccess(read, ctx, lately));
    const attention = await readAttention(ctx, read, { low_credit: endsOf(credit, now) });
    return { credit, today, networks, webhooks, attention };
  });
  const body = {
    object: "overview" as const,
    created: unixSeconds(now),
    livemode: account.mode === "live",
    ...sections,
    as_of: unixSeconds(now),
  };
  return { status: 200, body };
}

async function readOverviewCredit(ctx: Ctx, read: Read): Promise<OverviewCredit> {
  const { account, now } = ctx;
  const asked = { account_id: account.id, now };
  const [balances, usd, zwg] = await Promise.all([
    readCredit(read, account.id),
    readWeekDrawn(read, { ...asked, currency: "USD" }),
    readWeekDrawn(read, { ...asked, currency: "ZWG" }),
  ]);
  const credit = presentCredit(balances, ctx);
  const of = (currency: Currency, drawn: bigint) => {
    const { last_topup_at: _, ...balance } = credit[currency];
    return { ...balance, runway_days: runwayDays(balances[currency].available_minor, drawn) };
  };
  return { USD: of("USD", usd), ZWG: of("ZWG", zwg) };
}

/** When the Credit of each currency that lasts for less than a day is used up. */
function endsOf(credit: OverviewCredit | null, now: number): number[] {
  if (credit === null) return [];
  const runways = [credit.USD.runway_days, credit.ZWG.runway_days];
  return runways.flatMap((days) =>
    days !== null && days < 1 ? [Math.round(now + days * DAY_MS)] : [],
  );
}

import type { Answer, Schemas } from "@svc/generated/routes";
import { presentCredit, readCredit } from "#money/credit";
import type { Ctx, Currency, KeyScope } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { holdsScope } from "#platform/holds-scope";
import { unixSeconds } from "#platform/time/instants";
import { readAttention } from "../attention/read-attention.ts";
import { readNetworkSuccess, readToday, readWeekDrawn, runwayDays } from "../read-sales.ts";
import { readWebhooks } from "../read-webhooks.ts";

const DAY_MS = 86_400_000;

type OverviewCredit = Schemas["OverviewCredit"];

/** Shows the account at a glance; what the key may not read is null. */
export async function getOverview(ctx: Ctx): Promise<Answer<"getOverview">> {
  const { account, now } = ctx;
  const asked = { account_id: account.id, now };
  const mayRead = (scope: KeyScope) => holdsScope(ctx, scope);
  const sections = await ctx.read(async (read) => {
    const [credit, today, networks, webhooks] = await Promise.all([
      mayRead("credit:read") ? readOverviewCredit(ctx, read) : null,
      mayRead("sends:read") ? readToday(read, asked) : null,
      mayRead("sends:read") ? readNetworkSuccess(read, ctx) : null,
      mayRead("webhooks:manage") ? readWebhooks(read, asked) : null,
    ]);
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
  const [balances, drawn] = await Promise.all([
    readCredit(read, account.id),
    readWeekDrawn(read, { account_id: account.id, now }),
  ]);
  const credit = presentCredit(balances, ctx);
  const of = (currency: Currency) => {
    const { last_topup_at: _, ...balance } = credit[currency];
    const { available_minor } = balances[currency];
    return { ...balance, runway_days: runwayDays(available_minor, drawn.get(currency) ?? 0n) };
  };
  return { USD: of("USD"), ZWG: of("ZWG") };
}

/** When the Credit of each currency that lasts for less than a day is used up. */
function endsOf(credit: OverviewCredit | null, now: number): number[] {
  if (credit === null) return [];
  const runways = [credit.USD.runway_days, credit.ZWG.runway_days];
  return runways.flatMap((days) =>
    days !== null && days < 1 ? [Math.round(now + days * DAY_MS)] : [],
  );
}

import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { readObservedDays } from "../observed.ts";
import { presentSeries } from "../present.ts";

const WINDOW_DAYS = 90;

/** Shows how the price that customers paid has moved. */
export async function getPowerSeries(
  ctx: Ctx,
  { query }: Input<"getPowerSeries">,
): Promise<Answer<"getPowerSeries">> {
  const currency = query.currency.toUpperCase() as Currency;
  const watch = { mode: ctx.account.mode, currency, now: ctx.now, days: WINDOW_DAYS };
  const days = await ctx.read((read) => readObservedDays(read, watch));
  return { status: 200, body: presentSeries(days, { currency, asked: ctx }) };
}

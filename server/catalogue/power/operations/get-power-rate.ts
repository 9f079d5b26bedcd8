import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx, Currency } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { tariffAt } from "#providers/tariff";
import { readMedian } from "../observed.ts";
import { presentRate } from "../present.ts";
import { writePrice } from "../write-units.ts";

const WINDOW_DAYS = 90;

/** Shows the published bands, and what customers really paid. */
export async function getPowerRate(
  ctx: Ctx,
  { query }: Input<"getPowerRate">,
): Promise<Answer<"getPowerRate">> {
  const { account, now } = ctx;
  const currency = query.currency.toUpperCase() as Currency;
  const watch = { mode: account.mode, currency, now, days: WINDOW_DAYS };
  const { price_micro, purchases } = await ctx.read((read) => readMedian(read, watch));
  const observed = {
    median_price: price_micro === null ? null : writePrice(price_micro),
    sample: purchases,
    window_days: WINDOW_DAYS,
    as_of: unixSeconds(now),
  };
  return { status: 200, body: presentRate(tariffAt(currency, now), { observed, asked: ctx }) };
}

import type { Answer, Input } from "@svc/generated/routes";
import { confirmMeter, presentMeter } from "#catalogue/meters";
import { readMonthPosition } from "#catalogue/utility";
import type { Ctx, Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { formatMoney, parseMoney } from "#platform/values/money";
import { headOf } from "../present.ts";
import { compareUnits } from "../present-units.ts";
import { writeUnits } from "../write-units.ts";

/** Reckons what an amount buys now and after the reset, from where a named meter stands. */
export async function getPowerQuote(
  ctx: Ctx,
  { query }: Input<"getPowerQuote">,
): Promise<Answer<"getPowerQuote">> {
  const { account, now } = ctx;
  const currency = query.currency.toUpperCase() as Currency;
  const amount_minor = parseMoney(query.amount) ?? refuse("invalid_amount", { param: "amount" });
  const number = query.meter ?? null;
  const confirmed =
    number === null ? null : await confirmMeter(ctx, { number, currency, param: "meter" });
  const position_centi =
    number === null
      ? null
      : await ctx.read((read) =>
          readMonthPosition(read, { account_id: account.id, meter: number, now }),
        );
  const compared = compareUnits({ currency, amount_minor, position_centi, now });
  const { gain_centi } = compared;
  return {
    status: 200,
    body: {
      object: "power_quote",
      ...headOf(ctx),
      currency,
      amount: formatMoney(amount_minor),
      now: compared.now,
      after_reset: compared.after_reset,
      better: gain_centi === 0n ? "same" : gain_centi > 0n ? "after_reset" : "now",
      saving_units: writeUnits(gain_centi < 0n ? -gain_centi : gain_centi),
      meter: confirmed && presentMeter(confirmed.row, { account, now, source: confirmed.source }),
    },
  };
}

import type { Schemas } from "@svc/generated/routes";
import { askMeter, presentMeter } from "#catalogue/meters";
import { meterOfQuote } from "#catalogue/quotes";
import type { Ctx } from "#platform/context";
import { Refusal } from "#platform/refusal";
import type { OrderRefusal } from "../order/order.ts";
import type { Sale } from "../order/sale.ts";
import type { ConfirmedFacts } from "../rows/power-facts.ts";
import type { RunningTotals } from "./running-totals.ts";

/** The meter of a sale that is only judged. */
export interface JudgedMeter {
  readonly meter: Schemas["Meter"] | null;
  /** What the sale would keep of it. */
  readonly confirmed: ConfirmedFacts | null;
  /** The utility's refusal; empty if it confirmed the meter or was not asked. */
  readonly refusals: readonly OrderRefusal[];
}

const NO_METER: JudgedMeter = { meter: null, confirmed: null, refusals: [] };

/**
 * Confirms the meter of a strict power sale as the real call would: a quote brings its confirmation
 * along, and else the utility is asked, unless a rule stands in the way already; what is judged of
 * money comes after it.
 *
 * Refuses: `meter_quota_exceeded`, `power_unavailable`.
 */
export async function validateMeter(
  ctx: Ctx,
  sale: Sale,
  { rules, totals }: { rules: readonly OrderRefusal[]; totals: RunningTotals },
): Promise<JudgedMeter> {
  const { power, target } = sale.order;
  if (power === null || rules.length > 0) return NO_METER;
  const { account, now } = ctx;
  const quote = totals.quote(sale);
  if (quote !== null) {
    return { meter: meterOfQuote(quote, account), confirmed: quote, refusals: [] };
  }
  if (power.confirm !== "strict") return NO_METER;
  const answer = await askMeter(ctx, { number: target, currency: sale.currency, param: "target" });
  if (answer instanceof Refusal) return { ...NO_METER, refusals: [answer] };
  const { row, source } = answer;
  return { meter: presentMeter(row, { account, now, source }), confirmed: row, refusals: [] };
}

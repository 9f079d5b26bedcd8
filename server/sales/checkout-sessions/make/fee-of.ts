import type { Ctx, Currency } from "#platform/context";
import { refuse } from "#platform/refusal";
import { isOffered } from "#platform/values/offers";
import { openPayments } from "#providers/payments";
import type { SendOrder } from "#sales/sends";

/**
 * What a customer pays on top of a sale. Units: basis points.
 *
 * Refuses: `provider_unavailable`, where customers cannot pay; of a sale without a currency nothing
 * is refused here, because it has no product either.
 */
export function feeBpsOf(
  ctx: Pick<Ctx, "account" | "config" | "record">,
  { currency: named, product }: SendOrder,
): number {
  const currency = named ?? currencyOf(product) ?? "USD";
  const { mode } = ctx.account;
  const { card } = openPayments(ctx.config, ctx)({ mode, currency });
  if (card === null || !isOffered(ctx, { currency })) return refuseClosed(ctx, currency);
  return card.adapter.fee_bps;
}

/** A slug ends in its currency. */
function currencyOf(product: string | null): Currency | null {
  const currency = product?.split("-").at(-1)?.toUpperCase();
  return currency === "USD" || currency === "ZWG" ? currency : null;
}

function refuseClosed(ctx: Pick<Ctx, "account" | "config">, currency: Currency): never {
  const why = isOffered(ctx, { currency })
    ? `nobody takes payments in ${currency} in live mode`
    : `nothing is sold in live mode in ${currency} yet`;
  const closed = `checkout in ${currency} is closed. Nothing was written.`;
  const message = `\`currency\`: ${why}, so ${closed}`;
  return refuse("provider_unavailable", { param: "currency", message, retryable: false });
}

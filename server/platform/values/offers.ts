import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "../context.ts";

/** One type of sale on one network, in one currency. */
export interface Offer {
  readonly network: string;
  readonly type: Schemas["SendType"];
  readonly currency: Currency;
}

/** Whose sales, and what the suppliers that are bound to live organisations sell. */
export interface Seller {
  readonly account: { readonly mode: "test" | "live" };
  readonly config: { readonly live_offers: readonly Offer[] };
}

/** Whether anything that fits is sold to an account; to test accounts, everything is. */
export function isOffered({ account, config }: Seller, part: Partial<Offer>): boolean {
  return account.mode === "test" || isSoldLive(config, part);
}

/** In which currencies anything is sold to live accounts. */
export function liveSalesOf(config: Seller["config"]): Schemas["LiveSales"] {
  const of = (currency: Currency) => (isSoldLive(config, { currency }) ? "open" : "closed");
  return { USD: of("USD"), ZWG: of("ZWG") };
}

function isSoldLive({ live_offers }: Seller["config"], part: Partial<Offer>): boolean {
  const { network, type, currency } = part;
  return live_offers.some(
    (offer) =>
      (network === undefined || offer.network === network) &&
      (type === undefined || offer.type === type) &&
      (currency === undefined || offer.currency === currency),
  );
}

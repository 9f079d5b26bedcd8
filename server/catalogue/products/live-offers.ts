import type { Offer } from "#platform/offers";
import type { Suppliers } from "#providers/port";
import { PRODUCTS } from "./catalogue.ts";

/** What of the catalogue is sold to live organisations: what any supplier bound to them sells. */
export function liveOffers({ live }: Suppliers): readonly Offer[] {
  return PRODUCTS.flatMap(({ type, currency, ranges }) =>
    ranges.map(({ network }) => ({ network, type, currency })),
  ).filter((offer) => live.some(({ adapter }) => adapter.sells(offer)));
}

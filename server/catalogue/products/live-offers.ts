import type { Offer } from "#platform/values/offers";
import { type Suppliers, walletOf } from "#providers/port";
import { routeOf, type SupplierOffer, type Supply } from "#providers/supply";
import { PRODUCTS } from "./catalogue.ts";

/** What of the catalogue is sold to live organisations: what any supplier bound to them sells. */
export function liveOffers({ live }: Suppliers): readonly Offer[] {
  return soldOffers().filter((offer) => live.some(({ adapter }) => adapter.sells(offer)));
}

/** The part of it that is routed to anybody. */
export function routedOffers(suppliers: Suppliers, supply: Supply): readonly Offer[] {
  return liveOffers(suppliers).filter((offer) => routeOf(supply, offer).length > 0);
}

/** What of the catalogue each supplier sells to live organisations, the first choice first. */
export function supplierOffers({ live }: Suppliers): readonly SupplierOffer[] {
  const sold = soldOffers();
  return live.flatMap((supplier) =>
    sold
      .filter((offer) => supplier.adapter.sells(offer))
      .map((offer) => {
        return { ...offer, supplier: supplier.adapter.name, wallet: walletOf(supplier, offer) };
      }),
  );
}

function soldOffers(): Offer[] {
  return PRODUCTS.flatMap(({ type, currency, ranges }) =>
    ranges.map(({ network }) => ({ network, type, currency })),
  );
}

import type { Offer } from "#platform/offers";

/** What a bound supplier sells, and the wallet that it draws on. */
export interface SupplierOffer extends Offer {
  readonly supplier: string;
  readonly wallet: string | null;
}

/** Who serves live organisations at a moment: what is bound, routed and switched on. */
export interface Supply {
  /** In the order of the default route. */
  readonly offers: readonly SupplierOffer[];
  /** The routes that staff have set. */
  readonly routes: readonly Route[];
  /** Names of suppliers. */
  readonly paused: ReadonlySet<string>;
}

/** Who sells an offer, the first choice first. */
export interface Route extends Offer {
  readonly suppliers: readonly string[];
}

/** Offers in one order, under one name. */
export function nameOfOffer({ type, network, currency }: Offer): string {
  return `${type}/${network}/${currency}`;
}

/** Who sells an offer, the first choice first; by default everybody who can. */
export function routeOf(supply: Pick<Supply, "offers" | "routes">, offer: Offer): SupplierOffer[] {
  const sellers = supply.offers.filter(isSame(offer));
  const route = supply.routes.find(isSame(offer));
  if (route === undefined) return sellers;
  return route.suppliers.flatMap((name) => sellers.find(({ supplier }) => supplier === name) ?? []);
}

/** Whether a supplier is given new orders for an offer. */
export function isServing(supply: Supply, { supplier }: SupplierOffer): boolean {
  return !supply.paused.has(supplier);
}

function isSame(offer: Offer): (other: Offer) => boolean {
  const name = nameOfOffer(offer);
  return (other) => nameOfOffer(other) === name;
}

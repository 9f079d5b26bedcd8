import type { Offer } from "#platform/values/offers";
import type { WalletState } from "#providers/port";

/** What a bound supplier sells, and the wallet that it draws on. */
export interface SupplierOffer extends Offer {
  readonly supplier: string;
  readonly wallet: string | null;
}

/** How a wallet does. Times are unix milliseconds by the database's clock. */
export interface SupplierWallet {
  readonly supplier: string;
  readonly wallet: string;
  readonly silences: WalletState["silences"];
  readonly garbled: WalletState["garbled"];
  /** When the next order is let through to try it; null while it serves. */
  readonly probe_at: number | null;
  /** The least amount that it could not pay for; null unless it is empty. */
  readonly short_minor: bigint | null;
  /** What the supplier has told lately; null where it has not. */
  readonly left_minor: bigint | null;
  /** Below this the next supplier takes over; null where staff have set none. */
  readonly low_minor: bigint | null;
}

/** An offer that its supplier had no power for, and when it may be tried next. */
export interface Outage extends SupplierOffer {
  /** Unix milliseconds by the database's clock. */
  readonly probe_at: number;
}

/** Who serves live organisations at a moment: what is bound, routed and switched on. */
export interface Supply {
  /** In the order of the default route. */
  readonly offers: readonly SupplierOffer[];
  /** The routes that staff have set. */
  readonly routes: readonly Route[];
  /** Names of suppliers. */
  readonly paused: ReadonlySet<string>;
  /** Those of which anything has been learned. */
  readonly wallets: readonly SupplierWallet[];
  readonly outages: readonly Outage[];
  /** When it was read. */
  readonly now: number;
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

/** Whether a supplier is given new orders for an offer, be it one to try it. */
export function isServing(supply: Supply, seller: SupplierOffer): boolean {
  const { probe_at = null } = walletIn(supply, seller) ?? {};
  return isOn(supply, seller) && (probe_at === null || probe_at <= supply.now);
}

/** Whether a supplier may sell an offer once its breaker lets it. */
export function isOn(supply: Supply, seller: SupplierOffer): boolean {
  const { left_minor = null } = walletIn(supply, seller) ?? {};
  return !supply.paused.has(seller.supplier) && (left_minor === null || left_minor > 0n);
}

/** Whether a seller's wallet is below its mark, so that the next supplier takes over. */
export function isLow(
  supply: Pick<Supply, "wallets">,
  seller: Pick<SupplierOffer, "supplier" | "wallet">,
): boolean {
  const { left_minor = null, low_minor = null } = walletIn(supply, seller) ?? {};
  return left_minor !== null && low_minor !== null && left_minor < low_minor;
}

/** Whether anything is known against a wallet, so that a good answer about it tells. */
export function isWatched(
  supply: Pick<Supply, "wallets">,
  seller: Pick<SupplierOffer, "supplier" | "wallet">,
): boolean {
  const known = walletIn(supply, seller);
  if (known === null) return false;
  return known.probe_at !== null || known.silences.length > 0 || known.garbled.length > 0;
}

/** What has been learned of a wallet; null where nothing was, and where nobody watches it. */
export function walletIn(
  { wallets }: Pick<Supply, "wallets">,
  { supplier, wallet }: Pick<SupplierOffer, "supplier" | "wallet">,
): SupplierWallet | null {
  return wallets.find((one) => one.supplier === supplier && one.wallet === wallet) ?? null;
}

export function isSame(offer: Offer): (other: Offer) => boolean {
  const name = nameOfOffer(offer);
  return (other) => nameOfOffer(other) === name;
}

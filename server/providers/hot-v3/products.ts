import type { Currency } from "#platform/context";
import { parseReported } from "#platform/values/money";
import type { Offer } from "#platform/values/offers";
import type { SupplierOrder, SupplierProduct } from "#providers/port";
import { type Json, listOf, memberOf, textOf } from "./read-answer.ts";
import { walletOfType } from "./wallets.ts";

/** A product of the catalogue, as far as it can be sold as one of ours. */
export interface StockedProduct {
  readonly id: string;
  readonly name: string;
  /** Null for what we do not sell, or do not understand. */
  readonly type: SupplierOrder["type"] | null;
  /** As our catalogue names it; `any` where the supplier finds it by the number. */
  readonly network: string | null;
  readonly currency: Currency | null;
  readonly min_minor: bigint | null;
  readonly max_minor: bigint | null;
}

/** Products by what they are sold as, `airtime/econet/USD`, where staff decided it. */
export type Pins = Readonly<Record<string, string>>;

const NETWORKS: Readonly<Record<string, string>> = {
  econet: "econet",
  netone: "netone",
  telecel: "telecel",
  undefinedcellular: "any",
};
const CURRENCIES: Readonly<Record<string, Currency>> = { usd: "USD", zwg: "ZWG", zig: "ZWG" };
const IS_OF_POWER = /zesa|zetdc/i;
const IS_NO_AIRTIME = /\b(?:data|bundles?|sms|voice|evd|voucher|pin)\b/i;

/** What it is asked to sell. */
export const OFFERS: readonly Offer[] = (["USD", "ZWG"] as const).flatMap((currency) => [
  ...["econet", "netone", "telecel"].map(
    (network) => ({ type: "airtime", network, currency }) as const,
  ),
  { type: "power", network: "power", currency },
]);

/** Reads the catalogue; null when it is none. */
export function readProducts(json: Json | undefined): StockedProduct[] | null {
  const rows = listOf(memberOf(json, "products"));
  const products = rows.flatMap((row) => readProduct(row) ?? []);
  return products.length === 0 || products.length < rows.length ? null : products;
}

/**
 * The product that an order is sold as: the one that staff pinned, or the only one of its type,
 * network and currency, or the only one for all networks. Null when there is none, or several.
 */
export function productOf(
  products: readonly StockedProduct[],
  { type, network, currency }: Pick<SupplierOrder, "type" | "network" | "currency">,
  pins: Pins,
): StockedProduct | null {
  const pinned = pins[`${type}/${network}/${currency}`];
  if (pinned !== undefined) return products.find(({ id }) => id === pinned) ?? null;
  const alike = products.filter((one) => one.type === type && one.currency === currency);
  for (const wanted of [network, "any"]) {
    const found = alike.filter((one) => one.network === wanted);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** What of our offers the catalogue has, each with the one product that it is sold as. */
export function offeredProducts(
  products: readonly StockedProduct[],
  pins: Pins,
): readonly SupplierProduct[] {
  return OFFERS.flatMap((offer) => {
    const found = productOf(products, offer, pins);
    if (found === null) return [];
    const { id, min_minor, max_minor } = found;
    return [{ ...offer, product: id, min_minor, max_minor }];
  });
}

function readProduct(row: Json): StockedProduct | null {
  const id = textOf(memberOf(row, "productid"));
  const name = textOf(memberOf(row, "name"));
  if (id === null || name === null) return null;
  const meta = memberOf(row, "metadata");
  const of = (member: string) => textOf(memberOf(meta, member)) ?? "";
  const wallet = walletOfType(textOf(memberOf(row, "accounttypeid")));
  const type = typeOf({
    name,
    network: of("network"),
    target: of("targettype"),
    kind: of("rechargetype"),
    sort: of("rechargetypeinformation"),
    has_options: listOf(memberOf(row, "requiredoptions")).length > 0,
  });
  const currency = CURRENCIES[of("currency").toLowerCase()] ?? null;
  // A wallet that pays in another currency, or for another type, is a slip of somebody's.
  const is_paid = wallet !== null && wallet.currency === currency;
  const network = type === "power" ? "power" : (NETWORKS[of("network").toLowerCase()] ?? null);
  return {
    ...{ id, name, network, currency },
    type: is_paid && wallet.wallet.startsWith(type ?? "?") ? type : null,
    min_minor: parseReported(of("minimumrecharge"), { rounding: "up" }),
    max_minor: parseReported(of("maxrecharge"), { rounding: "down" }),
  };
}

interface Kind {
  readonly name: string;
  readonly network: string;
  readonly target: string;
  readonly kind: string;
  readonly sort: string;
  /** What a sale has to bring beside a number and an amount, which ours never does. */
  readonly has_options: boolean;
}

function typeOf({
  name,
  network,
  target,
  kind,
  sort,
  has_options,
}: Kind): "airtime" | "power" | null {
  if (has_options) return null;
  if (/meter/i.test(target)) return IS_OF_POWER.test(`${name} ${network}`) ? "power" : null;
  const is_airtime = /mobile number/i.test(target) && /pinless/i.test(kind);
  const is_told_other = sort !== "" && !/^airtime$/i.test(sort);
  return is_airtime && !is_told_other && !IS_NO_AIRTIME.test(name) ? "airtime" : null;
}

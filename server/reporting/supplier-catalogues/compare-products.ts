import type { Offer } from "#platform/values/offers";
import type { SupplierProduct } from "#providers/port";
import { nameOfOffer } from "#providers/supply";
import type { DifferenceKind } from "./tables.ts";

/** What we sell from a supplier, between which amounts. Units: minor units. */
export interface OurProduct extends Offer {
  readonly min_minor: bigint;
  readonly max_minor: bigint;
}

export interface CatalogueDifference extends Offer {
  readonly kind: DifferenceKind;
  readonly product: string | null;
  readonly ours_minor: bigint | null;
  readonly theirs_minor: bigint | null;
}

/**
 * What of our products a supplier does not sell, or not between the same amounts. Pure. A supplier
 * that names no limit has none; of an offer that it names twice, every product is looked at.
 */
export function compareProducts(
  ours: readonly OurProduct[],
  theirs: readonly SupplierProduct[],
): CatalogueDifference[] {
  return ours.flatMap(({ min_minor, max_minor, ...offer }) => {
    const sold = theirs.filter((product) => nameOfOffer(product) === nameOfOffer(offer));
    if (sold.length === 0) {
      const none = { product: null, ours_minor: null, theirs_minor: null };
      return [{ ...offer, ...none, kind: "missing" as const }];
    }
    const least = sold.find((one) => one.min_minor !== null && one.min_minor > min_minor);
    const most = sold.find((one) => one.max_minor !== null && one.max_minor < max_minor);
    return [
      ...limitOf("minimum", { offer, product: least, ours_minor: min_minor }),
      ...limitOf("maximum", { offer, product: most, ours_minor: max_minor }),
    ];
  });
}

function limitOf(
  kind: "minimum" | "maximum",
  {
    offer,
    product: found,
    ours_minor,
  }: { offer: Offer; product: SupplierProduct | undefined; ours_minor: bigint },
): CatalogueDifference[] {
  if (found === undefined) return [];
  const { product, min_minor, max_minor } = found;
  const theirs_minor = kind === "minimum" ? min_minor : max_minor;
  return [{ ...offer, kind, product, ours_minor, theirs_minor }];
}

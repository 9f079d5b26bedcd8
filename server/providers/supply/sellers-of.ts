import type { Offer } from "#platform/values/offers";
import type { Mode } from "#platform/work/queue";
import { type Supplier, type Suppliers, supplierNamed, suppliersOf } from "#providers/port";
import { isLow, isOn, isServing, routeOf, type Supply } from "./supply.ts";

/**
 * The suppliers that may be handed an order for an offer now, the first choice first and those
 * whose wallet is low behind the others. Test organisations have theirs, whatever the supply of
 * live ones, which is null where nobody read it. Those behind a breaker are among them if a meter
 * may have to be confirmed, which draws on no wallet.
 */
export function sellersOf(
  { suppliers, supply }: { suppliers: Suppliers; supply: Supply | null },
  { mode, offer, confirms = false }: { mode: Mode; offer: Offer; confirms?: boolean },
): readonly Supplier[] {
  if (mode === "test") return suppliersOf(suppliers, { mode });
  if (supply === null) return [];
  const isSeller = confirms ? isOn : isServing;
  const serving = routeOf(supply, offer).filter((seller) => isSeller(supply, seller));
  return serving
    .toSorted((one, other) => Number(isLow(supply, one)) - Number(isLow(supply, other)))
    .flatMap(({ supplier: name }) => supplierNamed(suppliers, { mode, name }) ?? []);
}

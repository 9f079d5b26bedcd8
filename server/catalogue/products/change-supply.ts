import type { Tx } from "#platform/db/transaction";
import { nameOfOffer, readSupply, setRoute, switchSupplier } from "#providers/supply";
import { followSupply } from "./follow-suppliers.ts";

/** Who of the staff changes something, and why. */
interface StaffWord {
  readonly by: string;
  readonly reason: string;
}

/** Who sells an offer from now on, the first choice first. */
export interface NewRoute extends StaffWord {
  /** As in `airtime/econet/USD`. */
  readonly offer: string;
  /** Where there are none, nobody sells it. */
  readonly suppliers: readonly string[];
}

/**
 * Changes a route, and what is sold by it. Returns why it cannot be, with nothing written; null
 * once it is. Writes: supplier_routes, and as `followSupply`.
 */
export async function changeRoute(tx: Tx, wanted: NewRoute): Promise<string | null> {
  const { offer: name, suppliers } = wanted;
  const { offers } = await readSupply(tx);
  const sellers = offers.filter((offer) => nameOfOffer(offer) === name);
  const [offer] = sellers;
  if (offer === undefined) return `No supplier that is connected sells ${name}.`;
  const names = sellers.map(({ supplier }) => supplier);
  const strange = suppliers.find((supplier) => !names.includes(supplier));
  if (strange !== undefined) return `${strange} does not sell ${name}: ${names.join(", ")}.`;
  if (new Set(suppliers).size < suppliers.length) return "A supplier stands in a route once.";
  await setRoute(tx, { ...wanted, offer });
  await followSupply(tx);
  return null;
}

/** A supplier that is paused, or resumed. */
export interface NewSwitch extends StaffWord {
  readonly supplier: string;
  readonly is_paused: boolean;
}

/**
 * Pauses a supplier or lets it go on, and changes what is sold by it. Returns why it cannot be,
 * with nothing written; null once it is. Writes: supplier_switches, and as `followSupply`.
 */
export async function changeSwitch(tx: Tx, wanted: NewSwitch): Promise<string | null> {
  const { offers } = await readSupply(tx);
  const names = [...new Set(offers.map(({ supplier }) => supplier))];
  const { supplier } = wanted;
  if (!names.includes(supplier)) return `${supplier} is no supplier: ${names.join(", ")}.`;
  await switchSupplier(tx, wanted);
  await followSupply(tx);
  return null;
}

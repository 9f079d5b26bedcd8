import type { Database } from "#platform/db/transaction";
import { bindSuppliers, openSupplier, type Suppliers } from "#providers/port";
import { simulator } from "./simulator.ts";

/** The simulator for test organisations, and nobody for live ones. */
export function simulatedSuppliers(doors: Pick<Database, "record">): Suppliers {
  return bindSuppliers({ test: openSupplier(simulator(doors)), live: null });
}

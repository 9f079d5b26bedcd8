import type { Database } from "#platform/db/transaction";
import { bindSuppliers, openSupplier, type Suppliers } from "#providers/port";
import { simulated_utility as utility } from "./simulated-utility.ts";
import { simulator } from "./simulator.ts";

/** The simulator for test organisations; live ones have none. */
export function simulatedSuppliers(deps: Pick<Database, "record">): Suppliers {
  return bindSuppliers({ test: openSupplier(simulator(deps), { utility }), live: [] });
}

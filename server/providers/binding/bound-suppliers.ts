import type { Database } from "#platform/db/transaction";
import type { Suppliers } from "#providers/port";
import { simulatedSuppliers } from "#providers/simulator";

/** The suppliers of a program; those of one that was started with none are the simulated ones. */
export function boundSuppliers(database: Pick<Database, "record">): Suppliers {
  return simulatedSuppliers(database);
}

/** What `perProgram(boundSuppliers)` answers in a program that was started with these. */
export function givenSuppliers(suppliers: Suppliers | undefined): ReadonlyMap<unknown, unknown> {
  return new Map(suppliers === undefined ? [] : [[boundSuppliers, suppliers]]);
}

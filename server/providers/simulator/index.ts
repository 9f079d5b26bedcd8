/**
 * The simulated supplier of test mode: the last four digits of a number choose what becomes of an
 * order. Dispatch and the test helpers talk to it through the port, like to any other.
 *
 * Promises: it vends at most once a reference; what it did is committed before it answers; it is
 * never bound to a live organisation.
 */
export { simulatedSuppliers } from "./simulated-suppliers.ts";
export { simulated_utility } from "./simulated-utility.ts";
export { simulator } from "./simulator.ts";
export { simulatorVends } from "./tables.ts";
export { vendPower } from "./vend-power.ts";

/**
 * What a program is bound to: the simulator for test organisations, and for live ones every
 * supplier that the settings connect. Handlers ask for it by `ctx.perProgram(boundSuppliers)`.
 *
 * Promises: no simulated supplier serves a live organisation; without settings, nobody does.
 */
export { boundSuppliers, givenSuppliers } from "./bound-suppliers.ts";
export { connectSuppliers } from "./connect-suppliers.ts";

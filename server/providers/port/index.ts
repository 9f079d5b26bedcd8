/**
 * The port: what the service and its suppliers can say to each other. An adapter speaks a
 * supplier's own language behind it; dispatch knows the closed set of outcomes and nothing else.
 *
 * Promises: no supplier is called inside a transaction; every call is answered within its deadline;
 * whatever is not certain is `no_answer`; test organisations never reach a real supplier, nor live
 * ones a simulated supplier.
 */
export { answered } from "./answered.ts";
export { PROBE_EVERY_MS, speaksAgainst, type WalletState, walletAfter } from "./breaker.ts";
export type {
  AnsweredBalance,
  ListedPayment,
  ListPayments,
  LiveSupplier,
  SupplierProduct,
  WalletBalance,
} from "./live-supplier.ts";
export {
  openLiveSupplier,
  openSupplier,
  type Question,
  type Supplier,
} from "./open-supplier.ts";
export type {
  FailureCode,
  QuestionWaits,
  SupplierAdapter,
  SupplierOrder,
  SupplierOutcome,
  Vended,
  VendedPower,
} from "./port.ts";
export {
  bindSuppliers,
  type Suppliers,
  supplierNamed,
  suppliersOf,
  walletOf,
} from "./suppliers.ts";
export type { ConfirmedMeter, MeterAnswer, UtilityAdapter } from "./utility.ts";

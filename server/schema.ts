/** Every table, in the order of the wings; migrations are made from what stands here. */
export * from "./accounts/account/tables.ts";
export * from "./accounts/keys/tables.ts";
export * from "./catalogue/meters/tables.ts";
export * from "./catalogue/networks/tables.ts";
export * from "./catalogue/products/tables.ts";
export * from "./catalogue/quotes/tables.ts";
export * from "./catalogue/utility/tables.ts";
export * from "./journal/audit-log/tables.ts";
export * from "./journal/events/tables.ts";
export * from "./journal/idempotency/tables.ts";
export * from "./journal/requests/tables.ts";
export * from "./money/credit/tables.ts";
export * from "./money/ledger/tables.ts";
export * from "./platform/tables.ts";
export * from "./providers/simulator/tables.ts";
export * from "./sales/sends/dispatch-tables.ts";
export * from "./sales/sends/tables.ts";

import assert from "node:assert/strict";
import type { AccountFacts } from "#platform/context";
import type { Supplier } from "./open-supplier.ts";

/** The supplier of each mode; null where none is configured. */
export interface Suppliers {
  readonly test: Supplier | null;
  readonly live: Supplier | null;
}

/** Binds a supplier to each mode; a simulated one is never bound to live organisations. */
export function bindSuppliers(suppliers: Suppliers): Suppliers {
  const is_simulated = suppliers.live?.adapter.is_simulated ?? false;
  assert(!is_simulated, "a simulated supplier is bound to live organisations");
  return suppliers;
}

/** The supplier that serves an organisation: the one place where it is chosen. */
export function supplierOf(
  suppliers: Suppliers,
  { mode }: Pick<AccountFacts, "mode">,
): Supplier | null {
  return suppliers[mode];
}

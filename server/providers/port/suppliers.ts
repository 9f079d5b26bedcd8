import assert from "node:assert/strict";
import type { AccountFacts } from "#platform/context";
import type { Offer } from "#platform/values/offers";
import type { Supplier } from "./open-supplier.ts";

/** The suppliers of each mode. */
export interface Suppliers {
  /** Null where none is configured. */
  readonly test: Supplier | null;
  /** Each under a name of its own, the first choice first. */
  readonly live: readonly Supplier[];
}

type Served = Pick<AccountFacts, "mode">;

/** Binds suppliers to each mode; a simulated one is never bound to live organisations. */
export function bindSuppliers(suppliers: Suppliers): Suppliers {
  const names = suppliers.live.map(({ adapter }) => adapter.name);
  assert(new Set(names).size === names.length, `two suppliers have one name: ${names}`);
  for (const { adapter, utility } of suppliers.live) {
    const is_simulated = adapter.is_simulated || (utility?.adapter.is_simulated ?? false);
    assert(!is_simulated, `${adapter.name} is simulated and is bound to live organisations`);
  }
  return suppliers;
}

/** The suppliers that serve an organisation, the first choice first: the one place of it. */
export function suppliersOf(suppliers: Suppliers, { mode }: Served): readonly Supplier[] {
  if (mode === "live") return suppliers.live;
  return suppliers.test === null ? [] : [suppliers.test];
}

/** The wallet that a supplier sells an offer from; null when no breaker watches over it. */
export function walletOf({ adapter }: Supplier, { type, network, currency }: Offer): string | null {
  return adapter.walletOf({ ...NO_ORDER, type, network, currency });
}

const NO_ORDER = {
  ...{ reference: "", send_id: "", target: "", bundle_id: null },
  ...{ amount_minor: 0n, position_centi: null },
} as const;

/** The supplier that an attempt was made with: nobody else knows what became of it. */
export function supplierNamed(
  suppliers: Suppliers,
  { mode, name }: Served & { name: string | null },
): Supplier | null {
  return suppliersOf(suppliers, { mode }).find(({ adapter }) => adapter.name === name) ?? null;
}

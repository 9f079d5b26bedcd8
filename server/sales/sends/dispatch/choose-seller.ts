import assert from "node:assert/strict";
import type { Mode } from "#platform/queue";
import type { Supplier } from "#providers/port";
import type { Gate } from "#providers/supply";
import type { HandOver } from "../attempts/trail.ts";
import type { SendRow } from "../rows/tables.ts";
import type { Seller } from "./next-step.ts";
import { supplierOrder } from "./supplier-order.ts";

/**
 * Chooses who is handed a send: the first of its route that can serve it, beginning behind the one
 * that has not taken it. Null if nobody can for the moment.
 *
 * Gates are those of live suppliers; test organisations have the breaker of their own.
 *
 * An earlier hand-over of which anything else is known than that it was not taken stays where it
 * is, so that no two suppliers ever sell for one send.
 */
export function chooseSeller(
  route: readonly Supplier[],
  { send, hand_over, gate }: { send: SendRow; hand_over: HandOver | null; gate: Gate | null },
): Supplier | null {
  const state = hand_over?.state ?? "not_taken";
  assert(state === "not_taken", `send ${send.id} is handed over again, and is ${state}`);
  const order = supplierOrder(send, send.id);
  const able = inTurn(route, hand_over).find(({ adapter, breaker }) => {
    const wallet = adapter.walletOf(order);
    const { amount_minor } = order;
    if (gate === null) return breaker.allows(wallet);
    return gate({ supplier: adapter.name, wallet, amount_minor });
  });
  return able ?? null;
}

function inTurn(route: readonly Supplier[], hand_over: HandOver | null): readonly Supplier[] {
  const last = route.findIndex(({ adapter }) => adapter.name === hand_over?.supplier);
  return [...route.slice(last + 1), ...route.slice(0, last + 1)];
}

/** A test organisation has one utility, whoever has confirmed the meter. */
export function sellerAs(
  seller: Supplier | null,
  { send: { power }, mode }: { send: SendRow; mode: Mode },
): Seller {
  if (seller === null) return "none";
  if (power === null) return "ready";
  if (power.confirmation === "none") return "unconfirmed";
  const is_known = mode === "test" || power.confirmed_with === seller.adapter.name;
  return is_known ? "ready" : "unconfirmed";
}

import assert from "node:assert/strict";
import type { Mode } from "#platform/work/queue";
import type { Supplier } from "#providers/port";
import type { Gate, LookGate } from "#providers/supply";
import type { HandOver } from "../attempts/trail.ts";
import type { SendRow } from "../rows/tables.ts";
import type { Seller } from "./next-step.ts";
import { supplierOrder } from "./supplier-order.ts";

/**
 * Chooses who is handed a send: the first of its route that can serve it, beginning behind the one
 * that has not taken it. Null if nobody can for the moment. While all wallets are closed, the
 * first one confirms a meter that none of them has confirmed.
 *
 * Gates and looks are those of live suppliers; test organisations have the breaker of their own.
 *
 * An earlier hand-over of which anything else is known than that it was not taken stays where it
 * is, so that no two suppliers ever sell for one send.
 */
export function chooseSeller(
  route: readonly Supplier[],
  { gate, mayLook, ...turn }: Turn & { gate: Gate | null; mayLook: LookGate | null },
): Supplier | null {
  const { send, hand_over } = turn;
  const state = hand_over?.state ?? "not_taken";
  assert(state === "not_taken", `send ${send.id} is handed over again, and is ${state}`);
  const order = supplierOrder(send, send.id);
  const turns = send.status === "queued" ? byLooks : inTurn;
  // To confirm a meter draws on no wallet; a confirmed one waits for who confirmed it.
  const is_bound = gate === null || route.some(({ adapter }) => isReadyFor(send, adapter.name));
  let closed: Supplier | null = null;
  for (const supplier of turns(route, turn)) {
    const { name, walletOf } = supplier.adapter;
    if (send.status === "queued" && mayLook !== null && !hasConfirmed(send, name)) {
      if (!mayLook({ ...order, supplier: name })) continue;
    }
    const wallet = walletOf(order);
    const { amount_minor } = order;
    const drawing = { supplier: name, wallet, amount_minor, is_ready: isReadyFor(send, name) };
    if (gate === null ? supplier.breaker.allows(wallet) : gate(drawing)) return supplier;
    closed ??= supplier;
  }
  return is_bound ? null : closed;
}

/** What is to be handed over, and to whom it was before. */
interface Turn {
  readonly send: SendRow;
  readonly hand_over: HandOver | null;
  /** How often a supplier was asked whether it has power again, since the send waits. */
  readonly looks: number;
}

function inTurn(route: readonly Supplier[], { hand_over }: Turn): readonly Supplier[] {
  return behind(route, placeOf(route, hand_over?.supplier ?? null));
}

/**
 * Power may be back at any supplier: each is asked in turn, until one has confirmed the meter since
 * the send waits, which is then handed it.
 */
function byLooks(route: readonly Supplier[], { send, looks }: Turn): readonly Supplier[] {
  const { confirmed_at = null, confirmed_with = null } = send.power ?? {};
  const is_back = confirmed_at !== null && confirmed_at >= send.status_at;
  const known = is_back ? placeOf(route, confirmed_with) : -1;
  return behind(route, (known >= 0 ? known : looks % Math.max(1, route.length)) - 1);
}

/** Whether a supplier has confirmed the meter since the send waits. */
function hasConfirmed({ power, status_at }: SendRow, supplier: string): boolean {
  const { confirmed_at = null, confirmed_with = null } = power ?? {};
  return confirmed_with === supplier && confirmed_at !== null && confirmed_at >= status_at;
}

function placeOf(route: readonly Supplier[], name: string | null): number {
  return route.findIndex(({ adapter }) => adapter.name === name);
}

function behind(route: readonly Supplier[], place: number): readonly Supplier[] {
  return [...route.slice(place + 1), ...route.slice(0, place + 1)];
}

/** Whether a supplier would be handed a live send, and not confirm its meter first. */
export function isReadyFor(send: SendRow, supplier: string): boolean {
  if (send.status === "queued" && send.power !== null) return hasConfirmed(send, supplier);
  const { confirmation = "none", confirmed_with = null } = send.power ?? {};
  return send.power === null || (confirmation !== "none" && confirmed_with === supplier);
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

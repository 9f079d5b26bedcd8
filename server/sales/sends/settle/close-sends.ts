import assert from "node:assert/strict";
import { returnUses, type Use } from "#accounts/keys";
import { nameOfProduct } from "#catalogue/products";
import { freeQuotes } from "#catalogue/quotes";
import { returnToReservation } from "#money/credit";
import {
  bookLateDeliveryLoss,
  creditBack,
  lockBalances,
  paySuppliers,
  type SendCost,
  type SupplierCost,
  settle,
} from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import type { FailureCode } from "#providers/port";
import { type DrawnFloat, drawFloat } from "#providers/supply";
import { dropWork } from "../attempts/dispatch-queries.ts";
import { hasFailed, moveSends, type SendMove } from "../lifecycle.ts";
import { costOfSend } from "../rows/send-cost.ts";
import type { SendRow } from "../rows/tables.ts";
import { lockParents, type MovedWith, moveParents } from "./parents.ts";

/** The end of one send, whose row the caller has locked and whose lifecycle allows it. */
export interface Closing {
  readonly send: SendRow;
  readonly to: "delivered" | "failed_credited" | "cancelled_credited";
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  readonly failure_code?: FailureCode;
  readonly provider_reference?: string;
  /** Who delivered it, and what that took from the house's float; needed with `delivered`. */
  readonly paid?: SupplierCost & { readonly is_simulated: boolean };
}

/**
 * Ends a set of sends: what they drew is spent or given back, they move, and with them what they
 * were made for; their work is done. Proof that a failed send was delivered moves none of the
 * organisation's money: it keeps the returned Credit and the house bears the loss.
 *
 * Returns the rows as they are afterwards, in the order of the closings.
 * Writes: ledger, credit_transactions, key_usage, supplier_float_sales, sends, events,
 * send_dispatches.
 * Source: spec/base/lifecycles/send.tsp.
 */
export async function closeSends(
  tx: Tx,
  closings: readonly Closing[],
  { reactions, request = null }: MovedWith,
): Promise<SendRow[]> {
  if (closings.length === 0) return [];
  const sends = closings.map(({ send }) => send);
  const returning = await lockParents(tx, reactions, sends);
  const returned = closings.filter(({ to }) => to !== "delivered");
  const [reserved, rest] = partition(returned, (one) => isReserved(one, returning));
  const credited = rest.filter((one) => !isPaid(one));
  const delivered = closings.filter(({ to }) => to === "delivered");
  const [late, landed] = partition(delivered, ({ send }) => hasFailed(send));
  const [paid, spent] = partition(landed, isPaid);
  // The verbs below lock balances; taken together, in one order, two sets never deadlock.
  const groups = [reserved, credited, late, paid, spent];
  const is_mixed = groups.filter(({ length }) => length > 0).length > 1;
  if (is_mixed) await lockBalances(tx, closings.map(costOf), "wait");
  if (spent.length > 0) await settle(tx, spent.map(paidCostOf));
  if (paid.length > 0) await paySuppliers(tx, paid.map(paidCostOf));
  if (late.length > 0) await bookLateDeliveryLoss(tx, late.map(paidCostOf));
  const transaction_ids = credited.length > 0 ? await creditBack(tx, credited.map(costOf)) : [];
  const transaction_of = new Map([
    ...byId(credited, transaction_ids),
    ...(await returnReserved(tx, reserved, { returning, request })),
  ]);
  await drawFloat(tx, delivered.flatMap(drawnOf));
  // The balances are held by now, as they are when a sale is counted.
  await returnUses(tx, returned.flatMap(useOf));
  const moves = closings.map((closing): SendMove => {
    const is_uncredited = isReserved(closing, returning) || (isPaid(closing) && fails(closing));
    const moved = is_uncredited ? { ...closing, to: "failed" as const } : closing;
    const credit_transaction_id = transaction_of.get(closing.send.id);
    return credit_transaction_id === undefined ? moved : { ...moved, credit_transaction_id };
  });
  const [rows] = await Promise.all([
    moveSends(tx, moves, request),
    dropWork(tx, names(closings)),
    freeQuotes(tx, returned.flatMap(quoteOf)),
  ]);
  const closed = rows.map((row, index) => {
    assert(row !== null, `send ${closings[index]?.send.id} could not be closed from its status`);
    return row;
  });
  await moveParents(tx, reactions, closed);
  return closed;
}

/** What a program's reservation takes back when it fails: no Credit becomes available. */
function isReserved({ send, to }: Closing, returning: ReadonlyMap<string, string>): boolean {
  return fails({ to }) && returning.has(send.id);
}

/** A customer has paid for it, so that it has drawn nothing. */
function isPaid({ send }: Closing): boolean {
  return send.checkout_session_id !== null;
}

function fails({ to }: Pick<Closing, "to">): boolean {
  return to === "failed_credited";
}

/**
 * Returns the uuid of each send's Credit transaction, by that of the send.
 *
 * Writes: credit_reservations, events, the ledger.
 */
async function returnReserved(
  tx: Tx,
  reserved: readonly Closing[],
  {
    returning,
    request,
  }: { returning: ReadonlyMap<string, string>; request: NonNullable<MovedWith["request"]> | null },
): Promise<Map<string, string>> {
  const transaction_of = new Map<string, string>();
  const of_one = Map.groupBy(reserved, ({ send }) => returning.get(send.id) ?? "");
  for (const [reservation_id, closings] of [...of_one].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const [first] = closings;
    if (first === undefined) continue;
    const cause = { account: { id: first.send.account_id }, now: first.at, request };
    const costs = closings.map(costOf);
    const ids = await returnToReservation(tx, cause, { reservation_id, costs });
    assert(ids !== null, `reservation ${reservation_id} has expired and takes nothing back`);
    for (const [send_id, id] of byId(closings, ids)) transaction_of.set(send_id, id);
  }
  return transaction_of;
}

/** The transactions of a set of sends, which stand in its order, by the ids of the sends. */
function byId(closings: readonly Closing[], transaction_ids: readonly string[]) {
  return new Map(transaction_ids.map((id, index) => [closings[index]?.send.id ?? "", id]));
}

function quoteOf({ send, at }: Closing) {
  const quote_id = send.power?.quote_id ?? null;
  if (quote_id === null) return [];
  return [{ account_id: send.account_id, quote_id, send_id: send.id, at }];
}

function useOf({ send }: Closing): Use[] {
  const { account_id, api_key_id: key_id, currency, created, amount_minor } = send;
  return key_id === null ? [] : [{ account_id, key_id, currency, created, amount_minor }];
}

function names(closings: readonly Closing[]) {
  return closings.map(({ send }) => ({ account_id: send.account_id, send_id: send.id }));
}

function costOf({ send, at }: Closing): SendCost {
  const description = `Returned: ${nameOfProduct(send.product)} to ${send.target}`;
  return { ...costOfSend(send), description, created: at };
}

function paidCostOf(closing: Closing): SendCost & SupplierCost {
  assert(closing.paid !== undefined, `send ${closing.send.id} is delivered by no supplier`);
  const { supplier, supplier_minor } = closing.paid;
  return { ...costOf(closing), supplier, supplier_minor };
}

function drawnOf({ send: { type, network, currency }, paid }: Closing): DrawnFloat[] {
  if (paid === undefined || paid.is_simulated) return [];
  const { supplier, supplier_minor } = paid;
  return [{ type, network, currency, supplier, supplier_minor }];
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

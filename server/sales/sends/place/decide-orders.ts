import { balanceKey } from "#money/ledger";
import { formatId, type IdPrefix } from "#platform/ids";
import type { Facts, UsedReference } from "../order/facts.ts";
import { refusalOfRetry } from "../order/judge-retry.ts";
import type { OrderRefusal, SendOrder } from "../order/order.ts";
import { fitSale, isSale, type Sale } from "../order/sale.ts";
import { firstRefusalOf } from "./checks.ts";
import { type HeldSale, heldSale } from "./judge-agent.ts";
import { refusalOfRecipient } from "./judge-recipient.ts";
import { keyLockName, referenceLockName, sharedLockName } from "./lock-names.ts";
import { RunningTotals } from "./running-totals.ts";

/** The decision on one order of a set. */
export type Decision =
  | { readonly kind: "place"; readonly sale: Sale }
  | { readonly kind: "held"; readonly held: HeldSale }
  | { readonly kind: "existing"; readonly send_id: string; readonly request_id: string }
  | { readonly kind: "asked"; readonly approval_id: string; readonly request_id: string }
  | { readonly kind: "replay" }
  | { readonly kind: "refused"; readonly refusal: OrderRefusal }
  | { readonly kind: "outdated" }
  | { readonly kind: "busy" };

/**
 * Judges a set of orders one after the other: a pure fold, in which a refused order does not
 * count against its neighbours. Two orders of one key or reference never share a set.
 */
export function decideOrders(orders: readonly SendOrder[], facts: Facts): Decision[] {
  const totals = new RunningTotals(facts);
  const taken = new Set<string>();
  return orders.map((order) => {
    const decision = judgeOrder(order, facts, { totals, taken });
    if (decision.kind === "place") totals.count(decision.sale);
    return decision;
  });
}

function judgeOrder(
  order: SendOrder,
  facts: Facts,
  { totals, taken }: { totals: RunningTotals; taken: Set<string> },
): Decision {
  if (facts.outdated.has(order)) return { kind: "outdated" };
  return isTaken(order, facts, taken) ?? judge(order, facts, totals);
}

function isTaken(order: SendOrder, facts: Facts, taken: Set<string>): Decision | null {
  const claims = lockNamesOfOrders(order);
  const key = keyLockName(order);
  if (key !== null && facts.used_keys.has(key)) return { kind: "replay" };
  const shared = sharedLockName(order);
  const is_busy = [...claims, shared].some((name) => name !== null && facts.busy_names.has(name));
  if (is_busy || claims.some((name) => taken.has(name))) return { kind: "busy" };
  for (const name of claims) taken.add(name);
  const reference = referenceLockName(order);
  const used = reference === null ? undefined : facts.references.get(reference);
  return used === undefined || isOwn(used, order) ? null : answerOfUsed(order, used, facts);
}

/** A reference that an agent used for a request answers with what has become of that. */
function answerOfUsed(order: SendOrder, used: UsedReference, facts: Facts): Decision | null {
  const { object_prefix, object_id, request_id } = used;
  if (object_prefix === "snd") return { kind: "existing", send_id: object_id, request_id };
  if (object_prefix === "apr" && object_id === order.approval_id) return null;
  const asked = object_prefix === "apr" ? facts.asked.get(object_id) : undefined;
  if (asked?.result_prefix === "snd" && asked.result_id !== null) {
    return { kind: "existing", send_id: asked.result_id, request_id };
  }
  if (asked !== undefined && asked.api_key_id === order.key?.id) {
    return { kind: "asked", approval_id: object_id, request_id };
  }
  return { kind: "refused", refusal: referenceInUse(object_prefix, object_id) };
}

/** A line of a batch holds its reference until its send takes it over. */
function isOwn({ object_id }: UsedReference, { batch_item }: SendOrder): boolean {
  return batch_item !== null && object_id === batch_item.batch_item_id;
}

function judge(order: SendOrder, facts: Facts, totals: RunningTotals): Decision {
  const unretryable = order.retry_of === null ? null : judgeRetried(order.retry_of, facts);
  if (unretryable !== null) return { kind: "refused", refusal: unretryable };
  const unknown = refusalOfRecipient(order, facts);
  if (unknown !== null) return { kind: "refused", refusal: unknown };
  const fitted = fitSale(order, facts.products);
  if (!isSale(fitted)) return { kind: "refused", refusal: fitted };
  if (isHeldByStranger(fitted, facts)) return { kind: "busy" };
  const refusal = firstRefusalOf(fitted, totals);
  if (refusal !== null) return { kind: "refused", refusal };
  const held = heldSale(fitted, totals);
  return held === null ? { kind: "place", sale: fitted } : { kind: "held", held };
}

/** The first send as it is under its lock, since time has passed while the network was asked. */
export function judgeRetried(retry_of: string, { retried }: Facts): OrderRefusal | null {
  const send = retried.get(retry_of);
  if (send === undefined) return { code: "resource_missing", detail: { param: "send_id" } };
  return refusalOfRetry(send);
}

/** The rows that the locks skipped: the balance, or the caps of a key that has some. */
function isHeldByStranger({ order, currency }: Sale, facts: Facts): boolean {
  if (!facts.balances.has(balanceKey(order.account.id, currency))) return true;
  if (order.key === null || !order.key.has_caps) return false;
  return facts.busy_names.has(balanceKey(order.key.id, currency));
}

/** The reference is held by another kind of object, or, when only validating, by any send. */
export function referenceInUse(object_prefix: IdPrefix, object_id: string): OrderRefusal {
  return {
    code: "reference_in_use",
    detail: {
      param: "client_reference",
      message:
        "This `client_reference` is already in use. Each one can be used only once per account.",
      resource: formatId(object_prefix, object_id),
    },
  };
}

function lockNamesOfOrders(order: SendOrder): string[] {
  return [keyLockName(order), referenceLockName(order)].filter((name) => name !== null);
}

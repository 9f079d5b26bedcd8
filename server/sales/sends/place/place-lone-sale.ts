import { hasNotChanged } from "#accounts/account";
import { isNotBlocked } from "#directory/blocklist";
import { balanceKey, CURRENCIES, unreadBalance } from "#money/ledger";
import { inOneFlight } from "#platform/db/in-one-flight";
import type { Condition } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { Facts } from "../order/facts.ts";
import type { Outcome, SendOrder } from "../order/order.ts";
import { type Decision, decideOrders } from "./decide-orders.ts";
import { isByAgent } from "./gather-agents.ts";
import type { CachedProducts } from "./gather-orders.ts";
import { isFree, lockLoneSale } from "./lock-lone-sale.ts";
import { writeSends } from "./write-sends.ts";

/** A sale that was judged by what is foreseen, before anything is read of it. */
export interface ForeseenSale {
  readonly order: SendOrder;
  readonly decision: Extract<Decision, { readonly kind: "place" }>;
  readonly facts: Facts;
  /** What the statement that writes it proves of these facts. */
  readonly conditions: readonly Condition[];
}

/**
 * Places a sale in one flight: its locks, and the statement that writes it only where everything is
 * as foreseen. It is judged and written by the code of sets, and the balance is read by the
 * statement that moves it. A till sells alone, and waits for each flight.
 *
 * Throws `Unmet` when anything is otherwise, or held by a stranger: nothing is written then, and
 * `placeSends` finds out what it is. Writes: as `writeSends`.
 * Source: docs/decisions/0115-a-lone-sale-in-one-flight.md.
 */
export async function placeLoneSale(
  tx: Tx,
  { order, decision, facts, conditions }: ForeseenSale,
): Promise<Outcome> {
  const gathered = { facts, clocks: new Map(), foreseen: conditions };
  const [, outcomes] = await inOneFlight([
    lockLoneSale(tx, order, decision.sale.currency),
    writeSends(tx, [order], [decision], { gathered }),
  ]);
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error(`no outcome for order ${order.id}`);
  return outcome;
}

/**
 * Judges a sale by the catalogue as a batcher carries it and by what nearly every sale finds: its
 * names are free, its target is not blocked, its caller is as he was let in, its Credit suffices.
 * Null for one that needs more, or would not be placed. Pure.
 */
export function foreseeSale(order: SendOrder, cache: CachedProducts): ForeseenSale | null {
  if (cache.version === null || !isPlain(order)) return null;
  const { account, target } = order;
  const unchanged = hasNotChanged(order, cache.version);
  if (unchanged === null) return null;
  const facts = foreseenFacts(order, cache);
  const [decision] = decideOrders([order], facts);
  if (decision?.kind !== "place") return null;
  const conditions = [unchanged, isFree(order), isNotBlocked({ account_id: account.id, target })];
  return { order, decision, facts, conditions };
}

/** Whether a sale is judged by nothing else, and leaves nothing behind its rows. */
function isPlain(order: SendOrder): boolean {
  return (
    order.draws_on === "available" &&
    order.key?.has_caps !== true &&
    order.account.prevent_duplicates_seconds === null &&
    order.cost_center_id === null &&
    order.recipient === null &&
    order.scheduled_for === null &&
    order.retry_of === null &&
    order.batch_item === null &&
    order.reward_id === null &&
    order.approval_id === null &&
    order.power?.quote_id == null &&
    !isByAgent(order)
  );
}

function foreseenFacts({ account: { id } }: SendOrder, { products }: CachedProducts): Facts {
  return {
    ...NOTHING_FOUND,
    products,
    balances: new Map(
      CURRENCIES.map((currency) => [balanceKey(id, currency), unreadBalance(id, currency)]),
    ),
  };
}

const NOTHING_FOUND: Omit<Facts, "products" | "balances"> = {
  outdated: new Set(),
  busy_names: new Set(),
  used_keys: new Set(),
  references: new Map(),
  asked: new Map(),
  retried: new Map(),
  quotes: new Map(),
  blocked: new Set(),
  bookable: new Set(),
  recipients: new Map(),
  caps: new Map(),
  usage: new Map(),
  recipient_used: new Map(),
  reserved: new Map(),
  agent_used: new Map(),
  known_targets: new Set(),
  duplicates: new Map(),
};

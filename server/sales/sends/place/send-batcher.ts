import { AuthorityChanged } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { Unmet } from "#platform/db/multi-table-write";
import type { Pipeline } from "#platform/db/pipeline";
import type { Database } from "#platform/db/transaction";
import { Refusal } from "#platform/refusal";
import { createBatcher } from "#platform/work/batcher";
import { wakeWorkers } from "#platform/work/worker";
import { DISPATCH } from "../dispatch/dispatch.ts";
import type { JudgedOutcome, Outcome, SendOrder } from "../order/order.ts";
import { isByAgent } from "./gather-agents.ts";
import type { CachedProducts } from "./gather-orders.ts";
import { foreseeSale, placeLoneSale } from "./place-lone-sale.ts";
import { placeSends } from "./place-sends.ts";

/** The largest set; beyond it a set's statements grow slower than its members. */
const SET_MOST = 64;

/**
 * Places one sale, together with whichever others are waiting.
 *
 * A set never waits: an order that needs a locked row leaves it and is placed on its own after the
 * set commits. So are scheduled orders and those of agents, which share their account's clock, and
 * those that lock another kind of row: a retry its first send, power its quote. Throws
 * `AuthorityChanged` when the caller is to be judged anew.
 */
export async function placeSend(ctx: Ctx, order: SendOrder): Promise<JudgedOutcome> {
  const outcome = await placeTogetherOrAlone(ctx, order);
  if (outcome.kind === "outdated") throw AuthorityChanged;
  if (outcome.kind === "placed") wakeWorkers(DISPATCH);
  return outcome;
}

async function placeTogetherOrAlone(ctx: Ctx, order: SendOrder): Promise<Outcome> {
  const goes_alone =
    order.scheduled_for !== null ||
    order.retry_of !== null ||
    order.power?.quote_id != null ||
    isByAgent(order);
  if (!goes_alone) {
    const outcome = await ctx.perProgram(SEND_BATCHERS[ctx.account.mode])(order);
    if (outcome.kind !== "busy") return outcome;
  }
  return await ctx.transact("place a send", async (tx) => {
    const [outcome] = await placeSends(tx, [order], "wait");
    if (outcome === undefined) throw new Error(`no outcome for order ${order.id}`);
    return outcome;
  });
}

/** Test and live accounts never share a set, so that load on one does not delay the other. */
const SEND_BATCHERS = {
  test: (database: Database) => openSendBatcher(database),
  live: (database: Database) => openSendBatcher(database),
};

/** The batcher of a running program; what waits while a set is in flight forms the next one. */
function openSendBatcher(database: Database): (order: SendOrder) => Promise<Outcome> {
  const line: Line = {
    pipeline: database.pipeline("place sends"),
    cache: { version: null, products: [] },
  };
  return createBatcher<SendOrder, Outcome>({ most: SET_MOST }, (orders) => placeSet(line, orders));
}

interface Line {
  readonly pipeline: Pipeline;
  /** Carried from set to set, and compared in each behind its locks. */
  readonly cache: CachedProducts;
}

/** An error that is no refusal halves the set until only the order that causes it is left. */
async function placeSet(line: Line, orders: readonly SendOrder[]): Promise<(Outcome | Error)[]> {
  const { pipeline, cache } = line;
  try {
    const placed = await placeForeseen(line, orders);
    if (placed !== null) return [placed];
    return await pipeline.run((tx) => placeSends(tx, orders, "try", { cache }));
  } catch (cause) {
    if (cause instanceof Refusal || orders.length === 1) return orders.map(() => errorOf(cause));
    const half = Math.ceil(orders.length / 2);
    return [
      ...(await placeSet(line, orders.slice(0, half))),
      ...(await placeSet(line, orders.slice(half))),
    ];
  }
}

/** Null for a set that is not foreseen, or came otherwise: nothing of it is written then. */
async function placeForeseen(
  { pipeline, cache }: Line,
  [order, ...others]: readonly SendOrder[],
): Promise<Outcome | null> {
  const foreseen = order === undefined || others.length > 0 ? null : foreseeSale(order, cache);
  if (foreseen === null) return null;
  try {
    return await pipeline.run((tx) => placeLoneSale(tx, foreseen));
  } catch (cause) {
    if (cause !== Unmet) throw cause;
    return null;
  }
}

function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error("A set of sales failed.", { cause });
}

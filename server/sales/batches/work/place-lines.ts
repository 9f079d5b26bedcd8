import { ERRORS } from "@svc/generated/errors";
import { and, eq, isNull } from "drizzle-orm";
import { findKeyFacts } from "#accounts/keys";
import type { AccountFacts, KeyFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { namedMeaning } from "#platform/wire/error-envelope";
import {
  type Decision,
  decideOrders,
  gatherSends,
  type OrderRefusal,
  type Outcome,
  type SendOrder,
  writeSends,
} from "#sales/sends";
import { endLines, type LineMove, lockPending, moveLines } from "../line-lifecycle.ts";
import { orderAgain } from "../rows/line-order.ts";
import { type BatchItemRow, type BatchRow, batches } from "../rows/tables.ts";

/** So many lines are sent in one transaction, which holds the balance for as long as it takes. */
const LINES_MAX = 100;

/** Who sells, and when. */
export interface LineSeller {
  readonly account: AccountFacts;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * Sells the next lines of a locked batch that wait, in their order: each line and its send are
 * written together. Returns how many lines were dealt with; none when none waits, or when the key's
 * facts have just changed.
 *
 * Writes: batch_items, batches, and as `placeSends`.
 */
export async function placeLines(
  tx: Tx,
  batch: BatchRow,
  { account, now }: LineSeller,
): Promise<number> {
  const lines = await lockPending(tx, batch, LINES_MAX);
  if (lines.length === 0) return 0;
  const keys = batch.api_key_id === null ? [] : [batch.api_key_id];
  const found = await findKeyFacts(tx, account.id, keys);
  // The batch was accepted from this key; that the key has ended since stops none of its lines.
  const key = found.get(batch.api_key_id ?? "") ?? null;
  const orders = lines.map((line) => orderOf(line, batch, { account, key, now }));
  const gathered = await gatherSends(tx, orders, "wait");
  const decisions = decideOrders(orders, gathered.facts);
  const stops_at = stopOf(batch, decisions);
  const decided = decisions.slice(0, stops_at ?? decisions.length);
  const outcomes = await writeSends(tx, orders.slice(0, decided.length), decided, { gathered });
  const moves = outcomes.flatMap((outcome, index) => {
    const line = lines[index];
    return line === undefined ? [] : moveOf(line, outcome);
  });
  await moveLines(tx, batch, moves);
  const stopped = stops_at === null ? 0 : await endLines(tx, batch, "batch_stopped");
  if (moves.some(({ to }) => to === "sending")) await markStarted(tx, batch, now);
  return moves.length + stopped;
}

/** The first line without Credit, where a batch stops at that. */
function stopOf({ on_insufficient }: BatchRow, decisions: readonly Decision[]): number | null {
  if (on_insufficient === "continue") return null;
  const index = decisions.findIndex(
    (decision) => decision.kind === "refused" && decision.refusal.code === "insufficient_credit",
  );
  return index < 0 ? null : index;
}

function moveOf({ id }: BatchItemRow, outcome: Outcome): LineMove[] {
  switch (outcome.kind) {
    case "placed":
      return [{ id, to: "sending", send_id: outcome.row.id, error: null }];
    case "refused":
      return [{ id, ...refusedMove(outcome.refusal), send_id: null }];
    case "outdated":
      // It waits for the next turn, which reads the facts anew.
      return [];
    default:
      throw new Error(`Line ${id}, which holds its reference, is ${outcome.kind}.`);
  }
}

function refusedMove({ code, detail }: OrderRefusal): Pick<LineMove, "to" | "error"> {
  const message = detail.message ?? namedMeaning(detail.param ?? null, ERRORS[code].meaning);
  return { to: code === "insufficient_credit" ? "skipped" : "failed", error: { code, message } };
}

function orderOf(
  line: BatchItemRow,
  batch: BatchRow,
  { account, key, now }: LineSeller & { readonly key: KeyFacts | null },
): SendOrder {
  if (line.ordered === null) throw new Error(`Line ${line.id} waits and orders nothing.`);
  return orderAgain(line.ordered, {
    id: mintId(now),
    account,
    key,
    member_id: batch.member_id,
    request_id: batch.request_id,
    idempotency: null,
    asked: null,
    approval_id: null,
    created: now,
    source: batch.source,
    retry_of: line.retry_of,
    draws_on: drawsOn(line, batch),
    batch_item: { batch_id: batch.id, batch_item_id: line.id, schedule_id: batch.schedule_id },
    program_id: null,
    reward_id: null,
    client_reference: line.client_reference,
    scheduled_for: null,
    metadata: line.metadata,
  });
}

function drawsOn({ ordered }: BatchItemRow, batch: BatchRow): SendOrder["draws_on"] {
  const { reservation_usd_id, reservation_zwg_id } = batch;
  const reservation_id = ordered?.currency === "USD" ? reservation_usd_id : reservation_zwg_id;
  return reservation_id === null ? "available" : { reservation_id };
}

async function markStarted({ db }: Tx, { account_id, id }: BatchRow, now: number): Promise<void> {
  await db
    .update(batches)
    .set({ started_at: now })
    .where(and(eq(batches.account_id, account_id), eq(batches.id, id), isNull(batches.started_at)));
}

import { lockClocksForShare } from "#accounts/account";
import { causedBy, type EventDraft, emit, eventOf } from "#journal/events";
import type { AccountFacts, Ctx } from "#platform/context";
import { insertMany, insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { lockReferences, sendReferences } from "#sales/sends";
import type { JudgedLine } from "../judge/judge-lines.ts";
import { currencyOf, isValid, sumLines } from "../judge/sum-lines.ts";
import { isOver, presentThreshold, type Threshold } from "../judge/threshold.ts";
import { FIRST_STATUS, moveBatch } from "../lifecycle.ts";
import type { BatchSettings } from "../read/read-batch.ts";
import { countsAtStart } from "../rows/counts.ts";
import { keepOrder } from "../rows/line-order.ts";
import {
  type BatchItemRow,
  type BatchRow,
  batches,
  batchItems,
  batchWork,
} from "../rows/tables.ts";
import { reserveBatch } from "./reserve-batch.ts";

/** Nobody's approval is waited for longer. Source: spec/sales/batches/operations.tsp. */
const APPROVAL_MS = 72 * 3_600_000;

/** Who makes a batch, and what caused it. */
export interface BatchActor {
  readonly account: AccountFacts;
  readonly key: { readonly id: string } | null;
  /** The signed-in member who makes it; left out where no person does. */
  readonly member?: { readonly id: string } | null;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Uuid of the request that the batch names. */
  readonly request_id: string;
  /** The request that caused its events; null when the service makes it by itself. */
  readonly request: EventDraft["request"];
}

/** The caller as the maker of a batch. */
export function makerOf(ctx: Ctx): BatchActor {
  return { ...ctx, request: causedBy(ctx) };
}

/** A batch to make, its lines judged. */
export interface NewBatch {
  readonly settings: BatchSettings;
  readonly lines: readonly JudgedLine[];
  /** What each line shows where no target was read, by its place. */
  readonly written: readonly string[];
  readonly threshold: Threshold;
  readonly retry_of: string | null;
  /** The day of a schedule that it runs, and how often that has been run; null for none. */
  readonly runs: Pick<BatchRow, "schedule_id" | "occurrence_date" | "run_number"> | null;
}

/**
 * Binds the references of the valid lines to lines that will be made, before anything else is
 * written: whoever sells under one of them waits. Returns the lines as they are then: one whose
 * reference was taken meanwhile is invalid.
 *
 * Writes: send_references.
 */
export async function bindReferences(
  ctx: Ctx,
  tx: Tx,
  lines: readonly JudgedLine[],
): Promise<JudgedLine[]> {
  const bound = lines.flatMap(({ order, ...line }) =>
    isValid({ order, ...line }) && order.client_reference !== null
      ? [referenceOf(ctx, order.id, order.client_reference)]
      : [],
  );
  if (bound.length > 0) await lockReferences(tx, ctx.account.id);
  const written = await insertMissing(tx, sendReferences, bound, ["reference"]);
  if (written.length === bound.length) return [...lines];
  const free = new Set(written.map(({ reference }) => reference));
  return lines.map((line) => {
    const reference = line.order.client_reference;
    if (!isValid(line) || reference === null || free.has(reference)) return line;
    const message = "This `client_reference` is already in use.";
    const param = `items[${line.line - 1}].client_reference`;
    return { ...line, errors: [{ param, code: "reference_in_use", message, meta: {} }] };
  });
}

/** The line takes the id that was minted for its order; the send gets its own when it is made. */
function referenceOf({ account, request_id }: Ctx, object_id: string, reference: string) {
  return {
    account_id: account.id,
    reference,
    object_prefix: "bit" as const,
    object_id,
    request_id,
  };
}

/**
 * Makes a batch whose references are bound: the batch and its lines, its reservation unless it
 * waits for a second person, its events and its work.
 *
 * Refuses: `reservation_insufficient`.
 * Writes: batches, batch_items, batch_work, credit_reservations, the ledger, events.
 */
export async function makeBatch(maker: BatchActor, tx: Tx, wanted: NewBatch): Promise<BatchRow> {
  const { account, now, request } = maker;
  const clocks = await lockClocksForShare(tx, [account.id]);
  const ahead_ms = clocks.get(account.id)?.ahead_ms ?? 0;
  const row = batchRowOf(maker, wanted);
  await insertMany(tx, batches, [row]);
  await insertMany(tx, batchItems, itemRowsOf(maker, row, wanted));
  await emit(tx, [eventOf("batch.created", "bch", row, { created: now, request })]);
  const waits = row.threshold !== null;
  const due_at = waits ? now + APPROVAL_MS - ahead_ms : await transactionTime(tx);
  const work = { account_id: account.id, batch_id: row.id, mode: account.mode, due_at };
  await insertMany(tx, batchWork, [work]);
  const move = { before: row, counts: countsAtStart(row), at: now, request };
  if (waits) return await moveBatch(tx, { ...move, to: "requires_approval", by: "over_threshold" });
  const cause = { account, now, request, api_key_id: row.api_key_id };
  const reserved = row.reserve_credit ? await reserveBatch(tx, cause, row) : {};
  const started = { ...reserved, processing_at: now };
  return await moveBatch(tx, { ...move, to: "processing", by: "start", with: started });
}

function batchRowOf(
  { account, key, member, now, request_id }: BatchActor,
  { settings, lines, threshold, retry_of, runs }: NewBatch,
): BatchRow {
  const sums = sumLines(lines);
  const [usd, zwg] = sums;
  return {
    ...settings,
    ...NEW,
    ...(runs ?? OF_NO_SCHEDULE),
    account_id: account.id,
    id: mintId(now),
    status: FIRST_STATUS,
    lines: lines.length,
    invalid_lines: lines.length - usd.count - zwg.count,
    total_usd_minor: usd.total_minor,
    total_zwg_minor: zwg.total_minor,
    cost_usd_minor: usd.cost_minor,
    cost_zwg_minor: zwg.cost_minor,
    currency: currencyOf(sums),
    threshold: isOver(threshold, sums) ? presentThreshold(threshold) : null,
    api_key_id: key?.id ?? null,
    member_id: member?.id ?? null,
    request_id,
    retry_of,
    created: now,
  };
}

const OF_NO_SCHEDULE = { schedule_id: null, occurrence_date: null, run_number: null } as const;

/** What no batch has at its birth. */
const NEW = {
  reservation_usd_id: null,
  reservation_zwg_id: null,
  approved_by_id: null,
  approved_at: null,
  retried_by: null,
  processing_at: null,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  counts_at_end: null,
  is_cancelling: false,
  event_sequence: 1,
} as const;

function itemRowsOf(
  { now }: BatchActor,
  batch: BatchRow,
  { lines, written }: NewBatch,
): BatchItemRow[] {
  return lines.map((judged, index) => {
    const { line, order, sale, errors } = judged;
    const [error] = errors;
    return {
      account_id: batch.account_id,
      id: order.id,
      batch_id: batch.id,
      line,
      status: error === undefined ? "pending" : "invalid",
      type: order.type,
      target: order.target === "" ? (written[index] ?? "") : order.target,
      network: sale?.network.network ?? order.network,
      amount_minor: order.amount_minor > 0n ? order.amount_minor : null,
      currency: sale?.currency ?? order.currency,
      client_reference: order.client_reference,
      ordered: sale === null || error !== undefined ? null : keepOrder(order, sale),
      error: error === undefined ? null : { code: error.code, message: error.message },
      send_id: null,
      failure_code: null,
      retry_of: order.retry_of,
      retried_by: null,
      metadata: order.metadata,
      created: now,
    };
  });
}

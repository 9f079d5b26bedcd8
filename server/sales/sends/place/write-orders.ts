import assert from "node:assert/strict";
import type { LockedClock } from "#accounts/account";
import { type ApprovalRow, requestedNotices } from "#accounts/approvals";
import { countUses } from "#accounts/keys";
import { notifyAccounts } from "#accounts/notices";
import { type CarriedQuote, useQuotes } from "#catalogue/quotes";
import { causedBy, type EventDraft, emissionOf } from "#journal/events";
import {
  type IdempotencyLock,
  idempotencyKeys,
  idempotencyRows,
  type StoredAnswer,
} from "#journal/idempotency";
import { drawReserved, type LowCause, notifyLowBalances } from "#money/credit";
import { type Charge, chargeRows, chargeUnread, type Posting, post } from "#money/ledger";
import { insertOf } from "#platform/db/insert-many";
import type { Write } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Facts } from "../order/facts.ts";
import { paidSessionOf, reservationOf, type SendOrder } from "../order/order.ts";
import type { Sale } from "../order/sale.ts";
import { sendDispatches } from "../rows/dispatch-tables.ts";
import type { ConfirmedFacts } from "../rows/power-facts.ts";
import { type SendRow, sendReferences, sends } from "../rows/tables.ts";
import type { Decision } from "./decide-orders.ts";
import type { GatheredSends } from "./gather-sends.ts";
import { usesOf } from "./gather-usage.ts";
import { heldReference, writesOfHeld } from "./held-sales.ts";
import { recipientOf } from "./judge-recipient.ts";
import { LEFT_OUT, sendRowOf } from "./send-row.ts";

/** The rows that a set of orders has left, by the ids of the orders. */
export interface Written {
  readonly rows: ReadonlyMap<string, SendRow>;
  readonly approvals: ReadonlyMap<string, ApprovalRow>;
}

interface Writing extends GatheredSends {
  readonly additional: AdditionalWrites;
}

/** What is written with the sales, in the same statement. */
export interface AdditionalWrites {
  readonly writes: readonly Write[];
  readonly events: readonly EventDraft[];
  /** Whether the caller writes nothing behind them: the transaction may end with the statement. */
  readonly ends: boolean;
}

/**
 * Writes what was decided for a set of orders, and returns the rows of the new sends by id.
 *
 * All tables in one statement; what was refused or left the set writes nothing.
 * Writes: sends, send_references, ledger, credit_transactions, events, send_dispatches,
 * idempotency_keys, messages, key_usage, agent_approvals, approval_deadlines.
 */
export async function writeOrders(
  tx: Tx,
  orders: readonly SendOrder[],
  decisions: readonly Decision[],
  { facts, clocks, foreseen, additional }: Writing,
): Promise<Written> {
  const asked = decisions.flatMap((decision) => (decision.kind === "held" ? [decision.held] : []));
  const held = writesOfHeld(asked, clocks);
  const sales = decisions.flatMap((decision) => (decision.kind === "place" ? [decision.sale] : []));
  const charged = sales.filter(({ order }) => paidSessionOf(order) === null);
  const posting = chargeRows(charged.map(chargeOf), facts.balances);
  const rows = sales.map((sale) =>
    sendRowOf(sale, transactionsOf(posting, charged.indexOf(sale)), {
      quoted: quotedOf(sale, facts),
      recipient: recipientOf(sale.order, facts),
    }),
  );
  const work = await workOf(tx, sales, clocks);
  const writes = [
    ...insertOf(sends, rows, LEFT_OUT),
    ...insertOf(sendReferences, [...sales.flatMap(referenceOf), ...asked.flatMap(heldReference)]),
    ...held.writes,
    ...insertOf(sendDispatches, work),
    ...countUses(usesOf(sales, facts.caps)),
    ...emissionOf([...sales.flatMap(eventsOf), ...held.events, ...additional.events]),
    ...insertOf(idempotencyKeys, idempotencyRows(answersOf(orders, decisions))),
    ...additional.writes,
  ];
  const is_last = asked.length === 0 && isLast(sales, posting, additional);
  await writePosting(tx, posting, writes, { is_last, foreseen });
  await writeRetried(tx, sales);
  await takeReferences(tx, sales);
  await drawReserved(tx, sales.flatMap(drawOf));
  await useQuotes(tx, sales.flatMap(carriedOf));
  const notices = await notifyLowBalances(tx, posting.lows, (send_id) => causeOf(sales, send_id));
  await notifyAccounts(tx, [...notices, ...(await requestedNotices(tx, held.requests))]);
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    approvals: new Map(held.rows.map((row) => [row.id, row])),
  };
}

/** On balances that were read, or on the one that was foreseen, with what proves the rest of it. */
async function writePosting(
  tx: Tx,
  posting: Posting,
  writes: readonly Write[],
  { is_last, foreseen }: Pick<GatheredSends, "foreseen"> & { is_last: boolean },
): Promise<void> {
  if (foreseen === undefined) return await post(tx, posting, writes, { is_last });
  assert(is_last, "what is written behind a sale is not foreseen");
  await chargeUnread(tx, posting, writes, foreseen);
}

/**
 * After the sales only first sends, quotes and notices are written, if there are any; and what
 * rewards were for, unless it `ends` with them.
 */
function isLast(
  sales: readonly Sale[],
  { lows }: Posting,
  { ends }: Pick<AdditionalWrites, "ends">,
): boolean {
  const follows = ({ order }: Sale) =>
    order.retry_of !== null ||
    order.power?.quote_id != null ||
    order.draws_on !== "available" ||
    order.batch_item !== null ||
    (order.reward_id !== null && !ends);
  return lows.length === 0 && !sales.some(follows);
}

/** A strict quote's meter is confirmed for the sale that carries it. */
function quotedOf({ order }: Sale, { quotes }: Facts): ConfirmedFacts | null {
  const quote = order.power?.quote_id == null ? undefined : quotes.get(order.power.quote_id);
  return quote ?? null;
}

function carriedOf({ order }: Sale): CarriedQuote[] {
  const quote_id = order.power?.quote_id ?? null;
  if (quote_id === null) return [];
  return [{ account_id: order.account.id, quote_id, send_id: order.id }];
}

/** The failed sends, which the caller has locked, name the sends that repeat them. */
async function writeRetried({ sql }: Tx, sales: readonly Sale[]): Promise<void> {
  const retrying = sales.filter(({ order }) => order.retry_of !== null);
  if (retrying.length === 0) return;
  await sql`
    update sends set retried_by = retry.id,
      unreported = '{"retried_by": null, "retryable": true}' || coalesce(unreported, '{}')
    from unnest(
      ${retrying.map(({ order }) => order.account.id)}::uuid[],
      ${retrying.map(({ order }) => order.retry_of)}::uuid[],
      ${retrying.map(({ order }) => order.id)}::uuid[]
    ) as retry(account_id, retry_of, id)
    where sends.account_id = retry.account_id and sends.id = retry.retry_of`;
}

/** The references of lines of batches, which were bound when the batch was made. */
async function takeReferences({ sql }: Tx, sales: readonly Sale[]): Promise<void> {
  const lines = sales.filter(
    ({ order }) => order.batch_item !== null && order.client_reference !== null,
  );
  if (lines.length === 0) return;
  const taken = await sql`
    update send_references held set object_prefix = 'snd', object_id = line.send_id
    from unnest(
      ${lines.map(({ order }) => order.account.id)}::uuid[],
      ${lines.map(({ order }) => order.client_reference)}::text[],
      ${lines.map(({ order }) => order.batch_item?.batch_item_id ?? null)}::uuid[],
      ${lines.map(({ order }) => order.id)}::uuid[]
    ) as line(account_id, reference, batch_item_id, send_id)
    where held.account_id = line.account_id and held.reference = line.reference
      and held.object_id = line.batch_item_id`;
  assert(taken.count === lines.length, "a line of a batch does not hold its client_reference");
}

/** The sale that took a balance below the organisation's threshold. */
function causeOf(sales: readonly Sale[], send_id: string): LowCause {
  const sale = sales.find(({ order }) => order.id === send_id);
  assert(sale !== undefined, `charge for send ${send_id}, which is not in the set`);
  const { account, created } = sale.order;
  return { account, now: created, request: causedBy(sale.order) };
}

function referenceOf({ order }: Sale) {
  const { account, client_reference: reference, id: object_id, request_id } = order;
  // What an approval runs is found by the approval, to which the reference stays bound.
  if (reference === null || order.approval_id !== null || order.batch_item !== null) return [];
  return [
    { account_id: account.id, reference, object_prefix: "snd" as const, object_id, request_id },
  ];
}

/**
 * Due at once, or when the account's clock, as the transaction holds it, shows the time. Without a
 * scheduled send in the set nothing is asked: the column's default is the database's time.
 */
async function workOf(tx: Tx, sales: readonly Sale[], clocks: ReadonlyMap<string, LockedClock>) {
  if (clocks.size === 0) {
    return sales.map(({ order: { account, id: send_id } }) => {
      return { account_id: account.id, send_id, mode: account.mode };
    });
  }
  const now = await transactionTime(tx);
  return sales.map(({ order: { account, id: send_id, scheduled_for } }) => {
    const ahead_ms = clocks.get(account.id)?.ahead_ms ?? 0;
    const due_at = scheduled_for === null ? now : scheduled_for - ahead_ms;
    return { account_id: account.id, send_id, mode: account.mode, due_at };
  });
}

function eventsOf({ order }: Sale): EventDraft[] {
  const types =
    order.scheduled_for === null
      ? (["send.created"] as const)
      : (["send.created", "send.scheduled"] as const);
  return types.map((type, index) => ({
    account_id: order.account.id,
    type,
    object: { prefix: "snd", id: order.id },
    sequence: index + 1,
    previous_attributes: null,
    created: order.created,
    request: causedBy(order),
  }));
}

/** The answers that replays will repeat, with the objects as they are by then. */
function answersOf(orders: readonly SendOrder[], decisions: readonly Decision[]) {
  return orders.flatMap((order, index): (IdempotencyLock & { answer: StoredAnswer })[] => {
    const answer = answerOf(decisions[index]);
    const { account, idempotency, request_id } = order;
    if (answer === null || idempotency === null) return [];
    const locked = { ...idempotency, account_id: account.id, origin: "client" as const };
    return [{ ...locked, request_id, answer }];
  });
}

function answerOf(decision: Decision | undefined): StoredAnswer | null {
  if (decision?.kind === "place") {
    return { status: 202, object: { prefix: "snd", id: decision.sale.order.id }, body: null };
  }
  if (decision?.kind === "held") {
    return { status: 202, object: { prefix: "apr", id: decision.held.sale.order.id }, body: null };
  }
  if (decision?.kind === "asked") {
    return { status: 202, object: { prefix: "apr", id: decision.approval_id }, body: null };
  }
  if (decision?.kind === "existing") {
    return { status: 200, object: { prefix: "snd", id: decision.send_id }, body: null };
  }
  return null;
}

function drawOf({ order, cost_minor }: Sale) {
  const reservation_id = reservationOf(order);
  if (reservation_id === null) return [];
  return [{ account_id: order.account.id, reservation_id, cost_minor }];
}

/** A charge is one posting, and those of a set stand in its order; what is paid for has none. */
function transactionsOf({ rows }: Posting, index: number): string[] {
  if (index < 0) return [];
  const row = rows[index];
  assert(row !== undefined, `charge ${index} of a set has no posting`);
  return [row.id];
}

function chargeOf({ order, currency, cost_minor, product }: Sale): Charge {
  return {
    account_id: order.account.id,
    send_id: order.id,
    currency,
    cost_minor,
    api_key_id: order.key?.id ?? null,
    cost_center_id: order.cost_center_id,
    draws: reservationOf(order) === null ? "available" : "reserved",
    is_reward: order.reward_id !== null,
    description: `${product.name} to ${order.target}`,
    created: order.created,
  };
}

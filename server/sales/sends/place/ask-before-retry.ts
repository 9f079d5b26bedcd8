import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { raiseAlarm } from "#platform/alarm";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { Reactions } from "#platform/work/reactions";
import { boundSuppliers } from "#providers/binding";
import { type Supplier, type SupplierOutcome, supplierNamed } from "#providers/port";
import {
  ATTEMPTS_MAX,
  readExchanges,
  readTrails,
  type SendExchange,
} from "../attempts/attempt-queries.ts";
import { wordsOf } from "../attempts/attempt-words.ts";
import { lockSends, lockWork, type SendWork } from "../attempts/dispatch-queries.ts";
import { writeWork } from "../attempts/dispatch-writes.ts";
import type { SendAttemptRow } from "../attempts/hand-over.ts";
import { isNoToOrder } from "../attempts/judge-answer.ts";
import { marksOf, NO_TRAIL, trailOf } from "../attempts/trail.ts";
import { liveWaits } from "../attempts/waits.ts";
import { supplierOrder } from "../dispatch/supplier-order.ts";
import { hasFailed } from "../lifecycle.ts";
import { RETRY_SECONDS } from "../order/judge-retry.ts";
import { sendAnswers, sendAttempts } from "../rows/dispatch-tables.ts";
import type { SendRow } from "../rows/tables.ts";
import { type Settled, settleSends } from "../settle/settle-sends.ts";

/** What asking needs of a request, or of a command of staff. */
export interface Asking
  extends Pick<Ctx, "account" | "log" | "perProgram" | "reactions" | "read" | "record"> {
  readonly config: Pick<Ctx["config"], "secret_key">;
}

/**
 * Asks the network about a failed send before it is sold again. The answer is kept whether or not
 * the retry succeeds: proof of delivery delivers the send, and where the network has taken it after
 * all, its question is open again. A send that was never handed over is not queried.
 *
 * Refuses: `provider_unavailable`, `send_delivered_late`.
 * Writes: send_attempts, send_answers; with proof of delivery, or of its being taken, as
 * `settleSends`; in a transaction of its own.
 * Source: spec/sales/sends/retry.tsp.
 */
export async function askBeforeRetry(ctx: Asking, failed: SendRow): Promise<void> {
  const name = { account_id: failed.account_id, send_id: failed.id };
  const trails = await ctx.read((read) => readTrails(read, [name]));
  const hand_over = trails.get(failed.id)?.hand_over ?? null;
  if (hand_over === null) return;
  const { mode } = ctx.account;
  const named = { mode, name: hand_over.supplier };
  const supplier = supplierNamed(ctx.perProgram(boundSuppliers), named) ?? refuseSilence();
  const { outcome, duration_ms } = await supplier.talk(
    "query",
    supplierOrder(failed, hand_over.id),
  );
  const { reactions } = ctx;
  const { secret_key } = ctx.config;
  const result = { supplier, outcome, duration_ms, secret_key, reactions };
  const { row, alarm } = await ctx.record((tx) => keepAnswer(tx, failed, result));
  const asked = { send_id: failed.id, account_id: failed.account_id, attempt: hand_over.id };
  if (alarm !== null) raiseAlarm(ctx.log, alarm, { mode, ...asked });
  if (row.status === "delivered") {
    refuse("send_delivered_late", { resource: formatId("snd", failed.id) });
  }
  const is_no = isNoToOrder({ kind: "query", supplier: supplier.adapter }, outcome);
  if (!is_no && outcome.kind !== "refused" && outcome.kind !== "not_found") refuseSilence();
}

interface QueryResult {
  readonly supplier: Supplier;
  readonly outcome: SupplierOutcome;
  readonly duration_ms: number;
  readonly secret_key: string;
  readonly reactions: Reactions;
}

type Question = Omit<QueryResult, "reactions"> & { readonly now: number };

/** Returns the send after the answer was recorded. */
async function keepAnswer(
  tx: Tx,
  { account_id, id: send_id }: SendRow,
  { reactions, ...result }: QueryResult,
): Promise<Settled> {
  const { supplier, outcome, duration_ms, secret_key } = result;
  const name = { account_id, send_id };
  const clocks = await lockClocksForShare(tx, [account_id]);
  const clock = clocks.get(account_id);
  if (clock === undefined) throw new Error(`No clock row for account ${account_id}.`);
  const { now, mode } = clock;
  const sends = await lockSends(tx, [name]);
  const send = sends.get(send_id);
  if (send === undefined) throw new Error(`no row for send ${send_id}`);
  const work = (await lockWork(tx, [name])).get(send_id);
  if (!isNews(outcome, { send, work })) {
    await keepQuestion(tx, { send, work }, { ...result, now });
    return { row: send, alarm: null };
  }
  const question = { kind: "query", is_unrecorded: true } as const;
  const unasked = { ...question, attempt_id: null, lease_owner: null };
  const { adapter } = supplier;
  const settlement = { ...name, ...unasked, outcome, duration_ms, now, supplier: adapter };
  const answer = { ...settlement, waits: liveWaits(), mode, secret_key };
  const [settled] = await settleSends(tx, [answer], { reactions });
  return settled ?? { row: send, alarm: null };
}

interface Questioned {
  readonly send: SendRow;
  readonly work: SendWork | undefined;
}

/** Whether an answer does something to a send, which is not asked about already. */
function isNews({ kind }: SupplierOutcome, { send, work }: Questioned): boolean {
  if (kind === "accepted") return hasFailed(send) && work === undefined;
  return kind === "delivered" && send.status !== "delivered";
}

/**
 * A query with the same answer as the one before replaces it and counts up, so a thousand tries at
 * a silent supplier leave one row. Nothing else changes an attempt or an answer.
 */
async function keepQuestion(tx: Tx, { send, work }: Questioned, result: Question): Promise<void> {
  const name = { account_id: send.account_id, send_id: send.id };
  const [last] = await readExchanges(tx, name);
  const attempt = attemptOf(send, { ...result, sequence: (last?.sequence ?? 0) + 1 });
  const { outcome, duration_ms } = result;
  const answered = { ...wordsOf(outcome), duration_ms, evidence: { kind: outcome.kind } };
  if (last !== undefined && isRepeated(last, { ...attempt, ...answered })) {
    return await repeatQuestion(tx, last, { ...answered, at: attempt.at });
  }
  const trails = await readTrails(tx, [name]);
  const trail = work === undefined ? (trails.get(send.id) ?? NO_TRAIL) : trailOf(work);
  const { sequence } = attempt;
  const number = trail.answers + 1;
  const hand_over_sequence = trail.hand_over?.sequence ?? null;
  const stands = { hand_over_sequence, hand_over_state: trail.hand_over?.state ?? null };
  const answer = { ...name, number, sequence, ...stands, ...answered, status_after: send.status };
  await insertMany(tx, sendAttempts, [attempt]);
  await insertMany(tx, sendAnswers, [answer]);
  const marks = marksOf({ ...trail, attempts: sequence, answers: number });
  if (work !== undefined) await writeWork(tx, [{ ...work, ...marks }]);
}

type Answered = Pick<SendExchange, "outcome" | "detail" | "duration_ms"> & { evidence: object };

async function repeatQuestion(
  { db }: Tx,
  last: SendExchange,
  { at, evidence, ...answered }: Answered & Pick<SendExchange, "at">,
): Promise<void> {
  const { account_id, send_id, sequence } = last;
  const isThis = (table: typeof sendAttempts | typeof sendAnswers) =>
    and(eq(table.account_id, account_id), eq(table.send_id, send_id), eq(table.sequence, sequence));
  const times = 1 + ((last.evidence as Repeated | null)?.times ?? 1);
  const repeated = { ...evidence, first_at: firstAt(last), times };
  await db.update(sendAttempts).set({ at }).where(isThis(sendAttempts));
  await db
    .update(sendAnswers)
    .set({ ...answered, evidence: repeated })
    .where(isThis(sendAnswers));
}

/** A row for several queries keeps the time of the first. */
interface Repeated {
  readonly times?: number;
  readonly first_at?: number;
}

function firstAt({ evidence, at }: SendExchange): number {
  return (evidence as Repeated | null)?.first_at ?? at;
}

/** Past the limit of attempts the newest query is replaced, whatever its answer. */
function isRepeated(last: SendExchange, next: SendAttemptRow & Answered): boolean {
  const is_question = last.kind === "query" && last.state === "answered";
  const is_after_failure = last.status_before === next.status_before;
  const is_same = last.outcome === next.outcome && last.detail === next.detail;
  return is_question && is_after_failure && (is_same || next.sequence > ATTEMPTS_MAX);
}

function attemptOf(
  { account_id, id: send_id, status: status_before }: SendRow,
  { supplier, now, sequence }: Question & { sequence: number },
): SendAttemptRow {
  return {
    ...{ account_id, send_id, sequence, status_before },
    id: mintId(now),
    kind: "query",
    supplier: supplier.adapter.name,
    at: now,
  };
}

function refuseSilence(): never {
  return refuse("provider_unavailable", { retry_after: RETRY_SECONDS });
}

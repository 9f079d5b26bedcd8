import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { raiseAlarm } from "#platform/alarm";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { formatId, mintId } from "#platform/ids";
import type { Reactions } from "#platform/reactions";
import { refuse } from "#platform/refusal";
import { type Supplier, type SupplierOutcome, supplierOf } from "#providers/port";
import { simulatedSuppliers } from "#providers/simulator";
import { wordsOf } from "../attempts/attempt-words.ts";
import {
  ATTEMPTS_MAX,
  lockSends,
  readAttempts,
  readHandOvers,
  type SendAttemptRow,
} from "../attempts/dispatch-queries.ts";
import { liveWaits } from "../attempts/waits.ts";
import { supplierOrder } from "../dispatch/supplier-order.ts";
import { RETRY_SECONDS } from "../order/judge-retry.ts";
import { sendAttempts } from "../rows/dispatch-tables.ts";
import type { SendRow } from "../rows/tables.ts";
import { type Settled, settleSends } from "../settle/settle-sends.ts";

/**
 * Asks the network about a failed send before it is sold again. What it says is kept, whatever
 * becomes of the retry: proof of a delivery delivers the send. One that was never handed over is
 * asked about nowhere.
 *
 * Refuses: `provider_unavailable`, `send_delivered_late`.
 * Writes: send_attempts; with proof of delivery as `settleSends`; in a transaction of its own.
 * Source: spec/sales/sends/retry.tsp.
 */
export async function askBeforeRetry(ctx: Ctx, failed: SendRow): Promise<void> {
  const name = { account_id: failed.account_id, send_id: failed.id };
  const hand_overs = await ctx.read((read) => readHandOvers(read, [name]));
  const hand_over = hand_overs.get(failed.id);
  if (hand_over === undefined) return;
  const supplier = supplierOf(ctx.perProgram(simulatedSuppliers), ctx.account);
  if (supplier === null || supplier.adapter.name !== hand_over.supplier) refuseSilence();
  const { outcome, duration_ms } = await supplier.talk(
    "query",
    supplierOrder(failed, hand_over.id),
  );
  const { reactions } = ctx;
  const { secret_key } = ctx.config;
  const asked = { supplier, outcome, duration_ms, secret_key, reactions };
  const { row, alarm } = await ctx.record((tx) => keepAnswer(tx, failed, asked));
  const named = { send_id: failed.id, account_id: failed.account_id, attempt: hand_over.id };
  const { mode } = ctx.account;
  if (alarm !== null) raiseAlarm(ctx.log, alarm, { mode, ...named });
  if (row.status === "delivered") {
    refuse("send_delivered_late", { resource: formatId("snd", failed.id) });
  }
  if (outcome.kind !== "refused" && outcome.kind !== "not_found") refuseSilence();
}

interface Asked {
  readonly supplier: Supplier;
  readonly outcome: SupplierOutcome;
  readonly duration_ms: number;
  readonly secret_key: string;
  readonly reactions: Reactions;
}

type Question = Omit<Asked, "reactions"> & { readonly now: number };

/** Returns the send once the answer is in the books. */
async function keepAnswer(
  tx: Tx,
  { account_id, id: send_id }: SendRow,
  { reactions, ...asked }: Asked,
): Promise<Settled> {
  const { supplier, outcome, duration_ms, secret_key } = asked;
  const name = { account_id, send_id };
  const clocks = await lockClocksForShare(tx, [account_id]);
  const clock = clocks.get(account_id);
  if (clock === undefined) throw new Error(`No clock row for account ${account_id}.`);
  const { now, mode } = clock;
  const sends = await lockSends(tx, [name]);
  const send = sends.get(send_id);
  if (send === undefined) throw new Error(`no row for send ${send_id}`);
  if (outcome.kind !== "delivered" || send.status === "delivered") {
    await keepQuestion(tx, send, { ...asked, now });
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

/**
 * A question that is answered as the one before it takes that one's place, and says how often it
 * was put: whoever tries a thousand times at a supplier that is silent leaves one row.
 */
async function keepQuestion(tx: Tx, send: SendRow, asked: Question): Promise<void> {
  const [last] = await readAttempts(tx, { account_id: send.account_id, send_id: send.id });
  const attempt = attemptOf(send, { ...asked, sequence: (last?.sequence ?? 0) + 1 });
  const is_again = last !== undefined && isRepeated(last, attempt);
  if (!is_again) return await insertMany(tx, sendAttempts, [attempt]);
  const times = 1 + ((last.evidence as Repeated | null)?.times ?? 1);
  const { at, duration_ms } = attempt;
  const evidence = { ...(attempt.evidence as object), first_at: firstAt(last), times };
  await tx.db
    .update(sendAttempts)
    .set({ at, duration_ms, outcome: attempt.outcome, detail: attempt.detail, evidence })
    .where(and(eq(sendAttempts.account_id, last.account_id), eq(sendAttempts.id, last.id)));
}

/** What stands for several questions keeps when the first of them was put. */
interface Repeated {
  readonly times?: number;
  readonly first_at?: number;
}

function firstAt({ evidence, at }: SendAttemptRow): number {
  return (evidence as Repeated | null)?.first_at ?? at;
}

/** With very many attempts the newest question gives way, whatever it was answered. */
function isRepeated(last: SendAttemptRow, next: SendAttemptRow): boolean {
  const is_question = last.kind === "query" && last.state === "answered";
  const is_after_failure = last.status_before === next.status_before;
  const is_same = last.outcome === next.outcome && last.detail === next.detail;
  return is_question && is_after_failure && (is_same || next.sequence > ATTEMPTS_MAX);
}

function attemptOf(
  { account_id, id, status }: SendRow,
  { supplier, outcome, duration_ms, now, sequence }: Question & { sequence: number },
): SendAttemptRow {
  return {
    account_id,
    id: mintId(now),
    send_id: id,
    sequence,
    kind: "query",
    state: "answered",
    supplier: supplier.adapter.name,
    lease_owner: null,
    at: now,
    duration_ms,
    ...wordsOf(outcome),
    status_before: status,
    status_after: status,
    evidence: { kind: outcome.kind },
  };
}

function refuseSilence(): never {
  return refuse("provider_unavailable", { retry_after: RETRY_SECONDS });
}

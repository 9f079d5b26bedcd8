import assert from "node:assert/strict";
import type { LockedClock } from "#accounts/account";
import { readMonthPositions } from "#catalogue/utility";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import type { Lease, Moment } from "#platform/work/lease";
import type { LeaseScope } from "#platform/work/queue";
import type { FailureCode, Question, Supplier, SupplierOrder, Suppliers } from "#providers/port";
import { isSame, isWatched } from "#providers/supply";
import { wordsOf } from "../attempts/attempt-words.ts";
import type { SendWork } from "../attempts/dispatch-queries.ts";
import { writeWork } from "../attempts/dispatch-writes.ts";
import {
  type Intention,
  intend,
  type SendAttemptRow,
  workIntending,
} from "../attempts/hand-over.ts";
import { marksOf, trailOf } from "../attempts/trail.ts";
import { moveSends } from "../lifecycle.ts";
import { sendAnswers } from "../rows/dispatch-tables.ts";
import type { SendRow } from "../rows/tables.ts";
import { silenceOf } from "../settle/assess.ts";
import { decideDue, type Leased, type StepScope } from "./decide-due.ts";
import { supplierOrder } from "./supplier-order.ts";

/** One step of dispatch that is leased to whoever claimed it. */
export interface Job {
  readonly send: SendRow;
  readonly mode: LockedClock["mode"];
  readonly lease_owner: string;
  readonly lease: Lease;
  /** When it was leased, before any call, by the database's clock. */
  readonly leased_at: number;
  /** Null if there is no supplier to ask. */
  readonly supplier: Supplier | null;
  /** How many suppliers can be handed it in turn. */
  readonly sellers: number;
  /** Whether anything is known against the wallet that it draws on, so that a good answer tells. */
  readonly is_watched: boolean;
  /** Whether its supplier is known to have no power. */
  readonly is_outage: boolean;
  /** Whether the account has its network play dead. */
  readonly is_network_down: boolean;
  readonly task: Task;
}

type Task =
  | { readonly do: Question; readonly order: SupplierOrder; readonly attempt_id: string }
  /** The hand-over whose answer is missing; null if it was recorded. */
  | { readonly do: "presume_silence"; readonly attempt_id: string | null }
  | { readonly do: "confirm" }
  | { readonly do: "give_up"; readonly failure_code: FailureCode };

/** A lease outlives the supplier's deadline by this, so that a slow answer still counts. */
const LEASE_MARGIN_MS = 15_000;

/**
 * Leases sends that are due, or the one that is named, decides what each needs, and records every
 * exchange that is about to begin: a send is `submitted` before its supplier is called.
 *
 * Callers may rely on it that nobody else gets these sends before the lease ends, and that a
 * hand-over among the jobs was never made before.
 * Writes: send_dispatches, send_attempts, send_answers, sends, events.
 * Source: docs/decisions/0025-attempts.md.
 */
export async function leaseSends(
  tx: Tx,
  { scope, suppliers }: { scope: LeaseScope | StepScope; suppliers: Suppliers },
): Promise<Job[]> {
  const wall_now = await transactionTime(tx);
  const leased = await decideDue(tx, scope, suppliers);
  if (leased.length === 0) return [];
  await openWaiting(tx, leased);
  await queueSends(tx, leased);
  const lease_owner = mintId(wall_now);
  await closeQuestions(tx, leased);
  const attempts = await intend(tx, leased.flatMap(intentionOf));
  const attempt_of = new Map(attempts.map((attempt) => [attempt.send_id, attempt]));
  const submitted = await moveSubmitted(tx, leased);
  const works = leased.map((taken) => {
    const attempt = attempt_of.get(taken.send.id) ?? null;
    return workOf(taken, { lease_owner, wall_now, attempt });
  });
  await writeWork(tx, works);
  const positions = await readPositions(tx, leased);
  return leased.flatMap((taken) => {
    const send = submitted.get(taken.send.id) ?? taken.send;
    const attempt = attempt_of.get(send.id) ?? null;
    const position_centi = positions.get(send.id) ?? null;
    const facts = { lease_owner, leased_at: wall_now, attempt, position_centi };
    return jobOf({ ...taken, send }, { ...facts, from: scope.from });
  });
}

/** The month's purchases of each meter that is about to be sold to, by send. */
async function readPositions(tx: Tx, leased: readonly Leased[]): Promise<Map<string, bigint>> {
  const sold = leased.filter(({ send, step }) => send.power !== null && step.do === "submit");
  const positions = await readMonthPositions(
    tx,
    sold.map(({ send, clock }) => ({
      account_id: send.account_id,
      meter: send.target,
      now: clock.now,
    })),
  );
  return new Map(sold.map(({ send }, index) => [send.id, positions[index] ?? 0n]));
}

/** The time of a scheduled send has come, or power is back: it waits to be handed over. */
async function openWaiting(tx: Tx, leased: Leased[]): Promise<void> {
  const opened = leased.filter(({ send, step, is_power_up, clock }) => {
    // Of a live send power is back once its order can be handed over.
    const is_back = clock.mode === "live" ? step.do === "submit" : is_power_up;
    const is_over = send.status === "scheduled" || (send.status === "queued" && is_back);
    return is_over && step.do !== "give_up";
  });
  const rows = await moveSends(
    tx,
    opened.map(({ send, clock }) => ({ send, to: "pending", at: clock.now })),
  );
  for (const [place, taken] of opened.entries()) taken.send = rows[place] ?? taken.send;
}

/** Power is down: sends that may wait are queued. */
async function queueSends(tx: Tx, leased: Leased[]): Promise<void> {
  const queued = leased.filter(({ step }) => step.do === "queue");
  const rows = await moveSends(
    tx,
    queued.map(({ send, clock }) => ({ send, to: "queued", at: clock.now })),
  );
  for (const [place, taken] of queued.entries()) taken.send = rows[place] ?? taken.send;
}

function intentionOf({ send, work, clock, supplier, step }: Leased): Intention[] {
  if (supplier === null || (step.do !== "submit" && step.do !== "query")) return [];
  return [{ send, work, kind: step.do, supplier_name: supplier.adapter.name, now: clock.now }];
}

/** Closes queries whose worker went silent, so that the list of attempts shows them as ended. */
async function closeQuestions(tx: Tx, leased: Leased[]): Promise<void> {
  const silence = wordsOf({ kind: "no_answer", reason: "reset" });
  const answers = leased.flatMap((taken) => {
    const { account_id, id: send_id, status: status_after } = taken.send;
    const trail = trailOf(taken.work);
    const { query, hand_over } = trail;
    if (query === null) return [];
    const number = trail.answers + 1;
    taken.work = { ...taken.work, ...marksOf({ ...trail, answers: number, query: null }) };
    const stands = {
      hand_over_sequence: hand_over?.sequence ?? null,
      hand_over_state: hand_over?.state ?? null,
    };
    const duration_ms = silenceOf(query, taken.clock.now);
    const named = { account_id, send_id, number, sequence: query.sequence };
    return [{ ...named, ...stands, ...silence, duration_ms, status_after, evidence: null }];
  });
  await insertMany(tx, sendAnswers, answers);
}

async function moveSubmitted(tx: Tx, leased: readonly Leased[]): Promise<Map<string, SendRow>> {
  const moves = leased.flatMap(({ send, clock, step }) =>
    step.do === "submit" ? [{ send, to: "submitted" as const, at: clock.now }] : [],
  );
  const rows = await moveSends(tx, moves);
  return new Map(
    rows.map((row, index) => {
      assert(row !== null, `send ${moves[index]?.send.id} could not be moved to submitted`);
      return [row.id, row];
    }),
  );
}

function workOf(
  { work, step, supplier }: Leased,
  {
    lease_owner,
    wall_now,
    attempt,
  }: { lease_owner: string; wall_now: number; attempt: SendAttemptRow | null },
): SendWork {
  if (step.do === "wait" || step.do === "queue") {
    return { ...work, due_at: wall_now + step.wait_ms, lease_owner: null, lease_until: null };
  }
  const lease_until = wall_now + leaseLengthOf({ supplier, step });
  const begun = attempt === null ? work : workIntending(work, attempt);
  return { ...begun, lease_owner, lease_until };
}

function leaseLengthOf({ supplier, step }: Pick<Leased, "supplier" | "step">): number {
  const asked = step.do === "confirm" ? supplier?.utility : supplier;
  return (asked?.adapter.deadline_ms ?? 0) + LEASE_MARGIN_MS;
}

function jobOf(
  { send, clock, supplier, hand_over, step, sellers, supply, is_network_down }: Leased,
  {
    lease_owner,
    leased_at,
    attempt,
    position_centi,
    from,
  }: {
    lease_owner: string;
    leased_at: number;
    attempt: SendAttemptRow | null;
    position_centi: bigint | null;
    from: Moment;
  },
): Job[] {
  const lease = { from, length_ms: leaseLengthOf({ supplier, step }) };
  const is_watched = isWalletWatched({ supply, supplier, send });
  const name = supplier?.adapter.name;
  const is_outage =
    supply?.outages.some((one) => one.supplier === name && isSame(one)(send)) ?? false;
  const facts = { sellers, is_watched, is_outage, is_network_down };
  const job = { send, mode: clock.mode, lease_owner, lease, leased_at, supplier, ...facts };
  switch (step.do) {
    case "wait":
    case "queue":
      return [];
    case "confirm":
      return [{ ...job, task: { do: "confirm" } }];
    case "give_up":
      return [{ ...job, task: step }];
    case "presume_silence": {
      const attempt_id = hand_over?.state === "intended" ? hand_over.id : null;
      return [{ ...job, task: { do: "presume_silence", attempt_id } }];
    }
    case "submit":
    case "query": {
      if (attempt === null) return [];
      // A question names the hand-over that it is about, a hand-over names itself.
      const reference = step.do === "submit" ? attempt.id : (hand_over?.id ?? attempt.id);
      const order = { ...supplierOrder(send, reference), position_centi };
      return [{ ...job, task: { do: step.do, order, attempt_id: attempt.id } }];
    }
  }
}

function isWalletWatched({ supply, supplier, send }: Pick<Leased, "supply" | "supplier" | "send">) {
  if (supply === null || supplier === null) return false;
  const wallet = supplier.adapter.walletOf(supplierOrder(send, send.id));
  return isWatched(supply, { supplier: supplier.adapter.name, wallet });
}

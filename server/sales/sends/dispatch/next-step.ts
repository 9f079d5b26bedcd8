import type { FailureCode } from "#providers/port";
import type { DueSend } from "../attempts/dispatch-queries.ts";
import type { HandOver } from "../attempts/trail.ts";
import { HAND_OVER_WINDOW_MS, QUEUE_LOOK_MS, RETRY_WINDOW_MS } from "../attempts/waits.ts";

/** What a send that is due is judged by. */
export interface DueFacts extends DueSend {
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** The latest hand-over; null before the first. */
  readonly hand_over: HandOver | null;
  /** Whether its account has blocked the target since it was sold. */
  readonly is_blocked: boolean;
  /** Whether its product is sold on its network at this moment. */
  readonly is_available: boolean;
  /** Whether there is a supplier that knows of the latest hand-over. */
  readonly can_ask: boolean;
  /** Whether the utility is up; true for airtime and data. */
  readonly is_power_up: boolean;
  /** Whom it may be handed to now; asked once, when it is to be handed over. */
  chooseSeller(): Seller;
}

/**
 * Who is to sell: somebody, somebody who has yet to confirm the meter, or nobody for the moment.
 */
export type Seller = "ready" | "unconfirmed" | "none";

/** What dispatch does with a send that is due. */
export type NextStep =
  | { readonly do: "submit" }
  | { readonly do: "query" }
  /**
   * The worker that handed it over went silent, or no supplier can be asked: treated as no answer.
   */
  | { readonly do: "presume_silence" }
  /** The supplier that is to sell has not confirmed the meter: its utility is asked now. */
  | { readonly do: "confirm" }
  /** Power is down: it waits in the queue and checks again after this time. Units: milliseconds. */
  | { readonly do: "queue"; readonly wait_ms: number }
  | { readonly do: "give_up"; readonly failure_code: FailureCode }
  /** Nothing yet; check again later. Units: milliseconds. */
  | { readonly do: "wait"; readonly wait_ms: number };

/** Interval between checks of a supplier that cannot be used. */
const LOOK_AGAIN_MS = 15_000;

/**
 * Decides what a send that is due needs next. Pure. A hand-over that has begun is queried and never
 * repeated, whichever worker began it. Source: docs/decisions/0025-attempts.md.
 */
export function nextStepOf(facts: DueFacts): NextStep {
  const { send } = facts;
  const { status } = send;
  switch (status) {
    case "scheduled":
    case "pending":
      return beforeHandOver(facts);
    case "queued":
      if (!facts.is_power_up) return inQueue(facts);
      return facts.work.mode === "live" ? outOfQueue(facts) : beforeHandOver(facts);
    case "retrying":
      return facts.is_power_up || send.on_zesa_down !== "queue"
        ? beforeNextTry(facts)
        : queued(facts);
    case "submitted":
    case "unknown":
    // It failed, and a late answer has reopened it.
    case "failed_credited":
    case "failed":
      return afterHandOver(facts);
    default:
      throw new Error(`Dispatch has nothing to do for a send that is ${status}.`);
  }
}

function beforeHandOver(facts: DueFacts): NextStep {
  const { send, now } = facts;
  if (facts.is_blocked) return { do: "give_up", failure_code: "target_blocked" };
  if (!facts.is_available) return { do: "give_up", failure_code: "product_unavailable" };
  if (!facts.is_power_up) {
    if (send.on_zesa_down === "queue") return queued(facts);
    return { do: "give_up", failure_code: "power_unavailable" };
  }
  // The retry window of a send that waited for its time or for power starts now.
  const waits_since = send.status === "pending" ? send.status_at : now;
  const left_ms = waits_since + HAND_OVER_WINDOW_MS - now;
  if (left_ms <= 0) return { do: "give_up", failure_code: overdueCode(send) };
  return handOver(facts, left_ms);
}

function overdueCode({ power }: DueFacts["send"]): FailureCode {
  return power?.confirmation === "none" ? "meter_confirmation_failed" : "provider_unavailable";
}

function handOver(facts: DueFacts, left_ms: number): NextStep {
  const seller = facts.chooseSeller();
  if (seller === "none") return lookAgain(left_ms);
  return { do: seller === "ready" ? "submit" : "confirm" };
}

function queued({ send }: DueFacts): NextStep {
  const hold_ms = (send.max_hold_seconds ?? 0) * 1_000;
  return { do: "queue", wait_ms: Math.min(QUEUE_LOOK_MS, hold_ms) };
}

/** What was sold waits until power is back, and no longer than its hold. */
function inQueue({ send, now }: DueFacts): NextStep {
  const left_ms = (send.queued_until ?? now) - now;
  if (left_ms <= 0) return { do: "give_up", failure_code: "hold_expired" };
  return { do: "wait", wait_ms: Math.min(QUEUE_LOOK_MS, left_ms) };
}

/**
 * Nobody tells a live account that power is back, so whoever is to sell is asked about the meter,
 * which sells nothing; only who confirms it since the send waits is handed the order.
 */
function outOfQueue(facts: DueFacts): NextStep {
  const { send } = facts;
  const waiting = inQueue(facts);
  if (waiting.do === "give_up" || !facts.is_available) return waiting;
  if (facts.is_blocked) return { do: "give_up", failure_code: "target_blocked" };
  const seller = facts.chooseSeller();
  if (seller === "none") return waiting;
  const is_back = seller === "ready" && (send.power?.confirmed_at ?? 0) >= send.status_at;
  return { do: is_back ? "submit" : "confirm" };
}

/** A product that was paused between two tries may be back before the window is over. */
function beforeNextTry(facts: DueFacts): NextStep {
  const { work, now } = facts;
  const left_ms = (work.first_submit_at ?? now) + RETRY_WINDOW_MS - now;
  if (left_ms <= 0) return { do: "give_up", failure_code: "network_busy" };
  return facts.is_available ? handOver(facts, left_ms) : lookAgain(left_ms);
}

function afterHandOver({ hand_over, can_ask }: DueFacts): NextStep {
  const is_answered = hand_over?.state !== "intended";
  return is_answered && can_ask ? { do: "query" } : { do: "presume_silence" };
}

function lookAgain(left_ms: number): NextStep {
  return { do: "wait", wait_ms: Math.min(LOOK_AGAIN_MS, left_ms) };
}

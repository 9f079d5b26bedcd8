/** A till: a client that asks real programs over HTTP, and remembers what it was promised. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ErrorCode } from "@svc/generated/errors";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Answer, Schemas } from "@svc/generated/routes";
import { faultOf } from "@svc/server/http/reply/conform.ts";
import { type Parts, requestOf } from "../api.ts";
import { noteSeen } from "../coverage.ts";
import { runNow } from "../run-clock.ts";
import { timeLimit } from "../time-limit.ts";
import type { Program } from "./program.ts";

/** An answer of a program. */
interface Heard<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly code: ErrorCode | null;
  /** True when a first answer was given again. */
  readonly is_replay: boolean;
}

/** What a till sells; whatever is left out is the same for all of them. */
export interface Order {
  readonly type?: "airtime" | "power";
  readonly target?: string;
  readonly amount?: string;
  readonly currency?: "USD" | "ZWG";
  readonly client_reference?: string;
  readonly idempotency_key?: string;
  /** Of power alone, as are the two that follow. */
  readonly token_phone?: string;
  readonly confirm?: "strict" | "best_effort";
  readonly max_hold?: string;
}

/** A success that was answered, and has to stay true. */
export interface Kept {
  readonly request: Parts<"createSend">;
  readonly status: number;
  /** Wire id of the send. */
  readonly id: string;
}

/** A request that was repeated until it was answered; an order, if nothing else is said. */
export interface Insisted<Body = Answer<"createSend">["body"]> {
  readonly heard: Heard<Body>;
  /** True when it was done by a request that was never answered: the repeat told of it. */
  readonly was_made_unheard: boolean;
}

export interface Till {
  /** What it asks with. */
  readonly key: string;
  /** Asks once; null is no answer, after which the till cannot know whether it was heard. */
  readonly ask: <Id extends OperationId>(
    operation_id: Id,
    parts?: Parts<Id>,
    api?: Program,
  ) => Promise<Heard<Answer<Id>["body"]> | null>;
  /** Asks for a send, and repeats with the same key until there is an answer that is final. */
  readonly sell: (order?: Order, api?: Program) => Promise<Insisted>;
  /** Every success of `sell`. */
  readonly kept: Kept[];
}

/** No answer takes longer, a lock time-out and a wait for a place included. */
const ANSWER_WITHIN_MS = timeLimit(10_000);
/** Longer than the start of a program takes on a busy machine. */
const INSIST_MS = timeLimit(20_000);
const REPEAT_AFTER_MS = 30;

/** Refusals that say nothing about the order: it is to be repeated with the same key. */
const PASSING: readonly (string | null)[] = [
  "idempotency_in_progress",
  "concurrent_update",
  "service_unavailable",
];

let numbers = 0;

/** A number that nobody else uses, with the ending that chooses its script. */
export function newTarget(ending = "0000"): string {
  numbers = (numbers + 1) % 1_000_000;
  return `+26377${String(numbers % 1_000).padStart(3, "0")}${ending}`;
}

/** Power for a meter that nobody else uses; the meter is confirmed when it goes out. */
export function powerOrder(ending = "0000"): Order {
  numbers = (numbers + 1) % 1_000_000;
  const target = `3${String(numbers).padStart(6, "0")}${ending}`;
  return { type: "power", target, token_phone: "0771230000", confirm: "best_effort" };
}

/** Opens a till that asks the programs in turn. */
export function openTill(key: string, apis: readonly Program[]): Till {
  const kept: Kept[] = [];
  let turns = 0;

  async function ask<Id extends OperationId>(
    operation_id: Id,
    parts: Parts<Id> = {},
    api: Program | undefined = apis[turns++ % apis.length],
  ): Promise<Heard<Answer<Id>["body"]> | null> {
    if (api === undefined) throw new Error("A till asks a program.");
    const request = requestOf(key, operation_id, parts as Parts<OperationId>);
    const heard = await send(request, api.origin);
    if (heard !== null) holdToContract(operation_id, heard);
    return heard as Heard<Answer<Id>["body"]> | null;
  }

  async function sell(order: Order = {}, api?: Program): Promise<Insisted> {
    const request = requestFor(order);
    const insisted = await insist(() => ask("createSend", request, api));
    const { status, body } = insisted.heard;
    if (status < 300) kept.push({ request, status, id: (body as Schemas["Send"]).id });
    return insisted;
  }

  return { key, ask, sell, kept };
}

function requestFor({ idempotency_key = randomUUID(), ...order }: Order): Parts<"createSend"> {
  const body = { type: "airtime", currency: "USD", amount: "1.00", ...order };
  return { idempotency_key, body: { target: newTarget(), ...body } };
}

/** Asks again, with the same key, until there is an answer that is final. */
export async function insist<Body>(
  ask: () => Promise<Heard<Body> | null>,
): Promise<Insisted<Body>> {
  const until = runNow() + INSIST_MS;
  let is_in_doubt = false;
  while (runNow() < until) {
    const heard = await ask();
    if (heard !== null && !PASSING.includes(heard.code)) {
      return { heard, was_made_unheard: is_in_doubt && heard.is_replay };
    }
    is_in_doubt ||= heard === null;
    await pause(REPEAT_AFTER_MS);
  }
  throw new Error("A till has asked for too long and was not answered.");
}

async function send(request: Request, origin: string): Promise<Heard | null> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = method === "GET" ? null : await request.text();
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(origin + pathname + search, { method, headers, body, signal });
    const { status } = response;
    const answer = (await response.json()) as { error?: { code: ErrorCode } };
    const is_replay = response.headers.get("idempotent-replayed") === "true";
    return { status, body: answer, code: answer.error?.code ?? null, is_replay };
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") throw error;
    return null;
  }
}

/** Programs of their own are held to the contract like the one inside the tests. */
function holdToContract(operation_id: OperationId, { status, body, code }: Heard): void {
  noteSeen({ operation_id, status, code });
  const fault = faultOf(operation_id, { status, body });
  if (fault !== null) {
    throw new Error(`${operation_id} ${status} breaks ${fault.keyword} at ${fault.schema_path}`);
  }
  const { refusals } = OPERATIONS[operation_id];
  if (code !== null && !(refusals as readonly string[]).includes(code)) {
    throw new Error(
      `${operation_id} refuses with ${code}, which the contract does not name for it`,
    );
  }
}

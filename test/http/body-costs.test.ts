import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { readBody } from "@svc/server/http/input/body.ts";
import type { BodyMemory } from "@svc/server/http/input/body-memory.ts";
import { checkedInput } from "@svc/server/http/input/schema.ts";
import type { RequestDraft } from "@svc/server/http/request-state.ts";
import { idempotencyKeyOf } from "@svc/server/http/steps/idempotency.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { expect, it } from "vitest";
import { uncounted } from "../kit/modules-run.ts";
import { processorLimit } from "../kit/time-limit.ts";
import { OPERATIONS_WITH_BODY, type WorstBody, worstBodies } from "../kit/worst-bodies.ts";

/** What a body may cost. Source: docs/reliability.md, Requests that are expensive to read. */
const CPU_MS = 20;
const CPU_MS_PER_100_KB = 3;
const TURN_MS_MAX = processorLimit(250);
/** The best of some tries is what the body costs; the rest is what else the machine does. */
const TRIES = 6;
/** Others take the caches too; what grows by the square is hundreds over. */
const NOISE = 3;
/** On a slow or busy machine the same text is as slow for the parser alone, which is our peer. */
const PARSES = 2;

const ROOM: BodyMemory = { take: () => {}, release: () => {} };

/** Does with a body what the gate does before an operation acts, or refuses it. */
async function read(id: OperationId, text: string, turn: () => void): Promise<void> {
  const headers = { "content-type": "application/json", "idempotency-key": "one" };
  const sent = { method: "POST", body: text, headers };
  const request: RequestDraft["request"] = new Request("http://svc.test/", sent);
  const address = { path: "", query_text: "", path_values: {} };
  const operation = OPERATIONS[id];
  const state = {
    request,
    may_have_body: true,
    operation_id: id,
    operation,
    address,
  } as RequestDraft;
  try {
    state.body = (await readBody(state, ROOM)).tree;
    turn();
    if (operation.idempotency === "required") idempotencyKeyOf(state);
    turn();
    checkedInput(state, {});
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
  }
}

/** CPU milliseconds of this thread: in all, and of the longest step. */
async function costOf(id: OperationId, text: string): Promise<{ all: number; turn: number }> {
  const first = process.threadCpuUsage();
  let last = first;
  let longest = 0;
  const turn = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, msBetween(last, now));
    last = now;
  };
  await read(id, text, turn);
  turn();
  return { all: msBetween(first, last), turn: longest };
}

function msBetween(from: NodeJS.CpuUsage, to: NodeJS.CpuUsage): number {
  return (to.user - from.user + to.system - from.system) / 1_000;
}

/** CPU milliseconds that the parser alone takes for a text, whether it is JSON or not. */
function parsingCost(text: string): number {
  const from = process.threadCpuUsage();
  try {
    JSON.parse(text);
  } catch {
    // A text that was cut is as dear up to its end.
  }
  return msBetween(from, process.threadCpuUsage());
}

/** What of a body costs more than it may. */
async function dearness(id: OperationId, { name, text }: WorstBody): Promise<string[]> {
  const bound = CPU_MS + (CPU_MS_PER_100_KB * Buffer.byteLength(text)) / 100_000;
  let best = await costOf(id, text);
  let allowed = NOISE * processorLimit(bound);
  let turn_allowed = TURN_MS_MAX;
  const isDear = () => best.all > allowed || best.turn > turn_allowed;
  for (let again = 1; again < TRIES && isDear(); again++) {
    // Where a machine is noisy, both are: the cheapest try is held to the dearest parsing, which is
    // one turn of it.
    const parses = PARSES * parsingCost(text);
    allowed = Math.max(allowed, NOISE * parses);
    turn_allowed = Math.max(turn_allowed, parses);
    const next = await costOf(id, text);
    best = { all: Math.min(best.all, next.all), turn: Math.min(best.turn, next.turn) };
  }
  return [
    ...(best.all > allowed ? [`${name}: ${best.all} ms, ${allowed} ms allowed`] : []),
    ...(best.turn > turn_allowed ? [`${name}: ${best.turn} ms in one turn`] : []),
  ];
}

const tried = OPERATIONS_WITH_BODY.filter((id) => worstBodies(id).next().done === false);

it.each(tried)("the worst bodies of %s cost what their size allows", async (id) => {
  const dear: string[] = [];
  // Which modules read a body is counted by this one.
  await read(id, "{}", () => {});
  await uncounted(async () => {
    for (const body of worstBodies(id)) dear.push(...(await dearness(id, body)));
  });
  expect(dear).toEqual([]);
});

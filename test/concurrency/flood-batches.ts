import { setTimeout as pause } from "node:timers/promises";
import type { OperationId } from "@svc/generated/operations";
import { requestOf } from "../kit/api.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { turnsSince } from "../kit/programs/watch-turns.ts";
import { wideBodies } from "../kit/worst-bodies.ts";

/** What the program that is flooded is started with. */
export const REPORTING_TURNS = { TEST_TURNS: "1" };

/** Units: CPU milliseconds. */
const TURN_MS_MAX = 250;
const ASK_EVERY_MS = 10;

/**
 * Sends the worst bodies of 8 MB to a program, one after the other, while somebody asks for its
 * health, and returns what went wrong.
 */
export async function floodBatches({ apis: [api], database }: Fleet): Promise<string[]> {
  if (api === undefined) throw new Error("Somebody has to be flooded.");
  const { key } = await openShop(database);
  const found: string[] = [];
  const asking = new AbortController();
  const health = askForHealth(api.origin, asking.signal, found);
  const started_ms = Date.now();
  for (const [operation_id, text] of floods()) {
    const { status } = await fetch(at(api.origin, requestOf(key, operation_id, { text })));
    const is_refused = status === 400 || status === 422 || status === 501;
    if (!is_refused) found.push(`${operation_id} answered ${status} to a flood`);
    if (longestTurn(api, started_ms) > TURN_MS_MAX) break;
  }
  asking.abort();
  await health;
  const longest = longestTurn(api, started_ms);
  if (longest > TURN_MS_MAX) found.push(`one turn took ${Math.round(longest)} ms`);
  return found;
}

function longestTurn(api: Program, since_ms: number): number {
  const turns = turnsSince(api.output(), since_ms).map(({ turn_ms }) => turn_ms);
  return Math.max(0, ...turns);
}

function* floods(): Generator<[OperationId, string]> {
  for (const operation_id of ["createBatch", "createSend"] as const) {
    for (const { text } of wideBodies(operation_id)) yield [operation_id, text];
  }
}

/** A request is made for a name that stands for any server. */
function at(origin: string, request: Request): Request {
  return new Request(request.url.replace("http://svc.test", origin), request);
}

async function askForHealth(origin: string, signal: AbortSignal, found: string[]): Promise<void> {
  while (!signal.aborted) {
    const { status } = await fetch(`${origin}/dev/v1/health`);
    if (status !== 200) found.push(`health answered ${status}`);
    await pause(ASK_EVERY_MS);
  }
}

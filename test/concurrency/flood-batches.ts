import { setTimeout as pause } from "node:timers/promises";
import type { OperationId } from "@svc/generated/operations";
import { requestOf } from "../kit/api.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { turnsSince } from "../kit/programs/watch-turns.ts";
import { runNow } from "../kit/run-clock.ts";
import { processorLimit } from "../kit/time-limit.ts";
import { wideBodies } from "../kit/worst-bodies.ts";

/** What the program that is flooded is started with. */
export const REPORTING_TURNS = { TEST_TURNS: "1" };

/** Units: CPU milliseconds. */
const TURN_MS_MAX = processorLimit(250);
/** Cores that others use too make work dearer for a moment; what a body costs, it always does. */
const TRIES = 4;
/** What is so much dearer is so by itself, and is not tried again. */
const BEYOND_DOUBT_MS = 4 * TURN_MS_MAX;
const ASK_EVERY_MS = 10;
/** For a request on a connection of its own. */
const ALONE = { Connection: "close" };
/** A batch has no more. */
const LINES = 10_000;

/** What is sent, and whether it may be accepted. */
interface Flood {
  readonly operation_id: OperationId;
  readonly name: string;
  readonly text: string;
  readonly statuses: readonly number[];
}

/**
 * Sends the dearest bodies to a program, one after the other, while somebody asks for its health,
 * and returns what went wrong.
 */
export async function floodBatches({ apis: [api], database }: Fleet): Promise<string[]> {
  if (api === undefined) throw new Error("Somebody has to be flooded.");
  const found: string[] = [];
  const asking = new AbortController();
  const health = askForHealth(api.origin, asking.signal, found);
  for (const { operation_id, name, text, statuses } of floods()) {
    let longest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && longest > TURN_MS_MAX; tries += 1) {
      if (tries > 0 && longest > BEYOND_DOUBT_MS) break;
      // One shop may send a few such requests a minute; the next ones would not be read.
      const { key } = await openShop(database);
      const started_ms = runNow();
      const { status } = await fetch(at(api.origin, requestOf(key, operation_id, { text })));
      if (!statuses.includes(status)) found.push(`${operation_id} answered ${status} to ${name}`);
      await pause(ASK_EVERY_MS);
      longest = Math.min(longest, longestTurn(api, started_ms));
    }
    if (longest > TURN_MS_MAX) found.push(`a turn took ${Math.round(longest)} ms for ${name}`);
    if (found.length > 0) break;
  }
  asking.abort();
  await health;
  return found;
}

function longestTurn(api: Program, since_ms: number): number {
  const turns = turnsSince(api.output(), since_ms).map(({ turn_ms }) => turn_ms);
  return Math.max(0, ...turns);
}

function* floods(): Generator<Flood> {
  for (const operation_id of ["createBatch", "createSend"] as const) {
    for (const body of wideBodies(operation_id)) {
      yield { operation_id, ...body, statuses: [400, 422] };
    }
  }
  for (const operation_id of ["createBatch", "previewBatch"] as const) {
    for (const [name, body] of Object.entries(largeBatches())) {
      yield { operation_id, name, text: JSON.stringify(body), statuses: [200, 202, 422] };
    }
  }
}

/** Batches as large as they may be, whose every line is read and judged. */
function largeBatches(): Readonly<Record<string, object>> {
  const places = Array.from({ length: LINES }, (_, index) => index);
  const target = (index: number) => `07712${String(index).padStart(5, "0")}`;
  const good = places.map((index) => ({ target: target(index), amount: "0.10", name: "Tariro" }));
  const bad = places.map((index) => ({ target: String(index), amount: "1.005", name: "x" }));
  const csv = good.map(({ name, ...line }) => `${line.target},${line.amount},${name}`);
  const of = { currency: "USD", on_invalid: "skip", reserve_credit: false };
  return {
    "good lines": { ...of, items: good },
    "bad lines": { ...of, items: bad },
    "good lines of CSV": { ...of, csv: ["target,amount,name", ...csv].join("\n") },
  };
}

/**
 * A request is made for a name that stands for any server. Each goes on a connection of its own:
 * one that was kept may be closed by a busy server in the moment it is used again.
 */
function at(origin: string, request: Request): Request {
  const headers = new Headers([...request.headers, ...Object.entries(ALONE)]);
  return new Request(new Request(request.url.replace("http://svc.test", origin), request), {
    headers,
  });
}

async function askForHealth(origin: string, signal: AbortSignal, found: string[]): Promise<void> {
  while (!signal.aborted) {
    const { status } = await fetch(`${origin}/dev/v1/health`, { headers: ALONE });
    if (status !== 200) found.push(`health answered ${status}`);
    await pause(ASK_EVERY_MS);
  }
}

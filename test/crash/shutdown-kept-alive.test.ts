import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { type FleetShop, openShop } from "../kit/programs/shop.ts";
import { timeLimit } from "../kit/time-limit.ts";

const HANDS = 4;
const BETWEEN_MS = 20;
/** Long enough for each hand to ask again on the connection that it keeps. */
const SHUTDOWN_DELAY_MS = timeLimit(2_000);

let cluster: FleetCluster;
let fleet: Fleet;
let shop: FleetShop;

beforeAll(async () => {
  cluster = await openRunCluster();
  const settings = { SVC_SHUTDOWN_DELAY: `${SHUTDOWN_DELAY_MS}ms` };
  fleet = await openFleet(cluster, { apis: 2, workers: 0, settings });
  shop = await openShop(fleet.database);
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

async function ask(path: string, { origin, agent }: { origin: string; agent?: Agent }) {
  const answered = Promise.withResolvers<IncomingMessage>();
  const headers = { authorization: `Bearer ${shop.key}` };
  get(`${origin}/dev/v1${path}`, { headers, ...(agent && { agent }) }, answered.resolve).on(
    "error",
    answered.reject,
  );
  const answer = await answered.promise;
  answer.resume();
  return { status: answer.statusCode, is_last: answer.headers.connection === "close" };
}

/** Keeps its connection to one program until an answer ends it, and goes on at the next. */
async function keepAsking(origins: string[], isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { statuses: new Set<number | undefined>(), resets: [] as unknown[], sent_on: 0 };
  let [origin = "", next = ""] = origins;
  while (!isOver()) {
    const { status, is_last } = await ask("/credit", { origin, agent }).catch((error: unknown) => {
      seen.resets.push(error);
      return { status: 0, is_last: true };
    });
    seen.statuses.add(status);
    if (is_last) {
      seen.sent_on += 1;
      [origin, next] = [next, origin];
    }
    await pause(BETWEEN_MS);
  }
  agent.destroy();
  return seen;
}

it("sends clients that keep their connections to other programs, without a reset", {
  timeout: timeLimit(30_000),
}, async () => {
  const [leaving, staying] = fleet.apis;
  const origins = [leaving?.origin ?? "", staying?.origin ?? ""];
  let is_over = false;
  const hands = Array.from({ length: HANDS }, () => keepAsking(origins, () => is_over));
  expect(await ask("/health", { origin: origins[0] ?? "" })).toMatchObject({ status: 200 });
  const stopped = leaving?.stop();
  let health = await ask("/health", { origin: origins[0] ?? "" });
  // The signal may come behind the first question.
  while (health.status === 200) health = await ask("/health", { origin: origins[0] ?? "" });
  expect(health).toEqual({ status: 503, is_last: true });
  expect(await stopped).toMatchObject({ code: 0, signal: null });
  is_over = true;
  const seen = await Promise.all(hands);
  expect(seen).toEqual(Array(HANDS).fill({ statuses: new Set([200]), resets: [], sent_on: 1 }));
});

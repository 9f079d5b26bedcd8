import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaints, until } from "../kit/programs/watch.ts";
import { openSink, type Sink } from "../kit/sink.ts";
import { timeLimit } from "../kit/time-limit.ts";

const PAUSE_MS = 1_500;

let cluster: FleetCluster;
let fleet: Fleet;
let till: Till;
let sink: Sink;

beforeAll(async () => {
  cluster = await openRunCluster();
});

beforeEach(async () => {
  fleet = await openFleet(cluster, { apis: 1, workers: 0 });
  till = openTill((await openShop(fleet.database)).key, fleet.apis);
  sink = await openSink((answer) => {
    setTimeout(() => answer.writeHead(200).end(), PAUSE_MS);
  });
  const enabled_events = ["send.created"];
  await till.ask("createWebhookEndpoint", { body: { url: sink.url, enabled_events } });
});

afterEach(() => Promise.all([fleet?.close(), sink?.close()]));
afterAll(() => cluster?.remove());

async function deliveries() {
  return await fleet.database.read(
    ({ sql }) => sql`
      select delivery.status, delivery.attempt_count, work.lease_owner
      from webhook_deliveries delivery
      left join webhook_dispatches work
        on work.account_id = delivery.account_id and work.delivery_id = delivery.id`,
  );
}

describe("SIGTERM", { timeout: timeLimit(30_000) }, () => {
  it("lets a worker write down what an endpoint answers to the delivery under way", async () => {
    const worker = await fleet.start({ role: "worker" });
    await till.sell();
    await until("the endpoint has the event", () => sink.received.length === 1);
    const { code } = await worker.stop();
    expect(await deliveries()).toEqual([
      { status: "succeeded", attempt_count: 1, lease_owner: null },
    ]);
    expect(code).toBe(0);
    expect(await complaints(fleet)).toEqual([]);
  });

  it("leaves a delivery that takes longer than SVC_DRAIN_SECONDS to its lease", async () => {
    sink.answers(() => {});
    const worker = await fleet.start({ role: "worker", settings: { SVC_DRAIN_SECONDS: "1" } });
    await till.sell();
    await until("the endpoint has the event", () => sink.received.length === 1);
    const { code } = await worker.stop();
    expect(await deliveries()).toEqual([
      { status: "pending", attempt_count: 0, lease_owner: expect.any(String) },
    ]);
    expect(code).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { drainQueue } from "./drain-queue.ts";

const SALES = 200;
/** A few seconds on a machine of its own. */
const DRAINED_WITHIN_MS = timeLimit(45_000);

let cluster: FleetCluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openRunCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 1 });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

describe("a queue of power sales", () => {
  it("drains in order when power is back, two hundred of them, and charges nobody twice", async () => {
    const drained = await drainQueue(fleet, { sales: SALES, within_ms: DRAINED_WITHIN_MS });
    expect(drained.complaints).toEqual([]);
    expect(drained.took_ms).toBeLessThan(DRAINED_WITHIN_MS);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { loseLease, raceForJobs, settleBehindFirst } from "./hand-overs.ts";

let cluster: Cluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openCluster();
});

afterEach(() => fleet?.close());
afterAll(() => cluster?.remove());

describe("several workers", () => {
  it("hand over each send of a heap of work exactly once", async () => {
    fleet = await openFleet(cluster, { apis: 2, workers: 2 });
    expect(await raceForJobs(fleet)).toEqual([]);
    expect(await raceForJobs(fleet)).toEqual([]);
  });

  it("lock the balances of several organisations in one order", async () => {
    fleet = await openFleet(cluster, { apis: 1, workers: 1 });
    expect(await settleBehindFirst(fleet)).toEqual([]);
  });

  it("ask again about an answer of one that was held up and lost its lease", async () => {
    fleet = await openFleet(cluster, { apis: 1, workers: 0 });
    expect(await loseLease(fleet)).toEqual([]);
  });
});

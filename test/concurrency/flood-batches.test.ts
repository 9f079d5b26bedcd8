import { afterAll, beforeAll, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import { floodBatches, REPORTING_TURNS } from "./flood-batches.ts";

let cluster: FleetCluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openRunCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 0, settings: REPORTING_TURNS });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

it("a flood of the worst bodies keeps nobody waiting", async () => {
  expect(await floodBatches(fleet)).toEqual([]);
});

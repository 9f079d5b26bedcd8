import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type FleetCluster, openRunCluster } from "../kit/programs/run-cluster.ts";
import {
  meterBehindHandOver,
  retryBehindDelivery,
  retryBehindRetry,
  saleBehindLastDollar,
} from "./behind-claims.ts";

let cluster: FleetCluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openRunCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 0 });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

describe("a request that has read and asked, and then waits for its locks", () => {
  it.each([
    ["retries no send that was delivered meanwhile", retryBehindDelivery],
    ["retries no send that was retried meanwhile", retryBehindRetry],
    ["changes no meter of a send that went out meanwhile", meterBehindHandOver],
    ["sells for no Credit that was spent meanwhile", saleBehindLastDollar],
  ])("%s", async (_, behind) => {
    expect(await behind(fleet)).toEqual([]);
  });
});

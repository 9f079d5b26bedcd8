import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { CLAIM_MOMENTS, killClaim } from "./kill-claims.ts";
import { KILLS_TIMEOUT_MS, killRepeatedly } from "./tell.ts";

let cluster: Cluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 0 });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

describe("a server that is killed over a claim", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(CLAIM_MOMENTS)("$words leaves the link paid once", async (moment) => {
    const kill = () => killClaim(fleet, moment);
    expect(await killRepeatedly(`over a claim (${moment.words})`, kill)).toEqual([]);
  });
});

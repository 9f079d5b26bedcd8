import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { killLinks, LINK_MOMENTS } from "./kill-links.ts";
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

describe("a program that is killed over links", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(LINK_MOMENTS)("$words leaves them made once, and ended once", async (moment) => {
    const kill = () => killLinks(fleet, moment);
    expect(await killRepeatedly(`over links (${moment.words})`, kill)).toEqual([]);
  });
});

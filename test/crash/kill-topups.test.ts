import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { killTopups, TOPUP_MOMENTS } from "./kill-topups.ts";
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

describe("a program that is killed over top-ups", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(TOPUP_MOMENTS)(
    "$words leaves one payment, started and credited once at most",
    async (moment) => {
      const kill = () => killTopups(fleet, moment);
      expect(await killRepeatedly(`over top-ups (${moment.words})`, kill)).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { BATCH_KILLS, BATCH_MOMENTS, type BatchMoment, killBatches } from "./kill-batches.ts";
import { KILLS_TIMEOUT_MS, killsAt, tell } from "./tell.ts";

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

/** A long run also kills at moments that are never twice the same. */
const moments = (Object.entries(BATCH_MOMENTS) as [BatchMoment, string][]).filter(
  ([moment]) => tell !== undefined || moment !== "any",
);

describe("a worker of batches that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments.map(([moment, words]) => [words, moment] as const))(
    "%s sells each line once, and what was reserved is free at the end",
    async (_, moment) => {
      expect(
        await killBatches(fleet, { moment, kills: killsAt(moment, BATCH_KILLS), tell }),
      ).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { killWorker, WORKER_MOMENTS, type WorkerMoment } from "./kill-worker.ts";
import { KILLS, KILLS_TIMEOUT_MS, tell } from "./tell.ts";

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

const moments = Object.entries(WORKER_MOMENTS) as [WorkerMoment, string][];

describe("a worker that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments.map(([moment, words]) => [words, moment] as const))(
    "%s loses no send and hands none over twice",
    async (_, moment) => {
      expect(await killWorker(fleet, { moment, kills: KILLS, tell })).toEqual([]);
    },
  );
});

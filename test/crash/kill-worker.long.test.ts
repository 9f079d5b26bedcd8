import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import {
  killWorker,
  METER_MOMENTS,
  WORKER_KILLS,
  WORKER_MOMENTS,
  type WorkerMoment,
} from "./kill-worker.ts";
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

const moments = Object.entries(WORKER_MOMENTS) as [WorkerMoment, string][];
/** Power goes the way of airtime but for its meter and its tokens; a long run tries all of it. */
const OF_POWER = ["submit/answered", "query/answered", "settle sends/before commit"];
const power_moments = Object.entries({ ...METER_MOMENTS, ...WORKER_MOMENTS }).filter(
  ([moment]) => tell !== undefined || moment in METER_MOMENTS || OF_POWER.includes(moment),
) as typeof moments;

describe("a worker that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments.map(([moment, words]) => [words, moment] as const))(
    "%s loses no send and hands none over twice",
    async (_, moment) => {
      expect(
        await killWorker(fleet, { moment, kills: killsAt(moment, WORKER_KILLS), tell }),
      ).toEqual([]);
    },
  );

  it.each(power_moments.map(([moment, words]) => [words, moment] as const))(
    "%s loses no power and hands none over twice",
    async (_, moment) => {
      const ware = "power" as const;
      expect(
        await killWorker(fleet, { moment, kills: killsAt(moment, WORKER_KILLS), ware, tell }),
      ).toEqual([]);
    },
  );
});

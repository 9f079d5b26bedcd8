import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import {
  DELIVERER_KILLS,
  DELIVERY_MOMENTS,
  type DeliveryMoment,
  killDeliverer,
} from "./kill-deliverer.ts";
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

const moments = Object.entries(DELIVERY_MOMENTS) as [DeliveryMoment, string][];

describe("a worker that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments.map(([moment, words]) => [words, moment] as const))(
    "%s leaves no event undelivered",
    async (_, moment) => {
      expect(
        await killDeliverer(fleet, { moment, kills: killsAt(moment, DELIVERER_KILLS), tell }),
      ).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { type ApiMoment, killApi } from "./kill-api.ts";
import { KILLS, KILLS_TIMEOUT_MS, tell } from "./tell.ts";

let cluster: Cluster;
let fleet: Fleet;

beforeAll(async () => {
  cluster = await openCluster();
  fleet = await openFleet(cluster, { apis: 1, workers: 1 });
});

afterAll(async () => {
  await fleet?.close();
  await cluster?.remove();
});

const MOMENTS: Record<ApiMoment, string> = {
  any: "at any moment",
  "place sends/before commit": "before a set of sales is committed",
  "place sends/after commit": "after a set of sales was committed and before it is answered",
};

describe("an api server that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  let unheard = 0;

  it.each(Object.keys(MOMENTS).map((moment) => [MOMENTS[moment as ApiMoment], moment]))(
    "%s keeps every sale that it answered and makes none twice",
    async (_, moment) => {
      const killed = await killApi(fleet, { moment: moment as ApiMoment, kills: KILLS, tell });
      expect(killed.complaints).toEqual([]);
      expect(killed.sold).toBeGreaterThan(KILLS);
      unheard += killed.unheard;
    },
  );

  it("has committed sales that it never answered, so that their repeats were tried", () => {
    expect(unheard).toBeGreaterThan(0);
  });
});

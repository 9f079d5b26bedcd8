import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { killPaydays, PAYDAY_KILLS, PAYDAY_MOMENTS } from "./kill-payday.ts";
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
const moments = PAYDAY_MOMENTS.filter(({ at }) => tell !== undefined || at !== null);

describe("a program that is killed over paydays", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments)(
    "$role, $words: runs each day once, and sells each line once",
    async (moment) => {
      const kills = killsAt(moment.at ?? "any", PAYDAY_KILLS);
      expect(await killPaydays(fleet, { moment, kills, tell })).toEqual([]);
    },
  );
});

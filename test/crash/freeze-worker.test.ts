import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { FROZEN_SHORT_MS, freezeWorker, LATE_ALARMS } from "./freeze-worker.ts";

/** The deadline of a supplier whose silence is waited for in process, and a time that is longer. */
const DEADLINE_MS = 1_000;
/** Longer than the supplier's deadline, and shorter than a lease. */
const PAST_DEADLINE_MS = IS_LONG ? 6_500 : 1_600;

let cluster: Cluster | null = null;
let fleet: Fleet;

beforeAll(async () => {
  if (IS_LONG) cluster = await openCluster();
});

afterEach(() => fleet?.close());
afterAll(() => cluster?.remove());

/** What a frozen worker has left behind, and the alarms that were raised of its own answer. */
async function freeze(frozen: Parameters<typeof freezeWorker>[1]) {
  const in_process = frozen.held_up_ms === undefined ? {} : { deadline_ms: DEADLINE_MS };
  fleet =
    cluster === null
      ? await openFleetInProcess(in_process)
      : await openFleet(cluster, { apis: 1, workers: 0 });
  return {
    found: await freezeWorker(fleet, frozen),
    alarms: fleet.alarms().filter((alarm) => alarm !== "books_broken"),
  };
}

describe("a worker that is frozen at a hand-over, while others give the send up", {
  timeout: timeLimit(45_000),
}, () => {
  it("makes no call when it was frozen before it, for as long as its lease", async () => {
    const { found, alarms } = await freeze({ at: "lease sends/dispatch (test)/after commit" });
    expect(found).toEqual([]);
    expect(alarms).toEqual([]);
  });

  it.each(["airtime", "power"] as const)(
    "has its late answer opened again, and the house bears the %s that was vended",
    async (ware) => {
      const { found, alarms } = await freeze({
        at: "submit/asked",
        frozen_ms: FROZEN_SHORT_MS,
        ware,
      });
      expect(found).toEqual([]);
      expect(alarms).toEqual(LATE_ALARMS);
    },
  );

  it("has a silence past its deadline asked about again, and nothing is found of it", async () => {
    const times = { frozen_ms: FROZEN_SHORT_MS, held_up_ms: PAST_DEADLINE_MS };
    const { found, alarms } = await freeze({ at: "submit/asked", ...times });
    expect(found).toEqual([]);
    expect(alarms).toEqual(["late_answer"]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { MANY } from "../kit/programs/open-fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { loseLease, raceForJobs, settleBehindFirst } from "./hand-overs.ts";

let fleet: Fleet;

afterEach(() => fleet?.close());

describe("several workers", () => {
  it("hand over each send of a heap of work exactly once", async () => {
    fleet = await openRunFleet({ apis: 2, workers: 2, connections: MANY });
    expect(await raceForJobs(fleet)).toEqual([]);
    expect(await raceForJobs(fleet)).toEqual([]);
  });

  it("lock the balances of several organisations in one order", async () => {
    fleet = await openRunFleet({ apis: 1, workers: 1, connections: MANY });
    expect(await settleBehindFirst(fleet)).toEqual([]);
  });

  it("ask again about an answer of one that was held up and lost its lease", async () => {
    fleet = await openRunFleet({ apis: 1, workers: 0, connections: MANY });
    expect(await loseLease(fleet)).toEqual([]);
  });
});

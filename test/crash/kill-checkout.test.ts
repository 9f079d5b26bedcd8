import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killPaid, killStart, START_SEAMS } from "./kill-checkout.ts";
import { type LiveFleet, openLiveFleet } from "./live-fleet.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: LiveFleet;

beforeAll(async () => {
  fleet = await openLiveFleet("hot-v3");
});

afterAll(() => fleet?.close());

describe("a live checkout session", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(START_SEAMS)("is paid once and sold once by a server killed at %s", async (seam) => {
    expect(await killStart(fleet, seam)).toEqual([]);
  });

  it("is sold once by workers that are killed at each step", async () => {
    expect(await killPaid(fleet)).toEqual([]);
  });
});

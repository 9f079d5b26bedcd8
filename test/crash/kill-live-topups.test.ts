import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killLiveTopups, LIVE_TOPUP_MOMENTS } from "./kill-live-topups.ts";
import { type LiveFleet, openLiveFleet } from "./live-fleet.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: LiveFleet;

beforeAll(async () => {
  fleet = await openLiveFleet("hot-v3");
});

afterAll(() => fleet?.close());

describe("a program that is killed over a live top-up", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(LIVE_TOPUP_MOMENTS)(
    "$words leaves one payment, started and credited once at most",
    async (moment) => {
      expect(await killLiveTopups(fleet, moment)).toEqual([]);
    },
  );
});

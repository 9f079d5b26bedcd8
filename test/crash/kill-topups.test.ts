import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { killTopups, TOPUP_MOMENTS } from "./kill-topups.ts";
import { KILLS_TIMEOUT_MS, killRepeatedly } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

describe("a program that is killed over top-ups", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(TOPUP_MOMENTS)(
    "$words leaves one payment, started and credited once at most",
    async (moment) => {
      const kill = () => killTopups(fleet, moment);
      expect(await killRepeatedly(`over top-ups (${moment.words})`, kill)).toEqual([]);
    },
  );
});

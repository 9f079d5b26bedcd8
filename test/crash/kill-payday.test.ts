import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { killPaydays, PAYDAY_KILLS, PAYDAY_MOMENTS } from "./kill-payday.ts";
import { KILLS_TIMEOUT_MS, killsAt, tell } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

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

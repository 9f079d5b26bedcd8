import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { killRewards, REWARD_KILLS, REWARD_MOMENTS } from "./kill-rewards.ts";
import { KILLS_TIMEOUT_MS, killsAt, tell } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

/** A long run also kills at moments that are never twice the same. */
const moments = REWARD_MOMENTS.filter(({ at }) => tell !== undefined || at !== null);

describe("a program that is killed over rewards", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments)(
    "$role, $words: gives each once, and earmarks nothing at the end",
    async (moment) => {
      const kills = killsAt(moment.at ?? "any", REWARD_KILLS);
      expect(await killRewards(fleet, { moment, kills, tell })).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import type { RewardShop } from "./give-rewards.ts";
import { endRewards, killRewards, REWARD_KILLS, REWARD_MOMENTS } from "./kill-rewards.ts";
import { KILLS_TIMEOUT_MS, killsAt, tell } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

/** A long run also kills at moments that are never twice the same. */
const moments = REWARD_MOMENTS.filter(({ at }) => tell !== undefined || at !== null);

describe("a program that is killed over rewards", { timeout: KILLS_TIMEOUT_MS }, () => {
  const all: RewardShop[] = [];

  it.each(moments)("$role, $words: gives each once", async (moment) => {
    const kills = killsAt(moment.at ?? "any", REWARD_KILLS);
    const { found, shops } = await killRewards(fleet, { moment, kills, tell });
    expect(found).toEqual([]);
    if (IS_LONG) expect(await endRewards(fleet, shops)).toEqual([]);
    else all.push(...shops);
  });

  it.runIf(!IS_LONG)("earmarks nothing once a worker has ended what all have left", async () => {
    expect(all).toHaveLength(moments.length);
    expect(await endRewards(fleet, all)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { APPROVER_MOMENTS, killApprover, PAGE_MOMENTS } from "./kill-approver.ts";
import { KILLS_TIMEOUT_MS, killRepeatedly } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

/** What is carried out alike, whatever it is and whoever approves it, a long run tries again. */
const OF_REWARDS = APPROVER_MOMENTS.filter(({ worker }) => IS_LONG || worker !== null);
const OF_PAGES = PAGE_MOMENTS.filter((moment) => IS_LONG || !APPROVER_MOMENTS.includes(moment));

describe("a server that is killed while it approves", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(APPROVER_MOMENTS)("$words leaves one sale, and not two or none", async (moment) => {
    const kill = () => killApprover(fleet, moment, { action: "send" });
    expect(await killRepeatedly(`over a send (${moment.words})`, kill)).toEqual([]);
  });

  it.each(OF_REWARDS)("$words leaves one reward, and not two or none", async (moment) => {
    const kill = () => killApprover(fleet, moment, { action: "reward" });
    expect(await killRepeatedly(`over a reward (${moment.words})`, kill)).toEqual([]);
  });

  it.each(OF_PAGES)("$words of an owner on a page leaves one sale", async (moment) => {
    const asked = { action: "send", on_page: true } as const;
    const kill = () => killApprover(fleet, moment, asked);
    expect(await killRepeatedly(`on a page (${moment.words})`, kill)).toEqual([]);
  });
});

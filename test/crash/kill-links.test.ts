import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { killLinks, LINK_MOMENTS } from "./kill-links.ts";
import { KILLS_TIMEOUT_MS, killRepeatedly } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

describe("a program that is killed over links", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(LINK_MOMENTS)("$words leaves them made once, and ended once", async (moment) => {
    const kill = () => killLinks(fleet, moment);
    expect(await killRepeatedly(`over links (${moment.words})`, kill)).toEqual([]);
  });
});

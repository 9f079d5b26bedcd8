import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { CLAIM_MOMENTS, killClaim } from "./kill-claims.ts";
import { KILLS_TIMEOUT_MS, killRepeatedly } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

describe("a server that is killed over a claim", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(CLAIM_MOMENTS)("$words leaves the link paid once", async (moment) => {
    const kill = () => killClaim(fleet, moment);
    expect(await killRepeatedly(`over a claim (${moment.words})`, kill)).toEqual([]);
  });
});

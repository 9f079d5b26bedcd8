import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { API_KILLS, type ApiMoment, killApi } from "./kill-api.ts";
import { KILLS_TIMEOUT_MS, killsAt, tell } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
  await fleet.start({ role: "worker" });
});

afterAll(() => fleet?.close());

const MOMENTS: Record<ApiMoment, string> = {
  any: "at any moment",
  "place sends/before commit": "before a set of sales is committed",
  "place sends/after commit": "after a set of sales was committed and before it is answered",
};

/** A long run also kills at moments that are never twice the same. */
const moments = (Object.keys(MOMENTS) as ApiMoment[]).filter(
  (moment) => tell !== undefined || moment !== "any",
);

describe("an api server that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  let unheard = 0;

  it.each(moments.map((moment) => [MOMENTS[moment], moment] as const))(
    "%s keeps every sale that it answered and makes none twice",
    async (_, moment) => {
      const kills = killsAt(moment, API_KILLS);
      const killed = await killApi(fleet, { moment, kills, tell });
      expect(killed.complaints).toEqual([]);
      expect(killed.sold).toBeGreaterThan(kills);
      unheard += killed.unheard;
    },
  );

  it("has committed sales that it never answered, so that their repeats were tried", () => {
    expect(unheard).toBeGreaterThan(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../kit/long.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import {
  EACH_STEP,
  EXPORT_MOMENTS,
  type ExportMoment,
  killExports,
  ONE_STEP_THRICE,
} from "./kill-exports.ts";
import { KILLS_TIMEOUT_MS, killsAt, tell } from "./tell.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet();
});

afterAll(() => fleet?.close());

/** A long run also kills at moments that are never twice the same. */
const moments = (Object.entries(EXPORT_MOMENTS) as [ExportMoment, string][]).filter(
  ([moment]) => tell !== undefined || moment !== "any",
);

/** Every seam is tried and every step is; a long run tries each of the two with each other. */
function passesOf(moment: ExportMoment): readonly number[] {
  const step = EACH_STEP[Object.keys(EXPORT_MOMENTS).indexOf(moment)];
  return IS_LONG || step === undefined ? EACH_STEP : [step];
}

describe("a worker of exports that is killed", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(moments.map(([moment, words]) => [words, moment] as const))(
    "%s leaves files with each object of their period once",
    async (_, moment) => {
      const passes = passesOf(moment);
      const kills = killsAt(moment, passes.length);
      const { found } = await killExports(fleet, { moment, kills, passes, tell });
      expect(found).toEqual([]);
    },
  );

  it.each([
    ["twice leaves the export ready", 0],
    ["three times fails it", 1],
  ] as const)("in the middle of one step %s", async (_, failed) => {
    const passes = ONE_STEP_THRICE.slice(0, 2 + failed);
    const moment = "lease exports (test)/after commit";
    const wanted = { moment, kills: passes.length, passes, exports: 1 } as const;
    expect(await killExports(fleet, wanted)).toEqual({ found: [], failed });
  });
});

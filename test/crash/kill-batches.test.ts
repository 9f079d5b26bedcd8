import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { killAtEachStep } from "./kill-batches.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: OpenFleet;

beforeAll(async () => {
  fleet = await openFleetInProcess();
});

afterAll(() => fleet?.close());

describe("a worker of batches that is killed at any step", { timeout: KILLS_TIMEOUT_MS }, () => {
  it("sells each line once, and what was reserved is free at the end", async () => {
    expect(await killAtEachStep(fleet)).toEqual([]);
  });
});

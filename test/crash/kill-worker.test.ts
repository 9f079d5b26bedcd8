import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { killDispatch } from "./kill-worker.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: OpenFleet;

beforeAll(async () => {
  fleet = await openFleetInProcess();
});

afterAll(() => fleet?.close());

describe("a worker that is killed at any step of dispatch", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(["airtime", "power"] as const)("loses no %s and hands none over twice", async (ware) => {
    expect(await killDispatch(fleet, ware)).toEqual([]);
  });
});

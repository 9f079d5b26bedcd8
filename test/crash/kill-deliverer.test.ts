import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { killAtEachDelivery } from "./kill-deliverer.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: OpenFleet;

beforeAll(async () => {
  fleet = await openFleetInProcess();
});

afterAll(() => fleet?.close());

describe("a worker that is killed at any step of delivery", { timeout: KILLS_TIMEOUT_MS }, () => {
  it("leaves no event undelivered", async () => {
    expect(await killAtEachDelivery(fleet)).toEqual([]);
  });
});

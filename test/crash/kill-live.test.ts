import { afterEach, describe, expect, it } from "vitest";
import { killLive } from "./kill-live.ts";
import { type LiveFleet, openLiveFleet, SUPPLIER_NAMES } from "./live-fleet.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: LiveFleet;

afterEach(() => fleet?.close());

describe("a worker that is killed as it sells live", { timeout: KILLS_TIMEOUT_MS }, () => {
  it.each(SUPPLIER_NAMES)("over %s sells as its ledger says", async (supplier) => {
    fleet = await openLiveFleet(supplier);
    expect(await killLive(fleet, supplier)).toEqual([]);
  });
});

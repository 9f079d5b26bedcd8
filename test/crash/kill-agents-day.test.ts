import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { killAgentsDay } from "./kill-agents-day.ts";
import { KILLS_TIMEOUT_MS } from "./tell.ts";

let fleet: OpenFleet;

beforeAll(async () => {
  fleet = await openFleetInProcess();
});

afterAll(() => fleet?.close());

it("an agent whose server or worker dies between any two steps of its day pays once", {
  timeout: KILLS_TIMEOUT_MS * 2,
}, async () => {
  const { found, kills } = await killAgentsDay(fleet);
  expect(found).toEqual([]);
  expect(kills.api).toBeGreaterThan(4);
  expect(kills.worker).toBeGreaterThan(4);
});

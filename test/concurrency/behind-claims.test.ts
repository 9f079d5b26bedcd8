import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { MANY } from "../kit/programs/open-fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import {
  meterBehindHandOver,
  retryBehindDelivery,
  retryBehindRetry,
  saleBehindLastDollar,
  sessionMeterBehindFailure,
} from "./behind-claims.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet({ apis: 1, workers: 0, connections: MANY });
});

afterAll(() => fleet?.close());

describe("a request that has read and asked, and then waits for its locks", () => {
  it.each([
    ["retries no send that was delivered meanwhile", retryBehindDelivery],
    ["retries no send that was retried meanwhile", retryBehindRetry],
    ["changes no meter of a send that went out meanwhile", meterBehindHandOver],
    ["sells nothing again that failed meanwhile", sessionMeterBehindFailure],
    ["sells for no Credit that was spent meanwhile", saleBehindLastDollar],
  ])("%s", async (_, behind) => {
    expect(await behind(fleet)).toEqual([]);
  });
});

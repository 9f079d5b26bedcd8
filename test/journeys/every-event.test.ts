/**
 * Every event of the contract, had in test mode by what the event tells of: by calls of the API and
 * its test helpers, and as the account's clock moves on. `by` says which; an event that is new in
 * the contract needs a cause here.
 */
import { EVENTS, type EventType } from "@svc/generated/events";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { ACCOUNTS } from "./event-causes/accounts.ts";
import { REWARDS } from "./event-causes/rewards.ts";
import { SALES } from "./event-causes/sales.ts";

const CAUSES = [...SALES, ...REWARDS, ...ACCOUNTS];

describe("every event", () => {
  it("has one cause", () => {
    const caused = CAUSES.flatMap(({ events }) => events);
    const all = Object.keys(EVENTS) as EventType[];
    expect(caused.toSorted()).toEqual(all.toSorted());
  });

  it.each(CAUSES)("happens in test mode by $by", async ({ events, act }) => {
    const shop = await given.organisation();
    await act(shop);
    const rows = await shop.probe.rows("events");
    const real = new Set(rows.map(({ type }) => type));
    expect(events.filter((type) => !real.has(type))).toEqual([]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });
});

/**
 * Who is notified when a network is degraded, and when it recovers.
 * Source: docs/decisions/0026-the-monitor-of-networks.md.
 */

import { emitNetworkChanges, watchNetworks } from "@svc/server/catalogue/status/index.ts";
import { leaseUntilNone } from "@svc/server/platform/work/lease-rows.ts";
import { findSellers, measureNetworks } from "@svc/server/sales/sends/index.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { allNetworksUp } from "../kit/networks-up.ts";
import { runNow } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const MONTH_SECONDS = 30 * 86_400;
const NO_ANSWER = "0731230005";
const OTHER_NETWORK = "0771230000";
/** With these the monitor has enough to go by. */
const SHOPS = 3;
const SALES_EACH = 7;

afterAll(allNetworksUp);

/** Each test begins without attempts and with every network up. */
beforeEach(async () => {
  await changeCatalogue(async ({ sql }) => {
    await sql`update send_attempts set at = at - interval '2 hours'`;
    await sql`delete from network_states`;
  });
});

async function watch(later_ms = 1_000): Promise<void> {
  const { database } = await testServer();
  const step = watchNetworks(measureNetworks);
  for (const mode of ["live", "test"] as const) {
    const now = runNow() + later_ms;
    await database.transact("watch networks", (tx) => step(tx, { mode, now }));
  }
}

/** Notifies everyone; returns the number of transactions. */
async function tell(): Promise<number> {
  const { database, log } = await testServer();
  const queue = emitNetworkChanges(findSellers);
  const steps = await leaseUntilNone({ database, log }, queue, { limit: 500 });
  await eventsShown();
  return steps;
}

/** Shops whose Telecel sends go unanswered, so that the monitor marks it as down. */
async function outage(): Promise<Organisation[]> {
  const sellers = [];
  for (let count = 0; count < SHOPS; count += 1) sellers.push(await given.organisation());
  for (const shop of sellers) {
    for (let sold = 0; sold < SALES_EACH; sold += 1) {
      await sell(shop, { target: NO_ANSWER, amount: "1.00" });
    }
  }
  await drain(sellers);
  await watch();
  return sellers;
}

async function heard({ api }: Pick<Organisation, "api">) {
  const { body } = await api.listEvents({ query: { type: "network.*" } });
  return body.data;
}

describe("a network that is not as usual", () => {
  it("is told to those who sold on it lately, with the network as it was", async () => {
    const [shop] = (await outage()) as [Organisation];
    await tell();
    const events = await heard(shop);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: "network.availability.degraded",
      livemode: false,
      request: null,
      data: {
        object: { object: "network", id: "telecel", state: "down", livemode: false },
        previous_attributes: { state: "up" },
      },
    });
    expect(await heard(shop.live)).toEqual([]);
  });

  it("is told once, and that it is as usual again once more", async () => {
    const [shop] = (await outage()) as [Organisation];
    expect(await tell()).toBeGreaterThan(0);
    expect(await tell()).toBe(0);
    await watch(7_200_000);
    await tell();
    const events = await heard(shop);
    expect(events.map(({ type }) => type)).toEqual([
      "network.availability.restored",
      "network.availability.degraded",
    ]);
    expect(events[0]).toMatchObject({
      data: { object: { state: "up" }, previous_attributes: { state: "down" } },
    });
  });

  it("is not told to those who sold on another, or more than 30 days ago by their clock", async () => {
    const [elsewhere, long_ago, lately] = await Promise.all(
      Array.from({ length: 3 }, () => given.organisation()),
    );
    await sell(elsewhere as Organisation, { target: OTHER_NETWORK, amount: "1.00" });
    for (const shop of [long_ago, lately] as Organisation[]) {
      await sell(shop, { target: "0731230000", amount: "1.00" });
    }
    await drain(elsewhere as Organisation);
    await pass(long_ago as Organisation, { seconds: MONTH_SECONDS + 60 });
    await pass(lately as Organisation, { seconds: MONTH_SECONDS - 3_600 });
    await outage();
    await tell();
    expect(await heard(elsewhere as Organisation)).toEqual([]);
    expect(await heard(long_ago as Organisation)).toEqual([]);
    expect(await heard(lately as Organisation)).toHaveLength(1);
  });
});

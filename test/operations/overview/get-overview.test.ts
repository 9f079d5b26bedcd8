import type { KeyScope } from "@svc/server/platform/context.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { noteTries } from "@svc/server/webhooks/webhook-endpoints/index.ts";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { topUp } from "../../kit/topups.ts";

const NOTHING = {
  credit: null,
  today: null,
  networks: null,
  webhooks: null,
  attention: null,
};

async function overviewOf({ api }: Pick<Organisation, "api">) {
  const { status, body } = await api.getOverview();
  expect(status).toBe(200);
  return body;
}

describe("GET /overview", () => {
  it("shows a new account at a glance", async () => {
    const body = await overviewOf(await given.organisation());
    expect(body).toMatchObject({ object: "overview", livemode: false });
    expect(body.credit?.USD).toEqual({
      available: "1000.00",
      reserved: "0.00",
      total: "1000.00",
      in_flight: "0.00",
      runway_days: null,
    });
    expect(body.today).toEqual({
      sends: 0,
      delivered: 0,
      failed: 0,
      unresolved: 0,
      amount: { USD: "0.00", ZWG: "0.00" },
    });
    expect(body.networks?.find(({ network }) => network === "econet")).toEqual({
      network: "econet",
      currency: "USD",
      success_rate: null,
      sample: 0,
      state: "up",
    });
    expect(body.webhooks).toEqual({
      endpoints: 0,
      failing: 0,
      disabled: 0,
      oldest_undelivered_at: null,
    });
    expect(body.attention).toEqual([]);
  });

  it.each<[KeyScope[], string[]]>([
    [["catalog:read"], []],
    [["credit:read"], ["credit", "attention"]],
    [["sends:read"], ["today", "networks", "attention"]],
    [["webhooks:manage"], ["webhooks", "attention"]],
    [["account:manage"], ["attention"]],
  ])("shows a key with %j only %j", async (scopes, sections) => {
    const shop = await given.organisation();
    const key = await given.keyByHand(shop, { kind: "rk", scopes });
    const body = await overviewOf(key);
    const shown = Object.keys(NOTHING).filter((name) => body[name as "credit"] !== null);
    expect(shown).toEqual(sections);
  });

  it("counts today's sends by how they stand, and their face value without what came back", async () => {
    const shop = await given.organisation();
    await sell(shop, { amount: "5.00" });
    await sell(shop, { amount: "7.00", target: "0771230002" });
    await sell(shop, { amount: "3.00", target: "0771230004" });
    await sell(shop, { amount: "90.00", currency: "ZWG" });
    const { id } = await sell(shop, { amount: "2.00", scheduled_for: inAnHour() });
    await shop.api.cancelSend({ path: { send_id: id } });
    for (const _ of [1, 2]) await pass(shop);
    const { today, networks } = await overviewOf(shop);
    expect(today).toEqual({
      sends: 5,
      delivered: 2,
      failed: 1,
      unresolved: 1,
      amount: { USD: "8.00", ZWG: "90.00" },
    });
    const econet = networks?.filter(({ network }) => network === "econet");
    expect(econet).toMatchObject([
      { currency: "USD", success_rate: "0.500", sample: 2 },
      { currency: "ZWG", success_rate: "1.000", sample: 1 },
    ]);
  });

  it("says how long Credit lasts at the pace of the last seven days", async () => {
    const shop = await given.organisation();
    await sell(shop, { amount: "70.00" });
    const { credit } = await overviewOf(shop);
    expect(credit?.USD).toMatchObject({ available: "930.00", runway_days: 93 });
    expect(credit?.ZWG.runway_days).toBeNull();
  });

  it("knows no pace by what was added, came back or was sold before", async () => {
    const shop = await given.organisation();
    const runway = async () => (await overviewOf(shop)).credit?.USD.runway_days;
    await sell(shop, { amount: "20.00", target: "0771230002" });
    await topUp(shop);
    for (const _ of [1, 2]) await pass(shop);
    await drain(shop);
    expect(await runway()).toBeNull();
    await sell(shop, { amount: "70.00" });
    expect(await runway()).toBe(113);
    await shop.api.advanceTestClock({ body: { seconds: 8 * 86_400 } });
    expect(await runway()).toBeNull();
  });

  it("counts the webhook endpoints, those that are off, and tells what waits the longest", async () => {
    const shop = await given.organisation();
    const [on, off, gone] = [
      await given.endpoint(shop),
      await given.endpoint(shop),
      await given.endpoint(shop),
    ];
    const path = { endpoint_id: off.id };
    await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    await shop.api.deleteWebhookEndpoint({ path: { endpoint_id: gone.id } });
    const before = await overviewOf(shop);
    expect(before.webhooks).toEqual({
      endpoints: 2,
      failing: 0,
      disabled: 1,
      oldest_undelivered_at: null,
    });
    expect(before.attention).toEqual([]);
    const { body } = await shop.api.testWebhookEndpoint({ path: { endpoint_id: on.id } });
    await shop.api.testWebhookEndpoint({ path: { endpoint_id: on.id } });
    const endpoint_id = parseId("we", on.id) ?? "";
    const tried = { account_id: shop.account_id, endpoint_id, attempts: 1, succeeded: 0 };
    const { database } = await testServer();
    const at = runNow();
    await database.transact("fail", (tx) => noteTries(tx, [{ ...tried, at }], at));
    const { webhooks } = await overviewOf(shop);
    expect(webhooks).toMatchObject({ failing: 1, oldest_undelivered_at: body.created });
  });

  it("begins a new day at Harare's midnight", async () => {
    const shop = await given.organisation();
    await sell(shop);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    expect((await overviewOf(shop)).today?.sends).toBe(0);
  });
});

function inAnHour(): number {
  return runSeconds() + 3_600;
}

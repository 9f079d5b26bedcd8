import type { Schemas } from "@svc/generated/routes";
import { watchNetworks } from "@svc/server/catalogue/status/index.ts";
import { measureNetworks } from "@svc/server/sales/sends/index.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { allNetworksUp } from "../../kit/networks-up.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

const DELIVERS = "0731230000";
const NO_ANSWER = "0731230005";

afterAll(allNetworksUp);

/** Each test begins without attempts and with every network up. */
beforeEach(async () => {
  await changeCatalogue(async ({ sql }) => {
    await sql`update send_attempts set at = at - interval '2 hours'`;
    await sql`delete from network_states`;
    await sql`delete from network_figures`;
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

async function shops(count: number): Promise<Organisation[]> {
  return await Promise.all(Array.from({ length: count }, () => given.organisation()));
}

async function sellMany(sellers: readonly Organisation[], target: string, each: number) {
  for (const shop of sellers) {
    for (let sold = 0; sold < each; sold++) await sell(shop, { target, amount: "1.00" });
  }
  await drain(sellers);
}

async function telecelOf({ api }: Organisation): Promise<Schemas["NetworkStatus"]> {
  const { body } = await api.getStatus();
  const found = body.networks.find(
    ({ network, type, currency }) => `${network} ${type} ${currency}` === "telecel airtime USD",
  );
  return found as Schemas["NetworkStatus"];
}

describe("GET /status", () => {
  it("shows everything that is sold on the mobile networks, up while nothing is known", async () => {
    const { api, live } = await given.organisation();
    const { status, body } = await api.getStatus();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "status",
      livemode: false,
      overall: "operational",
      power: { available: true, since: null, next_check_at: null },
      messages: [],
    });
    expect(body.networks).toContainEqual({
      network: "econet",
      type: "airtime",
      currency: "ZWG",
      state: "up",
      success_rate_1h: null,
      median_seconds: null,
      since: expect.any(Number),
    });
    const { body: of_live } = await live.api.getStatus();
    expect(of_live.livemode).toBe(true);
    expect(of_live.power).toEqual({ available: null, since: null, next_check_at: null });
  });

  it("shows a test account whose utility is down that it is, and nobody else", async () => {
    const [shop, other] = (await shops(2)) as [Organisation, Organisation];
    const { body: down } = await shop.api.setZesaAvailability({ body: { state: "down" } });
    const { body } = await shop.api.getStatus();
    expect(body.power).toEqual({ available: false, since: down.since, next_check_at: null });
    expect(body.overall).toBe("degraded");
    expect((await other.api.getStatus()).body.power.available).toBe(true);
    const { body: up } = await shop.api.setZesaAvailability({ body: { state: "up" } });
    const { body: again } = await shop.api.getStatus();
    expect(again.power).toEqual({ available: true, since: up.since, next_check_at: null });
    expect(again.overall).toBe("operational");
  });

  it("is open to publishable keys and to a key without scopes", async () => {
    const shop = await given.organisation();
    const publishable = await given.key(shop, { kind: "pk" });
    expect((await publishable.api.getStatus()).status).toBe(200);
    const bare = await given.keyByHand(shop, { kind: "rk", scopes: [] });
    expect((await bare.api.getStatus()).status).toBe(200);
  });

  it("tells the share of attempts that the network answered, a no included", async () => {
    const [shop] = (await shops(1)) as [Organisation];
    await sellMany([shop], DELIVERS, 2);
    await sellMany([shop], "0731230002", 1);
    await sellMany([shop], NO_ANSWER, 1);
    await watch();
    expect(await telecelOf(shop)).toMatchObject({ success_rate_1h: "0.750", state: "up" });
  });
});

describe("the monitor", () => {
  it("calls a network down when it answers hardly any of three shops, and up when it is over", async () => {
    const sellers = await shops(3);
    const [shop] = sellers as [Organisation];
    await sellMany(sellers, NO_ANSWER, 7);
    await watch();
    expect((await telecelOf(shop)).state).toBe("down");
    const { body } = await shop.api.getStatus();
    expect(body.overall).toBe("degraded");
    expect((await shop.live.api.getStatus()).body.overall).toBe("not_offered");
    const { body: list } = await shop.api.listNetworks();
    expect(list.data.find(({ id }) => id === "telecel")?.state).toBe("down");
    await watch(7_200_000);
    expect((await telecelOf(shop)).state).toBe("up");
  });

  it("calls a network degraded when it answers too few", async () => {
    const sellers = await shops(3);
    await sellMany(sellers, DELIVERS, 5);
    await sellMany(sellers, NO_ANSWER, 2);
    await watch();
    expect((await telecelOf(sellers[0] as Organisation)).state).toBe("degraded");
  });

  it("does not go by the numbers of one shop alone", async () => {
    const [shop] = (await shops(1)) as [Organisation];
    await sellMany([shop], NO_ANSWER, 21);
    await watch();
    expect(await telecelOf(shop)).toMatchObject({ state: "up", success_rate_1h: "0.000" });
  });

  it("does not count what a test clock that runs ahead did", async () => {
    const sellers = await shops(3);
    for (const shop of sellers) await pass(shop, { seconds: 86_400 });
    await sellMany(sellers, NO_ANSWER, 7);
    await watch();
    expect((await telecelOf(sellers[0] as Organisation)).success_rate_1h).toBeNull();
  });

  it.each([
    ["that runs ahead", 2, null],
    ["that was set back", -1, 0],
    ["that waited for days", 2, 86_400, -3],
  ])("shows what can be shown of a delivery %s", async (_, days, seconds, since = 0) => {
    const [shop] = (await shops(1)) as [Organisation];
    await sellMany([shop], DELIVERS, 1);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update sends set submitted_at = submitted_at + ${since}::integer * interval '1 day',
          delivered_at = submitted_at + ${days}::integer * interval '1 day'
          + ${since}::integer * interval '1 day'
        where account_id = ${shop.account_id}`,
    );
    await watch();
    expect((await telecelOf(shop)).median_seconds).toBe(seconds);
  });
});

import { wall } from "@svc/server/platform/time/clock.ts";
import { measureNetworks } from "@svc/server/sales/sends/index.ts";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { eventsOf, sendOf } from "../sends/sale.ts";

const ON_ECONET = { target: "0771230000", amount: "5.00", currency: "USD" } as const;
type Wanted = Omit<typeof ON_ECONET, "target"> & { readonly target: string };
const ON_NETONE = { ...ON_ECONET, target: "0712340000" };
/** Longer than any wait between two tries, and shorter than the window of tries. */
const A_WAIT = { seconds: 900 };

async function turn({ api }: Organisation, state: "up" | "degraded" | "down", network = "econet") {
  return await api.setNetworkAvailability({ path: { network }, body: { state } });
}

async function sold({ api }: Organisation, body: Wanted = ON_ECONET) {
  return sendOf(await api.createSend({ body }));
}

async function statusOf({ api }: Organisation, send_id: string) {
  return sendOf(await api.getSend({ path: { send_id } }));
}

/** What an account is shown of Econet in the three places that speak of it. */
async function shownTo({ api }: Organisation) {
  const networks = (await api.listNetworks()).body.data.filter(({ id }) => id === "econet");
  const status = (await api.getStatus()).body;
  const ours = <N extends { network: string; state: string }>(rows: readonly N[]) => [
    ...new Set(rows.filter(({ network }) => network === "econet").map(({ state }) => state)),
  ];
  return {
    networks: networks.map(({ state }) => state),
    status: ours(status.networks),
    overall: status.overall,
    overview: ours((await api.getOverview()).body.networks ?? []),
  };
}

function all(state: string) {
  const overall = state === "up" ? "operational" : "degraded";
  return { networks: [state], status: [state], overall, overview: [state] };
}

describe("POST /test/networks/{network}/availability", () => {
  it("shows the network in the state to the account alone, with an event each", async () => {
    const shop = await given.organisation();
    const other = await given.organisation();
    for (const state of ["degraded", "down", "up"] as const) {
      const { status, body } = await turn(shop, state);
      expect([status, body]).toMatchObject([200, { id: "econet", object: "network", state }]);
      expect(await shownTo(shop)).toEqual(all(state));
      expect(await shownTo(other)).toEqual(all("up"));
    }
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "network.*" } });
    const changes = body.data.map(({ type, data }) => [
      ...[type, Object(data.previous_attributes).state, Object(data.object).state],
    ]);
    expect(changes).toEqual([
      ["network.availability.restored", "down", "up"],
      ["network.availability.degraded", "degraded", "down"],
      ["network.availability.degraded", "up", "degraded"],
    ]);
    const heard = await other.api.listEvents({ query: { type: "network.*" } });
    expect(heard.body.data).toEqual([]);
  });

  it("changes nothing when it is so already", async () => {
    const shop = await given.organisation();
    await turn(shop, "up");
    expect(await shop.probe.count("account_network_states")).toBe(0);
    const first = (await turn(shop, "down")).body;
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    expect((await turn(shop, "down")).body).toEqual(first);
    const types = await shop.probe.eventTypes();
    expect(types.filter((type) => type.startsWith("network."))).toEqual([
      "network.availability.degraded",
    ]);
  });

  it("takes no sends while it is down, and sells each once, in order, when it is up", async () => {
    const shop = await given.organisation();
    const other = await given.organisation();
    await turn(shop, "down");
    const ids: string[] = [];
    for (let place = 0; place < 5; place += 1) ids.push((await sold(shop)).id);
    const elsewhere = [await sold(shop, ON_NETONE), await sold(other)];
    await drain([shop, other]);
    await pass(shop);
    await pass(other);
    for (const id of ids) expect(await statusOf(shop, id)).toMatchObject({ status: "retrying" });
    const [on_netone, of_other] = elsewhere.map(({ id }) => id) as [string, string];
    expect((await statusOf(shop, on_netone)).status).toBe("delivered");
    expect((await statusOf(other, of_other)).status).toBe("delivered");
    await pass(shop, A_WAIT);
    await turn(shop, "up");
    await drain(shop);
    await pass(shop);
    for (const id of ids) expect(await statusOf(shop, id)).toMatchObject({ status: "delivered" });
    const attempts = (await shop.probe.rows("send_attempts")).map((row) => [row.id, row.send_id]);
    const last = attempts
      .toSorted()
      .slice(-ids.length)
      .map(([, send_id]) => send_id);
    expect(last, "the last attempts are in the order of the sends").toEqual(last.toSorted());
    expect(new Set(last).size).toBe(ids.length);
    const types = (await eventsOf(shop, ids[0] as string)).map(({ type }) => type);
    expect(types.filter((type) => type === "send.delivered")).toHaveLength(1);
    const { USD } = await shop.probe.balances();
    expect(USD?.available).toBe(100_000n - 6n * 500n);
  });

  it("returns the Credit of what it has not taken for 30 minutes", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    await turn(shop, "down");
    const { id } = await sold(shop);
    await drain(shop);
    await pass(shop, A_WAIT);
    expect((await statusOf(shop, id)).status).toBe("retrying");
    await pass(shop, A_WAIT);
    await pass(shop, A_WAIT);
    expect(await statusOf(shop, id)).toMatchObject({
      status: "failed_credited",
      failure_code: "network_busy",
    });
    expect(await shop.probe.balances()).toEqual(before);
    const attempts = await shop.probe.rows("send_attempts");
    expect(attempts.length, "the waits of live mode").toBeLessThan(10);
  });

  it("answers questions about what was handed over before it went down", async () => {
    const shop = await given.organisation();
    const { id } = await sold(shop, { ...ON_ECONET, target: "0771230005" });
    await drain(shop);
    await turn(shop, "down");
    for (let step = 0; step < 5; step += 1) await pass(shop);
    expect((await statusOf(shop, id)).status).toBe("delivered");
  });

  it("sells as usual while it is degraded", async () => {
    const shop = await given.organisation();
    await turn(shop, "degraded");
    const { id } = await sold(shop);
    await drain(shop);
    await pass(shop);
    expect((await statusOf(shop, id)).status).toBe("delivered");
  });

  it("is not counted by the monitor of all accounts", async () => {
    const shop = await given.organisation();
    await turn(shop, "down");
    await sold(shop);
    await drain(shop);
    const { database } = await testServer();
    const figures = await database.transact("measure", (tx) =>
      measureNetworks(tx, { mode: "test", now: wall() }),
    );
    const counted = figures.flatMap(({ account_ids }) => account_ids);
    expect(counted).not.toContain(shop.account_id);
  });

  it("stays as it is when the test account is reset", async () => {
    const shop = await given.organisation();
    await turn(shop, "down");
    expect((await shop.api.resetTestAccount()).status).toBe(200);
    expect(await shownTo(shop)).toEqual(all("down"));
  });

  it.each(["power", "telkom"])("has no mobile network %s", async (network) => {
    const shop = await given.organisation();
    await expectRefusal(await turn(shop, "down", network), "resource_missing", {
      param: "network",
    });
  });

  it("refuses a state that is none", async () => {
    const { api } = await given.organisation();
    const body = { state: "not_offered" };
    const answer = await api.setNetworkAvailability({ path: { network: "econet" }, body });
    await expectRefusal(answer, "parameter_invalid", { param: "state" });
  });
});

import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { eventsOf, sendOf } from "../sends/sale.ts";

const POWER = {
  target: "37140030000",
  amount: "10.00",
  currency: "USD",
  token_phone: "0771234567",
  confirm: "best_effort",
} as const;

async function turn({ api }: Organisation, state: "up" | "down") {
  return (await api.setZesaAvailability({ body: { state } })).body;
}

async function sold({ api }: Organisation, changes: Record<string, unknown> = {}) {
  return sendOf(await api.createSend({ body: { ...POWER, ...changes } }));
}

async function statusOf({ api }: Organisation, send_id: string) {
  return sendOf(await api.getSend({ path: { send_id } }));
}

describe("POST /test/zesa/availability", () => {
  it("takes the account's utility down and brings it back, with an event each", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.setZesaAvailability({ body: { state: "down" } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      object: "zesa_availability",
      state: "down",
      affected_queued: 0,
    });
    const path = { number: POWER.target };
    await expectRefusal(await shop.api.getMeter({ path }), "power_unavailable");
    const strict = await shop.api.createSend({ body: { ...POWER, confirm: "strict" } });
    await expectRefusal(strict, "power_unavailable");
    expect(await turn(shop, "up")).toMatchObject({ state: "up" });
    expect((await shop.api.getMeter({ path })).status).toBe(200);
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "power.*" } });
    expect(body.data.map(({ type, data }) => [type, Object(data.object).state])).toEqual([
      ["power.availability.up", "up"],
      ["power.availability.down", "down"],
    ]);
  });

  it("is one fact in the networks, the status, its history and the overview", async () => {
    const shop = await given.organisation();
    const shown = async () => {
      const networks = (await shop.api.listNetworks()).body.data;
      const status = (await shop.api.getStatus()).body;
      const day = (await shop.api.getStatusHistory()).body.days.at(-1);
      const overview = (await shop.api.getOverview()).body;
      const powerIn = <N extends { network: string; state: string }>(rows: readonly N[]) =>
        rows.filter(({ network }) => network === "power").map(({ state }) => state);
      return {
        networks: networks.filter(({ id }) => id === "power").map(({ state }) => state),
        status: [...new Set(powerIn(status.networks))],
        available: status.power.available,
        history: day?.components.find(({ component }) => component === "power")?.incidents.length,
        overview: [...new Set(powerIn(overview.networks ?? []))],
      };
    };
    const up = { networks: ["up"], status: ["up"], available: true, overview: ["up"] };
    expect(await shown()).toEqual({ ...up, history: 0 });
    await turn(shop, "down");
    const down = { networks: ["down"], status: ["down"], available: false, overview: ["down"] };
    expect(await shown()).toEqual({ ...down, history: 1 });
    await turn(shop, "up");
    expect(await shown()).toEqual({ ...up, history: 1 });
  });

  it("changes nothing when it is so already, and nothing of another account", async () => {
    const shop = await given.organisation();
    const power = async () =>
      (await shop.probe.eventTypes()).filter((type) => type.startsWith("power."));
    await turn(shop, "up");
    expect(await power()).toEqual([]);
    const { since } = await turn(shop, "down");
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    expect((await turn(shop, "down")).since).toBe(since);
    expect(await power()).toEqual(["power.availability.down"]);
    const other = await given.organisation();
    expect((await other.api.getMeter({ path: { number: POWER.target } })).status).toBe(200);
  });

  it("lets power sales wait in the queue, and go out in order when power is back", async () => {
    const shop = await given.organisation();
    await turn(shop, "down");
    const ids: string[] = [];
    for (let place = 0; place < 5; place += 1) ids.push((await sold(shop)).id);
    await drain(shop);
    const waiting = await statusOf(shop, ids[0] as string);
    expect(waiting).toMatchObject({ status: "queued", needs_attention: false });
    const held_seconds = (waiting.queued_until ?? 0) - waiting.created;
    expect(held_seconds, "from the moment it was queued").toBeGreaterThanOrEqual(86_400);
    expect(held_seconds).toBeLessThan(86_400 + 60);
    const balances = await shop.probe.balances();
    expect(await turn(shop, "up")).toMatchObject({ affected_queued: 5 });
    await drain(shop);
    await pass(shop);
    const attempts = await shop.probe.rows("send_attempts");
    const submits = attempts.filter(({ kind }) => kind === "submit");
    expect(submits).toHaveLength(5);
    for (const id of ids) {
      expect(await statusOf(shop, id)).toMatchObject({ status: "delivered", queued_until: null });
    }
    const after = await shop.probe.balances();
    expect(after.USD?.available).toBe(balances.USD?.available);
    const types = (await eventsOf(shop, ids[0] as string)).map(({ type }) => type);
    expect(types).toEqual(["send.created", "send.queued", "send.submitted", "send.delivered"]);
  });

  it("returns the Credit of what waited longer than its max_hold", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    await turn(shop, "down");
    const { id } = await sold(shop, { max_hold: "10m" });
    await drain(shop);
    await pass(shop, { seconds: 301 });
    expect(await statusOf(shop, id)).toMatchObject({ status: "queued", needs_attention: true });
    await pass(shop, { seconds: 300 });
    expect(await statusOf(shop, id)).toMatchObject({
      status: "failed_credited",
      failure_code: "hold_expired",
      queued_until: null,
    });
    expect(await shop.probe.balances()).toEqual(before);
  });

  it("fails at once what was sold with on_zesa_down: fail", async () => {
    const shop = await given.organisation();
    await turn(shop, "down");
    const { id } = await sold(shop, { on_zesa_down: "fail" });
    await drain(shop);
    expect(await statusOf(shop, id)).toMatchObject({
      status: "failed_credited",
      failure_code: "power_unavailable",
    });
  });

  it("lets a sale with a quote through, which waits too, and can be cancelled", async () => {
    const shop = await given.organisation();
    const { target, amount, currency, token_phone } = POWER;
    const { body: quote } = await shop.api.createQuote({ body: { target, amount, currency } });
    await turn(shop, "down");
    const body = { target, amount, currency, token_phone, quote: quote.id };
    const { id } = sendOf(await shop.api.createSend({ body }));
    await drain(shop);
    expect((await statusOf(shop, id)).status).toBe("queued");
    const path = { send_id: id };
    await expectRefusal(await shop.api.advanceTestSend({ path, body: {} }), "invalid_transition");
    expect((await shop.api.cancelSend({ path })).status).toBe(200);
    await turn(shop, "up");
    await drain(shop);
    expect((await statusOf(shop, id)).status).toBe("cancelled_credited");
    expect(await shop.probe.count("send_attempts")).toBe(0);
  });

  it("leaves airtime alone", async () => {
    const shop = await given.organisation();
    await turn(shop, "down");
    const body = { target: "0771234567", amount: "5.00", currency: "USD" };
    const { id } = sendOf(await shop.api.createSend({ body }));
    await drain(shop);
    await pass(shop);
    expect((await statusOf(shop, id)).status).toBe("delivered");
  });

  it("refuses a state that is none", async () => {
    const { api } = await given.organisation();
    const answer = await api.setZesaAvailability({ body: { state: "dim" } });
    await expectRefusal(answer, "parameter_invalid", { param: "state" });
  });
});

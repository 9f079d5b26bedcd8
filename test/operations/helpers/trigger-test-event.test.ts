import { EVENTS, type EventType } from "@svc/generated/events";
import { EVENT_EXAMPLES } from "@svc/generated/fixtures";
import { describe, expect, it, vi } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const TYPES = Object.keys(EVENTS) as EventType[];

describe("POST /test/events/trigger", () => {
  it.each(TYPES)("makes up %s as the contract shows it, at the account's time", async (type) => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.triggerTestEvent({ body: { type } });
    const { created, data } = EVENT_EXAMPLES[type];
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: "event", type, livemode: false });
    expect(Math.abs(body.created - runNow() / 1_000)).toBeLessThan(10);
    const since = body.created - created;
    expect(shapeOf(body.data, -since)).toEqual({ ...shapeOf(data, 0), synthetic: true });
    expect(body.request?.id).toMatch(/^req_/);
  });

  it("shows the object in the state that the event tells of", async () => {
    const shop = await given.organisation();
    const objectOf = async (type: EventType) =>
      (await shop.api.triggerTestEvent({ body: { type } })).body.data.object;
    expect(await objectOf("send.created")).toMatchObject({ status: "pending" });
    expect(await objectOf("send.failed")).toMatchObject({
      status: "failed_credited",
      failure_code: "network_rejected",
      credit_returned: true,
    });
    const late = await objectOf("send.late_delivered");
    expect(late).toMatchObject({ status: "delivered", credit_returned: true });
    expect(late).not.toMatchObject({ late_delivered_at: null });
    expect(await objectOf("api_key.revoked")).toMatchObject({ status: "revoked", secret: null });
    expect(await objectOf("api_key.rolled")).toMatchObject({ rolled: { last4: "y9Kd" } });
  });

  it("goes the way of every event, and changes nothing else", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    const { body } = await shop.api.triggerTestEvent({ body: { type: "send.delivered" } });
    await eventsShown();
    const feed = await shop.api.listEvents({ query: { type: "send.*" } });
    expect(feed.body.data).toEqual([body]);
    const { id } = body.data.object as { id: string };
    const send = await shop.api.getSend({ path: { send_id: id } });
    await expectRefusal(send, "resource_missing");
    expect(await shop.probe.balances()).toEqual(before);
    expect([await shop.probe.count("sends"), await shop.probe.count("ledger_entries")]).toEqual([
      0, 4,
    ]);
  });

  it("has another id each time", async () => {
    const shop = await given.organisation();
    const idOf = async () => {
      const { body } = await shop.api.triggerTestEvent({ body: { type: "send.created" } });
      return [body.id, (body.data.object as { id: string }).id];
    };
    expect(new Set([...(await idOf()), ...(await idOf())]).size).toBe(4);
  });

  it("refuses a type that there is not, and names those there are", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.triggerTestEvent({ body: { type: "send.eaten" } });
    await expectRefusal(answer, "parameter_invalid", { param: "type", meta: { allowed: TYPES } });
  });

  it("is made up at most 60 times a minute", async () => {
    const shop = await given.organisation();
    const trigger = () => shop.api.triggerTestEvent({ body: { type: "send.created" } });
    // The limit fills by one a second, which a busy machine must not let pass meanwhile.
    const stopped = vi.spyOn(Date, "now").mockReturnValue(runNow());
    try {
      for (let made = 0; made < 60; made += 1) expect((await trigger()).status).toBe(201);
      const refused = await trigger();
      await expectRefusal(refused, "rate_limited", { meta: { policy: "test_events" } });
      stopped.mockReturnValue(runNow() + 1_000);
      expect([(await trigger()).status, (await trigger()).status]).toEqual([201, 429]);
    } finally {
      stopped.mockRestore();
    }
  });

  it("is for test keys with webhooks:manage alone", async () => {
    const shop = await given.organisation();
    const body = { type: "send.created" };
    await expectRefusal(await shop.live.api.triggerTestEvent({ body }), "test_mode_only");
    const till = await given.key(shop, { kind: "rk", scopes: ["reports:read"] });
    await expectRefusal(await till.api.triggerTestEvent({ body }), "insufficient_scope");
  });
});

/** What an event tells, moved in time; ids and days differ from one event to the next. */
function shapeOf(value: unknown, seconds: number): object {
  const text = JSON.stringify(value, (name, field) => {
    if (name === "id" && String(field).length > 20) return "id";
    if (typeof field === "string" && /^20\d\d-\d\d-\d\d$/.test(field)) return "day";
    return typeof field === "number" && field > 1_700_000_000 ? field + seconds : field;
  });
  return JSON.parse(text);
}

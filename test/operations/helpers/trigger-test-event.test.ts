import { EVENTS, type EventType } from "@svc/generated/events";
import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const TYPES = Object.keys(EVENTS) as EventType[];

describe("POST /test/events/trigger", () => {
  it.each(TYPES)("makes up %s with an object that looks real", async (type) => {
    const shop = await given.organisation();
    const { status, body } = await shop.api.triggerTestEvent({ body: { type } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: "event",
      type,
      livemode: false,
      data: { synthetic: true, previous_attributes: null, object: { livemode: false } },
    });
    const now = Date.now() / 1_000;
    const { created } = body.data.object as { created: number };
    expect(Math.abs(created - now)).toBeLessThan(10);
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
    for (let made = 0; made < 60; made += 1) expect((await trigger()).status).toBe(201);
    const answers = [await trigger(), await trigger(), await trigger(), await trigger()];
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error).toMatchObject({
      code: "rate_limited",
      meta: { policy: "test_events" },
    });
  });

  it("is for test keys with webhooks:manage alone", async () => {
    const shop = await given.organisation();
    const body = { type: "send.created" };
    await expectRefusal(await shop.live.api.triggerTestEvent({ body }), "test_mode_only");
    const till = await given.key(shop, { kind: "rk", scopes: ["reports:read"] });
    await expectRefusal(await till.api.triggerTestEvent({ body }), "insufficient_scope");
  });
});

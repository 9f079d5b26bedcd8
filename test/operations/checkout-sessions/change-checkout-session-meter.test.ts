import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  ended,
  endSend,
  expired,
  METER,
  OTHER_METER,
  openedForPower,
  POWER,
  paid,
  pay,
  refusedByNetwork,
  sessionNow,
} from "../../kit/checkout.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { toldOf } from "../../kit/topups.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const changed = (session_id: string, meter = OTHER_METER, api = shop.api) =>
  api.changeCheckoutSessionMeter({ path: { session_id }, body: { meter } });

const sendNow = async (send_id: unknown) =>
  (await shop.api.getSend({ path: { send_id: String(send_id) } })).body;

describe("POST /checkout-sessions/{session_id}/meter", () => {
  it("changes the meter that the page shows, before it is paid", async () => {
    const { id } = await openedForPower(shop, { sms_message: "For {meter}" });
    const { status, body } = await changed(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "open", target: OTHER_METER, sends: [] });
    expect(body.meter?.number).toBe(OTHER_METER);
    expect(body.sms_message).toContain(`For ${OTHER_METER}`);
    const { body: after } = await pay(shop, id);
    expect((await sendNow(after.send)).target).toBe(OTHER_METER);
  });

  it("has a send that waits go to the other meter", async () => {
    const { id, send } = await paid(shop, POWER);
    const { body } = await changed(id);
    expect(body).toMatchObject({ status: "paid", target: OTHER_METER, sends: [send] });
    expect((await sendNow(send)).target).toBe(OTHER_METER);
    expect(await toldOf(shop, String(send))).toEqual(["send.created", "send.meter_changed"]);
    await endSend(shop, String(send), "delivered");
    expect(await sessionNow(shop, id)).toMatchObject({ status: "fulfilled", sends: [send] });
  });

  it("sells again to the other meter what has failed", async () => {
    const { id, send } = await ended(shop, "failed", POWER);
    const { body } = await changed(id);
    expect(body).toMatchObject({
      ...{ status: "resent", target: OTHER_METER },
      review: { reason: "send_failed", resolution: "resent" },
    });
    expect(body.sends).toHaveLength(2);
    expect(body.send).not.toBe(send);
    expect(await toldOf(shop, id)).toEqual(["checkout.session.paid", "checkout.session.resent"]);
    await endSend(shop, String(body.send), "delivered");
    expect((await sessionNow(shop, id)).status).toBe("fulfilled");
  });

  it("changes nothing where the meter is the same", async () => {
    const made = await openedForPower(shop);
    expect((await changed(made.id, METER)).body).toEqual(await sessionNow(shop, made.id));
  });

  it("is replayed with its Idempotency-Key", async () => {
    const { id: session_id } = await ended(shop, "failed", POWER);
    const body = { meter: OTHER_METER };
    const call = { path: { session_id }, body, idempotency_key: randomUUID() };
    const first = await shop.api.changeCheckoutSessionMeter(call);
    const again = await shop.api.changeCheckoutSessionMeter(call);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.body.sends).toHaveLength(2);
    const other = { ...call, body: { meter: METER } };
    await expectRefusal(await shop.api.changeCheckoutSessionMeter(other), "idempotency_mismatch");
  });
});

describe("a change of the meter of a session is refused", () => {
  it("while its send may still be delivered, and names it", async () => {
    const { id, send } = await paid(shop, POWER);
    await shop.api.advanceTestSend({ path: { send_id: String(send) }, body: {} });
    await expectRefusal(await changed(id), "already_sent", { resource: String(send) });
  });

  it("when it is over", async () => {
    const fulfilled = await ended(shop, "delivered", POWER);
    await expectRefusal(await changed(fulfilled.id), "invalid_transition");
    const { id } = await expired(shop, POWER);
    await expectRefusal(await changed(id), "invalid_transition", { meta: { status: "expired" } });
  });

  it("when it sells no electricity", async () => {
    const { id } = await paid(shop);
    await expectRefusal(await changed(id), "product_mismatch", { param: "meter" });
  });

  it("for a meter that its key may not sell to", async () => {
    const { id } = await openedForPower(shop);
    const till = await given.key(shop, { recipient_allowlist: ["0771111111"] });
    const refused = await changed(id, OTHER_METER, till.api);
    await expectRefusal(refused, "recipient_not_allowed", { param: "meter" });
  });

  it.each([
    ["37140010011", "meter_not_found"],
    ["37140010015", "meter_blocked"],
    ["37140010016", "meter_currency_mismatch"],
    ["37140010017", "provider_invalid_response"],
  ] as const)("for the meter %s", async (meter, code) => {
    const { id } = await openedForPower(shop);
    await expectRefusal(await changed(id, meter), code, { param: "meter" });
  });

  it("for what is no meter, or is blocked", async () => {
    const { id } = await openedForPower(shop);
    await expectRefusal(await changed(id, "3714003"), "invalid_meter_number", { param: "meter" });
    await given.blocked(shop, OTHER_METER);
    expect((await changed(id)).error).toMatchObject({ code: "target_blocked", param: "meter" });
  });

  it("once the ration of confirmed meters is used up", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    shop = await given.organisation({ limits });
    const { id } = await openedForPower(shop);
    await expectRefusal(await changed(id), "meter_quota_exceeded");
  });

  it("while the network does not say whether the failed send was delivered", async () => {
    const { id, sends } = await refusedByNetwork(shop, { ...POWER, target: "37140010014" });
    const { status, error } = await changed(id);
    expect([status, error?.code]).toEqual([503, "provider_unavailable"]);
    expect(await sessionNow(shop, id)).toMatchObject({ status: "in_review", sends });
  });

  it("once the network says that the failed send was delivered", async () => {
    const { id, sends } = await refusedByNetwork(shop, { ...POWER, target: "37140010013" });
    const { error } = await changed(id);
    expect(error).toMatchObject({ code: "invalid_transition", meta: { status: "fulfilled" } });
    expect(await sessionNow(shop, id)).toMatchObject({ status: "fulfilled", sends });
  });

  it("while power is down", async () => {
    const { id } = await openedForPower(shop);
    await shop.api.setZesaAvailability({ body: { state: "down" } });
    await expectRefusal(await changed(id), "power_unavailable");
  });

  it("of a session of somebody else", async () => {
    const { id } = await openedForPower(shop);
    const stranger = await given.stranger();
    await expectRefusal(await changed(id, OTHER_METER, stranger.api), "resource_missing");
  });
});

it("is the only way to change the meter of a send that a customer has paid for", async () => {
  const { id: resource, send } = await paid(shop, POWER);
  const path = { send_id: String(send) };
  const refused = await shop.api.changeSendMeter({ path, body: { meter: OTHER_METER } });
  await expectRefusal(refused, "resource_in_use", { resource });
  await expectRefusal(await shop.api.cancelSend({ path }), "resource_in_use", { resource });
});

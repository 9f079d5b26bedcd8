import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { textsTo } from "../../kit/gateways.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsOf, nowOf, sendOf } from "./sale.ts";

const METER = "37140030000";
const OTHER = "37140010010";
const PHONE = "+263784000001";
const POWER = { target: METER, amount: "10.00", currency: "USD", token_phone: PHONE };
const HOUR = 3_600;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function scheduled(
  changes: Record<string, unknown> = {},
  { api }: Pick<KeyInHand, "api"> = shop,
) {
  const scheduled_for = (await nowOf(shop)) + HOUR;
  return sendOf(await api.createSend({ body: { ...POWER, scheduled_for, ...changes } }));
}

async function power(state: "up" | "down") {
  await shop.api.setZesaAvailability({ body: { state } });
}

async function queued() {
  await power("down");
  const { id } = sendOf(await shop.api.createSend({ body: { ...POWER, confirm: "best_effort" } }));
  await drain(shop);
  return await read(id);
}

async function read(send_id: string) {
  return sendOf(await shop.api.getSend({ path: { send_id } }));
}

function change(send_id: string, meter: string, { api }: Pick<KeyInHand, "api"> = shop) {
  return api.changeSendMeter({ path: { send_id }, body: { meter } });
}

describe("a scheduled send whose meter is changed", () => {
  it("goes to the new meter, which is confirmed at once, and neither amount nor Credit changes", async () => {
    const before = await scheduled();
    const balances = await shop.probe.balances();
    const { status, body } = await change(before.id, OTHER);
    expect(status).toBe(200);
    expect(sendOf({ body } as never)).toMatchObject({
      ...before,
      target: OTHER,
      target_display: OTHER,
      sms_message: before.sms_message?.replace(before.target, OTHER),
      power: {
        ...before.power,
        meter: OTHER,
        confirmation: "strict",
        name_masked: expect.any(String),
        confirmed_at: expect.any(Number),
        suburb: expect.any(String),
      },
    });
    expect(await shop.probe.balances()).toEqual(balances);
    await pass(shop, { seconds: HOUR });
    await pass(shop);
    expect(await read(before.id)).toMatchObject({ status: "delivered", target: OTHER });
    expect(textsTo(PHONE).at(-1)?.text).toContain(`meter ${OTHER}`);
  });

  it("tells of it with the old meter in previous_attributes, and writes it into the audit log", async () => {
    const { id, power: before } = await scheduled({ sms_message: "{meter}: {token}" });
    await change(id, OTHER);
    const told = (await eventsOf(shop, id)).at(-1);
    expect(told).toMatchObject({ type: "send.meter_changed", sequence: 3 });
    expect(told?.data.previous_attributes).toMatchObject({
      target: METER,
      target_display: METER,
      sms_message: `${METER}: **** **** **** **** ****`,
      power: { meter: METER, name_masked: before?.name_masked, suburb: before?.suburb },
    });
    expect(told?.data.previous_attributes?.power).not.toHaveProperty("confirmation");
    expect(told?.data.object).toMatchObject({ target: OTHER });
    const { body } = await shop.api.listAuditEvents({ query: { object: id } });
    expect(body.data).toMatchObject([
      { action: "send.meter_changed", changes: { meter: [METER, OTHER] } },
    ]);
  });

  it("is confirmed before it goes when it asks for best_effort", async () => {
    const { id } = await scheduled({ confirm: "best_effort" });
    const { body } = await change(id, OTHER);
    expect(body).toMatchObject({ power: { confirmation: "none", name_masked: null } });
    expect(await shop.probe.count("meter_quotas")).toBe(0);
    await pass(shop, { seconds: HOUR });
    await pass(shop);
    expect(await read(id)).toMatchObject({
      status: "delivered",
      power: { confirmation: "best_effort", name_masked: expect.any(String) },
    });
  });

  it("is left as it is when the meter is the same", async () => {
    const before = await scheduled();
    const rations = await shop.probe.rows("meter_quotas");
    expect((await change(before.id, METER)).body).toEqual(before);
    expect(await shop.probe.rows("meter_quotas")).toEqual(rations);
    expect(await shop.probe.eventTypes()).not.toContain("send.meter_changed");
  });

  it("is changed once for one Idempotency-Key", async () => {
    const { id } = await scheduled();
    const call = { path: { send_id: id }, body: { meter: OTHER }, idempotency_key: "m-1" };
    await shop.api.changeSendMeter(call);
    const again = await shop.api.changeSendMeter(call);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    const types = await shop.probe.eventTypes();
    expect(types.filter((type) => type === "send.meter_changed")).toHaveLength(1);
    const other = { ...call, body: { meter: METER } };
    await expectRefusal(await shop.api.changeSendMeter(other), "idempotency_mismatch");
  });
});

describe("a queued send whose meter is changed", () => {
  it("is confirmed when power is back, before its token is bought", async () => {
    const { id, status } = await queued();
    expect(status).toBe("queued");
    const { body } = await change(id, OTHER);
    expect(body).toMatchObject({ status: "queued", power: { confirmation: "none" } });
    await power("up");
    await drain(shop);
    await pass(shop);
    expect(await read(id)).toMatchObject({
      status: "delivered",
      target: OTHER,
      power: { confirmation: "best_effort", meter: OTHER },
    });
  });

  it("fails, with the Credit back, when the utility does not know the new meter", async () => {
    const { id } = await queued();
    await change(id, "37140000011");
    await power("up");
    await drain(shop);
    expect(await read(id)).toMatchObject({
      status: "failed_credited",
      failure_code: "meter_confirmation_failed",
    });
  });

  it("is asked for at the same moment as power returns, and goes to one meter, once", async () => {
    const { id } = await queued();
    await Promise.all([change(id, OTHER), power("up"), drain(shop)]);
    await drain(shop);
    await pass(shop);
    const { target, status, power: bought } = await read(id);
    expect(status).toBe("delivered");
    expect(bought?.meter).toBe(target);
    const heard = textsTo(PHONE).filter(({ text }) => text.includes(`meter ${target}`));
    expect(heard.length).toBeGreaterThan(0);
  });
});

describe("a change of the meter is refused", () => {
  it.each(["pending", "delivered", "cancelled_credited"])(
    "with already_sent for a send that is %s",
    async (status) => {
      const body =
        status === "cancelled_credited" ? { scheduled_for: (await nowOf(shop)) + HOUR } : {};
      const { id } = sendOf(await shop.api.createSend({ body: { ...POWER, ...body } }));
      if (status === "cancelled_credited") await shop.api.cancelSend({ path: { send_id: id } });
      if (status === "delivered") {
        await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "delivered" } });
      }
      await expectRefusal(await change(id, OTHER), "already_sent", { meta: { status } });
    },
  );

  it("with product_mismatch for a send that is not power", async () => {
    const { id } = await sell(shop, { scheduled_for: (await nowOf(shop)) + HOUR });
    await expectRefusal(await change(id, OTHER), "product_mismatch", { param: "meter" });
  });

  it("with invalid_meter_number for what is no meter", async () => {
    const { id } = await scheduled();
    await expectRefusal(await change(id, "3714003"), "invalid_meter_number", { param: "meter" });
  });

  it.each([
    ["meter_not_found", "37140000011"],
    ["meter_blocked", "37140060015"],
    ["meter_currency_mismatch", "37140050016"],
    ["provider_invalid_response", "37140040017"],
    ["power_unavailable", "37140090009"],
  ] as const)("with %s for %s, as a sale would be", async (code, meter) => {
    const { id } = await scheduled();
    const answer = await change(id, meter);
    await expectRefusal(answer, code, { param: code === "power_unavailable" ? null : "meter" });
    expect(await read(id)).toMatchObject({ target: METER });
  });

  it("with meter_quota_exceeded once the ration is used up", async () => {
    const { id } = await scheduled();
    await given.facts(shop, { limits: '{"meters_per_minute":0}' });
    await expectRefusal(await change(id, OTHER), "meter_quota_exceeded");
  });

  it("with recipient_not_allowed for a meter that is not on the key's list", async () => {
    const { id } = await scheduled();
    const till = await given.key(shop, { recipient_allowlist: [METER] });
    const answer = await change(id, OTHER, till);
    await expectRefusal(answer, "recipient_not_allowed", { param: "meter" });
  });

  it("with key_kind_not_allowed for an agent's key", async () => {
    const { id } = await scheduled();
    const agent = await given.keyByHand(shop, { kind: "ak" });
    await expectRefusal(await change(id, OTHER, agent), "key_kind_not_allowed");
  });
});

describe("the cap for one recipient", () => {
  const CAPPED = { per_recipient_daily_cap: { USD: "15.00" } };

  it("of the key that made the send holds for the new meter", async () => {
    const till = await given.key(shop, CAPPED);
    await till.api.createSend({ body: { ...POWER, target: OTHER } });
    const { id } = await scheduled({}, till);
    const answer = await change(id, OTHER);
    const meta = { currency: "USD", limit: "15.00", used: "10.00" };
    await expectRefusal(answer, "recipient_cap_exceeded", { param: "meter", meta });
    expect((await change(id, "37140060007")).status).toBe(200);
  });

  it("of the key that asks holds as well", async () => {
    const { id } = await scheduled({ amount: "16.00" });
    const till = await given.key(shop, CAPPED);
    await expectRefusal(await change(id, OTHER, till), "recipient_cap_exceeded");
  });

  it("holds for many who ask at the same moment", async () => {
    const till = await given.key(shop, CAPPED);
    const sends = await Promise.all(
      ["37140060007", "37140050008", "37140010002"].map((target) => scheduled({ target }, till)),
    );
    const answers = await Promise.all(sends.map(({ id }) => change(id, OTHER, till)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });
});

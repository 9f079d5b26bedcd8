import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { textsTo } from "../../kit/gateways.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { whilePaused } from "../products/pause.ts";
import { betweenSteps } from "./limits.ts";

const METER = "37140030000";
const AIRTIME = { type: "airtime", amount: "5.00", currency: "USD" } as const;
const POWER = { type: "power", amount: "20.00", currency: "USD" } as const;

let shop: Organisation;
let path: { family_member_id: string };
let recipient: string;

beforeEach(async () => {
  shop = await given.organisation();
  const member = await given.familyMember(shop, { phone: "0772000199", meter: METER });
  path = { family_member_id: member.id };
  recipient = member.recipient;
});

const send = (body: object = {}, by: Pick<KeyInHand, "api"> = shop) =>
  by.api.sendToFamilyMember({ path, body: { ...AIRTIME, ...body } as never });

describe("POST /family/members/{family_member_id}/send", () => {
  it("is a sale as any other, attributed to the person", async () => {
    const { status, body } = await send();
    expect(status).toBe(202);
    expect(body).toMatchObject({
      ...{ object: "send", status: "pending", type: "airtime", target: "+263772000199" },
      ...{ amount: "5.00", currency: "USD", recipient },
    });
    await eventsShown();
    const { body: events } = await shop.api.listEvents({ query: { type: "send.created" } });
    expect(events.data).toHaveLength(1);
    await drain(shop);
    await pass(shop);
    expect(textsTo("+263772000199").length).toBe(1);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("sells electricity to the meter, and the token goes to the person", async () => {
    const { body } = await send(POWER);
    expect(body).toMatchObject({ type: "power", target: METER, recipient });
    expect(body.power?.token_phone).toBe("+263772000199");
  });

  it("sends no text where the member is not notified, now, later and again", async () => {
    const phone = "0772000302";
    await shop.api.updateFamilyMember({ path, body: { notify: false, phone } });
    const { body: sold } = await send({ amount: "3.00" });
    expect(sold.sms_message).toBeNull();
    const { body: member } = await shop.api.getFamilyMember({ path });
    await shop.api.runSchedule({ path: { schedule_id: member.schedule ?? "" } });
    await drain(shop);
    await pass(shop);
    const { body: sends } = await shop.api.listSends({ query: { recipient } as never });
    expect(sends.data.map(({ sms_message }) => sms_message)).toEqual([null, null]);
    expect(textsTo("+263772000302")).toEqual([]);
    const paid = sends.data.find(({ source }) => source === "schedule");
    const { body: batch } = await shop.api.getBatch({ path: { batch_id: paid?.batch ?? "" } });
    expect(batch.title).toBe("Allowance");
  });

  it("repeats a failed send without a text as well", async () => {
    const phone = "0771230002";
    await shop.api.updateFamilyMember({ path, body: { notify: false, phone } });
    const { body: failed } = await send();
    await drain(shop);
    await pass(shop);
    const again = await shop.api.retrySend({ path: { send_id: failed.id } });
    expect([again.status, again.body.sms_message]).toEqual([202, null]);
  });

  it("is made once for its key, and not with another body", async () => {
    const with_key = (body: object) =>
      shop.api.sendToFamilyMember({ path, body: body as never, idempotency_key: "gift-1" });
    const [first, second] = [await with_key(AIRTIME), await with_key(AIRTIME)];
    expect(second.body).toMatchObject({ id: first.body.id });
    await expectRefusal(await with_key({ ...AIRTIME, amount: "6.00" }), "idempotency_mismatch");
    const none = { path, body: AIRTIME, idempotency_key: null };
    await expectRefusal(await shop.api.sendToFamilyMember(none), "idempotency_key_required");
  });

  it("tells of Credit that it makes low", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "999.00" } } });
    await send();
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "credit.balance.low" } });
    expect(body.data).toHaveLength(1);
  });

  it("is seen by no other organisation", async () => {
    await expectUnseen("sendToFamilyMember", { path, body: AIRTIME });
  });
});

describe("a send to a member is refused", () => {
  it("as electricity without a meter", async () => {
    await shop.api.updateFamilyMember({ path, body: { meter: null } });
    await expectRefusal(await send(POWER), "parameter_missing", { param: "meter" });
  });

  it.each([
    ["meter_not_found", "37140000011"],
    ["meter_blocked", "37140060015"],
    ["meter_currency_mismatch", "37140050016"],
    ["provider_invalid_response", "37140040017"],
    ["power_unavailable", "37140090009"],
  ] as const)("with %s for the meter %s", async (code, meter) => {
    await shop.api.updateFamilyMember({ path, body: { meter } });
    await expectRefusal(await send(POWER), code);
  });

  it("once the ration of meters is used up, and while the product is paused", async () => {
    await given.facts(shop, { limits: '{"meters_per_minute":0}' });
    await expectRefusal(await send(POWER), "meter_quota_exceeded");
    await whilePaused({ product: "airtime-usd" }, async () => {
      await expectRefusal(await send(), "product_unavailable");
    });
    await betweenSteps(async () => {
      await expectRefusal(await send({ amount: "5.25" }), "amount_not_allowed");
    });
  });

  it("by the limits and caps of the key", async () => {
    const by = async (wanted: object) => send({}, await given.key(shop, wanted as never));
    await expectRefusal(await by({ allowed_products: ["airtime-zwg"] }), "product_not_allowed");
    await expectRefusal(await by({ allowed_networks: ["netone"] }), "network_not_allowed");
    await expectRefusal(await by({ recipient_allowlist: ["0712345678"] }), "recipient_not_allowed");
    await expectRefusal(await by({ spend_caps: { USD: { daily: "4.99" } } }), "spend_cap_exceeded");
    const a_day = { per_recipient_daily_cap: { USD: "4.99" } };
    await expectRefusal(await by(a_day), "recipient_cap_exceeded");
  });

  it("to a number that is blocked, of which the hit is counted", async () => {
    await given.blocked(shop, "+263772000199");
    const answer = await send();
    expect(answer.error?.code).toBe("target_blocked");
  });

  it("with an amount or a currency that there is not", async () => {
    for (const amount of ["0.00", "5.001"]) {
      await expectRefusal(await send({ amount }), "invalid_amount", { param: "amount" });
    }
    await expectRefusal(await send({ currency: "EUR" }), "invalid_currency", { param: "currency" });
  });

  it("above the range of the product, and without Credit", async () => {
    await expectRefusal(await send({ amount: "0.01" }), "amount_out_of_range");
    for (const amount of ["300.00", "300.00", "300.00", "99.00"]) await sell(shop, { amount });
    const answer = await send();
    expect([answer.status, answer.error?.code]).toEqual([402, "insufficient_credit"]);
  });

  it("twice in a short time, where the account prevents that", async () => {
    const prevent_duplicates = { enabled: true, window_seconds: 600 };
    await shop.api.updateAccount({ body: { prevent_duplicates } });
    await send();
    await expectRefusal(await send(), "duplicate_suspected");
  });
});

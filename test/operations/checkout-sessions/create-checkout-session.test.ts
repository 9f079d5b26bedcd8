import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { checkout, opened, POWER, sessionBody } from "../../kit/checkout.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { whilePaused } from "../products/pause.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("POST /checkout-sessions", () => {
  it("makes a page to pay on, and touches no Credit", async () => {
    const before = await shop.probe.balances();
    const wanted = { client_reference: "order-1", metadata: { till: "4" } };
    const { status, body } = await checkout(shop, wanted);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "checkout_session", livemode: false, status: "open" },
      ...{ type: "airtime", product: "airtime-usd", network: "econet", target: "+263771234567" },
      ...{ amount: "5.00", currency: "USD", card_fee: "0.18", total: "5.18" },
      ...{ bundle_id: null, token_phone: null, customer_phone: null, meter: null },
      ...{ send: null, sends: [], payment: null, last_payment_error: null, review: null },
      ...{ credited: null, paid_at: null, fulfilled_at: null, sms_message: null, ...wanted },
    });
    expect(body.expires_at - body.created).toBe(3_600);
    expect(body.url).toMatch(new RegExp(`/checkout/${body.id}\\?s=[0-9A-Za-z]{43}$`));
    expect(await shop.probe.balances()).toEqual(before);
    expect(await shop.probe.count("sends")).toBe(0);
  });

  it("confirms the meter of electricity with the utility", async () => {
    const made = await opened(shop, { ...POWER, customer_phone: "077 765 4321" });
    expect(made).toMatchObject({
      ...{ type: "power", network: "power", token_phone: "+263771234567" },
      ...{ customer_phone: "+263777654321", card_fee: "0.35", total: "10.35" },
      meter: { object: "meter", number: POWER.target, confirmed: true, source: "utility" },
    });
  });

  it("sells a bundle at its price", async () => {
    const bundle_id = bundleOn("econet");
    const made = await opened(shop, { bundle_id, amount: "0.50" });
    expect(made).toMatchObject({ type: "data", bundle_id, amount: "0.50" });
    const withdrawn = await checkout(shop, { bundle_id: withdrawnBundle(), amount: "2.00" });
    await expectRefusal(withdrawn, "bundle_unavailable");
    await expectRefusal(await checkout(shop, { bundle_id }), "amount_not_allowed");
  });

  it("shows the text as the customer will read it, its token masked", async () => {
    const airtime = await opened(shop, { sms_message: "Order {reference}", client_reference: "7" });
    expect(airtime.sms_message).toBe("Order 7");
    const power = await opened(shop, { ...POWER, sms_message: "Meter {meter}: {token}" });
    expect(power.sms_message).toBe(`Meter ${POWER.target}: **** **** **** **** ****`);
  });

  it("answers with the first session of a client_reference, whatever else is asked", async () => {
    const first = await opened(shop, { client_reference: "order-1" });
    const again = await checkout(shop, { client_reference: "order-1", amount: "9.00" });
    expect([again.status, again.body]).toEqual([200, first]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await shop.probe.count("checkout_sessions")).toBe(1);
    const other = await given.organisation();
    expect((await checkout(other, { client_reference: "order-1" })).status).toBe(201);
  });

  it("makes one session of many requests with one client_reference at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => checkout(shop, { client_reference: "order-1" })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("checkout_sessions")).toBe(1);
  });

  it("is replayed with its Idempotency-Key", async () => {
    const call = { body: sessionBody(), idempotency_key: randomUUID() };
    const first = await shop.api.createCheckoutSession(call);
    const replayed = await shop.api.createCheckoutSession(call);
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);
    const other = { ...call, body: sessionBody({ amount: "6.00" }) };
    await expectRefusal(await shop.api.createCheckoutSession(other), "idempotency_mismatch");
  });

  it("is not limited by the caps of its key, which are of Credit", async () => {
    const caps = { spend_caps: { USD: { per_send: "1.00", daily: "1.00" } } };
    const till = await given.key(shop, caps as never);
    expect((await checkout(till)).status).toBe(201);
  });
});

describe("a checkout session is refused", () => {
  it.each([
    ["without a currency", { currency: undefined }, "parameter_missing"],
    ["with a bundle for a phone call", { quote: "x" }, "unknown_parameter"],
    ["with token_phone for airtime", { token_phone: "0771234567" }, "conflicting_parameters"],
    ["to no number", { target: "12" }, "invalid_phone"],
    ["of a customer without a number", { customer_phone: "12345" }, "invalid_phone"],
    ["with an unknown merge field", { sms_message: "{nothing}" }, "unknown_merge_field"],
    ["with a long text", { sms_message: "x".repeat(481) }, "sms_too_long"],
    ["with no address to return to", { success_url: "ftp://a" }, "invalid_url"],
    ["of a product of another type", { product: "power-usd" }, "product_mismatch"],
    ["on a network that is not sold", { target: "0791234567" }, "unsupported_network"],
    ["of electricity without token_phone", { target: POWER.target }, "token_phone_required"],
    ["of no amount", { amount: "a lot" }, "invalid_amount"],
    ["in another currency", { currency: "EUR" }, "invalid_currency"],
    ["with metadata of no form", { metadata: { "a b": "1" } }, "invalid_metadata"],
    ["of too little", { amount: "0.01" }, "amount_out_of_range"],
    ["of an unknown bundle", { bundle_id: "bnd_0031JkMItPeRj5Lf6NvHo0Qu" }, "reference_not_found"],
  ] as const)("%s", async (_, wanted, code) => {
    await expectRefusal(await checkout(shop, wanted as never), code);
    expect(await shop.probe.count("checkout_sessions")).toBe(0);
  });

  it("under a client_reference that a send holds", async () => {
    const { id: resource } = await sell(shop, { client_reference: "order-1" });
    const refused = await checkout(shop, { client_reference: "order-1" });
    await expectRefusal(refused, "reference_in_use", { param: "client_reference", resource });
  });

  it("of what its key may not sell", async () => {
    const till = await given.key(shop, { allowed_products: ["power-usd"] });
    await expectRefusal(await checkout(till), "product_not_allowed");
    const netone = await given.key(shop, { allowed_networks: ["netone"] });
    await expectRefusal(await checkout(netone), "network_not_allowed");
    const one = await given.key(shop, { recipient_allowlist: ["0771111111"] });
    await expectRefusal(await checkout(one), "recipient_not_allowed");
  });

  it.each([
    ["37140010011", "meter_not_found"],
    ["37140010015", "meter_blocked"],
    ["37140010016", "meter_currency_mismatch"],
    ["37140010017", "provider_invalid_response"],
  ] as const)("for the meter %s", async (target, code) => {
    await expectRefusal(await checkout(shop, { ...POWER, target }), code);
  });

  it("while its product is paused, or its target is blocked", async () => {
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await checkout(shop), "product_unavailable");
    });
    const entry_id = await given.blocked(shop, "+263771234567");
    expect((await checkout(shop)).error).toMatchObject({ code: "target_blocked", param: "target" });
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
  });

  it("once the ration of confirmed meters is used up, of which a used reference takes none", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    const short = await given.organisation({ limits });
    const first = await opened(short, { ...POWER, client_reference: "order-1" });
    await expectRefusal(await checkout(short, POWER), "meter_quota_exceeded");
    const again = await checkout(short, { ...POWER, client_reference: "order-1" });
    expect([again.status, again.body]).toEqual([200, first]);
  });

  it("while power is down", async () => {
    await shop.api.setZesaAvailability({ body: { state: "down" } });
    await expectRefusal(await checkout(shop, POWER), "power_unavailable");
  });

  it("in live mode as long as nothing is sold there, with nothing written", async () => {
    const refused = await checkout(shop.live);
    await expectRefusal(refused, "provider_unavailable", { param: "currency" });
    expect(refused.error).toMatchObject({ retryable: false });
    expect(await shop.live.probe.count("checkout_sessions")).toBe(0);
  });
});

it("holds its client_reference, so that no send takes it", async () => {
  const { id: resource } = await opened(shop, { client_reference: "order-1" });
  const body = { target: "0771234567", amount: "5.00", currency: "USD" } as const;
  const refused = await shop.api.createSend({ body: { ...body, client_reference: "order-1" } });
  await expectRefusal(refused, "reference_in_use", { param: "client_reference", resource });
});

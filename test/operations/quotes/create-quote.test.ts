import { describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const POWER = { target: "37140030000", amount: "10.00", currency: "USD" } as const;
const WITHDRAWN = { target: "0771234567", amount: undefined, bundle_id: withdrawnBundle() };
const AIRTIME = { target: "0771234567", amount: "5.00", currency: "USD" } as const;

describe("POST /quotes", () => {
  it("confirms the meter and tells the units now and after the reset on the 1st", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.createQuote({ body: POWER });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: "quote",
      livemode: false,
      status: "open",
      product: "power-usd",
      type: "power",
      network: "power",
      target: POWER.target,
      amount: "10.00",
      currency: "USD",
      you_pay: "10.00",
      bundle: null,
      meter: { number: POWER.target, confirmed: true, source: "utility" },
      power: {
        now: {
          units_kwh: "105.83",
          energy: "9.43",
          levy: "0.57",
          arrears: null,
          from_position_kwh: null,
          estimate: true,
        },
        after_reset: { units_kwh: "105.83", from_position_kwh: "0.00" },
      },
      used_by: null,
    });
    expect(body.expires_at - body.created).toBe(1_800);
    expect(body.power?.after_reset.reset_on).toMatch(/^\d{4}-\d\d-01$/);
    expect(body.power?.now.bands.map(({ price_per_kwh }) => price_per_kwh)).toEqual([
      "0.0800",
      "0.0900",
      "0.1600",
    ]);
  });

  it("counts from what the account has bought for the meter this month", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    await database.transact(
      "given a purchase this month",
      ({ sql }) => sql`
        insert into power_purchases values (${shop.account_id}, gen_random_uuid(), 'test',
          ${POWER.target}, 'USD', 901, 10000, svc_now())`,
    );
    const { body } = await shop.api.createQuote({ body: { ...POWER, amount: "16.96" } });
    expect(body.power?.now).toMatchObject({ units_kwh: "100.00", from_position_kwh: "100.00" });
    expect(body.power?.after_reset.units_kwh).toBe("146.87");
  });

  it("quotes airtime at face value, without a meter", async () => {
    const { api } = await given.organisation();
    const { body } = await api.createQuote({ body: { ...AIRTIME, product: "airtime-usd" } });
    expect(body).toMatchObject({
      product: "airtime-usd",
      type: "airtime",
      network: "econet",
      target: "+263771234567",
      you_pay: "5.00",
      meter: null,
      power: null,
    });
  });

  it("quotes a data bundle at its own price", async () => {
    const { api, live } = await given.organisation();
    const bundle_id = bundleOn("econet");
    const ask = (changes: object) =>
      api.createQuote({ body: { target: AIRTIME.target, bundle_id, ...changes } });
    const { status, body } = await ask({});
    expect(status).toBe(201);
    expect(body).toMatchObject({ product: "data-usd", type: "data", you_pay: "0.50" });
    expect(body.bundle?.id).toBe(bundle_id);
    await expectRefusal(await ask({ amount: "0.60" }), "amount_not_allowed");
    await expectRefusal(await ask({ target: "0711234567" }), "product_mismatch");
    const answer = await live.api.createQuote({ body: { target: AIRTIME.target, bundle_id } });
    await expectRefusal(answer, "data_not_live", { param: "bundle_id" });
  });

  it("makes one quote of one Idempotency-Key, and writes no event and no charge", async () => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    const first = await shop.api.createQuote({ body: POWER, idempotency_key: "q-1" });
    const again = await shop.api.createQuote({ body: POWER, idempotency_key: "q-1" });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await shop.probe.count("quotes")).toBe(1);
    expect(await shop.probe.balances()).toEqual(before);
    const other = { body: AIRTIME, idempotency_key: "q-1" };
    await expectRefusal(await shop.api.createQuote(other), "idempotency_mismatch");
  });

  it.each([
    ["parameter_missing", "amount", { amount: undefined }],
    ["parameter_missing", "currency", { currency: undefined }],
    ["parameter_missing", "target", { target: undefined }],
    ["invalid_amount", "amount", { amount: "1.234" }],
    ["invalid_currency", "currency", { currency: "ZAR" }],
    ["invalid_phone", "target", { target: "12345" }],
    ["invalid_phone", "target", { target: "3714003000", product: "airtime-usd" }],
    ["invalid_meter_number", "target", { target: "12345", product: "power-usd" }],
    ["invalid_meter_number", "target", { target: "3714003000" }],
    ["reference_not_found", "bundle_id", { bundle_id: "bnd_0031JkMItPeRj5Lf6NvHo0Qu" }],
    ["parameter_missing", "bundle_id", { product: "data-usd", target: "0771234567" }],
    ["product_mismatch", "target", { product: "airtime-usd" }],
    ["product_mismatch", "currency", { product: "power-zwg" }],
    ["product_mismatch", "product", { product: "power-zar" }],
    ["unsupported_network", "target", { target: "0791234567" }],
    ["amount_out_of_range", "amount", { amount: "0.99" }],
    ["meter_not_found", "target", { target: "37140000011" }],
    ["meter_blocked", "target", { target: "37140060015" }],
    ["meter_currency_mismatch", "target", { target: "37140050016" }],
    ["provider_invalid_response", "target", { target: "37140040017" }],
    ["bundle_unavailable", "bundle_id", WITHDRAWN],
    ["power_unavailable", null, { target: "37140090009" }],
  ] as const)("refuses with %s of %s", async (code, param, changes) => {
    const { api } = await given.organisation();
    const answer = await api.createQuote({ body: { ...POWER, ...changes } });
    await expectRefusal(answer, code, { param });
  });

  it("refuses a reference to a product that no slug can be", async () => {
    const { api } = await given.organisation();
    const answer = await api.createQuote({ body: { ...POWER, product: "Power USD" } });
    await expectRefusal(answer, "reference_not_found", { param: "product" });
    const bundle = await api.createQuote({ body: { ...AIRTIME, bundle_id: "none" } });
    await expectRefusal(bundle, "reference_not_found", { param: "bundle_id" });
  });

  it("refuses an amount between the steps that the utility takes", async () => {
    const { api } = await given.organisation();
    const step = (step_minor: number) =>
      changeCatalogue(
        ({ sql }) => sql`
          update product_networks set step_minor = ${step_minor} where product_id = 'power-usd'`,
      );
    await step(50);
    const answer = await api.createQuote({ body: { ...POWER, amount: "10.20" } });
    await step(1);
    await expectRefusal(answer, "amount_not_allowed", { param: "amount", meta: { step: "0.50" } });
  });

  it("refuses what live mode does not sell yet", async () => {
    const { live } = await given.organisation();
    const answer = await live.api.createQuote({ body: POWER });
    await expectRefusal(answer, "product_unavailable", { meta: { network: "power" } });
  });

  it("draws on the same ration as a confirmation of a meter", async () => {
    const shop = await given.organisation();
    await given.facts(shop, { limits: '{"meters_per_minute":1}' });
    await shop.api.getMeter({ path: { number: POWER.target } });
    await expectRefusal(await shop.api.createQuote({ body: POWER }), "meter_quota_exceeded");
    expect((await shop.api.createQuote({ body: AIRTIME })).status).toBe(201);
  });
});

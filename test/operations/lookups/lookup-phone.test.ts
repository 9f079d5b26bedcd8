import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const NOTHING_SOLD = { airtime: [], data: [] };

describe("GET /lookups/phone", () => {
  it("tells the network, the E.164 form and what is sold in the currency", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.lookupPhone({
      query: { phone: "077 123 4567", currency: "usd" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: "phone_lookup",
      livemode: false,
      input: "077 123 4567",
      e164: "+263771234567",
      national: "077 123 4567",
      valid: true,
      line_type: "mobile",
      network: "econet",
      products: { airtime: ["airtime-usd"], data: ["data-usd"] },
      blocked: false,
      recipient: null,
    });
  });

  it.each([
    ["0711234567", "netone"],
    ["0721234567", "netone"],
    ["0731234567", "telecel"],
    ["0771234567", "econet"],
    ["0781234567", "econet"],
  ])("knows %s as a number of %s", async (phone, network) => {
    const { api } = await given.organisation();
    const { body } = await api.lookupPhone({ query: { phone, currency: "ZWG" } });
    expect(body).toMatchObject({
      network,
      products: { airtime: ["airtime-zwg"], data: ["data-zwg"] },
    });
  });

  it.each(["771234567", "+263 77 123 4567", "00263771234567", "(077) 123-4567"])(
    "takes %s, and says it back as it was written",
    async (phone) => {
      const { api } = await given.organisation();
      const { body } = await api.lookupPhone({ query: { phone } });
      expect(body).toMatchObject({ input: phone, e164: "+263771234567", valid: true });
    },
  );

  it.each([
    ...["771234567", "771234567.0", "0771234567.0", "'0771234567", "'+263771234567"],
    ...["077.123.4567", "077/123/4567", "077\u2011123\u20134567", "077\u00A0123\u202F4567"],
    ...["\uFEFF0771234567\r\n", "+263 (0) 77 123 4567", "\u202A+263771234567\u202C"],
  ])("reads %j as a sale, a batch, a recipient and a filter do", async (phone) => {
    const { api } = await given.organisation();
    const { body } = await api.lookupPhone({ query: { phone } });
    expect(body).toMatchObject({ valid: true, e164: "+263771234567" });
    const sale = { target: phone, amount: "5.00" };
    const sold = await api.createSend({ body: { ...sale, currency: "USD" } });
    expect(sold.body).toMatchObject({ target: "+263771234567", type: "airtime" });
    const items = await api.previewBatch({ body: { currency: "USD", items: [sale] } });
    expect(items.body.counts).toMatchObject({ valid: 1, invalid: 0 });
    const recipients = [{ name: "Tendai", phone }];
    const bulk = await api.createRecipientsBulk({ body: { recipients } });
    expect(bulk.body.results.map(({ status }) => status)).toEqual(["created"]);
    const found = await api.listRecipients({ query: { phone } });
    expect(found.body.data).toMatchObject([{ phone: "+263771234567" }]);
  });

  it.each(["\u0660\u0667\u0667\u0661\u0662\u0663\u0664\u0665\u0666\u0667", "7.71235E+08"])(
    "reads %j as no number, as a sale does",
    async (phone) => {
      const { api } = await given.organisation();
      expect((await api.lookupPhone({ query: { phone } })).body.valid).toBe(false);
      const body = { target: phone, amount: "5.00", currency: "USD" };
      await expectRefusal(await api.createSend({ body }), "invalid_phone", { param: "target" });
    },
  );

  it("lists the products of both currencies when none is asked for", async () => {
    const { api } = await given.organisation();
    const { body } = await api.lookupPhone({ query: { phone: "0771234567" } });
    expect(body).toMatchObject({
      network: "econet",
      products: { airtime: ["airtime-usd", "airtime-zwg"], data: ["data-usd", "data-zwg"] },
    });
  });

  it("knows a valid number that belongs to no network which sells", async () => {
    const { api } = await given.organisation();
    const { body } = await api.lookupPhone({ query: { phone: "0791234567", currency: "USD" } });
    expect(body).toMatchObject({
      e164: "+263791234567",
      valid: true,
      network: null,
      products: NOTHING_SOLD,
    });
  });

  it.each([
    ["08612123456", "voip"],
    ["0242 700000", "fixed"],
    ["37140030000", "unknown"],
    ["+27821234567", "unknown"],
    ["hello", "unknown"],
    ["x".repeat(32), "unknown"],
  ])("answers %s with valid: false and the line type %s", async (phone, line_type) => {
    const { api } = await given.organisation();
    const { status, body } = await api.lookupPhone({ query: { phone, currency: "USD" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      input: phone,
      e164: null,
      national: null,
      valid: false,
      line_type,
      network: null,
      products: NOTHING_SOLD,
    });
  });

  it("answers in live mode too, and leaves no trace", async () => {
    const { live } = await given.organisation();
    const events = await live.probe.count("events");
    const { body } = await live.api.lookupPhone({ query: { phone: "0771234567" } });
    expect(body).toMatchObject({ livemode: true, network: "econet" });
    expect(await live.probe.count("events")).toBe(events);
  });

  it("refuses a phone that is left out, empty or longer than 32 characters", async () => {
    const { api } = await given.organisation();
    const param = "phone";
    await expectRefusal(await api.lookupPhone({ query: {} }), "parameter_missing", { param });
    for (const phone of ["", "0".repeat(33)]) {
      const answer = await api.lookupPhone({ query: { phone } });
      await expectRefusal(answer, "parameter_invalid", { param });
    }
  });

  it("refuses a currency that is none, and a filter that it does not know", async () => {
    const { api } = await given.organisation();
    const phone = "0771234567";
    const currency = await api.lookupPhone({ query: { phone, currency: "ZAR" } });
    await expectRefusal(currency, "invalid_currency", { param: "currency" });
    const unknown = await api.lookupPhone({ query: { phone, network: "econet" } });
    await expectRefusal(unknown, "unknown_parameter", { param: "network" });
    const several = await api.lookupPhone({ query: { phone: "", currency: "ZAR" } });
    await expectRefusal(several, "invalid_request");
  });

  it("needs the scope lookups:read, and refuses a publishable key", async () => {
    const shop = await given.organisation();
    const query = { phone: "0771234567" };
    const till = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
    await expectRefusal(await till.api.lookupPhone({ query }), "insufficient_scope");
    const page = await given.key(shop, { kind: "pk" });
    await expectRefusal(await page.api.lookupPhone({ query }), "key_kind_not_allowed");
  });
});

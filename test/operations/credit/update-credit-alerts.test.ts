import type { Schemas } from "@svc/generated/routes";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { mailsTo, textsTo } from "../../kit/gateways.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const CONTACT = { contact_email: "low@shop.example", support_phone: "+263772999999" };
const LOW = "credit.balance.low";

async function watch({ api }: Shop, USD: string): Promise<void> {
  const { status } = await api.updateCreditAlerts({ body: { low_balance: { USD } } });
  expect(status).toBe(200);
}

/** Sells so much that just this much US$ is left. */
async function sellDownTo(shop: Shop, left: number): Promise<Schemas["Send"][]> {
  const sold: Schemas["Send"][] = [];
  for (;;) {
    const { body } = await shop.api.getCredit();
    const over = Number(body.USD.available) - left;
    if (over <= 0) return sold;
    const amount = Math.min(over, 300).toFixed(2);
    sold.push(await sell(shop, { amount, metadata: { left: String(left) } }));
  }
}

async function toldTimes({ probe }: Shop): Promise<number> {
  return (await probe.eventTypes()).filter((type) => type === LOW).length;
}

describe("a change", () => {
  it("replaces what was set, and is written into the audit log", async () => {
    const { api, probe } = await given.organisation();
    const body = { low_balance: { USD: 50, ZWG: "900.5" }, shortfall_days: 30 };
    const first = await api.updateCreditAlerts({ body });
    expect(first.body).toMatchObject({
      low_balance: { USD: "50.00", ZWG: "900.50" },
      shortfall_days: 30,
      channels: ["webhook"],
    });
    const second = await api.updateCreditAlerts({ body: { channels: ["webhook"] } });
    expect(second.body).toMatchObject({ low_balance: { USD: null, ZWG: null }, shortfall_days: 7 });
    expect((await api.getCreditAlerts()).body.low_balance).toEqual({ USD: null, ZWG: null });
    const audited = (await probe.rows("audit_entries")).map(({ action }) => action);
    expect(audited).toEqual(["credit_alerts.changed", "credit_alerts.changed"]);
  });

  it("to shortfall_projection is shown, kept while it is said again, and ends when it is not", async () => {
    const { api, probe } = await given.organisation();
    const body = { shortfall_projection: true, shortfall_days: 14 };
    expect((await api.updateCreditAlerts({ body })).body).toMatchObject(body);
    const [first] = await probe.rows("credit_projections");
    expect((await api.updateCreditAlerts({ body })).body).toMatchObject(body);
    expect(await probe.rows("credit_projections")).toEqual([first]);
    const { body: without } = await api.updateCreditAlerts({ body: {} });
    expect(without).toMatchObject({ shortfall_projection: false, shortfall_days: 7 });
    expect(await probe.count("credit_projections")).toBe(0);
  });

  it("of the channels shows who is told by each, once", async () => {
    const { api } = await given.organisation(CONTACT);
    const { email, sms } = { email: [CONTACT.contact_email], sms: [CONTACT.support_phone] };
    const chosen = await api.updateCreditAlerts({ body: { channels: ["email", "sms", "sms"] } });
    expect(chosen.body).toMatchObject({
      channels: ["email", "sms"],
      recipients: { emails: email, phones: sms },
    });
    const { body } = await api.updateCreditAlerts({ body: { channels: ["webhook", "sms"] } });
    expect(body.recipients).toEqual({ emails: [], phones: sms });
  });

  it("to sms tells nobody by text while the support number is none of a mobile", async () => {
    const { api } = await given.organisation({ support_phone: "+263242700000" });
    const { body } = await api.updateCreditAlerts({ body: { channels: ["sms"] } });
    expect(body.recipients).toEqual({ emails: [], phones: [] });
  });

  it("to an amount that is none is refused", async () => {
    const { api } = await given.organisation();
    const answer = await api.updateCreditAlerts({ body: { low_balance: { USD: "1.001" } } });
    await expectRefusal(answer, "invalid_amount", { param: "low_balance.USD" });
  });

  it("needs the scope account:manage", async () => {
    const shop = await given.organisation();
    const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["credit:read"] });
    const answer = await api.updateCreditAlerts({ body: {} });
    await expectRefusal(answer, "insufficient_scope");
  });
});

describe(LOW, () => {
  it("is told with the sale that takes the Credit below the amount, once", async () => {
    const shop = await given.organisation();
    await watch(shop, "400");
    await sellDownTo(shop, 400);
    expect(await toldTimes(shop)).toBe(0);
    await sell(shop, { amount: "1.00" });
    await sell(shop, { amount: "1.00" });
    expect(await toldTimes(shop)).toBe(1);
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: LOW } });
    const [event] = body.data;
    expect(event).toMatchObject({
      type: LOW,
      data: {
        object: { object: "credit", USD: { available: "399.00" } },
        previous_attributes: null,
        threshold: { currency: "USD", amount: "400.00" },
      },
    });
    expect(event?.request?.id).toMatch(/^req_/);
    const { last_fired } = (await shop.api.getCreditAlerts()).body;
    expect(last_fired).toEqual({ USD: event?.created, ZWG: null });
  });

  it("is told by mail and by text as well where the channels say so", async () => {
    const shop = await given.organisation({ ...CONTACT, name: "Mbare Tuck" });
    const body = { low_balance: { USD: "990" }, channels: ["email", "sms"] as const };
    await shop.api.updateCreditAlerts({ body: { ...body, channels: [...body.channels] } });
    await sell(shop, { amount: "20.00" });
    expect(await toldTimes(shop)).toBe(1);
    await drain(shop);
    const text = "Mbare Tuck (test mode): the available Credit is USD 980.00, below USD 990.00.";
    expect(textsTo(CONTACT.support_phone)).toMatchObject([{ text }]);
    expect(mailsTo(CONTACT.contact_email)).toMatchObject([
      { subject: "Low Credit: USD 980.00", text },
    ]);
  });

  it("is told by webhook alone where nothing else was chosen", async () => {
    const shop = await given.organisation(CONTACT);
    await watch(shop, "990");
    await sell(shop, { amount: "20.00" });
    expect(await shop.probe.count("messages")).toBe(0);
  });

  it("is told again only after the Credit has stood at 110 % of the amount", async () => {
    const shop = await given.organisation();
    await watch(shop, "900");
    await sellDownTo(shop, 899);
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "90.99" } });
    await sellDownTo(shop, 890);
    expect(await toldTimes(shop)).toBe(1);
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "100.00" } });
    await sellDownTo(shop, 890);
    expect(await toldTimes(shop)).toBe(2);
  });

  it("counts Credit that comes back from a send that failed", async () => {
    const shop = await given.organisation();
    await watch(shop, "900");
    await sell(shop, { target: "0771230002", amount: "200.00" });
    expect(await toldTimes(shop)).toBe(1);
    await drain(shop);
    await pass(shop);
    await sell(shop, { amount: "101.00" });
    expect(await toldTimes(shop)).toBe(2);
  });

  it("is not told for an amount that is set above the Credit, before the Credit was above it", async () => {
    const shop = await given.organisation();
    await watch(shop, "2000");
    await sell(shop);
    expect(await toldTimes(shop)).toBe(0);
  });

  it("is told by one of many sales at once", async () => {
    const shop = await given.organisation();
    await watch(shop, "990");
    await Promise.all(Array.from({ length: 12 }, () => sell(shop, { amount: "3.00" })));
    expect(await toldTimes(shop)).toBe(1);
  });

  it("is not told by a sale that is refused or only checked", async () => {
    const shop = await given.organisation();
    await watch(shop, "990");
    const body = { target: "0771234567", amount: "50.00", currency: "USD", validate_only: true };
    await shop.api.createSend({ body });
    expect(await toldTimes(shop)).toBe(0);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { mailsTo, scriptGateway, textsTo } from "../kit/gateways.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { eventsOf, sendOf } from "../operations/sends/sale.ts";

const POWER = { target: "37140030000", amount: "10.00", currency: "USD" };
const AIRTIME = { amount: "5.00", currency: "USD" };

let shop: Organisation;
let phone: string;
let next = 0;

beforeAll(async () => {
  const named = { statement_descriptor: "MBARE TUCK", support_phone: "+263773000000" };
  shop = await given.organisation(named);
});

beforeEach(() => {
  next += 1;
  phone = `+26378200${String(next).padStart(3, "0")}0`;
});

/** Sells, and lets it land; the text is with the gateway then. */
async function landed(body: Record<string, unknown>) {
  const { id } = sendOf(await shop.api.createSend({ body }));
  await drain(shop);
  await pass(shop);
  return await read(id);
}

async function read(send_id: string) {
  return sendOf(await shop.api.getSend({ path: { send_id } }));
}

const power = (changes: Record<string, unknown> = {}) =>
  landed({ ...POWER, token_phone: phone, ...changes });

const airtime = (changes: Record<string, unknown> = {}) =>
  landed({ ...AIRTIME, target: phone, ...changes });

describe("the text with a token", () => {
  it("goes to token_phone once power is delivered, with the token, the units and the meter", async () => {
    const send = await power();
    const [text, ...others] = textsTo(phone);
    expect(text?.text).toBe(
      `MBARE TUCK: USD 10.00 of power for meter 37140030000. Token: ${send.token}. 105.83 kWh.`,
    );
    expect(others).toEqual([]);
    expect(send).toMatchObject({ sms_status: "sent", power: { token_status: "sent" } });
  });

  it("is told as delivered when the gateway reports it", async () => {
    const { id } = await power();
    await pass(shop);
    expect(await read(id)).toMatchObject({
      status: "delivered",
      sms_status: "delivered",
      power: { token_status: "delivered" },
    });
    const told = (await eventsOf(shop, id)).at(-1);
    expect(told).toMatchObject({ type: "send.token_delivered", request: null });
    // No event reported that the gateway had it, so these are the values of the event before.
    expect(told?.data.previous_attributes).toEqual({
      sms_status: "queued",
      power: { token_status: "pending" },
    });
  });

  it("is told as failed for a meter that ends in 0006, and the token stays", async () => {
    const { id, token } = await power({ target: "37140070006" });
    await pass(shop);
    expect(await read(id)).toMatchObject({
      status: "delivered",
      token,
      sms_status: "failed",
      power: { token_status: "failed" },
    });
    const told = (await eventsOf(shop, id)).at(-1);
    expect(told).toMatchObject({ type: "send.token_delivery_failed", sequence: 4 });
  });

  it("is unconfirmed a day after its gateway accepted it and reported nothing", async () => {
    scriptGateway(phone, { reports: [{ kind: "none" }, { kind: "none" }] });
    const { id } = await power();
    await pass(shop);
    const before = (await eventsOf(shop, id)).length;
    expect((await read(id)).sms_status).toBe("sent");
    await pass(shop, { seconds: 86_400 });
    expect(await read(id)).toMatchObject({
      ...{ status: "delivered", sms_status: "unconfirmed" },
      power: { token_status: "unconfirmed" },
    });
    expect(await eventsOf(shop, id)).toHaveLength(before);
    await shop.api.resendSendToken({ path: { send_id: id } });
    await drain(shop);
    await pass(shop);
    expect((await read(id)).sms_status).toBe("delivered");
  });

  it("is told as failed when no gateway has taken it in three tries", async () => {
    const busy = { kind: "not_taken" } as const;
    scriptGateway(phone, { submits: [busy, busy, busy] });
    const { id, power: before } = await power();
    expect(before?.token_status).toBe("pending");
    await pass(shop);
    await pass(shop);
    expect((await read(id)).power?.token_status).toBe("failed");
    expect((await eventsOf(shop, id)).at(-1)?.type).toBe("send.token_delivery_failed");
  });

  it("may have arrived when no gateway answered, and its seller hears that it is to be resent", async () => {
    const silent = { kind: "no_answer" } as const;
    scriptGateway(phone, { submits: [silent, silent, silent] });
    const { id } = await power();
    await pass(shop);
    await pass(shop);
    expect((await read(id)).power?.token_status).toBe("unconfirmed");
    const event = (await eventsOf(shop, id)).at(-1);
    expect(event).toMatchObject({ type: "send.token_delivery_failed" });
    expect(event?.data.object).toMatchObject({ sms_status: "unconfirmed" });
  });

  it.each([
    ["sn", "magetsi"],
    ["nd", "ugesi"],
  ])("is written in the language of sms_locale: %s", async (sms_locale, word) => {
    const { token, sms_locale: shown } = await power({ sms_locale });
    expect(shown).toBe(sms_locale);
    expect(textsTo(phone)[0]?.text).toContain(word);
    expect(textsTo(phone)[0]?.text).toContain(token);
  });

  it("is the seller's own where there is one, shown with the token masked, always", async () => {
    const sms_message = "{token} is {units} kWh for {meter}. Ask {support_phone}.";
    const { id } = sendOf(
      await shop.api.createSend({ body: { ...POWER, token_phone: phone, sms_message } }),
    );
    const asked = "kWh for 37140030000. Ask +263773000000.";
    expect((await read(id)).sms_message).toBe(`**** **** **** **** **** is **** ${asked}`);
    await drain(shop);
    await pass(shop);
    const send = await read(id);
    expect(send.units).toMatch(/^\d+\.\d\d$/);
    expect(textsTo(phone)[0]?.text).toBe(`${send.token} is ${send.units} ${asked}`);
    const masked = `**** **** **** **** ${send.token?.slice(-4)}`;
    expect(send.sms_message).toBe(`${masked} is ${send.units} ${asked}`);
  });

  it("holds the token even when the seller's own text has no place for it", async () => {
    const { token } = await power({ sms_message: "Thank you." });
    expect(textsTo(phone)[0]?.text).toBe(`Thank you. Token: ${token}`);
  });

  it("numbers the tokens in the order of their entry when there are several", async () => {
    const send = await power({ target: "37140060007" });
    const [first, second, third] = send.power?.tokens.map(({ token }) => token) ?? [];
    expect(textsTo(phone)[0]?.text).toContain(`1) ${first} 2) ${second} 3) ${third}`);
  });

  it("is mailed as well to token_email", async () => {
    const token_email = `buyer${next}@home.example`;
    const { token } = await power({ token_email });
    expect(mailsTo(token_email)).toMatchObject([
      { subject: "Power token for meter 37140030000", text: expect.stringContaining(`${token}`) },
    ]);
  });

  it("is not what notify_number gets, which is told without the token", async () => {
    const { token, units } = await power({ notify_number: "+263783999999" });
    const [told] = textsTo("+263783999999");
    expect(told?.text).toBe(
      `MBARE TUCK: USD 10.00 of power was bought for meter 37140030000, ${units} kWh.`,
    );
    expect(told?.text).not.toContain(token);
  });

  it("goes out for a send that was delivered late, whose token is the customer's", async () => {
    const { id } = await power({ target: "37140010002" });
    expect(textsTo(phone)).toEqual([]);
    await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "late_delivered" } });
    await drain(shop);
    expect(textsTo(phone)[0]?.text).toContain((await read(id)).token);
  });

  it("is nowhere in the database in clear while it waits for the gateway", async () => {
    const busy = { kind: "not_taken" } as const;
    scriptGateway(phone, { submits: [busy] });
    const { token } = await power();
    const rows = await shop.probe.rows("messages");
    expect(rows.some(({ status }) => status === "queued")).toBe(true);
    const { database } = await testServer();
    const found = await database.read(
      ({ sql }) => sql`select from messages kept where kept::text like ${`%${token}%`}`,
    );
    expect(found).toHaveLength(0);
  });
});

describe("the text of airtime and data", () => {
  it("goes to the customer once it has landed, and not before", async () => {
    const sold = sendOf(await shop.api.createSend({ body: { ...AIRTIME, target: phone } }));
    await drain(shop);
    expect(textsTo(phone)).toEqual([]);
    expect(await read(sold.id)).toMatchObject({ status: "submitted", sms_status: "none" });
    await pass(shop);
    expect(textsTo(phone)).toMatchObject([{ text: sold.sms_message }]);
    expect((await read(sold.id)).sms_status).toBe("sent");
    await pass(shop);
    expect((await read(sold.id)).sms_status).toBe("delivered");
  });

  it("goes to notify_number as well", async () => {
    const { sms_message } = await airtime({ notify_number: "+263783888888" });
    expect(textsTo("+263783888888")).toMatchObject([{ text: sms_message }]);
  });

  it("tells no event, whatever becomes of it", async () => {
    scriptGateway(phone, { reports: [{ kind: "failed" }] });
    const { id } = await airtime();
    await pass(shop);
    expect((await read(id)).sms_status).toBe("failed");
    expect((await eventsOf(shop, id)).at(-1)?.type).toBe("send.delivered");
  });

  it("is not sent for what has failed", async () => {
    phone = "+263782990002";
    const send = await airtime();
    expect(send).toMatchObject({ status: "failed_credited", sms_status: "none" });
    expect(textsTo(phone)).toEqual([]);
  });

  it("arrives for a number that ends in 0006, which is an ending of meters", async () => {
    phone = "+263782990006";
    const { id } = await airtime();
    await pass(shop);
    expect((await read(id)).sms_status).toBe("delivered");
  });

  it("reaches a customer whose network was busy when it lands", async () => {
    phone = "+263782990001";
    const { id } = sendOf(await shop.api.createSend({ body: { ...AIRTIME, target: phone } }));
    for (let step = 0; step < 6; step += 1) await pass(shop);
    expect(await read(id)).toMatchObject({ status: "delivered", sms_status: "delivered" });
    expect(textsTo(phone)).toHaveLength(1);
  });
});

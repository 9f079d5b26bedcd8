import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { mailsTo, scriptGateway, textsTo } from "../../kit/gateways.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsOf, sendOf } from "./sale.ts";

const POWER = { target: "37140030000", amount: "10.00", currency: "USD" };

let shop: Organisation;
let phone: string;
let next = 0;

beforeEach(async () => {
  shop = await given.organisation();
  next += 1;
  phone = `+26378300${String(next).padStart(3, "0")}0`;
});

/** A power send whose token has reached the customer. */
async function delivered(changes: Record<string, unknown> = {}) {
  const { id } = sendOf(
    await shop.api.createSend({ body: { ...POWER, token_phone: phone, ...changes } }),
  );
  await drain(shop);
  await pass(shop);
  await pass(shop);
  return await read(id);
}

async function read(send_id: string) {
  return sendOf(await shop.api.getSend({ path: { send_id } }));
}

function resend(send_id: string, { api }: Pick<KeyInHand, "api"> = shop) {
  return api.resendSendToken({ path: { send_id } });
}

/** Lets real time pass for what was sent again: rate limits know no test clock. */
async function later(seconds: number): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "later",
    ({ sql }) => sql`update token_resends set at = at - make_interval(secs => ${seconds})
      where account_id = ${shop.account_id}`,
  );
}

describe("a token that is sent again", () => {
  it("goes to the number of the sale, as it went the first time", async () => {
    const { id, token } = await delivered();
    const before = await shop.probe.balances();
    const { status, body } = await resend(id);
    expect(status).toBe(202);
    expect(body).toMatchObject({
      object: "token_resend",
      livemode: false,
      send: id,
      channels: ["sms"],
      to_masked: `078 *** ${phone.slice(-4)}`,
      email_masked: null,
      status: "queued",
      remaining_today: 2,
    });
    await drain(shop);
    const [first, second, ...others] = textsTo(phone);
    expect(second?.text).toBe(first?.text);
    expect(second?.text).toContain(token);
    expect(others).toEqual([]);
    expect(await shop.probe.balances()).toEqual(before);
  });

  it("is told by send.token_resent, and then by what became of the new text", async () => {
    const { id } = await delivered();
    const { request_id } = await resend(id).then(({ headers }) => ({
      request_id: headers.get("request-id"),
    }));
    expect((await read(id)).power?.token_status).toBe("pending");
    const resent = (await eventsOf(shop, id)).at(-1);
    expect(resent).toMatchObject({ type: "send.token_resent", request: { id: request_id } });
    expect(resent?.data.previous_attributes).toEqual({
      sms_status: "delivered",
      power: { token_status: "delivered" },
    });
    await drain(shop);
    await pass(shop);
    expect((await eventsOf(shop, id)).map(({ type }) => type).slice(-3)).toEqual([
      "send.token_delivered",
      "send.token_resent",
      "send.token_delivered",
    ]);
  });

  it("is mailed again as well where the sale named an address", async () => {
    const token_email = `again${next}@home.example`;
    const { id } = await delivered({ token_email });
    expect((await resend(id)).body).toMatchObject({
      channels: ["sms", "email"],
      email_masked: "a***@home.example",
    });
    await drain(shop);
    expect(mailsTo(token_email)).toHaveLength(2);
  });

  it("makes idle what becomes of the text before it", async () => {
    scriptGateway(phone, { reports: Array.from({ length: 2 }, () => ({ kind: "pending" })) });
    const { id } = await delivered();
    expect((await read(id)).sms_status).toBe("sent");
    await resend(id);
    await drain(shop);
    await pass(shop);
    await pass(shop);
    const told = (await eventsOf(shop, id)).filter(({ type }) => type === "send.token_delivered");
    expect(told).toHaveLength(1);
  });

  it("may be asked for by an agent's key, and not without sends:write", async () => {
    const { id } = await delivered();
    const agent = await given.keyByHand(shop, { kind: "ak" });
    expect((await resend(id, agent)).status).toBe(202);
    const reader = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    await expectRefusal(await resend(id, reader), "insufficient_scope");
  });
});

describe("token_not_available", () => {
  it("answers for a send that is not power", async () => {
    const { id } = await sell(shop);
    await expectRefusal(await resend(id), "token_not_available");
  });

  it("answers for power that is not delivered", async () => {
    const { id } = sendOf(await shop.api.createSend({ body: { ...POWER, token_phone: phone } }));
    await expectRefusal(await resend(id), "token_not_available");
  });
});

describe("token_resend_limit", () => {
  it("lets a token go again once a minute", async () => {
    const { id } = await delivered();
    await resend(id);
    const meta = { window: "minute", limit: 1 };
    const answer = await resend(id);
    await expectRefusal(answer, "token_resend_limit", { meta });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(50);
    await later(60);
    expect((await resend(id)).body).toMatchObject({ remaining_today: 1 });
  });

  it("lets a token go again three times in 24 hours, which roll", async () => {
    const { id } = await delivered();
    for (const remaining_today of [2, 1, 0]) {
      expect((await resend(id)).body).toMatchObject({ remaining_today });
      await later(3_600);
    }
    const answer = await resend(id);
    await expectRefusal(answer, "token_resend_limit", { meta: { window: "send", limit: 3 } });
    const retry_after = Number(answer.headers.get("retry-after"));
    expect(retry_after).toBeGreaterThan(21 * 3_600 - 60);
    expect(retry_after).toBeLessThanOrEqual(21 * 3_600);
    await later(retry_after);
    expect((await resend(id)).body).toMatchObject({ remaining_today: 0 });
  });

  it("lets ten go to one number in 24 hours, whatever the sends", async () => {
    const ids: string[] = [];
    for (let place = 0; place < 11; place += 1) ids.push((await delivered()).id);
    const [last = "", ...ten] = ids;
    for (const id of ten) expect((await resend(id)).status).toBe(202);
    const meta = { window: "phone", limit: 10 };
    await expectRefusal(await resend(last), "token_resend_limit", { meta });
    await later(86_400);
    expect((await resend(last)).status).toBe(202);
  });

  it("holds for twenty who ask at the same moment, of one send", async () => {
    const { id } = await delivered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    await drain(shop);
    expect(textsTo(phone)).toHaveLength(2);
  });

  it("holds for many who ask at the same moment, of one number", async () => {
    const ids: string[] = [];
    for (let place = 0; place < 14; place += 1) ids.push((await delivered()).id);
    const answers = await Promise.all(ids.map((id) => resend(id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    await drain(shop);
    expect(textsTo(phone)).toHaveLength(24);
  });
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { available, startsOf, toldOf, topUp, topupNow } from "../../kit/topups.ts";

const TWO_HUNDRED = { amount: "200.00", currency: "USD" };

it("by card: names a page to pay on for an hour, with the fee of the payer", async () => {
  const shop = await given.organisation();
  const { status, body } = await shop.api.createTopup({
    body: { ...TWO_HUNDRED, description: "November, second fill" },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    object: "topup",
    livemode: false,
    method: "card",
    status: "pending",
    amount: "200.00",
    amount_received: null,
    currency: "USD",
    description: "November, second fill",
    card_fee: "7.00",
    bank: null,
    payer_note: null,
    succeeded_at: null,
    failure_code: null,
    credit_transaction: null,
    receipt_url: null,
    expires_at: body.created + 3_600,
  });
  expect(body.redirect_url).toContain(`/pay/${body.reference}`);
  expect(await startsOf(body)).toBe(1);
  expect(await toldOf(shop, body.id)).toEqual(["credit.topup.pending"]);
  expect(await available(shop)).toBe("1000.00");
});

it("becomes Credit once it is paid: what was asked for, without the fee", async () => {
  const shop = await given.organisation();
  const { id } = await topUp(shop);
  await pass(shop);
  const paid = await topupNow(shop, id);
  expect(paid).toMatchObject({
    status: "succeeded",
    amount_received: "200.00",
    redirect_url: null,
    failure_code: null,
  });
  expect(await available(shop)).toBe("1200.00");
  expect(await toldOf(shop, id)).toEqual(["credit.topup.pending", "credit.topup.succeeded"]);
  const path = { transaction_id: paid.credit_transaction ?? "" };
  const { body: row } = await shop.api.getCreditTransaction({ path });
  expect(row).toMatchObject({ type: "topup", amount: "200.00", source: id, api_key: shop.key.id });
  const { body: credit } = await shop.api.getCredit();
  expect(credit.USD.last_topup_at).toBe(paid.succeeded_at);
  await pass(shop, { seconds: 86_400 });
  expect(await available(shop)).toBe("1200.00");
});

it("by bank transfer: names the account and the reference for seven days", async () => {
  const shop = await given.organisation();
  const { status, body } = await shop.api.createTopup({
    body: { method: "bank_transfer", amount: "1500", currency: "zwg" },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    method: "bank_transfer",
    status: "pending",
    amount: "1500.00",
    currency: "ZWG",
    card_fee: null,
    redirect_url: null,
    bank: { bank_name: "Example Bank", reference: body.reference },
    expires_at: body.created + 7 * 86_400,
  });
  await pass(shop);
  expect(await topupNow(shop, body.id)).toMatchObject({
    status: "succeeded",
    amount_received: "1500.00",
    payer_note: "Simulated transfer",
  });
  expect(await available(shop, "ZWG")).toBe("26500.00");
});

it("credits what a transfer has brought, not what was asked for", async () => {
  const shop = await given.organisation();
  const { id } = await topUp(shop, { method: "bank_transfer", amount: "10.07" });
  await pass(shop);
  expect(await topupNow(shop, id)).toMatchObject({ status: "succeeded", amount_received: "5.04" });
  expect(await available(shop)).toBe("1005.04");
});

it("fails where a card pays another amount, and credits nothing", async () => {
  const shop = await given.organisation();
  const { id } = await topUp(shop, { amount: "10.07" });
  await pass(shop);
  const failed = { status: "failed", failure_code: "amount_mismatch", amount_received: null };
  expect(await topupNow(shop, id)).toMatchObject(failed);
  await pass(shop, { seconds: 9 * 86_400 });
  expect(await topupNow(shop, id)).toMatchObject(failed);
});

it("fails at once where the provider refuses the payment", async () => {
  const shop = await given.organisation();
  const idempotency_key = randomUUID();
  const parts = { body: { amount: "10.04", currency: "USD" }, idempotency_key };
  const { status, body } = await shop.api.createTopup(parts);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: "failed", failure_code: "provider_error" });
  expect(await toldOf(shop, body.id)).toEqual(["credit.topup.pending", "credit.topup.failed"]);
  expect((await shop.api.createTopup(parts)).body).toEqual(body);
});

it("refuses while a provider is silent, and answers the key once the payment is traced", async () => {
  const shop = await given.organisation();
  const idempotency_key = randomUUID();
  const parts = { body: { amount: "20.03", currency: "USD" }, idempotency_key };
  const silent = await shop.api.createTopup(parts);
  expect(silent).toMatchObject({ status: 503, error: { code: "provider_unavailable" } });
  const again = await shop.api.createTopup(parts);
  expect(again).toMatchObject({ status: 503, error: { code: "provider_unavailable" } });
  const { body: list } = await shop.api.listTopups();
  expect(list.data).toMatchObject([{ status: "pending", redirect_url: null, amount: "20.03" }]);
  await pass(shop);
  const traced = await shop.api.createTopup(parts);
  expect(traced).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(traced.headers.get("idempotent-replayed")).toBe("true");
  expect(traced.body.redirect_url).toContain(traced.body.reference);
  expect(await startsOf(traced.body)).toBe(1);
  await pass(shop);
  expect(await topupNow(shop, traced.body.id)).toMatchObject({ status: "succeeded" });
  expect(await available(shop)).toBe("1020.03");
});

it("refuses an answer that makes no sense, and fails once the provider knows of no payment", async () => {
  const shop = await given.organisation();
  const idempotency_key = randomUUID();
  const parts = { body: { amount: "20.08", currency: "USD" }, idempotency_key };
  const garbled = await shop.api.createTopup(parts);
  expect(garbled).toMatchObject({ status: 502, error: { code: "provider_invalid_response" } });
  await pass(shop);
  await pass(shop);
  const { status, body } = await shop.api.createTopup(parts);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: "failed", failure_code: "provider_error" });
  expect(await startsOf(body)).toBe(0);
});

it("is made once under its key, and refuses the key for anything else", async () => {
  const shop = await given.organisation();
  const parts = { body: TWO_HUNDRED, idempotency_key: randomUUID() };
  const first = await shop.api.createTopup(parts);
  await pass(shop);
  const second = await shop.api.createTopup(parts);
  expect(second).toMatchObject({ status: 201, body: { id: first.body.id, status: "succeeded" } });
  expect((await shop.api.listTopups()).body.data).toHaveLength(1);
  const other = { ...parts, body: { ...TWO_HUNDRED, amount: "201.00" } };
  await expectRefusal(await shop.api.createTopup(other), "idempotency_mismatch");
  const without = { body: TWO_HUNDRED, idempotency_key: null };
  await expectRefusal(await shop.api.createTopup(without), "idempotency_key_required");
});

it("asks a twin to wait while its payment is being started, and starts one", async () => {
  const shop = await given.organisation();
  const parts = { body: TWO_HUNDRED, idempotency_key: randomUUID() };
  const twins = await Promise.all(
    Array.from({ length: 10 }, async () => await shop.api.createTopup(parts)),
  );
  for (const { status, error } of twins.filter((twin) => twin.status !== 201)) {
    const waits = { code: "idempotency_in_progress", retryable: true, retry_after: 2 };
    expect([status, error]).toMatchObject([409, waits]);
  }
  const made = twins.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect(await startsOf(made[0]?.body ?? { reference: "" })).toBe(1);
  expect((await shop.api.createTopup(parts)).body).toEqual(made[0]?.body);
});

it("asks a twin to wait as long as whoever starts its payment may be at it", async () => {
  const shop = await given.organisation();
  const parts = { body: TWO_HUNDRED, idempotency_key: randomUUID() };
  const { database } = await testServer();
  const { body } = await shop.api.createTopup(parts);
  const startsUntil = (from_now: string) =>
    database.transact(
      "a start that is under way",
      ({ sql }) => sql`
        update topups set redirect_url = null, status_url = null,
          starting_until = date_trunc('milliseconds', svc_now() + ${from_now}::interval)
        where account_id = ${shop.account_id}`,
    );
  await startsUntil("10 seconds");
  await expectRefusal(await shop.api.createTopup(parts), "idempotency_in_progress");
  await startsUntil("-1 second");
  await expectRefusal(await shop.api.createTopup(parts), "provider_unavailable");
  expect(await startsOf(body)).toBe(1);
});

it.each([
  ["an amount of nothing", { amount: "0.00", currency: "USD" }, "invalid_amount", "amount"],
  ["a third decimal", { amount: "1.005", currency: "USD" }, "invalid_amount", "amount"],
  ["no amount", { currency: "USD" }, "parameter_missing", "amount"],
  ["no currency", { amount: "1.00" }, "parameter_missing", "currency"],
  ["a third currency", { amount: "1.00", currency: "ZAR" }, "invalid_currency", "currency"],
  ["a third method", { ...TWO_HUNDRED, method: "cash" }, "parameter_invalid", "method"],
] as const)("refuses %s, and writes nothing", async (_, body, code, param) => {
  const shop = await given.organisation();
  await expectRefusal(await shop.api.createTopup({ body }), code, { param });
  expect((await shop.api.listTopups()).body.data).toEqual([]);
});

it.each(["card", "bank_transfer"] as const)(
  "refuses live top-ups by %s in a currency in which nothing is sold live, and says so",
  async (method) => {
    const { live } = await given.organisation();
    const answer = await live.api.createTopup({ body: { ...TWO_HUNDRED, method } });
    await expectRefusal(answer, "provider_unavailable", { param: "currency" });
    expect(answer.error).toMatchObject({ retryable: false, retry_after: null });
    expect(answer.error?.message).toContain("nothing is sold in live mode in USD yet");
    expect((await live.api.listTopups()).body.data).toEqual([]);
  },
);

/** Live top-ups through Paynow: what is asked, what is told, and what becomes Credit. */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { createApp } from "@svc/server/app.ts";
import { topupWorker } from "@svc/server/money/topups/index.ts";
import type { Config } from "@svc/server/platform/settings/config.ts";
import { openPayments } from "@svc/server/providers/payments/index.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FakePaynow, openFakePaynow, PAYNOW_KEY } from "../fakes/paynow/fake.ts";
import { type Parts, requestOf } from "../kit/api.ts";
import { newAlarmLines, newAlarms, runFor, topupDeps } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { sellingLive } from "../kit/live-supplier.ts";
import { pageAt } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { signedInStaff } from "../kit/staff.ts";
import { available, toldOf, topupNow } from "../kit/topups.ts";

type Topup = Schemas["Topup"];

let fake: FakePaynow;
let shop: Organisation;
let ask: (request: Request) => Promise<Response>;
let close: () => Promise<void>;

beforeEach(async () => {
  newAlarms();
  fake = await openFakePaynow();
  shop = await given.organisation();
  const { config, database, log } = await testServer();
  const app = createApp({ config: configured(config), database, log, sharers: () => 1 });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  ask = async (request) => await app.hono.fetch(request, connection);
  close = async () => {
    await app.gate.close();
    await fake.close();
  };
});

afterEach(() => close());

/** The settings with Paynow for dollars, and for nothing else. */
function configured(config: Config): Config {
  const USD = { id: fake.id, key: PAYNOW_KEY };
  return { ...sellingLive(config), paynow: { url: fake.url, USD, ZWG: null } };
}

async function call<T>(operation_id: OperationId, parts: object) {
  const request = requestOf(shop.live.key.secret, operation_id, parts as Parts<OperationId>);
  const response = await ask(request);
  return { status: response.status, body: (await response.json()) as T };
}

async function started(amount = "200.00"): Promise<Topup> {
  const parts = { body: { amount, currency: "USD" }, idempotency_key: randomUUID() };
  const { status, body } = await call<Topup>("createTopup", parts);
  if (status !== 201) throw new Error(`not started: ${JSON.stringify(body)}`);
  return body;
}

/** Lets workers look at what is due, and at all live top-ups if asked. */
async function look({ at_all = false } = {}): Promise<void> {
  const { config, database } = await testServer();
  if (at_all) {
    await database.transact(
      "make due",
      ({ sql }) => sql`
        update topup_work set due_at = date_trunc('milliseconds', svc_now())
        where account_id = ${shop.live.account_id}`,
    );
  }
  const findPayments = openPayments(configured(config), database);
  await runFor([shop.live, shop], topupWorker({ ...(await topupDeps()), findPayments }));
}

async function tell(text: string, currency = "USD"): Promise<number> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const url = `http://svc.test/payments/paynow/${currency}`;
  return (await ask(new Request(url, { method: "POST", body: text, headers }))).status;
}

/** The line of the staff console about a payment that is not where it belongs; null without one. */
async function strayLine({ reference }: Topup): Promise<string | null> {
  const { document } = await pageAt((await signedInStaff()).browser, "/staff/topups");
  const lines = [...document.querySelectorAll("tr")].map(({ textContent }) => textContent);
  return lines.find((line) => line.includes(reference)) ?? null;
}

async function now({ id }: Topup): Promise<Topup> {
  return await topupNow(shop.live, id);
}

it("a payment is started once, told of, polled for, and credited", async () => {
  const topup = await started();
  expect(topup).toMatchObject({ livemode: true, status: "pending", card_fee: "7.00" });
  expect(topup.redirect_url).toBe(`${fake.url}/Payment/ConfirmPayment/1082`);
  fake.pay(topup.reference);
  await look();
  expect(await now(topup)).toMatchObject({ status: "pending" });
  expect(await tell(fake.update(topup.reference))).toBe(200);
  await look();
  expect(await now(topup)).toMatchObject({ status: "succeeded", amount_received: "200.00" });
  expect(await available(shop.live)).toBe("200.00");
  expect(await toldOf(shop.live, topup.id)).toEqual([
    "credit.topup.pending",
    "credit.topup.succeeded",
  ]);
});

it("the largest amount is credited too, which is larger with its fee", async () => {
  const topup = await started("9999999.99");
  expect(topup).toMatchObject({ card_fee: "350000.00" });
  fake.pay(topup.reference);
  await look({ at_all: true });
  expect(await now(topup)).toMatchObject({ status: "succeeded", amount_received: "9999999.99" });
});

it("ten status updates at once, and polls among them, credit once", async () => {
  const topup = await started();
  fake.pay(topup.reference);
  const updates = Array.from({ length: 10 }, () => tell(fake.update(topup.reference)));
  const looks = Array.from({ length: 4 }, () => look({ at_all: true }));
  expect(await Promise.all(updates)).toEqual(Array.from({ length: 10 }, () => 200));
  await Promise.all(looks);
  for (let again = 0; again < 3; again += 1) {
    await tell(fake.update(topup.reference));
    await look();
  }
  expect(await available(shop.live)).toBe("200.00");
  expect(await toldOf(shop.live, topup.id)).toHaveLength(2);
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

it("updates out of order count for nothing: what is polled counts", async () => {
  const topup = await started();
  const early = fake.update(topup.reference);
  fake.pay(topup.reference);
  const late = fake.update(topup.reference);
  await tell(late);
  await look();
  await tell(early);
  await look();
  expect(await now(topup)).toMatchObject({ status: "succeeded" });
  const claims_paid = fake.update(topup.reference, { status: "Paid" });
  const other = await started();
  await tell(claims_paid.replaceAll(topup.reference, other.reference));
  await look();
  expect(await now(other)).toMatchObject({ status: "pending" });
  expect(await available(shop.live)).toBe("200.00");
});

it("an update with a wrong hash, or of nobody's, changes nothing and polls nothing", async () => {
  const topup = await started();
  fake.pay(topup.reference);
  expect(await tell(fake.update(topup.reference, {}, "another-key"))).toBe(400);
  const tampered = fake.update(topup.reference).replace("amount=207.00", "amount=2.00");
  expect(await tell(tampered)).toBe(400);
  expect(await tell("")).toBe(400);
  expect(await tell(fake.update(topup.reference), "ZWG")).toBe(404);
  expect(await tell("x".repeat(20_000))).toBe(413);
  await look();
  expect(fake.payments.get(topup.reference)?.polls).toBe(0);
  expect(await now(topup)).toMatchObject({ status: "pending" });
});

it("an authentic update that claims another amount is believed in nothing", async () => {
  const topup = await started();
  await tell(fake.update(topup.reference, { status: "Paid", amount: "9999.00" }));
  await look();
  expect(await now(topup)).toMatchObject({ status: "pending", amount_received: null });
  fake.pay(topup.reference, { amount: "2.07" });
  await tell(fake.update(topup.reference));
  await look();
  const failed = { status: "failed", failure_code: "amount_mismatch" };
  expect(await now(topup)).toMatchObject(failed);
  expect(await available(shop.live)).toBe("0.00");
  expect(newAlarmLines()).toEqual([{ alarm: "payment_mismatched", object_id: topup.id }]);
});

it("what was paid in another amount is kept, and listed for staff until it went back", async () => {
  const topup = await started();
  fake.pay(topup.reference, { amount: "2.07" });
  await look({ at_all: true });
  const [row] = await shop.live.probe.rows("topups");
  expect(row).toMatchObject({ mismatch_minor: "207", mismatch_reference: "1,082" });
  expect(row?.mismatch_at).not.toBeNull();
  expect(row).toMatchObject({ received_minor: null, provider_reference: null });
  const line = await strayLine(topup);
  for (const said of ["Mbare Tuck Shop", "2.07", "1,082", "pay it back"]) {
    expect(line).toContain(said);
  }
  fake.pay(topup.reference, { status: "Refunded" });
  await tell(fake.update(topup.reference));
  await look();
  expect(await strayLine(topup)).toBeNull();
  expect(await now(topup)).toMatchObject({ status: "failed", failure_code: "amount_mismatch" });
  fake.pay(topup.reference, { amount: "2.07" });
  await tell(fake.update(topup.reference));
  await look();
  expect(await strayLine(topup)).toContain("pay it back");
  expect(newAlarmLines()).toHaveLength(2);
});

it("a start that is not answered is traced by the worker, and never made again", async () => {
  fake.plan({ play: "silent", times: 0 });
  const key = randomUUID();
  const parts = { body: { amount: "200.00", currency: "USD" }, idempotency_key: key };
  const taken = fake.started();
  const asked = call<Topup>("createTopup", parts);
  await taken;
  const twin = await call<{ error: { code: string } }>("createTopup", parts);
  const in_progress = { error: { code: "idempotency_in_progress" } };
  expect(twin).toMatchObject({ status: 409, body: in_progress });
  await look({ at_all: true });
  const traced = await call<Topup>("createTopup", parts);
  expect(traced).toMatchObject({ status: 201, body: { status: "pending" } });
  expect(traced.body.redirect_url).toBe(`${fake.url}/Payment/ConfirmPayment/1082`);
  expect(fake.payments.get(traced.body.reference)?.starts).toBe(1);
  fake.pay(traced.body.reference);
  await look({ at_all: true });
  expect(await now(traced.body)).toMatchObject({ status: "succeeded" });
  await fake.close();
  expect((await asked).status).toBe(503);
});

it("a payment that is refunded afterwards raises an alarm, and takes no Credit by itself", async () => {
  const topup = await started();
  fake.pay(topup.reference);
  await look({ at_all: true });
  fake.pay(topup.reference, { status: "Refunded" });
  await tell(fake.update(topup.reference));
  await look();
  expect(newAlarmLines()).toEqual([{ alarm: "payment_reversed", object_id: topup.id }]);
  expect(await now(topup)).toMatchObject({ status: "succeeded" });
  expect(await available(shop.live)).toBe("200.00");
  const [row] = await shop.live.probe.rows("topups");
  expect(row?.reversed_at).toBeTruthy();
  const line = await strayLine(topup);
  for (const said of ["Mbare Tuck Shop", "200.00", "1,082", "correct the Credit"]) {
    expect(line).toContain(said);
  }
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      update topups set reversed_at = reversed_at - interval '92 days'
      where account_id = ${shop.live.account_id}`,
  );
  expect(await strayLine(topup)).toBeNull();
});

it("a payment that was disputed and is paid after all is where it belongs again", async () => {
  const topup = await started();
  for (const status of ["Paid", "Disputed", "Paid"]) {
    fake.pay(topup.reference, { status });
    await tell(fake.update(topup.reference));
    await look({ at_all: true });
  }
  expect(newAlarmLines()).toEqual([{ alarm: "payment_reversed", object_id: topup.id }]);
  const [row] = await shop.live.probe.rows("topups");
  expect([row?.reversed_at, await strayLine(topup)]).toEqual([null, null]);
});

it("takes only the currency that is configured", async () => {
  const parts = { body: { amount: "200.00", currency: "ZWG" } };
  const { status, body } = await call<{ error: { code: string } }>("createTopup", parts);
  expect(status).toBe(503);
  expect(body.error.code).toBe("provider_unavailable");
  expect((await shop.live.api.listTopups()).body.data).toEqual([]);
});

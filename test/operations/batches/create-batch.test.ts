import { parseId } from "@svc/server/platform/ids.ts";
import { batchWorker } from "@svc/server/sales/batches/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass, runFor } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { scriptedProvider } from "../../kit/scripted-provider.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const LINE = { target: "0771234567", amount: "5.00" };
const BODY = { currency: "USD", items: [LINE, { target: "0712345678", amount: 3 }] };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function credit() {
  const { available, reserved, in_flight } = (await shop.api.getCredit()).body.USD;
  return [available, reserved, in_flight];
}

async function batchAfter(batch_id: string) {
  return (await shop.api.getBatch({ path: { batch_id } })).body;
}

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.type).toReversed();
}

/** Sells until so many dollars are left. */
async function leave(till: Organisation, dollars: number): Promise<void> {
  for (let left = 1_000 - dollars; left > 0; left -= 250) {
    await sell(till, { amount: `${Math.min(left, 250)}.00` });
  }
}

async function expectSoundLedger(): Promise<void> {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
}

describe("POST /batches", () => {
  it("answers with the batch, its cost reserved, before anything is sent", async () => {
    const body = { ...BODY, title: "November", metadata: { month: "2026-11" } };
    const answer = await shop.api.createBatch({ body });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      ...{ object: "batch", title: "November", status: "processing", currency: "USD" },
      total: { USD: "8.00", ZWG: "0.00" },
      cost: { USD: "8.00", ZWG: "0.00" },
      counts: { total: 2, valid: 2, invalid: 0, pending: 2, sending: 0, delivered: 0 },
      reservations: { USD: expect.stringMatching(/^rsv_/), ZWG: null },
      ...{ requires_approval: false, approval: null, started_at: null },
      created_by: { type: "key", id: shop.key.id },
      metadata: { month: "2026-11" },
    });
    expect(await credit()).toEqual(["992.00", "8.00", "0.00"]);
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await told("batch.*")).toEqual(["batch.created", "batch.processing"]);
    expect(await told("credit.*")).toEqual(["credit.reserved"]);
  });

  it("sends each line once, and ends when the last send does", async () => {
    const { id } = await given.batch(shop);
    await drain(shop);
    expect(await batchAfter(id)).toMatchObject({
      status: "processing",
      counts: { pending: 0, sending: 2 },
      started_at: expect.any(Number),
    });
    expect(await credit()).toEqual(["992.00", "0.00", "8.00"]);
    await pass(shop);
    expect(await batchAfter(id)).toMatchObject({
      status: "partially_completed",
      counts: { sending: 0, delivered: 1, failed: 1 },
      completed_at: expect.any(Number),
    });
    expect(await credit()).toEqual(["995.00", "0.00", "0.00"]);
    expect(await shop.probe.count("sends")).toBe(2);
    expect((await told("batch.*")).at(-1)).toBe("batch.partially_completed");
    await expectSoundLedger();
  });

  it("completes when every valid line is delivered, and fails when none is", async () => {
    const whole = await given.batch(shop, { items: [LINE] });
    const none = await given.batch(shop, { items: [{ target: "0771230002", amount: "3.00" }] });
    await drain(shop);
    await pass(shop);
    expect((await batchAfter(whole.id)).status).toBe("completed");
    expect((await batchAfter(none.id)).status).toBe("failed");
    expect(await told("batch.completed")).toHaveLength(1);
    expect(await told("batch.failed")).toHaveLength(1);
  });

  it("makes sends that name their line, and texts that name the person", async () => {
    const { id } = await given.batch(shop, {
      items: [{ ...LINE, name: "Tariro Moyo", client_reference: "nov-1", metadata: { till: 4 } }],
      sms_message: "{first_name}, {currency} {amount} from {sender}.",
    });
    await drain(shop);
    const { body } = await shop.api.listSends({ query: { batch: id } });
    expect(body.data).toMatchObject([
      {
        ...{ batch: id, batch_item: expect.stringMatching(/^bit_/), source: "batch" },
        ...{ client_reference: "nov-1", metadata: { till: "4" }, api_key: shop.key.id },
        sms_message: "Tariro, USD 5.00 from MBARE TUCK SHOP.",
      },
    ]);
    const source = await shop.api.listCreditTransactions({ query: { source: id } });
    expect(source.body.data.map(({ type }) => type)).toEqual(["send", "reservation"]);
  });

  it("attributes lines to the recipients that they name", async () => {
    const person = await given.recipient(shop, { external_id: "emp-7", name: "Rudo Dube" });
    const items = [{ ...LINE, recipient: "ext:emp-7", sms_message: "Hello {first_name}." }];
    const { id } = await given.batch(shop, { items });
    await drain(shop);
    const { body } = await shop.api.listSends({ query: { batch: id } });
    expect(body.data).toMatchObject([{ recipient: person.id, sms_message: "Hello Rudo." }]);
  });

  it("makes one batch for a key that is sent twice, and of fifty at once", async () => {
    const twice = { body: BODY, idempotency_key: "november" };
    const asked = Array.from({ length: 12 }, () => shop.api.createBatch(twice));
    const answers = await Promise.all(asked);
    const made = answers.filter(({ status }) => status === 202);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await shop.probe.count("batches")).toBe(1);
    expect((await shop.api.createBatch(twice)).headers.get("idempotent-replayed")).toBe("true");
    const other = await shop.api.createBatch({ ...twice, body: { ...BODY, title: "Other" } });
    await expectRefusal(other, "idempotency_mismatch");
    expect(await credit()).toEqual(["992.00", "8.00", "0.00"]);
  });

  it("waits for a second person above the threshold, and reserves nothing until then", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "7.99" } } });
    const { body } = await shop.api.createBatch({ body: BODY });
    expect(body).toMatchObject({
      ...{ status: "requires_approval", requires_approval: true },
      reservations: { USD: null, ZWG: null },
      approval: { threshold: { USD: "7.99", ZWG: null }, approved_by: null, approved_at: null },
    });
    await drain(shop);
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await credit()).toEqual(["1000.00", "0.00", "0.00"]);
    expect(await told("batch.*")).toEqual(["batch.created", "batch.requires_approval"]);
    await pass(shop, { seconds: 72 * 3_600 });
    expect(await batchAfter(body.id)).toMatchObject({
      status: "cancelled",
      counts: { cancelled: 2 },
    });
    expect(await told("batch.cancelled")).toHaveLength(1);
  });

  it("stops at the first line without Credit, or goes on without it", async () => {
    await leave(shop, 250);
    const items = [LINE, { target: "0712345678", amount: "299.00" }, LINE];
    const shared = { items, reserve_credit: false };
    const stops = await given.batch(shop, shared);
    expect((await credit())[1]).toBe("0.00");
    await drain(shop);
    expect((await batchAfter(stops.id)).counts).toMatchObject({ sending: 1, unsent: 2 });
    const goes_on = await given.batch(shop, { ...shared, on_insufficient: "continue" });
    await drain(shop);
    expect((await batchAfter(goes_on.id)).counts).toMatchObject({ sending: 2, skipped: 1 });
    await pass(shop);
    expect((await batchAfter(goes_on.id)).status).toBe("partially_completed");
    expect((await credit())[0]).toBe("235.00");
    await expectSoundLedger();
  });

  it("closes after a day with what has no end yet, whose sends report later", async () => {
    const { id } = await given.batch(shop, { items: [LINE, { ...LINE, amount: "2.00" }] });
    const { database, log } = await testServer();
    await runFor(shop, batchWorker({ database, log }));
    const { body: sold } = await shop.api.listSends({ query: { batch: id } });
    const provider = await scriptedProvider();
    const silence = { kind: "no_answer", reason: "timeout" } as const;
    const never = Array.from({ length: 200 }, () => silence);
    provider.script(sold.data[0]?.id ?? "", { submits: [silence], queries: never });
    await drain(shop, { suppliers: provider.suppliers });
    for (let hours = 0; hours < 24; hours += 6) {
      await pass(shop, { seconds: 6 * 3_600, suppliers: provider.suppliers });
    }
    const { status, counts } = await batchAfter(id);
    expect([status, counts.delivered, counts.unresolved, counts.sending]).toEqual([
      "partially_completed",
      1,
      1,
      0,
    ]);
    const send_id = sold.data[0]?.id ?? "";
    await shop.api.advanceTestSend({ path: { send_id }, body: { to: "delivered" } });
    expect((await batchAfter(id)).counts).toMatchObject({ delivered: 1, unresolved: 1 });
  });

  it("refuses to reserve what is not there, and writes nothing", async () => {
    const items = Array.from({ length: 4 }, () => ({ ...LINE, amount: "251.00" }));
    const answer = await shop.api.createBatch({ body: { currency: "USD", items } });
    await expectRefusal(answer, "reservation_insufficient");
    expect(await shop.probe.count("batch_items")).toBe(0);
  });

  it("tells of a low balance that its reservation has made", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "995.00" } } });
    await given.batch(shop);
    expect(await told("credit.balance.low")).toHaveLength(1);
  });

  it("holds the daily cap of its key against the whole batch", async () => {
    const till = await given.key(shop, { spend_caps: { USD: { daily: "7.99" } } });
    await expectRefusal(await till.api.createBatch({ body: BODY }), "spend_cap_exceeded");
    expect((await till.api.createBatch({ body: { ...BODY, items: [LINE] } })).status).toBe(202);
    await drain(shop);
    await pass(shop);
    const key_id = parseId("key", till.id);
    const [usage] = (await shop.probe.rows("key_usage")).filter((row) => row.key_id === key_id);
    expect(Number(usage?.used_minor)).toBe(500);
  });

  it("binds the references of its lines at once, until their sends take them over", async () => {
    const items = [{ ...LINE, client_reference: "nov-1" }];
    const { id } = await given.batch(shop, { items });
    const sale = { ...LINE, currency: "USD", client_reference: "nov-1" };
    await expectRefusal(await shop.api.createSend({ body: sale }), "reference_in_use");
    await drain(shop);
    const existing = await shop.api.createSend({ body: sale });
    expect([existing.status, existing.body]).toMatchObject([200, { batch: id }]);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("never sells a reference twice, of two batches and a sale at once", async () => {
    const items = [{ ...LINE, client_reference: "one" }];
    const body = { currency: "USD", items };
    const answers = await Promise.all([
      shop.api.createBatch({ body }),
      shop.api.createBatch({ body }),
      shop.api.createSend({ body: { ...LINE, currency: "USD", client_reference: "one" } }),
    ]);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    await drain(shop);
    await pass(shop);
    expect(await shop.probe.count("sends")).toBe(1);
    await expectSoundLedger();
  });

  it("leaves the last dollar to a till or to a batch without a reserve, never to both", async () => {
    await leave(shop, 5);
    await given.batch(shop, { items: [LINE], reserve_credit: false });
    const before = await shop.probe.count("sends");
    await Promise.all([shop.api.createSend({ body: { ...LINE, currency: "USD" } }), drain(shop)]);
    expect(await shop.probe.count("sends")).toBe(before + 1);
    expect((await credit())[0]).toBe("0.00");
    await expectSoundLedger();
  });
});

import { batchWorker } from "@svc/server/sales/batches/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, of, pass, runFor } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: {} });
  return body.data.map(({ type }) => type).filter((type) => /^(?:batch|credit)\./.test(type));
}

/** A batch of more lines than one step sends, of which one step was made. */
async function halfSent(): Promise<string> {
  const items = Array.from({ length: 101 }, () => ({ target: "0771234567", amount: "1.00" }));
  const { id } = await given.batch(shop, { items });
  const { database, log } = await testServer();
  await batchWorker({ database, log }).lease({ limit: 1, ...of(shop) });
  return id;
}

describe("POST /batches/{batch_id}/cancel", () => {
  it("cancels what was not sent, and gives back what was reserved for it", async () => {
    const { id: batch_id } = await given.batch(shop);
    const answer = await shop.api.cancelBatch({ path: { batch_id } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...{ status: "cancelled", cancelled_at: expect.any(Number) },
      counts: { pending: 0, cancelled: 2 },
    });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ available: "1000.00" });
    expect((await told()).slice(0, 2)).toEqual(["batch.cancelled", "credit.released"]);
    await drain(shop);
    expect(await shop.probe.count("sends")).toBe(0);
    const again = await shop.api.cancelBatch({ path: { batch_id } });
    expect([again.status, again.body.status]).toEqual([200, "cancelled"]);
  });

  it("lets what was sent run on, and ends with the last of it", async () => {
    const batch_id = await halfSent();
    const { body } = await shop.api.cancelBatch({ path: { batch_id } });
    expect(body).toMatchObject({
      ...{ status: "processing", cancelled_at: null },
      counts: { sending: 100, cancelled: 1 },
    });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({
      ...{ available: "900.00", reserved: "0.00", in_flight: "100.00" },
    });
    await drain(shop);
    await pass(shop);
    const ended = await shop.api.getBatch({ path: { batch_id } });
    expect(ended.body).toMatchObject({ status: "cancelled", counts: { delivered: 100 } });
    expect((await told())[0]).toBe("batch.cancelled");
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("cancels a batch that nobody has approved", async () => {
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const { id: batch_id } = await given.batch(shop);
    const { body } = await shop.api.cancelBatch({ path: { batch_id }, idempotency_key: "once" });
    expect(body.status).toBe("cancelled");
    const other = { path: { batch_id }, idempotency_key: "once", text: '{"pin":"1"}' };
    await expectRefusal(await shop.api.cancelBatch(other), "idempotency_mismatch");
    await pass(shop, { seconds: 73 * 3_600 });
    expect((await told()).filter((type) => type === "batch.cancelled")).toHaveLength(1);
  });

  it("refuses a batch that has ended, or of which every line was sent", async () => {
    const { id: batch_id } = await given.batch(shop);
    await drain(shop);
    const sent = await shop.api.cancelBatch({ path: { batch_id } });
    await expectRefusal(sent, "batch_not_cancellable", { meta: { status: "processing" } });
    await pass(shop);
    const ended = await shop.api.cancelBatch({ path: { batch_id } });
    await expectRefusal(ended, "batch_not_cancellable", {
      meta: { status: "partially_completed" },
    });
  });

  it("ends a line whose send is cancelled by its own id", async () => {
    const { id: batch_id } = await given.batch(shop);
    const { database, log } = await testServer();
    await runFor(shop, batchWorker({ database, log }));
    const { body } = await shop.api.listSends({ query: { batch: batch_id } });
    for (const { id } of body.data) await shop.api.cancelSend({ path: { send_id: id } });
    await pass(shop);
    const ended = await shop.api.getBatch({ path: { batch_id } });
    expect(ended.body).toMatchObject({ status: "failed", counts: { cancelled: 2 } });
  });
});

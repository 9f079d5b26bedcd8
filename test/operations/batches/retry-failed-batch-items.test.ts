import { beforeEach, describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** A batch that has ended, one of whose two lines has failed. */
async function ended(wanted: Record<string, unknown> = {}): Promise<{ batch_id: string }> {
  const { id } = await given.batch(shop, wanted);
  await drain(shop);
  await pass(shop);
  return { batch_id: id };
}

async function unblock(): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "unblock",
    ({ sql }) => sql`delete from blocked_targets where account_id = ${shop.account_id}`,
  );
}

describe("POST /batches/{batch_id}/retry-failed", () => {
  it("makes a batch of the failed lines, charged anew, each retried once", async () => {
    const path = await ended({ title: "November" });
    const answer = await shop.api.retryFailedBatchItems({ path, body: {} });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      ...{ status: "processing", title: "November", retry_of: path.batch_id },
      counts: { total: 1, valid: 1, pending: 1 },
      total: { USD: "3.00" },
    });
    expect((await shop.api.getBatch({ path })).body.retried_by).toBe(answer.body.id);
    const again = await shop.api.retryFailedBatchItems({ path, body: {} });
    await expectRefusal(again, "nothing_to_retry");
    await drain(shop);
    const { body } = await shop.api.listSends({ query: { batch: answer.body.id } });
    const { body: items } = await shop.api.listBatchItems({ path, query: { status: "failed" } });
    expect(body.data).toMatchObject([{ retry_of: items.data[0]?.send, client_reference: null }]);
    await pass(shop);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
    await eventsShown();
    const { body: events } = await shop.api.listEvents({ query: { type: "batch.created" } });
    expect(events.data).toHaveLength(2);
  });

  it("retries once of ten that are asked for at once", async () => {
    const path = await ended();
    const asked = Array.from({ length: 10 }, (_, n) =>
      shop.api.retryFailedBatchItems({ path, body: {}, idempotency_key: `retry-${n}` }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([202, ...Array(9).fill(409)]);
    const other = { path, body: { reserve_credit: false } };
    const keys = Array.from({ length: 10 }, (_, n) => ({
      ...other,
      idempotency_key: `retry-${n}`,
    }));
    const repeated = await Promise.all(keys.map((one) => shop.api.retryFailedBatchItems(one)));
    const codes = repeated.flatMap(({ error }) => error?.code ?? []);
    expect(codes.filter((code) => code === "idempotency_mismatch")).toHaveLength(1);
  });

  it("leaves out a line that was delivered after all, or was retried by its own id", async () => {
    const late = await ended();
    const query = { status: "failed" as const };
    const sendOf = async (path: { batch_id: string }) => {
      const { body } = await shop.api.listBatchItems({ path, query });
      return String(body.data[0]?.send);
    };
    await shop.api.advanceTestSend({
      path: { send_id: await sendOf(late) },
      body: { to: "late_delivered" },
    });
    const refused = await shop.api.retryFailedBatchItems({ path: late, body: {} });
    // What the network answered is kept, whatever becomes of the retry.
    expect(refused.error?.code).toBe("nothing_to_retry");
    expect((await shop.api.getBatch({ path: late })).body.counts.failed).toBe(1);
    const retried = await ended();
    await shop.api.retrySend({ path: { send_id: await sendOf(retried) } });
    const none = await shop.api.retryFailedBatchItems({ path: retried, body: {} });
    expect(none.error?.code).toBe("nothing_to_retry");
  });

  it("leaves out a line whose refused retry repeats what was delivered after all", async () => {
    const path = await ended();
    const { body: items } = await shop.api.listBatchItems({ path, query: { status: "failed" } });
    const [{ send, target } = { send: "", target: "" }] = items.data;
    /** Judged while the target could be sold to, and refused when its turn came. */
    const refusedRetry = async (batch_id: string): Promise<string> => {
      const { body } = await shop.api.retryFailedBatchItems({ path: { batch_id }, body: {} });
      await given.blocked(shop, target);
      await drain(shop);
      await unblock();
      return body.id;
    };
    const batch_id = await refusedRetry(await refusedRetry(path.batch_id));
    const late = { path: { send_id: String(send) }, body: { to: "late_delivered" as const } };
    await shop.api.advanceTestSend(late);
    const none = await shop.api.retryFailedBatchItems({ path: { batch_id }, body: {} });
    expect(none.error?.code).toBe("nothing_to_retry");
    await drain(shop);
    const sold = await shop.api.listSends({ query: { target } });
    expect(sold.body.data.map(({ id }) => id)).toEqual([String(send)]);
  });

  it("retries a line that was refused before it was sent", async () => {
    const { id } = await given.batch(shop, {
      items: [{ target: "0771234567", amount: "5.00", client_reference: "a" }],
    });
    await given.blocked(shop, "+263771234567");
    await drain(shop);
    const path = { batch_id: id };
    const { body } = await shop.api.listBatchItems({ path });
    expect(body.data).toMatchObject([
      { status: "failed", send: null, error: { code: "target_blocked" } },
    ]);
    await expectRefusal(
      await shop.api.retryFailedBatchItems({ path, body: {} }),
      "nothing_to_retry",
    );
    await unblock();
    const again = await shop.api.retryFailedBatchItems({ path, body: {} });
    expect(again.status).toBe(202);
    await drain(shop);
    await pass(shop);
    const retry = await shop.api.getBatch({ path: { batch_id: again.body.id } });
    expect(retry.body.status).toBe("completed");
  });

  it("asks for a second person again, and for Credit and caps", async () => {
    const path = await ended();
    await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
    const till = await given.key(shop, { spend_caps: { USD: { daily: "2.00" } } });
    const over = await till.api.retryFailedBatchItems({ path, body: {} });
    expect([over.status, over.error?.code]).toEqual([403, "spend_cap_exceeded"]);
    const waits = await shop.api.retryFailedBatchItems({ path, body: { reserve_credit: false } });
    expect(waits.body).toMatchObject({ status: "requires_approval", reserve_credit: false });
  });

  it("refuses to reserve what is not there, and tells of low Credit", async () => {
    const [poor, low] = [await ended(), await ended()];
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "990.00" } } });
    await shop.api.retryFailedBatchItems({ path: low, body: {} });
    await eventsShown();
    const { body } = await shop.api.listEvents({ query: { type: "credit.balance.low" } });
    expect(body.data).toHaveLength(1);
    for (let sold = 0; sold < 4; sold += 1) await sell(shop, { amount: "246.50" });
    const answer = await shop.api.retryFailedBatchItems({ path: poor, body: {} });
    expect([answer.status, answer.error?.code]).toEqual([402, "reservation_insufficient"]);
  });
});

import type { ErrorCode } from "@svc/generated/errors";
import { describe, expect, it } from "vitest";
import type { Answered } from "../../kit/api.ts";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { type ExpectedRefusal, expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";
import { whilePaused } from "../products/pause.ts";
import { eventsOf, nowOf, sendOf } from "./sale.ts";

/** A sale that has failed; `0002` is refused by the network, and again when it is asked. */
async function failed(shop: Organisation, wanted: Record<string, unknown> = {}) {
  const { id } = await sell(shop, { target: "0771230002", ...wanted });
  await drain(shop);
  await pass(shop);
  const send = sendOf(await shop.api.getSend({ path: { send_id: id } }));
  expect(send).toMatchObject({ status: "failed_credited", retryable: true, retried_by: null });
  return send;
}

function retry({ api }: Pick<Organisation, "api">, send_id: string, idempotency_key?: string) {
  return api.retrySend({ path: { send_id }, ...(idempotency_key ? { idempotency_key } : {}) });
}

/**
 * A refusal that asked the network first: the question is kept, in a row of its own unless it was
 * answered as the one before it, and nothing else has changed.
 */
async function expectAskedRefusal(
  answer: Answered,
  code: ErrorCode,
  expected: ExpectedRefusal = {},
): Promise<void> {
  const after = await answer.snapshot();
  expect(after?.balances).toEqual(answer.before?.balances);
  const before = answer.before?.rows.send_attempts ?? 0;
  const kept = after?.rows.send_attempts ?? 0;
  const answers = (answer.before?.rows.send_answers ?? 0) + kept - before;
  const asked = { send_attempts: kept, send_answers: answers };
  expect(after?.rows).toEqual({ ...answer.before?.rows, ...asked });
  expect([before, before + 1]).toContain(kept);
  await expectRefusal({ ...answer, before: null }, code, expected);
}

describe("POST /sends/{send_id}/retry", () => {
  it("sells again what failed, charged now, without the reference, once the network was asked", async () => {
    const shop = await given.organisation();
    const first = await failed(shop, {
      client_reference: "till4-1",
      metadata: { till: "4" },
      sms_message: "Enjoy {amount}.",
    });
    const before = await shop.probe.balances();
    const answer = await retry(shop, first.id);
    expect(answer.status).toBe(202);
    const second = sendOf(answer);
    expect(second).toMatchObject({
      status: "pending",
      retry_of: first.id,
      client_reference: null,
      target: first.target,
      amount: "5.00",
      product: first.product,
      sms_message: "Enjoy 5.00.",
      source: "api",
      metadata: { till: "4" },
      retryable: false,
    });
    const after = await shop.probe.balances();
    expect(after.USD?.available).toBe((before.USD?.available ?? 0n) - 500n);
    const original = sendOf(await shop.api.getSend({ path: { send_id: first.id } }));
    expect(original).toMatchObject({
      status: "failed_credited",
      client_reference: "till4-1",
      retried_by: second.id,
      retryable: false,
    });
    const attempts = await shop.api.listSendAttempts({ path: { send_id: first.id } });
    expect(attempts.body.data.filter(({ kind }) => kind === "query")).toHaveLength(2);
    expect((await eventsOf(shop, second.id)).map(({ type }) => type)).toEqual(["send.created"]);
  });

  it("answers a repeated key with the new send as it is now, and asks nobody again", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    const made = sendOf(await retry(shop, id, "again-1"));
    const attempts = await shop.probe.count("send_attempts");
    const repeated = await retry(shop, id, "again-1");
    expect(repeated.status).toBe(202);
    expect(sendOf(repeated).id).toBe(made.id);
    expect(repeated.headers.get("idempotent-replayed")).toBe("true");
    expect(await shop.probe.count("send_attempts")).toBe(attempts);
    const other = await shop.api.retrySend({
      path: { send_id: id },
      idempotency_key: "again-1",
      body: { surprise: 1 },
    } as never);
    expect(other.status).toBe(202);
  });

  it("makes one retry of a send, however many ask at once", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    const before = await shop.probe.balances();
    const answers = await Promise.all(Array.from({ length: 8 }, () => retry(shop, id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.map(({ error }) => error?.code)).toEqual(
      refused.map(() => "send_not_retryable"),
    );
    const after = await shop.probe.balances();
    expect(after.USD?.available).toBe((before.USD?.available ?? 0n) - 500n);
  });

  it("makes one retry of one key that is sent many times at once", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retry(shop, id, "till4-r1")),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map((answer) => sendOf(answer).id)).size).toBe(1);
  });

  it("refuses a second retry, and names the first", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    const made = sendOf(await retry(shop, id));
    const answer = await retry(shop, id);
    const meta = { reason: "already_retried" };
    await expectRefusal(answer, "send_not_retryable", { resource: made.id, meta });
  });

  it("lets a retry that failed be retried in its turn", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    const second = sendOf(await retry(shop, id));
    await drain(shop);
    await pass(shop);
    expect((await retry(shop, second.id)).status).toBe(202);
  });

  it("delivers the first send instead, when the network says that it has it after all", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop, { target: "0771230013" });
    const before = await shop.probe.balances();
    const answer = await retry(shop, id);
    const code = "send_delivered_late";
    await expectRefusal({ ...answer, before: null }, code, { resource: id });
    const send = sendOf(await shop.api.getSend({ path: { send_id: id } }));
    expect(send).toMatchObject({ status: "delivered", credit_returned: true, retryable: false });
    expect(send.late_delivered_at).not.toBeNull();
    expect(await shop.probe.balances()).toEqual(before);
    expect((await eventsOf(shop, id)).at(-1)?.type).toBe("send.late_delivered");
    const attempts = await shop.api.listSendAttempts({ path: { send_id: id } });
    expect(attempts.body.data[0]).toMatchObject({ kind: "query", outcome: "delivered" });
    await expectRefusal(await retry(shop, id), code, { resource: id });
  });

  it("sells nothing while the network does not answer", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop, { target: "0771230014" });
    const answer = await retry(shop, id);
    await expectAskedRefusal(answer, "provider_unavailable");
    expect(answer.error).toMatchObject({ retryable: true, retry_after: 30 });
  });

  it("keeps one question of many that were answered alike, and how many there were", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop, { target: "0771230014" });
    const before = await shop.probe.count("send_attempts");
    for (let asked = 0; asked < 5; asked += 1) await retry(shop, id);
    expect(await shop.probe.count("send_attempts")).toBe(before + 1);
    const [last] = (await shop.probe.rows("send_exchanges")).toReversed();
    expect(last).toMatchObject({ outcome: "no_answer", evidence: { times: 5 } });
  });

  it("asks nobody about a send that was never handed over", async () => {
    const shop = await given.organisation();
    const scheduled_for = (await nowOf(shop)) + 600;
    const { id } = await sell(shop, { scheduled_for });
    await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "failed" } });
    const answer = await retry(shop, id);
    expect(answer.status).toBe(202);
    expect(sendOf(answer)).toMatchObject({ status: "pending", scheduled_for: null });
    expect(await shop.probe.count("send_attempts")).toBe(0);
  });

  it.each(["pending", "delivered", "cancelled_credited"])(
    "refuses a send that is %s",
    async (status) => {
      const shop = await given.organisation();
      const { id } = await sell(shop);
      const path = { send_id: id };
      if (status === "cancelled_credited") await shop.api.cancelSend({ path });
      if (status === "delivered") await shop.api.advanceTestSend({ path, body: { to: status } });
      const answer = await retry(shop, id);
      await expectRefusal(answer, "send_not_retryable", { meta: { reason: "not_failed" } });
    },
  );

  it("is seen by nobody else", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    await expectUnseen("retrySend", { path: { send_id: id } });
  });

  it("holds the new sale to the limits of the key that asks", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    const till = async (wanted: Record<string, unknown>) =>
      retry(await given.key(shop, wanted), id);
    const product = await till({ allowed_products: ["airtime-zwg"] });
    await expectAskedRefusal(product, "product_not_allowed");
    await expectAskedRefusal(await till({ allowed_networks: ["netone"] }), "network_not_allowed");
    const recipient = await till({ recipient_allowlist: ["0771234567"] });
    await expectAskedRefusal(recipient, "recipient_not_allowed");
    const capped = await till({ spend_caps: { USD: { per_send: "1.00" } } });
    await expectAskedRefusal(capped, "spend_cap_exceeded", { meta: { cap: "per_send" } });
    const one = await till({ per_recipient_daily_cap: { USD: "4.00" } });
    await expectAskedRefusal(one, "recipient_cap_exceeded");
    const agent = await given.keyByHand(shop, { kind: "ak" });
    await expectRefusal(await retry(agent, id), "key_kind_not_allowed");
  });

  it("refuses a product that is paused, or takes the amount no more", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop, { target: "0731230002" });
    await whilePaused({ product: "airtime-usd", network: "telecel" }, async () => {
      await expectAskedRefusal(await retry(shop, id), "product_unavailable");
    });
    const sets = async (min: number, step: number) =>
      await changeCatalogue(
        ({ sql }) => sql`
          update product_networks set min_minor = ${min}, step_minor = ${step}
          where product_id = 'airtime-usd' and network_id = 'telecel'`,
      );
    try {
      await sets(501, 1);
      await expectAskedRefusal(await retry(shop, id), "amount_out_of_range");
      await sets(10, 300);
      await expectAskedRefusal(await retry(shop, id), "amount_not_allowed");
    } finally {
      await sets(10, 1);
    }
  });

  it("is held to the duplicate guard, and to the Credit that is left", async () => {
    const shop = await given.organisation();
    const { id } = await failed(shop);
    await given.facts(shop, { prevent_duplicates_seconds: 300 });
    const other = await sell(shop, { target: "0771230002" });
    const answer = await retry(shop, id);
    await expectAskedRefusal(answer, "duplicate_suspected", { resource: other.id });
    await given.facts(shop, { prevent_duplicates_seconds: null });
    for (const amount of ["300.00", "300.00", "300.00", "94.00"]) await sell(shop, { amount });
    await expectAskedRefusal(await retry(shop, id), "insufficient_credit");
  });
});

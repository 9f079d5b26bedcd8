/** What providers may say of payments, and how often; told by a provider that follows a script. */
import { randomUUID } from "node:crypto";
import { topupWorker } from "@svc/server/money/topups/index.ts";
import { leaseTopups } from "@svc/server/money/topups/work/lease-topups.ts";
import { settleTopup } from "@svc/server/money/topups/work/settle-topup.ts";
import { momentNow } from "@svc/server/platform/work/lease.ts";
import {
  openPaymentProvider,
  type Payment,
  type PaymentAdapter,
  type PaymentState,
} from "@svc/server/providers/payments/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { newAlarms, runFor, topupDeps } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { available, startsOf, topUp, topupNow } from "../kit/topups.ts";

const TWO_HUNDRED_AND_FEE = 20_700n;

let shop: Organisation;

beforeEach(async () => {
  newAlarms();
  shop = await given.organisation();
});

/** What is said of a payment that was paid as it was asked for. */
function paid(payment: Payment, other: Partial<Extract<PaymentState, { kind: "paid" }>> = {}) {
  const { reference } = payment;
  const said = { reference, amount_minor: TWO_HUNDRED_AND_FEE, payer_note: null };
  return { kind: "paid" as const, provider_reference: `1,${randomUUID()}`, ...said, ...other };
}

/** Has everybody's payments looked at by a provider that says what it is told. */
async function look(says: (payment: Payment) => PaymentState): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "make due",
    ({ sql }) => sql`
      update topup_work set due_at = date_trunc('milliseconds', svc_now())
      where account_id = ${shop.account_id}`,
  );
  const adapter: PaymentAdapter = {
    ...{ integration: "scripted", is_simulated: true, deadline_ms: 1_000, fee_bps: 350 },
    start: async () => ({ kind: "no_answer" }),
    poll: async (payment) => says(payment),
    trace: async (payment) => says(payment),
    prompt: null,
  };
  const provider = openPaymentProvider(adapter);
  const findPayments = () => ({ card: provider, wallets: [], bank: null, transfers: provider });
  await runFor(shop, topupWorker({ ...(await topupDeps()), findPayments }));
}

describe("a payment", () => {
  it("of another reference is nobody's, and raises an alarm", async () => {
    const { id } = await topUp(shop);
    await look((payment) => paid(payment, { reference: "TOP-0000000000" }));
    expect(await topupNow(shop, id)).toMatchObject({ status: "pending", amount_received: null });
    expect(newAlarms()).toEqual(["payment_mismatched"]);
    await look((payment) => paid(payment));
    expect(await topupNow(shop, id)).toMatchObject({ status: "succeeded" });
    expect(await available(shop)).toBe("1200.00");
  });

  it.each([20_699n, 20_701n, 20_000n, 1n])(
    "by card of %d cents in place of 20700 becomes no Credit, and raises an alarm",
    async (amount_minor) => {
      const { id } = await topUp(shop);
      await look((payment) => paid(payment, { amount_minor }));
      const failed = { status: "failed", failure_code: "amount_mismatch", amount_received: null };
      expect(await topupNow(shop, id)).toMatchObject(failed);
      expect(newAlarms()).toEqual(["payment_mismatched"]);
      expect(await available(shop)).toBe("1000.00");
    },
  );

  it("is credited to one top-up, however many the provider says it is of", async () => {
    const made = [await topUp(shop), await topUp(shop)];
    const provider_reference = `twice ${shop.account_id}`;
    const looked = look((payment) => paid(payment, { provider_reference }));
    // The worker's loop quarantines what cannot be settled.
    await expect(looked).rejects.toMatchObject({ code: "23505" });
    const now = await Promise.all(made.map(({ id }) => topupNow(shop, id)));
    expect(now.map(({ status }) => status).toSorted()).toEqual(["pending", "succeeded"]);
    expect(await available(shop)).toBe("1200.00");
  });

  it("that goes back after it became Credit changes nothing, and raises an alarm", async () => {
    const { id } = await topUp(shop);
    await look((payment) => paid(payment));
    const { database } = await testServer();
    await database.transact(
      "look again",
      ({ sql }) => sql`
        insert into topup_work (account_id, topup_id, mode, due_at)
        select account_id, id, 'test', svc_now() from topups where account_id = ${shop.account_id}`,
    );
    await look(() => ({ kind: "reversed", words: "Refunded" }));
    expect(await topupNow(shop, id)).toMatchObject({ status: "succeeded" });
    expect(newAlarms()).toEqual(["payment_reversed"]);
    expect(await available(shop)).toBe("1200.00");
  });

  it("of which nothing is heard stays pending", async () => {
    const { id } = await topUp(shop);
    await look(() => ({ kind: "no_answer" }));
    await look(() => {
      throw new Error("a bug of the adapter");
    });
    expect(await topupNow(shop, id)).toMatchObject({ status: "pending" });
  });

  it("is settled by the holder of its lease alone", async () => {
    const { id } = await topUp(shop);
    const { database, config } = await testServer();
    const lease = () =>
      database.transact("lease", async (tx) => {
        await tx.sql`update topup_work
          set due_at = svc_now() - interval '1 second', lease_until = null
          where account_id = ${shop.account_id}`;
        const scope = { mode: "test" as const, limit: 1, now: runNow(), only: null };
        const whose = { account_id: shop.account_id, from: momentNow() };
        return await leaseTopups(tx, { ...scope, ...whose });
      });
    const [[lost], [held]] = [await lease(), await lease()];
    if (lost === undefined || held === undefined) throw new Error("nothing was leased");
    const state = { ...paid({ reference: held.row.reference } as Payment) };
    const settle = (job: typeof held) =>
      database.transact("settle", (tx) => settleTopup(tx, job, { state, settling: config }));
    await settle(lost);
    expect(await topupNow(shop, id)).toMatchObject({ status: "pending" });
    await settle(held);
    await settle(held);
    expect(await topupNow(shop, id)).toMatchObject({ status: "succeeded" });
    expect(await available(shop)).toBe("1200.00");
  });
});

describe("fifty requests with one key", () => {
  it.each(["200.00", "20.03"])("start one payment of %s", async (amount) => {
    const parts = { body: { amount, currency: "USD" }, idempotency_key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.api.createTopup(parts)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => [201, 409, 503].includes(status))).toBe(true);
    const { body } = await shop.api.listTopups();
    expect(body.data).toHaveLength(1);
    const [only] = body.data;
    expect(await startsOf(only ?? { reference: "" })).toBe(1);
    const ids = answers.flatMap(({ status, body: made }) => (status === 201 ? [made.id] : []));
    expect(new Set(ids).size).toBeLessThanOrEqual(1);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });
});

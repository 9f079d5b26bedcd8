import { beforeEach, describe, expect, it } from "vitest";
import { ended, endSend, expired, opened, paid, pay, sessionNow } from "../../kit/checkout.ts";
import { pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { toldOf } from "../../kit/topups.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** What the house's books hold of the organisation's checkouts. */
async function held({ account_id }: Organisation): Promise<string> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<{ held: string }[]>`
      select coalesce(sum(amount_minor), 0)::text as held from ledger_entries
      where account_id = ${account_id} and book = 'house:checkout_held'`,
  );
  return row?.held ?? "";
}

describe("POST /test/checkout-sessions/{session_id}/pay", () => {
  it("takes the payment and makes the send, which costs no Credit", async () => {
    const before = await shop.probe.balances();
    const { id } = await opened(shop, { client_reference: "order-1", metadata: { till: "4" } });
    const { status, body } = await pay(shop, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id, status: "paid", sends: [body.send], last_payment_error: null },
      payment: { method: "card", brand: "Visa", last4: "4242", paid_at: body.paid_at },
    });
    const { body: send } = await shop.api.getSend({ path: { send_id: String(body.send) } });
    expect(send).toMatchObject({
      ...{ status: "pending", source: "checkout", checkout_session: id, amount: "5.00" },
      ...{ cost: "0.00", discount: "0.00", credit_transactions: [], client_reference: null },
      ...{ created_by: { type: "system", id: null }, metadata: { till: "4" } },
    });
    expect(await shop.probe.balances()).toEqual(before);
    expect(await held(shop)).toBe("500");
    expect(await toldOf(shop, id)).toEqual(["checkout.session.paid"]);
    expect(await toldOf(shop, send.id)).toEqual(["send.created"]);
  });

  it("fulfils the session when the send is delivered, and nothing is held any more", async () => {
    const { id } = await paid(shop);
    for (let step = 0; step < 3; step += 1) await pass(shop);
    const { status, fulfilled_at, send } = await sessionNow(shop, id);
    expect([status, fulfilled_at === null]).toEqual(["fulfilled", false]);
    expect(await toldOf(shop, id)).toEqual(["checkout.session.paid", "checkout.session.fulfilled"]);
    const { body } = await shop.api.getSend({ path: { send_id: String(send) } });
    expect(body).toMatchObject({ status: "delivered", credit_returned: false });
    expect(await held(shop)).toBe("0");
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("has people decide when the send fails, which returns no Credit", async () => {
    const before = await shop.probe.balances();
    const { id, send, review } = await ended(shop, "failed");
    expect(review).toMatchObject({ reason: "send_failed", resolution: null });
    const { body } = await shop.api.getSend({ path: { send_id: String(send) } });
    expect(body).toMatchObject({
      ...{ status: "failed", credit_returned: false, credited_at: null, retryable: false },
      credit_transactions: [],
    });
    expect(await toldOf(shop, body.id)).not.toContain("send.credited_back");
    expect((await sessionNow(shop, id)).status).toBe("in_review");
    expect(await shop.probe.balances()).toEqual(before);
    expect(await held(shop)).toBe("500");
    const path = { send_id: body.id };
    const meta = { reason: "card_checkout" };
    const retried = await shop.api.retrySend({ path });
    await expectRefusal(retried, "send_not_retryable", { meta, resource: id });
  });

  it("declines the card, and the customer may try again", async () => {
    const { id } = await opened(shop);
    const { body } = await pay(shop, id, "failed");
    expect(body).toMatchObject({
      ...{ status: "open", payment: null, sends: [] },
      last_payment_error: { code: "card_declined" },
    });
    expect((await pay(shop, id)).body).toMatchObject({ status: "paid", last_payment_error: null });
  });

  it("takes a payment that comes after the session has expired", async () => {
    const { id, status } = await expired(shop);
    expect(status).toBe("expired");
    await expectRefusal(await pay(shop, id, "failed"), "invalid_transition");
    expect((await pay(shop, id)).body.status).toBe("paid");
    const told = await toldOf(shop, id);
    expect(told).toEqual(["checkout.session.expired", "checkout.session.paid"]);
  });

  it("takes one of 40 payments at once", async () => {
    const { id } = await opened(shop);
    const answers = await Promise.all(Array.from({ length: 40 }, () => pay(shop, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(error?.code).toBe("invalid_transition");
    }
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await held(shop)).toBe("500");
  });

  it("is paid or expired, and never both, when both come at once", async () => {
    const sessions = await Promise.all(Array.from({ length: 8 }, () => opened(shop)));
    await Promise.all(
      sessions.flatMap(({ id: session_id }) => [
        pay(shop, session_id),
        shop.api.expireCheckoutSession({ path: { session_id } }),
      ]),
    );
    // A payment counts whenever it comes, so that each is paid.
    for (const { id } of sessions) expect((await sessionNow(shop, id)).status).toBe("paid");
    expect(await held(shop)).toBe("4000");
  });

  it("refuses a second payment, and one of somebody else's session", async () => {
    const { id } = await paid(shop);
    await expectRefusal(await pay(shop, id), "invalid_transition", { meta: { status: "paid" } });
    await expectRefusal(await pay(await given.stranger(), id), "resource_missing");
  });
});

it("a delivery that comes late fulfils a session in review", async () => {
  const { id, send } = await ended(shop, "failed");
  await endSend(shop, String(send), "late_delivered");
  expect((await sessionNow(shop, id)).status).toBe("fulfilled");
  expect(await held(shop)).toBe("0");
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

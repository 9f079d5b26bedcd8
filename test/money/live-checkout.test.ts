/** Live checkout sessions: customers pay at Paynow, by card or from a wallet, over HTTP. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newAlarmLines } from "../kit/drain.ts";
import { checkLedger } from "../kit/invariants.ts";
import { type LiveCheckout, openLiveCheckout, paidIn } from "../kit/live-checkout.ts";
import { testServer } from "../kit/server.ts";
import { toldOf } from "../kit/topups.ts";

let live: LiveCheckout;

beforeEach(async () => {
  newAlarmLines();
  live = await openLiveCheckout();
});

afterEach(async () => {
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
  await live.close();
});

const WALLET = { way: "ecocash", phone: "0779999999" };
const CARD = { way: "card" };

/** The reference of the newest payment. */
async function newest(): Promise<string> {
  return (await live.payments()).at(-1)?.reference ?? "";
}

describe("a live session", () => {
  it("is paid from a wallet once its owner approves, sold, and costs no Credit", async () => {
    const before = await live.shop.live.probe.balances();
    const session = await live.open({ client_reference: "order-1" });
    expect(session).toMatchObject({ livemode: true, card_fee: "0.18", total: "5.18" });
    const pressed = await live.page(session, { way: "ecocash", phone: "077 111 1111" });
    expect([pressed.status, pressed.location]).toEqual([
      303,
      new URL(session.url).pathname + new URL(session.url).search,
    ]);
    const waiting = await live.page(session);
    expect(waiting.text).toContain("Check your phone");
    expect(waiting.text).not.toContain("0771111111");
    await live.look({ at_all: true });
    expect((await live.now(session)).status).toBe("open");
    live.fake.world.clock.advance(5_000);
    const paid = await paidIn(live, session);
    expect(paid).toMatchObject({
      ...{ status: "paid", sends: [paid.send] },
      payment: { method: "mobile_money", brand: "EcoCash", last4: "1111", reference: "1,082" },
    });
    expect(await live.held()).toBe("500");
    await live.dispatch();
    expect((await live.now(session)).status).toBe("fulfilled");
    expect(live.supplier.vended).toHaveLength(1);
    expect(await live.held()).toBe("0");
    expect(await live.shop.live.probe.balances()).toEqual(before);
    expect(await toldOf(live.shop.live, session.id)).toEqual([
      ...["checkout.session.paid", "checkout.session.fulfilled"],
    ]);
    expect((await live.page(session)).text).toContain("Delivered");
    expect(newAlarmLines()).toEqual([]);
  });

  it("is paid by card on Paynow's own page, and told of by an update", async () => {
    const session = await live.open();
    const form = await live.page(session);
    expect(form.text).not.toMatch(/name="(?:card|pan|cvv|number)"/);
    expect(form.policy).toContain(`form-action 'self' ${live.fake.url}`);
    const { status, location } = await live.page(session, CARD);
    expect([status, location]).toEqual([303, `${live.fake.url}/Payment/ConfirmPayment/1082`]);
    await live.fake.payAndTell(await newest());
    await live.look();
    expect(await live.now(session)).toMatchObject({
      ...{ status: "paid", payment: { method: "card", brand: null, last4: null } },
    });
  });

  it("shows the code of InnBucks while it waits", async () => {
    const session = await live.open();
    await live.page(session, { way: "innbucks", phone: "0779999999" });
    const { text } = await live.page(session);
    expect(text).toContain("700001082");
    expect(text).toContain("data-follow");
  });

  it("is not paid by whoever only comes back to its page", async () => {
    const session = await live.open();
    await live.page(session, CARD);
    await live.look({ at_all: true });
    const { text } = await live.page(session);
    expect(text).toContain("Waiting for your payment");
    expect((await live.now(session)).status).toBe("open");
    expect(await live.shop.live.probe.count("sends")).toBe(0);
  });

  it("stays open where a wallet has too little, or its owner cancels", async () => {
    const session = await live.open();
    await live.page(session, { way: "ecocash", phone: "0774444444" });
    expect((await live.page(session)).text).toContain("not enough money");
    expect((await live.now(session)).last_payment_error?.code).toBe("provider_error");
    await live.page(session, { way: "onemoney", phone: "0713333333" });
    await live.fake.payAndTell(await newest(), { status: "Cancelled" });
    await live.look();
    expect((await live.now(session)).last_payment_error?.code).toBe("cancelled");
    expect((await live.page(session)).text).toContain("The payment was cancelled");
    await live.page(session, WALLET);
    await live.fake.payAndTell(await newest());
    await live.look();
    const paid = await live.now(session);
    expect(paid).toMatchObject({ status: "paid", last_payment_error: null });
    expect((await live.payments()).map(({ state }) => state)).toEqual([
      ...["failed", "failed", "paid"],
    ]);
  });

  it("asks for the number anew where it is none, and starts nothing", async () => {
    const session = await live.open();
    const { status, text } = await live.page(session, { way: "ecocash", phone: "12345" });
    expect(status).toBe(400);
    expect(text).toContain("Enter a Zimbabwean mobile number");
    expect(await live.payments()).toEqual([]);
    await live.page(session, { way: "zimswitch", phone: "0771111111" });
    expect(await live.payments()).toEqual([]);
  });

  it("begins one payment, however often a button is pressed in however many tabs", async () => {
    const session = await live.open();
    const presses = [
      ...Array.from({ length: 6 }, () => WALLET),
      ...Array.from({ length: 6 }, () => CARD),
    ];
    await Promise.all(presses.map((form) => live.page(session, form)));
    const begun = await live.payments();
    expect(begun.map(({ method }) => method).toSorted()).toEqual(["card", "ecocash"]);
    expect([...live.fake.payments.values()].map(({ starts }) => starts)).toEqual([1, 1]);
  });

  it("has its second payment paid back by staff, and is sold once", async () => {
    const session = await live.open();
    await live.page(session, CARD);
    const first = await newest();
    await live.page(session, WALLET);
    const second = await newest();
    await live.fake.payAndTell(second);
    await live.fake.payAndTell(first);
    await live.look();
    await live.look({ at_all: true });
    expect(await live.shop.live.probe.count("sends")).toBe(1);
    expect((await live.payments()).map(({ state }) => state).toSorted()).toEqual([
      "paid",
      "surplus",
    ]);
    expect(newAlarmLines()).toEqual([{ alarm: "payment_surplus", object_id: session.id }]);
    expect((await live.page(session)).text).toContain("You have paid twice");
    await live.dispatch();
    expect(await live.held()).toBe("0");
  });

  it("is paid by one of 40 payers, of whom 20 may begin, and 19 are paid back", async () => {
    const session = await live.open();
    // Twenty payments may be begun; each payer has a phone of their own.
    const phones = Array.from({ length: 40 }, (_, index) => `07712345${String(index + 10)}`);
    await Promise.all(phones.map((phone) => live.page(session, { way: "ecocash", phone })));
    const begun = await live.payments();
    expect(begun.length).toBe(20);
    await Promise.all(begun.map(({ reference }) => live.fake.payAndTell(reference)));
    await Promise.all(Array.from({ length: 4 }, () => live.look()));
    await live.look();
    const states = (await live.payments()).map(({ state }) => state);
    expect(states.filter((state) => state === "paid")).toHaveLength(1);
    expect(states.filter((state) => state === "surplus")).toHaveLength(19);
    await live.dispatch();
    expect(live.supplier.vended).toHaveLength(1);
    expect(await live.shop.live.probe.count("sends")).toBe(1);
    expect(await live.held()).toBe("0");
  });

  it("that has expired is paid by money that comes late", async () => {
    const session = await live.open();
    await live.page(session, CARD);
    await live.age(3_600);
    await live.look();
    expect((await live.now(session)).status).toBe("expired");
    expect((await live.page(session)).text).toContain("your payment still counts");
    const late = await live.page(session, WALLET);
    expect(late.status).toBe(303);
    expect(await live.payments()).toHaveLength(1);
    await live.fake.payAndTell(await newest());
    await live.look();
    expect((await live.now(session)).status).toBe("paid");
    expect(await toldOf(live.shop.live, session.id)).toEqual([
      ...["checkout.session.expired", "checkout.session.paid"],
    ]);
  });
});

describe("what Paynow says of a payment", () => {
  it("ten times at once, and out of order, pays once", async () => {
    const session = await live.open();
    await live.page(session, WALLET);
    live.fake.plan({ play: "repeated", match: { call: "update" } });
    await Promise.all([live.fake.payAndTell(await newest()), live.look(), live.look()]);
    await live.look();
    live.fake.plan({ play: "out_of_order", match: { call: "update" } });
    await live.fake.payAndTell(await newest());
    await live.look();
    expect((await live.now(session)).status).toBe("paid");
    expect(await live.shop.live.probe.count("sends")).toBe(1);
    expect(newAlarmLines()).toEqual([]);
  });

  it.each(["wrong_hash", "tampered"])("in an update that is %s is not heard", async (play) => {
    const session = await live.open();
    await live.page(session, WALLET);
    live.fake.plan({ play, match: { call: "update" } });
    await live.fake.payAndTell(await newest());
    await live.look();
    expect((await live.now(session)).status).toBe("open");
    expect([...live.fake.payments.values()][0]?.polls).toBe(0);
  });

  it("of a start without an answer is asked for by its trace, never started again", async () => {
    const session = await live.open();
    live.fake.plan({ play: "reset", match: { call: "initiate" } });
    await live.page(session, CARD);
    live.fake.plan({ play: "wrong_hash", match: { call: "remote" } });
    await live.page(session, WALLET);
    await live.age(60);
    await live.look({ at_all: true });
    await live.fake.payAndTell(await newest());
    await live.look();
    expect((await live.now(session)).status).toBe("paid");
    expect([...live.fake.payments.values()].map(({ starts }) => starts)).toEqual([1]);
    await live.age(600);
    await live.look({ at_all: true });
    await live.look({ at_all: true });
    expect((await live.payments()).map(({ state }) => state)).toEqual(["failed", "paid"]);
  });

  it("of another amount has people decide before anything is sold", async () => {
    const session = await live.open();
    await live.page(session, CARD);
    await live.fake.payAndTell(await newest(), { amount: "1.00" });
    await live.look();
    expect(await live.now(session)).toMatchObject({
      ...{ status: "in_review", sends: [], review: { reason: "amount_mismatch" } },
    });
    expect(await live.shop.live.probe.count("sends")).toBe(0);
    expect(newAlarmLines()).toEqual([{ alarm: "payment_mismatched", object_id: session.id }]);
  });

  it.each(["Disputed", "Refunded"])("that it is %s after all has people decide", async (status) => {
    const session = await live.open();
    await live.page(session, CARD);
    const reference = await newest();
    await live.fake.payAndTell(reference);
    await live.look();
    await live.fake.payAndTell(reference, { status });
    await live.look();
    expect(await live.now(session)).toMatchObject({
      ...{ status: "in_review", review: { reason: "fraud_check" } },
    });
    expect(newAlarmLines()).toEqual([{ alarm: "payment_reversed", object_id: session.id }]);
    await live.fake.payAndTell(reference, { status });
    await live.look();
    expect(newAlarmLines()).toEqual([]);
    await live.dispatch();
    expect((await live.now(session)).status).toBe("fulfilled");
  });

  it("after the account was suspended is held, and nothing is sold", async () => {
    const session = await live.open();
    await live.page(session, CARD);
    const { database } = await testServer();
    await database.transact(
      "suspend",
      ({ sql }) => sql`update accounts set status = 'suspended', facts_version = facts_version + 1
        where id = ${live.shop.live.account_id}`,
    );
    await live.fake.payAndTell(await newest());
    await live.look();
    expect((await live.page(session)).text).toContain("We are checking your purchase");
    expect(await live.shop.live.probe.count("sends")).toBe(0);
    expect(await live.held()).toBe("500");
  });
});

describe("checkout in live mode is refused with nothing written", () => {
  it("in a currency in which nobody takes payments", async () => {
    const body = { target: "0771234567", amount: "100.00", currency: "ZWG" };
    const urls = { success_url: "https://a.example/", cancel_url: "https://a.example/" };
    const parts = { body: { ...body, ...urls }, idempotency_key: crypto.randomUUID() };
    const { status, error } = await live.call("createCheckoutSession", parts);
    expect(status).toBe(503);
    expect(error).toMatchObject({ code: "provider_unavailable", retryable: false });
    expect(error?.message).toContain("nobody takes payments in ZWG");
    expect(await live.shop.live.probe.count("checkout_sessions")).toBe(0);
  });
});

/** Payments from wallets through Paynow's Express: what is asked, and what each answer means. */
import {
  openPaymentProvider,
  type PaymentProvider,
  type WalletPayment,
} from "@svc/server/providers/payments/index.ts";
import { paynow } from "@svc/server/providers/payments/paynow.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakePaynow, openFakePaynow, PAYNOW_KEY } from "../fakes/paynow/fake.ts";

let fake: FakePaynow;
let provider: PaymentProvider;

beforeEach(async () => {
  fake = await openFakePaynow();
  const integration = { id: fake.id, key: PAYNOW_KEY, currency: "USD" as const };
  const adapter = paynow({ ...integration, url: fake.url, fee_bps: 350 });
  // Its silence is not waited for as long as Paynow's.
  provider = openPaymentProvider({ ...adapter, deadline_ms: 500 });
  fake.plan({ play: "lost", match: { call: "update" }, times: 0 });
});

afterEach(() => fake.close());

const PAYMENT: WalletPayment = {
  reference: "CHK-7K2M9QXZ4P",
  trace: "019aaf2e-7c00-7000-8000-0123456789ab",
  method: "card",
  amount_minor: 500n,
  fee_minor: 18n,
  currency: "USD",
  return_url: "https://api.example/checkout/cs_1",
  result_url: "https://api.example/payments/paynow/USD",
  status_url: null,
  is_over: false,
  words: "Checkout & more, 100 %",
  wallet: "ecocash",
  phone: "+263771111111",
};

async function prompted(wanted: Partial<WalletPayment> = {}) {
  const answer = await provider.prompt({ ...PAYMENT, ...wanted });
  if (answer.kind !== "prompted") throw new Error(`not prompted: ${answer.kind}`);
  return { ...PAYMENT, ...answer };
}

describe("a payment from a wallet", () => {
  it("asks its owner for the amount and the fee, by the number as it is dialled", async () => {
    await prompted();
    expect(fake.payments.get(PAYMENT.reference)).toMatchObject({
      ...{ method: "ecocash", phone: "0771111111", amount: "5.18", status: "Sent" },
      trace: "019aaf2e7c00700080000123456789ab",
    });
  });

  it.each([
    ["+263771111111", 5, "paid"],
    ["+263772222222", 30, "paid"],
    ["+263773333333", 30, "failed"],
  ] as const)("of the test number %s is decided after %s s, and is %s", async (phone, s, kind) => {
    const payment = await prompted({ phone });
    expect(await provider.ask("poll", payment)).toEqual({ kind: "waiting" });
    fake.world.clock.advance(s * 1_000);
    expect((await provider.ask("poll", payment)).kind).toBe(kind);
    expect(fake.world.ledger.map(({ status }) => status)[0]).toBe("Sent");
    expect(fake.world.ledger).toHaveLength(2);
  });

  it("is refused where there is not enough money, and nothing was begun", async () => {
    const answer = await provider.prompt({ ...PAYMENT, phone: "+263774444444" });
    const words = "Insufficient balance";
    expect(answer).toEqual({ kind: "refused", why: "insufficient_funds", is_certain: true, words });
    expect(fake.payments.size).toBe(0);
  });

  it("shows the code of InnBucks, and until when it is valid", async () => {
    const { authorization, instructions } = await prompted({ wallet: "innbucks" });
    expect(authorization?.code).toBe("700001082");
    expect(authorization?.expires).toMatch(/^\d{1,2}-[A-Z][a-z]{2}-\d{4} \d\d:\d\d$/);
    expect(instructions).toContain("enter the code");
    expect((await prompted({ reference: "CHK-2" })).authorization).toBeNull();
  });

  it.each([
    ["error", { kind: "refused", why: "other", is_certain: true }],
    ["declined", { kind: "refused", why: "other", is_certain: false }],
    ["wrong_hash", { kind: "invalid" }],
    ["other_host", { kind: "invalid" }],
    ["garbage", { kind: "invalid" }],
    ["html_503", { kind: "no_answer" }],
    ["reset", { kind: "no_answer" }],
    ["silent", { kind: "no_answer" }],
  ] as const)("that is answered with %s is %o", async (play, answer) => {
    fake.plan({ play, match: { call: "remote", method: "ecocash" } });
    expect(await provider.prompt(PAYMENT)).toMatchObject(answer);
  });

  it("is found by its trace where the answer was lost, and not asked for again", async () => {
    fake.plan({ play: "silent" });
    await provider.prompt(PAYMENT);
    expect(await provider.ask("trace", PAYMENT)).toMatchObject({ kind: "waiting" });
    fake.world.clock.advance(5_000);
    expect(await provider.ask("trace", PAYMENT)).toMatchObject({
      ...{ kind: "paid", reference: PAYMENT.reference, amount_minor: 518n },
      provider_reference: "1,082",
    });
    expect(fake.payments.get(PAYMENT.reference)?.starts).toBe(1);
  });

  it("is told nothing by a poll whose hash is wrong", async () => {
    const payment = await prompted();
    fake.plan({ play: "wrong_hash", match: { call: "poll", reference: PAYMENT.reference } });
    expect(await provider.ask("poll", payment)).toEqual({ kind: "no_answer" });
  });
});

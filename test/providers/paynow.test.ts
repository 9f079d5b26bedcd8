/** The client of Paynow, against Paynow's published vectors and a Paynow of our own. */
import {
  type NewPayment,
  openPaymentProvider,
  type PaymentProvider,
} from "@svc/server/providers/payments/index.ts";
import { paynow } from "@svc/server/providers/payments/paynow.ts";
import {
  hashOf,
  isAuthentic,
  readMessage,
  writeMessage,
} from "@svc/server/providers/payments/paynow-message.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakePaynow, openFakePaynow, PAYNOW_KEY } from "../fakes/paynow/fake.ts";

const SENT = [
  ["id", "1201"],
  ["reference", "TEST REF"],
  ["amount", "99.99"],
  ["additionalinfo", "A test ticket transaction"],
  ["returnurl", "http://www.google.com/search?q=returnurl"],
  ["resulturl", "http://www.google.com/search?q=resulturl"],
  ["status", "Message"],
] as const;

const HASH_OF_SENT =
  "2A033FC38798D913D42ECB786B9B19645ADEDBDE788862032F1BD82CF3B92DEF" +
  "84F316385D5B40DBB35F1A4FD7D5BFE73835174136463CDD48C9366B0749C689";

const RECEIVED =
  "Status=Ok&BrowserUrl=https%3a%2f%2fstaging.paynow.co.zw%2fPayment%2fConfirmPayment%2f9510" +
  "&PollUrl=https%3a%2f%2fstaging.paynow.co.zw%2fInterface%2fCheckPayment%2f%3fguid%3d" +
  "c7ed41da-0159-46da-b428-69549f770413&PaynowReference=9510&Hash=" +
  "750DD0B0DF374678707BB5AF915AF81C228B9058AD57BB7120569EC68BBB9C2E" +
  "FC1B26C6375D2BC562AC909B3CD6B2AF1D42E1A5E479FFAC8F4FB3FDCE71DF4D";

describe("a message of Paynow", () => {
  it("has the hash of the published vector", () => {
    expect(hashOf(SENT, PAYNOW_KEY)).toBe(HASH_OF_SENT);
    expect(readMessage(writeMessage(SENT, PAYNOW_KEY)).at(-1)).toEqual(["hash", HASH_OF_SENT]);
  });

  it("proves itself as the published answer does", () => {
    expect(isAuthentic(readMessage(RECEIVED), PAYNOW_KEY)).toBe(true);
    expect(isAuthentic(readMessage(RECEIVED.toLowerCase()), PAYNOW_KEY)).toBe(false);
    expect(isAuthentic(readMessage(RECEIVED), PAYNOW_KEY.toUpperCase())).toBe(false);
  });

  it.each([
    ["another value", RECEIVED.replace("PaynowReference=9510", "PaynowReference=9511")],
    ["a field less", RECEIVED.replace("&PaynowReference=9510", "")],
    ["a field more", RECEIVED.replace("&Hash=", "&Amount=1.00&Hash=")],
    ["another order", RECEIVED.replace("Status=Ok&", "").replace("&Hash=", "&Status=Ok&Hash=")],
    ["no hash", RECEIVED.replace(/&Hash=.*/, "")],
    ["an empty hash", RECEIVED.replace(/&Hash=.*/, "&Hash=")],
    ["half a hash", RECEIVED.slice(0, -64)],
  ])("does not prove itself with %s", (_, text) => {
    expect(isAuthentic(readMessage(text), PAYNOW_KEY)).toBe(false);
  });
});

let fake: FakePaynow;
let provider: PaymentProvider;

beforeEach(async () => {
  fake = await openFakePaynow();
  const integration = { id: fake.id, key: PAYNOW_KEY, currency: "USD" as const };
  const adapter = paynow({ ...integration, url: fake.url, fee_bps: 350 });
  // Its silence is not waited for as long as Paynow's.
  provider = openPaymentProvider({ ...adapter, deadline_ms: 500 });
});

afterEach(() => fake.close());

const PAYMENT: NewPayment = {
  reference: "TOP-7K2M9QXZ4P",
  trace: "019aaf2e-7c00-7000-8000-0123456789ab",
  method: "card",
  amount_minor: 20_000n,
  fee_minor: 700n,
  currency: "USD",
  return_url: "https://api.example/pay/TOP-7K2M9QXZ4P",
  result_url: "https://api.example/payments/paynow/USD",
  status_url: null,
  is_over: false,
  words: "Credit & more, 100 %",
};

async function started() {
  const answer = await provider.start(PAYMENT);
  if (answer.kind !== "started") throw new Error(`not started: ${answer.kind}`);
  return { ...PAYMENT, status_url: answer.status_url };
}

describe("the client of Paynow", () => {
  it("starts a payment of the amount and the fee, and polls how it stands", async () => {
    const payment = await started();
    const taken = fake.payments.get(PAYMENT.reference);
    expect(taken).toMatchObject({ amount: "207.00", starts: 1 });
    expect(taken?.trace).toBe("019aaf2e7c0070008000" + "0123456789ab");
    expect(await provider.ask("poll", payment)).toEqual({ kind: "waiting" });
    fake.pay(PAYMENT.reference);
    expect(await provider.ask("poll", payment)).toEqual({
      kind: "paid",
      reference: PAYMENT.reference,
      amount_minor: 20_700n,
      provider_reference: "1,082",
      payer_note: null,
    });
  });

  it.each([
    ["Awaiting Delivery", "paid"],
    ["Delivered", "paid"],
    ["Sent", "waiting"],
    ["Cancelled", "failed"],
    ["Disputed", "reversed"],
    ["Refunded", "reversed"],
    ["Something new", "no_answer"],
  ])("takes %s for %s", async (status, kind) => {
    const payment = await started();
    fake.pay(PAYMENT.reference, { status });
    expect((await provider.ask("poll", payment)).kind).toBe(kind);
  });

  it.each([
    ["error", "refused"],
    ["wrong_hash", "invalid"],
    ["other_host", "invalid"],
    ["garbage", "invalid"],
    ["html_503", "no_answer"],
    ["silent", "no_answer"],
  ] as const)("takes a start that is answered with %s for %s", async (mood, kind) => {
    fake.plan({ play: mood });
    expect((await provider.start(PAYMENT)).kind).toBe(kind);
  });

  it("is refused with another key, and says so", async () => {
    const integration = { id: fake.id, key: "another-key", currency: "USD" as const };
    const other = openPaymentProvider(paynow({ ...integration, url: fake.url, fee_bps: 350 }));
    const answer = await other.start(PAYMENT);
    expect(answer).toMatchObject({ kind: "refused" });
    expect((answer as { words: string }).words).toMatch(
      /^Invalid Hash\. {2}Hash should start with/,
    );
    expect(fake.payments.size).toBe(0);
  });

  it("finds by its trace a payment whose start was not answered, with its page", async () => {
    fake.plan({ play: "silent", times: 0 });
    expect(await provider.start(PAYMENT)).toEqual({ kind: "no_answer" });
    expect(await provider.ask("trace", PAYMENT)).toEqual({
      kind: "waiting",
      started: {
        redirect_url: `${fake.url}/Payment/ConfirmPayment/1082`,
        status_url: `${fake.url}/Interface/CheckPayment/?guid=1082`,
      },
    });
    fake.pay(PAYMENT.reference);
    expect(await provider.ask("trace", PAYMENT)).toMatchObject({ kind: "paid" });
  });

  it("finds no payment by a trace that was never started", async () => {
    expect(await provider.ask("trace", PAYMENT)).toEqual({ kind: "not_found" });
  });

  it("polls nobody else, and hears nothing where Paynow is down", async () => {
    const payment = await started();
    for (const status_url of [
      "http://127.0.0.1:9/",
      "https://paynow.co.zw.example/",
      "file:///x",
    ]) {
      const answer = await provider.ask("poll", { ...payment, status_url });
      expect(answer).toEqual({ kind: "no_answer" });
    }
    fake.plan({ play: "down", match: { call: "poll" } });
    expect(await provider.ask("poll", payment)).toEqual({ kind: "no_answer" });
  });
});

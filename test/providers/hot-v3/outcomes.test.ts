/** What the adapter makes of each answer of a sale, and what Hot Recharge really did. */
import { describe, expect, it } from "vitest";
import { timeLimit } from "../../kit/time-limit.ts";
import { open, orderOf, powerOf } from "./opened.ts";

const airtime = [
  ["econet", "+263771234567", "USD", 500n],
  ["netone", "+263712345678", "USD", 500n],
  ["telecel", "+263731234567", "USD", 500n],
  ["econet", "+263781234567", "ZWG", 12_500n],
  ["netone", "+263721234567", "ZWG", 12_500n],
  ["telecel", "+263731234567", "ZWG", 12_500n],
] as const;

describe("an airtime order", () => {
  it.each(airtime)("on %s to %s in %s is sold once, at what it cost", async (...row) => {
    const [network, target, currency, amount_minor] = row;
    const { fake, supplier } = await open();
    const order = orderOf({ network, target, currency, amount_minor });
    const { outcome } = await supplier.talk("submit", order);
    expect(outcome).toMatchObject({
      kind: "delivered",
      supplier_reference: "70001",
      vended: { target, currency, amount_minor },
      // 4.75 % and 9.5 %, the part of a cent against us.
      cost_minor: currency === "USD" ? 477n : 11_313n,
    });
    expect(fake.world.ledger).toMatchObject([
      { reference: order.reference, currency, amount_minor: Number(amount_minor) },
    ]);
    const again = (await supplier.talk("query", order)).outcome;
    expect(again).toEqual({ ...outcome, left_minor: undefined });
  });

  it("keeps to the cent what a float would not", async () => {
    const { fake, supplier } = await open();
    const amounts = [29n, 57n, 58n, 113n, 1_999n, 29_999n];
    for (const amount_minor of amounts) {
      const order = orderOf({ amount_minor });
      const { outcome } = await supplier.talk("submit", order);
      expect(outcome).toMatchObject({ kind: "delivered", vended: { amount_minor } });
    }
    const sold = fake.world.ledger.map(({ amount_minor }) => BigInt(amount_minor));
    expect(sold).toEqual(amounts);
  });
});

const INVALID = { message: "Invalid Mobile Number." };
const LIMIT = { message: "Subscriber daily limit reached" };
const STRANGE = { message: "Recharge failed" };

/** Of a sale: what is played, what becomes of it, and how often it was sold. */
const ROWS: readonly [
  play: string,
  with_: Record<string, unknown>,
  outcome: Record<string, unknown>,
  sold: number,
][] = [
  ["refused", INVALID, { kind: "refused", code: "invalid_target" }, 0],
  ["refused", LIMIT, { kind: "refused", code: "subscriber_limit_reached" }, 0],
  ["refused", STRANGE, { kind: "no_answer", reason: "unrecognised_code" }, 0],
  ["vended_refused", STRANGE, { kind: "no_answer", reason: "unrecognised_code" }, 1],
  ["problem", { fields: ["ProductId"] }, { kind: "refused", code: "network_rejected" }, 0],
  ["problem", { fields: ["Target", "Amount"] }, { kind: "refused", code: "network_rejected" }, 0],
  ["problem", { fields: ["Amount", "Brand"] }, { kind: "no_answer" }, 0],
  ["bad_request", {}, { kind: "no_answer", reason: "unrecognised_code" }, 0],
  ["html_503", {}, { kind: "no_answer", reason: "http_5xx" }, 0],
  ["vended_503", {}, { kind: "no_answer", reason: "http_5xx" }, 1],
  ["html_404", {}, { kind: "no_answer", reason: "unrecognised_code" }, 0],
  ["redirect", {}, { kind: "no_answer", reason: "unrecognised_code" }, 0],
  ["not_json", {}, { kind: "no_answer", reason: "unparseable" }, 0],
  ["vended_not_json", {}, { kind: "no_answer", reason: "unparseable" }, 1],
  ["reset", {}, { kind: "no_answer", reason: "reset" }, 0],
  ["vended_reset", {}, { kind: "no_answer", reason: "reset" }, 1],
  ["busy", {}, { kind: "no_answer", reason: "unrecognised_code" }, 0],
  ["vended_busy", {}, { kind: "delivered", vended: { amount_minor: 500n } }, 1],
  ["no_number", {}, { kind: "no_answer", reason: "unparseable" }, 1],
  ["number_zero", {}, { kind: "no_answer", reason: "unparseable" }, 1],
  ["says_duplicate", {}, { kind: "delivered", vended: { amount_minor: 500n } }, 1],
  ["no_amount", {}, { kind: "no_answer", reason: "unparseable" }, 1],
  ["two_members", {}, { kind: "no_answer", reason: "unparseable" }, 1],
  ["pascal_case", {}, { kind: "delivered", vended: { amount_minor: 500n } }, 1],
  ["other_amount", { amount: 2.5 }, { kind: "delivered", vended: { amount_minor: 250n } }, 1],
  ["other_wallet", {}, { kind: "delivered", vended: { currency: "ZWG" } }, 1],
  [
    "other_target",
    { target: "0772222222" },
    { kind: "delivered", vended: { target: "+263772222222" } },
    1,
  ],
];

describe("the answer to a sale", () => {
  it.each(ROWS)("of %s %o is %o", async (play, with_, outcome, sold) => {
    const { fake, supplier, play: plan } = await open();
    plan(play, with_);
    const answer = await supplier.talk("submit", orderOf());
    expect(answer).toMatchObject({ outcome, error: null });
    expect(fake.world.ledger).toHaveLength(sold);
  });

  it.each(["hang", "vended_hang"])("that never comes (%s) is no answer", async (play) => {
    const { fake, supplier, play: plan } = await open({ deadline_ms: timeLimit(300) });
    await supplier.talk("query", orderOf());
    plan(play);
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toEqual({ kind: "no_answer", reason: "timeout" });
    expect(fake.world.ledger).toHaveLength(play === "hang" ? 0 : 1);
  });

  it("is not taken where nobody listens, and nothing was sent", async () => {
    const { fake, supplier } = await open();
    await fake.close();
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toEqual({ kind: "not_taken", reason: "connect" });
  });

  it("of an empty wallet is not taken for want of float, in that wallet alone", async () => {
    const { fake, supplier } = await open({ wallets: { 3: 1 } });
    const { outcome } = await supplier.talk("submit", orderOf());
    expect(outcome).toMatchObject({ kind: "not_taken", reason: "float" });
    expect(fake.world.ledger).toEqual([]);
    const in_zwg = orderOf({ currency: "ZWG" });
    expect((await supplier.talk("submit", in_zwg)).outcome.kind).toBe("delivered");
    expect((await supplier.talk("submit", powerOf())).outcome.kind).toBe("delivered");
    expect(fake.wallets[3]).toBe(10_000);
  });

  it.each([
    [{ amount_minor: 5n }, "amount_not_allowed"],
    [{ amount_minor: 50_000n }, "amount_not_allowed"],
    [{ target: "+263731234567" }, "wrong_network"],
  ])("to %o is refused with %s", async (other, code) => {
    const { fake, supplier } = await open();
    const { outcome } = await supplier.talk("submit", orderOf(other));
    expect(outcome).toMatchObject({ kind: "refused", code });
    expect(fake.world.ledger).toEqual([]);
  });
});

describe("a reference that was used", () => {
  it.each(["USD", "ZWG"] as const)(
    "sells no second time in %s, and answers as the first time",
    async (currency) => {
      const { fake, supplier } = await open();
      const order = orderOf({ currency });
      const first = await supplier.talk("submit", order);
      const second = await supplier.talk("submit", order);
      expect(second.outcome).toEqual({ ...first.outcome, left_minor: undefined });
      expect(fake.world.ledger).toHaveLength(1);
    },
  );
});

describe("the answer to a question", () => {
  it("is not found for a reference that is not known, which proves nothing", async () => {
    const { hot, supplier } = await open();
    expect((await supplier.talk("query", orderOf())).outcome.kind).toBe("not_found");
    expect(hot.supplier.not_found_is_proof).toBe(false);
  });

  it("finds what was sold behind the client's time-out", async () => {
    const { fake, supplier, play } = await open({ deadline_ms: timeLimit(300) });
    await supplier.talk("query", orderOf());
    const order = orderOf();
    play("late", { after_ms: 90_000 });
    expect((await supplier.talk("submit", order)).outcome.kind).toBe("no_answer");
    expect((await supplier.talk("query", order)).outcome.kind).toBe("not_found");
    expect(fake.world.ledger).toEqual([]);
    fake.world.clock.advance(90_000);
    await supplier.talk("query", order);
    const { outcome } = await supplier.talk("query", order);
    expect(outcome).toMatchObject({ kind: "delivered", vended: { amount_minor: 500n } });
    expect(fake.world.ledger).toHaveLength(1);
  });

  it.each([
    ["html_503", undefined, { kind: "no_answer", reason: "http_5xx" }],
    ["html_404", undefined, { kind: "no_answer", reason: "unrecognised_code" }],
    ["not_json", undefined, { kind: "no_answer", reason: "unparseable" }],
    ["reset", undefined, { kind: "no_answer", reason: "reset" }],
    ["busy", undefined, { kind: "no_answer", reason: "unrecognised_code" }],
    ["body", { rawData: "<html>", transactionReference: "x" }, { reason: "unparseable" }],
    ["body", { rawData: "[]", transactionReference: "x" }, { reason: "unparseable" }],
    ["body", { rawData: null, transactionReference: null }, { kind: "not_found" }],
    ["body", { rawData: null, transactionReference: "x" }, { reason: "unparseable" }],
    ["body", { rawData: '{"successful":true,"agentReference":"other"}' }, { kind: "no_answer" }],
    ["body", { rawData: '{"successful":false,"message":"Failed"}' }, { kind: "no_answer" }],
    [
      "body",
      { rawData: '{"successful":false,"message":"Invalid mobile number"}' },
      { kind: "refused", code: "invalid_target" },
    ],
  ])("of %s %o is %o", async (play, body, outcome) => {
    const { fake, supplier } = await open();
    const order = orderOf();
    await supplier.talk("submit", order);
    fake.plan({ play, match: { call: "query" }, with: { body } });
    expect(await supplier.talk("query", order)).toMatchObject({ outcome, error: null });
  });

  it("is no answer where it could not be asked: the order may have been sold", async () => {
    const { fake, supplier } = await open();
    const order = orderOf();
    await supplier.talk("submit", order);
    await fake.close();
    expect((await supplier.talk("query", order)).outcome.kind).toBe("no_answer");
  });
});

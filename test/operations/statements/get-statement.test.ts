import type { Schemas } from "@svc/generated/routes";
import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { sell } from "../../kit/sell.ts";

const DAY_SECONDS = 86_400;
const DEALER = {
  dealer_status: "approved",
  discounts: '[{"network":"econet","currency":"USD","discount_bps":350}]',
};

async function statementOf(
  { api }: Pick<Shop, "api">,
  query: { period?: string; currency?: string } = {},
): Promise<Schemas["Statement"]> {
  const answer = await api.getStatement({ query: { currency: "USD", ...query } });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** The equation of the contract, in cents. */
function closingOf(statement: Schemas["Statement"]): number {
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const { opening, topups, checkout_credits, test_grants, adjustments } = statement;
  const { credited_back, sends, rewards } = statement;
  const added = [opening, topups, checkout_credits, test_grants, adjustments, credited_back];
  return added.map(cents).reduce((sum, one) => sum + one) - cents(sends.cost) - cents(rewards);
}

describe("a statement", () => {
  it("adds up: what it opened with, was given, returned and drawn is what it closes with", async () => {
    const shop = await given.organisation();
    await sell(shop, { amount: "7.00" });
    await sell(shop, { target: "0771230002", amount: "3.00" });
    await shop.api.createTestCredit({ body: { currency: "USD", amount: "20.00" } });
    await drain(shop);
    await pass(shop);
    const statement = await statementOf(shop);
    expect(statement).toMatchObject({
      object: "statement",
      livemode: false,
      currency: "USD",
      opening: "0.00",
      closing: "1013.00",
      test_grants: "1020.00",
      credited_back: "3.00",
      sends: { count: 2, face: "10.00", cost: "10.00" },
      topups: "0.00",
      rewards: "0.00",
      adjustments: "0.00",
      face_sold: null,
      cost_drawn: null,
      dealer_discount_earned: null,
    });
    expect(closingOf(statement)).toBe(101_300);
    const { body: credit } = await shop.api.getCredit();
    expect(statement.closing).toBe(credit.USD.total);
  });

  it.each([
    // Of a reserved program what failed returns to the reservation, and is no send's.
    ["reserve", { rewards: "1.00", credited_back: "0.00", closing: "996.00" }],
    ["pay_as_you_go", { rewards: "2.00", credited_back: "1.00", closing: "996.00" }],
  ])("tells rewards of a program with %s from sends", async (funding, expected) => {
    const shop = await given.organisation();
    const { id: program } = await given.activeProgram(shop, { funding });
    await madeReward(shop, program);
    await madeReward(shop, program, { recipient: { phone: "0771230002" } });
    await sell(shop, { amount: "3.00" });
    await drain(shop);
    await pass(shop);
    const statement = await statementOf(shop);
    expect(statement).toMatchObject({ sends: { count: 1, cost: "3.00" }, ...expected });
    expect(closingOf(statement)).toBe(99_600);
    const { body: rows } = await shop.api.listCreditTransactions({ query: { type: "reward" } });
    expect(rows.data.map(({ amount, reserved_amount }) => [amount, reserved_amount])).toEqual(
      Array(2).fill(funding === "reserve" ? ["0.00", "-1.00"] : ["-1.00", "0.00"]),
    );
  });

  it("counts sends by type and network, and by key with its label", async () => {
    const shop = await given.organisation();
    const till = await given.key(shop, { kind: "rk", label: "Till 4", scopes: ["sends:write"] });
    await sell(shop, { amount: "1.00" });
    await sell(till, { amount: "2.00" });
    await sell(till, { target: "0712345678", amount: "4.00" });
    const { by_type, by_api_key, by_cost_center } = await statementOf(shop);
    expect(by_type).toEqual([
      { type: "airtime", network: "econet", count: 2, face: "3.00", cost: "3.00" },
      { type: "airtime", network: "netone", count: 1, face: "4.00", cost: "4.00" },
    ]);
    const of_till = by_api_key.find(({ api_key }) => api_key === till.id);
    expect(of_till).toEqual({
      api_key: till.id,
      label: "Till 4",
      count: 2,
      face: "6.00",
      cost: "6.00",
    });
    expect(by_cost_center).toEqual([{ cost_center: null, count: 3, face: "7.00", cost: "7.00" }]);
  });

  it("keeps the currencies apart", async () => {
    const shop = await given.organisation();
    await sell(shop, { amount: "10.00", currency: "ZWG" });
    expect((await statementOf(shop)).sends.count).toBe(0);
    const { sends, closing } = await statementOf(shop, { currency: "zwg" });
    expect([sends.cost, closing]).toEqual(["10.00", "24990.00"]);
  });

  it("tells a dealer what was sold, drawn and earned, of delivered sends alone", async () => {
    const shop = await given.organisation();
    await given.facts(shop, DEALER);
    await sell(shop, { amount: "100.00" });
    await sell(shop, { target: "0771230002", amount: "50.00" });
    await drain(shop);
    await pass(shop);
    expect(await statementOf(shop)).toMatchObject({
      sends: { count: 2, face: "150.00", cost: "144.75" },
      credited_back: "48.25",
      face_sold: "100.00",
      cost_drawn: "96.50",
      dealer_discount_earned: "3.50",
    });
  });

  it("counts what was sold long before in the month in which it was delivered, once", async () => {
    const shop = await given.organisation();
    await given.facts(shop, DEALER);
    const { body: clock } = await shop.api.getTestClock();
    const { period: sold_in } = await statementOf(shop);
    await sell(shop, { amount: "40.00", scheduled_for: clock.now + 60 * DAY_SECONDS });
    await pass(shop, { seconds: 60 * DAY_SECONDS + 120 });
    await sell(shop, { amount: "5.00" });
    await drain(shop);
    await pass(shop);
    expect(await statementOf(shop)).toMatchObject({ face_sold: "45.00", cost_drawn: "43.43" });
    expect(await statementOf(shop, { period: sold_in })).toMatchObject({ face_sold: "0.00" });
  });
});

describe("the period", () => {
  it("is this month in Harare when it is left out", async () => {
    const shop = await given.organisation();
    const { body: clock } = await shop.api.getTestClock();
    const harare = new Date((clock.now + 7_200) * 1_000).toISOString().slice(0, 7);
    const statement = await statementOf(shop);
    expect(statement.period).toBe(harare);
    expect(statement.final).toBe(false);
    expect(statement.document_number).toContain(harare);
    const query = `period=${harare}&currency=USD`;
    expect(statement.rows_url).toBe(`/dev/v1/statements.csv?${query}`);
  });

  it("of a past month closes where the next one opens, and is final three days after its end", async () => {
    const shop = await given.organisation();
    await sell(shop, { amount: "7.00" });
    const { period } = await statementOf(shop);
    await pass(shop, { seconds: 32 * DAY_SECONDS });
    await sell(shop, { amount: "9.00" });
    const past = await statementOf(shop, { period });
    const present = await statementOf(shop);
    expect(past.sends.cost).toBe("7.00");
    expect(past.closing).toBe("993.00");
    expect(present.opening).toBe(past.closing);
    expect(present.sends.cost).toBe("9.00");
    expect(closingOf(present)).toBe(Math.round(Number(present.closing) * 100));
    await pass(shop, { seconds: 35 * DAY_SECONDS });
    const final = await statementOf(shop, { period });
    expect(final).toMatchObject({ final: true, closing: "993.00", opening: "0.00" });
    expect(final.document_number).toBe(past.document_number);
  });

  it.each(["2020-01", "2099-12"])("%s, when there is no statement, is refused", async (period) => {
    const { api } = await given.organisation();
    const answer = await api.getStatement({ query: { currency: "USD", period } });
    await expectRefusal(answer, "time_out_of_range", { param: "period" });
  });

  it("of a month that is none is refused", async () => {
    const { api } = await given.organisation();
    const answer = await api.getStatement({ query: { currency: "USD", period: "2026-13" } });
    await expectRefusal(answer, "parameter_invalid", { param: "period" });
  });
});

it("has no default currency", async () => {
  const { api } = await given.organisation();
  await expectRefusal(await api.getStatement({ query: {} }), "parameter_missing", {
    param: "currency",
  });
});

it("of a live account that did nothing is nothing", async () => {
  const { live } = await given.organisation();
  const statement = await statementOf(live);
  expect(statement).toMatchObject({ livemode: true, opening: "0.00", closing: "0.00" });
  expect(statement.by_type).toEqual([]);
});

it("needs the scope credit:read", async () => {
  const shop = await given.organisation();
  const { api } = await given.keyByHand(shop, { kind: "rk", scopes: ["sends:read"] });
  await expectRefusal(await api.getStatement({ query: { currency: "USD" } }), "insufficient_scope");
});

it("refuses a currency that Credit is not kept in", async () => {
  const { api } = await given.organisation();
  const answer = await api.getStatement({ query: { currency: "EUR" } });
  await expectRefusal(answer, "invalid_currency", { param: "currency" });
});

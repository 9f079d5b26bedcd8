import { beforeEach, describe, expect, it } from "vitest";
import { outcomesOf, reported } from "../../kit/activities.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { ruleOf, setRules } from "../../kit/rules.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function ruled(of_program: Record<string, unknown>, ...rules: Record<string, unknown>[]) {
  const program = await given.activeProgram(shop, of_program);
  await setRules(shop, program.id, rules.length === 0 ? [ruleOf()] : rules);
  return program;
}

async function told(): Promise<string[]> {
  await eventsShown();
  return (await shop.api.listEvents({ query: { limit: 100 } })).body.data.map(({ type }) => type);
}

const paid = { value: "20.00", currency: "USD" };
const percentage = (give: object) => ruleOf({ kind: "percentage", count: null, give });

describe("a rule that gives nothing", () => {
  it("says that the program's limit or its own is reached, and refuses nothing", async () => {
    await ruled({ per_recipient: { per_day: { count: 1 } } });
    expect(await outcomesOf(shop)).toEqual(["given"]);
    expect(await outcomesOf(shop)).toEqual(["reward_cap_reached"]);
    const other = { recipient: { phone: "0773333333" } };
    expect(await outcomesOf(shop, other)).toEqual(["given"]);
  });

  it("holds to its own limits beside the program's, each rule by itself", async () => {
    const by_count = ruleOf({ limit: { lifetime: { count: 1 } } });
    const by_amount = ruleOf({ limit: { per_day: { amount: "2.50" } } });
    await ruled({}, by_count, by_amount);
    expect(await outcomesOf(shop)).toEqual(["given", "given"]);
    expect(await outcomesOf(shop)).toEqual(["reward_cap_reached", "given"]);
    expect(await outcomesOf(shop)).toEqual(["reward_cap_reached", "reward_cap_reached"]);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    expect(await outcomesOf(shop)).toEqual(["reward_cap_reached", "given"]);
  });

  it("gives again what failed, within the limits and the cooldown of the rule", async () => {
    await ruled({ budget: "9.00" }, ruleOf({ limit: { lifetime: { count: 1 } }, cooldown: "1h" }));
    const failing = { recipient: { phone: "0771230002" } };
    expect(await outcomesOf(shop, failing)).toEqual(["given"]);
    expect(await outcomesOf(shop, failing)).toEqual(["reward_cap_reached"]);
    await drain(shop);
    await pass(shop);
    expect(await outcomesOf(shop, failing)).toEqual(["given"]);
  });

  it("waits between two rewards to the same person, by the time at which they are given", async () => {
    await ruled({ budget: "100.00" }, ruleOf({ cooldown: "1h" }));
    expect(await outcomesOf(shop)).toEqual(["given"]);
    await shop.api.advanceTestClock({ body: { seconds: 3_590 } });
    expect(await outcomesOf(shop)).toEqual(["reward_cap_reached"]);
    expect(await outcomesOf(shop, { recipient: { phone: "0773333333" } })).toEqual(["given"]);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    const { body: clock } = await shop.api.getTestClock();
    expect(await outcomesOf(shop, { occurred_at: clock.now - 3_000 })).toEqual(["given"]);
  });

  it("says that the budget is spent, also when there is nothing left at all", async () => {
    const { id } = await ruled({ budget: "1.50" });
    expect(await outcomesOf(shop)).toEqual(["given"]);
    expect(await outcomesOf(shop)).toEqual(["program_budget_exceeded"]);
    await shop.api.updateProgram({ path: { program_id: id }, body: { budget: "2.00" } });
    expect(await outcomesOf(shop)).toEqual(["given"]);
    expect(await outcomesOf(shop)).toEqual(["program_not_active"]);
    expect(await told()).toEqual(
      expect.arrayContaining(["program.budget.low", "program.exhausted"]),
    );
  });

  it("leaves nothing behind but its reason when Credit is short, and the next rule gives", async () => {
    await ruled(
      { budget: "5000.00" },
      ruleOf({ give: { amount: "1500.00" }, priority: 1 }),
      ruleOf(),
    );
    expect(await outcomesOf(shop)).toEqual(["amount_out_of_range", "given"]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("pays a part of the value, rounded down to the cent, and no more than its maximum", async () => {
    await ruled(
      { budget: "100.00" },
      percentage({ percent_of_value: "3.33" }),
      percentage({ percent_of_value: "50.00", max: "2.00" }),
    );
    const { body } = await reported(shop, { value: "29.99", currency: "USD" });
    const { body: rewards } = await shop.api.listRewards();
    const given_amounts = rewards.data.map(({ amount }) => amount).toSorted();
    expect(body.matches).toHaveLength(2);
    expect(given_amounts).toEqual(["0.99", "2.00"]);
  });

  it("pays no part of another currency, of no value, or of less than a cent", async () => {
    await ruled({}, percentage({ percent_of_value: "5.00" }));
    expect(await outcomesOf(shop, { value: "20.00", currency: "ZWG" })).toEqual([
      "currency_mismatch",
    ]);
    expect(await outcomesOf(shop)).toEqual(["parameter_missing"]);
    expect(await outcomesOf(shop, { ...paid, value: "0.19" })).toEqual(["amount_out_of_range"]);
    expect(await outcomesOf(shop, paid)).toEqual(["given"]);
  });

  it("says that the number is blocked, and counts the hit", async () => {
    await ruled({});
    const entry_id = await given.blocked(shop, "+263771234567");
    expect(await outcomesOf(shop)).toEqual(["target_blocked"]);
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body.hits).toBe(1);
  });

  it("holds for a review, or in escrow, what the program says", async () => {
    await ruled({ hold: { mode: "review", first_reward: true }, funding: "pay_as_you_go" });
    expect(await outcomesOf(shop)).toEqual(["given"]);
    expect((await shop.api.listRewards()).body.data).toMatchObject([{ status: "held" }]);
    expect(await told()).toEqual(
      expect.arrayContaining(["reward.held", "review.opened", "credit.reserved"]),
    );
  });

  it("tells when the Credit falls low", async () => {
    await ruled({ funding: "pay_as_you_go" });
    const { body: credit } = await shop.api.getCredit();
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: credit.USD.available } } });
    expect(await outcomesOf(shop)).toEqual(["given"]);
    expect(await told()).toEqual(expect.arrayContaining(["credit.balance.low", "send.created"]));
  });
});

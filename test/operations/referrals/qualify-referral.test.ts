import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { qualify, referred } from "../../kit/refer.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function rewardOf({ reward }: { reward: string | null }) {
  return (await shop.api.getReward({ path: { reward_id: String(reward) } })).body;
}

async function told(): Promise<string[]> {
  await eventsShown();
  return (await shop.api.listEvents({ query: {} })).body.data.map(({ type }) => type).toReversed();
}

describe.each(["reserve", "pay_as_you_go"])("POST …/qualify of a program with %s", (funding) => {
  it("holds the default amount for the referrer in escrow, until it is released", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, default_amount: "2.00" });
    const made = await referred(shop, program_id);
    const before = (await told()).length;
    const { status, body } = await qualify(shop, made.id);
    expect(status).toBe(200);
    const now = { status: "qualified", qualified_at: expect.any(Number) };
    expect(body).toEqual({ ...made, ...now, reward: expect.stringMatching(/^rwd_/) });
    expect(await rewardOf(body)).toMatchObject({
      ...{ status: "held", held_reason: "escrow", amount: "2.00", recipient: made.referrer },
      ...{ source: "referral", referral: made.id, completion_id: made.id, target: "+263771112222" },
    });
    const program = (await shop.api.getProgram({ path: { program_id } })).body;
    expect(program).toMatchObject({ earmarked: "2.00", spent: "0.00", counts: { held: 1 } });
    const reserved = funding === "reserve" ? [] : ["credit.reserved"];
    const caused = ["referral.qualified", "reward.created", "reward.held"];
    expect((await told()).slice(before).toSorted()).toEqual([...reserved, ...caused].toSorted());
    await expectSound();
    const path = { reward_id: String(body.reward) };
    expect((await shop.api.releaseReward({ path })).body.status).toBe("released");
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    expect((await rewardOf(body)).status).toBe("delivered");
    expect((await shop.api.getReferral({ path: { referral_id: made.id } })).body).toEqual(body);
    await expectSound();
  });

  it("tells when it takes the last of a budget", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "1.00" });
    await qualify(shop, (await referred(shop, program_id)).id);
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "exhausted", remaining: "0.00" });
    expect(await told()).toEqual(
      expect.arrayContaining(["program.budget.low", "program.exhausted"]),
    );
    await expectSound();
  });
});

describe("a referral that qualifies", () => {
  it("comes with a second try unchanged, and is replayed with its Idempotency-Key", async () => {
    const { id } = await referred(shop);
    const first = await qualify(shop, id, "qualify-1");
    const events = await told();
    expect((await qualify(shop, id, "qualify-1")).body).toEqual(first.body);
    const again = await qualify(shop, id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await told()).toEqual(events);
    expect(await shop.probe.count("rewards")).toBe(1);
    const call = { path: { referral_id: id }, idempotency_key: "qualify-1", text: '{"a":1}' };
    await expectRefusal(await shop.api.qualifyReferral(call), "idempotency_mismatch");
  });

  it.each([
    ["the program says so", { hold: { mode: "review" } }, "0771112222", ["manual_hold"]],
    ["a fraud rule says so", {}, "0771230010", ["test_number"]],
  ])("has its reward reviewed if %s", async (_, terms, phone, reasons) => {
    const { id: program } = await given.activeProgram(shop, terms);
    const { body } = await qualify(
      shop,
      (await referred(shop, program, { referrer: { phone } })).id,
    );
    const reward = await rewardOf(body);
    expect(reward).toMatchObject({ status: "held", held_reason: "review" });
    const path = { review_id: String(reward.review) };
    expect((await shop.api.getReview({ path })).body).toMatchObject({ status: "open", reasons });
    expect(await told()).toContain("review.opened");
  });

  it("waits in escrow where the program would send its rewards at once", async () => {
    const hold = { mode: "review", amount_over: "5.00" };
    const { id: program } = await given.activeProgram(shop, { hold });
    const { body } = await qualify(shop, (await referred(shop, program)).id);
    expect(await rewardOf(body)).toMatchObject({ held_reason: "escrow" });
  });

  it("rewards the direct referrer alone, never a chain", async () => {
    const { id: program } = await given.activeProgram(shop);
    const first = await referred(shop, program);
    const next = { referrer: first.referee, referee: { phone: "0771114444" } };
    const second = await referred(shop, program, next);
    const { body } = await qualify(shop, second.id);
    expect(await rewardOf(body)).toMatchObject({ recipient: first.referee });
    expect(await shop.probe.count("rewards")).toBe(1);
  });

  it("goes to the referrer's meter, if the program gives electricity", async () => {
    const terms = { choices: ["power"], default_amount: "5.00" };
    const { id: program } = await given.activeProgram(shop, terms);
    const meters = [{ number: "37140030000" }];
    const { id: referrer } = await given.recipient(shop, { phone: "0771112222", meters });
    const { body } = await qualify(shop, (await referred(shop, program, { referrer })).id);
    expect(await rewardOf(body)).toMatchObject({ type: "power", meter: "37140030000" });
  });

  it("tells of the Credit that is low then", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "999.50" } } });
    await qualify(shop, (await referred(shop)).id);
    expect(await told()).toContain("credit.balance.low");
  });
});

describe("a referral whose ID is a completion already", () => {
  it("pays nothing twice, and names what was paid", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id } = await referred(shop, program);
    const paid = await madeReward(shop, program, { completion_id: id });
    const answer = await qualify(shop, id);
    await expectRefusal(answer, "duplicate_resource");
    expect(answer.error?.resource).toBe(paid.id);
    expect(await shop.probe.count("rewards")).toBe(1);
  });
});

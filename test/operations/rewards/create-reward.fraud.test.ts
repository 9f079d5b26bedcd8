/** Rewards that the fraud rules stop, as callers see them. */
import { beforeEach, describe, expect, it } from "vitest";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY = 86_400;
const METER = "37140030000";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function reviewOf(reward: { review: string | null }) {
  return (await shop.api.getReview({ path: { review_id: String(reward.review) } })).body;
}

async function pass(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
}

/** The status of each of so many rewards to one number, one after the other. */
async function statuses(program: string, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let made = 0; made < count; made += 1) {
    found.push((await madeReward(shop, program)).status);
  }
  return found;
}

async function rejectOne(program: string): Promise<void> {
  const held = await madeReward(shop, program, { recipient: { phone: "0771230010" } });
  await shop.api.rejectReview({ path: { review_id: String(held.review) } });
}

describe.each(["reserve", "pay_as_you_go"])("an odd reward of a program with %s", (funding) => {
  it("is held for a review, takes its budget, and sends nothing", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "1.00" });
    const reward = await madeReward(shop, program_id, { recipient: { phone: "0771230010" } });
    expect(reward).toMatchObject({
      ...{ status: "held", held_reason: "review", send: null, expires_at: null },
      held_at: reward.created,
    });
    expect(await reviewOf(reward)).toMatchObject({
      ...{ status: "open", risk: "low", reasons: ["test_number"], reward: reward.id },
      related: { count: 0, blocked_count: 0, reward_ids: [] },
    });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "exhausted", earmarked: "1.00", spent: "0.00" });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({
      ...{ available: "999.00", reserved: "1.00" },
    });
    expect(await shop.probe.count("sends")).toBe(0);
    await eventsShown();
    const events = await shop.api.listEvents({ query: {} });
    expect(events.body.data.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["review.opened", "reward.held", "reward.created"]),
    );
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });
});

describe("the fraud rules", () => {
  it("hold the fifth reward to a number within a day, and name the others", async () => {
    const { id: program } = await given.activeProgram(shop);
    expect(await statuses(program, 4)).toEqual(["pending", "pending", "pending", "pending"]);
    const fifth = await madeReward(shop, program);
    const { risk, reasons, related } = await reviewOf(fifth);
    expect([fifth.status, risk, reasons]).toEqual(["held", "high", ["velocity_phone"]]);
    expect(related).toMatchObject({ count: 4, blocked_count: 0 });
    expect(related.reward_ids).toHaveLength(4);
    await pass(DAY);
    expect(await statuses(program, 1)).toEqual(["pending"]);
  });

  it("hold a meter that a third person is rewarded with", async () => {
    const power = { choices: ["power"], default_amount: "2.00" };
    const { id: program } = await given.activeProgram(shop, power);
    const give = (phone: string) =>
      madeReward(shop, program, { recipient: { phone }, meter: METER });
    expect((await give("0772000001")).status).toBe("pending");
    expect((await give("0772000002")).status).toBe("pending");
    expect((await reviewOf(await give("0772000003"))).reasons).toContain("same_meter");
  });

  it("hold more than the usual amount for somebody who is new, for a day", async () => {
    const { id: program } = await given.activeProgram(shop);
    const odd = await madeReward(shop, program, { amount: "1.01" });
    expect((await reviewOf(odd)).reasons).toEqual(["new_recipient"]);
    await pass(DAY);
    expect((await madeReward(shop, program, { amount: "1.01" })).status).toBe("pending");
  });

  it("hold what is far above what the program gave before", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "30.00" });
    for (let person = 0; person < 10; person += 1) {
      await madeReward(shop, program, { recipient: { phone: `077200000${person}` } });
    }
    await madeReward(shop, program);
    await pass(DAY);
    expect((await madeReward(shop, program, { amount: "5.00" })).status).toBe("pending");
    const odd = await madeReward(shop, program, { amount: "5.01" });
    expect((await reviewOf(odd)).reasons).toEqual(["amount_outlier"]);
  });

  it("hold the reward that follows nine tenths of a limit", async () => {
    const per_recipient = { lifetime: { amount: "4.00" } };
    const { id: program } = await given.activeProgram(shop, { per_recipient });
    await madeReward(shop, program);
    await pass(DAY);
    expect((await madeReward(shop, program, { amount: "2.60" })).status).toBe("pending");
    const odd = await madeReward(shop, program, { amount: "0.40" });
    expect((await reviewOf(odd)).reasons).toEqual(["cap_near"]);
  });

  it("hold the reward of a person whose other number is blocked", async () => {
    const { id } = await given.recipient(shop, { meters: [{ number: METER }] });
    await given.blocked(shop, METER);
    const { id: program } = await given.activeProgram(shop);
    const odd = await madeReward(shop, program, { recipient: id });
    expect((await reviewOf(odd)).reasons).toEqual(["blocklist_near"]);
  });

  it("add up to a risk, together with what the program asks for", async () => {
    const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
    const recipient = { phone: "0771230010" };
    const odd = await madeReward(shop, program, { recipient, amount: "1.01" });
    expect(await reviewOf(odd)).toMatchObject({
      ...{ risk: "medium", reasons: ["new_recipient", "test_number", "manual_hold"] },
    });
  });

  it("leave a reward in escrow that the caller holds", async () => {
    const { id: program } = await given.activeProgram(shop);
    const recipient = { phone: "0771230010" };
    const held = await madeReward(shop, program, { recipient, hold: true });
    expect([held.held_reason, held.review]).toEqual(["escrow", null]);
  });

  it("refuse whoever had two rewards rejected within 90 days, and write nothing", async () => {
    const { id: program } = await given.activeProgram(shop);
    await rejectOne(program);
    await rejectOne(program);
    const recipient = { phone: "0771230010" };
    const answer = await askReward(shop, program, { recipient });
    await expectRefusal(answer, "fraud_blocked", {
      ...{ param: "recipient", meta: { rule: "fraud_blocked" } },
    });
    expect((await madeReward(shop, program)).status).toBe("pending");
    await pass(90 * DAY);
    expect((await askReward(shop, program, { recipient })).status).toBe(201);
  });
});

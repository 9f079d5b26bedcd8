import { beforeEach, describe, expect, it } from "vitest";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY = 86_400;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.type).toReversed();
}

describe.each(["reserve", "pay_as_you_go"])("a held reward of a program with %s", (funding) => {
  it("waits in escrow for its release, and takes its budget", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding });
    const reward = await madeReward(shop, program_id, { hold: true, amount: "4.00" });
    expect(reward).toMatchObject({
      ...{ status: "held", held_reason: "escrow", send: null, review: null },
      ...{ held_at: reward.created, expires_at: reward.created + 30 * DAY },
    });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ earmarked: "4.00", spent: "0.00", counts: { held: 1 } });
    expect(await shop.probe.count("sends")).toBe(0);
    expect(await told("reward.*")).toEqual(["reward.created", "reward.held"]);
    await expectSound();
  });

  it("waits for a review, if the program says so", async () => {
    const hold = { mode: "review" };
    const { id: program } = await given.activeProgram(shop, { funding, hold });
    const reward = await madeReward(shop, program);
    expect(reward).toMatchObject({
      ...{ status: "held", held_reason: "review", expires_at: null },
      review: expect.stringMatching(/^rev_/),
    });
    const { body } = await shop.api.getReview({ path: { review_id: String(reward.review) } });
    expect(body).toMatchObject({
      ...{ status: "open", risk: "low", reasons: ["manual_hold"], program, reward: reward.id },
      related: { count: 0, blocked_count: 0, reward_ids: [] },
    });
    expect(await told("review.*")).toEqual(["review.opened"]);
    await expectSound();
  });
});

describe("the hold of a program", () => {
  it("applies to amounts above its own", async () => {
    const hold = { mode: "escrow", amount_over: "2.00", expires_after: "7d" };
    const { id: program } = await given.activeProgram(shop, { hold, default_amount: "2.01" });
    expect((await madeReward(shop, program, { amount: "2.00" })).status).toBe("pending");
    const held = await madeReward(shop, program, { amount: "2.01" });
    expect(held).toMatchObject({ status: "held", expires_at: held.created + 7 * DAY });
  });

  it("applies to the first reward of each person", async () => {
    const hold = { mode: "review", first_reward: true };
    const { id: program } = await given.activeProgram(shop, { hold });
    const statuses: string[] = [];
    for (const phone of ["0771112222", "0771112222", "0771112223"]) {
      statuses.push((await madeReward(shop, program, { recipient: { phone } })).status);
    }
    expect(statuses).toEqual(["held", "pending", "held"]);
  });

  it("gives way to the escrow that a request asks for", async () => {
    const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
    expect(await madeReward(shop, program, { hold: true })).toMatchObject({
      ...{ held_reason: "escrow", review: null },
    });
  });
});

describe("what cannot be held is refused", () => {
  it("without Credit for it, if the program has reserved none", async () => {
    const { id: program } = await given.activeProgram(shop);
    await given.program(shop, { funding: "reserve", budget: "999.50" });
    await expectRefusal(await askReward(shop, program, { hold: true }), "insufficient_credit");
  });

  it("without budget, or to a number that nothing may go to", async () => {
    const { id: program } = await given.activeProgram(shop);
    const dear = await askReward(shop, program, { hold: true, amount: "10.01" });
    await expectRefusal(dear, "program_budget_exceeded");
    await given.blocked(shop, "+263771234567");
    expect((await askReward(shop, program, { hold: true })).error?.code).toBe("target_blocked");
    expect(await shop.probe.count("rewards")).toBe(0);
  });

  it("though it takes the last of a program's budget", async () => {
    const { id: program_id } = await given.activeProgram(shop, { budget: "4.00" });
    await madeReward(shop, program_id, { hold: true, amount: "4.00" });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "exhausted", remaining: "0.00" });
  });
});

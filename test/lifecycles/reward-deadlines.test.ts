/** What becomes of rewards that nobody decides about. Source: spec/base/lifecycles/reward.tsp. */
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { whileWorkersRun } from "../kit/workers.ts";

const DAY = 86_400;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function pass(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
  await drain(shop);
}

async function shown(reward_id: string) {
  return (await shop.api.getReward({ path: { reward_id } })).body;
}

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.type).toReversed();
}

describe.each(["reserve", "pay_as_you_go"])("of a program with %s", (funding) => {
  /** Deadlines follow a clock that had been advanced before. */
  beforeEach(() => pass(40 * DAY));

  it("escrow that nobody releases expires, and its amount is back in the budget", async () => {
    const hold = { mode: "escrow", expires_after: "7d" };
    const { id: program_id } = await given.activeProgram(shop, { funding, hold, budget: "1.00" });
    const reward = await madeReward(shop, program_id);
    await pass(7 * DAY - 60);
    expect(await shown(reward.id)).toMatchObject({ status: "held", expired_at: null });
    await pass(60);
    expect(await shown(reward.id)).toMatchObject({
      ...{ status: "expired", held_reason: null, expires_at: reward.expires_at },
      expired_at: expect.any(Number),
    });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "active", earmarked: "0.00", remaining: "1.00" });
    expect(await told("reward.*")).toEqual(["reward.created", "reward.held", "reward.expired"]);
    await expectSound();
  });

  it("a review that nobody decides in 30 days rejects its reward", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, hold: { mode: "review" } });
    const { id, review } = await madeReward(shop, program);
    const path = { review_id: String(review) };
    await pass(30 * DAY - 60);
    expect((await shop.api.getReview({ path })).body.status).toBe("open");
    await pass(60);
    expect((await shop.api.getReview({ path })).body).toMatchObject({
      ...{ status: "rejected", resolution: "timed_out", decided_by: null, note: null },
    });
    expect(await shown(id)).toMatchObject({ status: "rejected" });
    // The feed goes back thirty days, in which nothing else happened.
    expect(await told("review.*")).toEqual(["review.resolved"]);
    await expectSound();
  });
});

describe("what was decided in time", () => {
  it("is not ended by the clock", async () => {
    const { id: program } = await given.activeProgram(shop);
    const [released, voided] = [
      await madeReward(shop, program, { hold: true }),
      await madeReward(shop, program, { hold: true }),
    ];
    await shop.api.releaseReward({ path: { reward_id: released.id } });
    await shop.api.voidReward({ path: { reward_id: voided.id } });
    await drain(shop);
    await pass(10);
    await pass(31 * DAY);
    expect((await shown(released.id)).status).toBe("delivered");
    expect((await shown(voided.id)).status).toBe("voided");
    expect(await told("reward.expired")).toEqual([]);
    await expectSound();
  });
});

it("has happened when the answer of the advanced clock is there", async () => {
  const { id: program } = await given.activeProgram(shop);
  const made = await Promise.all(
    Array.from({ length: 5 }, () => madeReward(shop, program, { hold: true })),
  );
  await whileWorkersRun(shop, async () => {
    const { body } = await shop.api.advanceTestClock({ body: { seconds: 30 * DAY } });
    expect(body.still_running).toEqual([]);
  });
  for (const { id } of made) expect((await shown(id)).status).toBe("expired");
  await expectSound();
});

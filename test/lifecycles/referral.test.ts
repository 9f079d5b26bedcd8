/** Every state of a referral × every step. Source: spec/base/lifecycles/referral.tsp. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { qualify, referred } from "../kit/refer.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { whileWorkersRun } from "../kit/workers.ts";

const { states, steps } = LIFECYCLES.referral;
const DAY = 86_400;

type State = (typeof states)[number];
type Mover = (typeof steps)[number]["by"];

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function shown(referral_id: string) {
  return (await shop.api.getReferral({ path: { referral_id } })).body;
}

async function pass(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
  await drain(shop);
}

/** The review of the reward of a referral; null where there is none. */
async function reviewOf(id: string): Promise<string | null> {
  const { reward } = await shown(id);
  if (reward === null) return null;
  return (await shop.api.getReward({ path: { reward_id: reward } })).body.review as string | null;
}

async function rejectReview(id: string): Promise<void> {
  const review_id = await reviewOf(id);
  if (review_id !== null) await shop.api.rejectReview({ path: { review_id } });
}

/** What makes each step of the table. */
const MOVERS: Record<Mover, (id: string) => Promise<unknown>> = {
  qualify: (id) => qualify(shop, id),
  review_rejected: rejectReview,
  time_over: () => pass(90 * DAY),
};

/** How a referral comes into each state. */
const WAYS: Record<State, readonly Mover[]> = {
  pending: [],
  qualified: ["qualify"],
  rejected: ["qualify", "review_rejected"],
  expired: ["time_over"],
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as Mover[]).map((by) => ({
    ...{ from, by },
    // The review of a reward is over long before ninety days, and rejects it and its referral.
    to:
      from === "qualified" && by === "time_over"
        ? "rejected"
        : (steps.find((step) => step.from === from && step.by === by)?.to ?? from),
  })),
);

it.each(MOVES)("a referral that is $from is $to after $by", async ({ from, by, to }) => {
  const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
  const { id } = await referred(shop, program);
  for (const way of WAYS[from]) await MOVERS[way](id);
  expect((await shown(id)).status).toBe(from);
  await MOVERS[by](id);
  const after: Schemas["Referral"] = await shown(id);
  const has_reward = to === "qualified" || to === "rejected";
  expect(after).toMatchObject({
    ...{ status: to, reason: to === "rejected" ? "manual_hold" : null },
    reward: has_reward ? expect.stringMatching(/^rwd_/) : null,
    qualified_at: has_reward ? expect.any(Number) : null,
  });
  const events = await shop.probe.rows("events");
  const qualified = events.filter(({ type }) => type === "referral.qualified");
  expect(qualified).toHaveLength(has_reward ? 1 : 0);
  expect(await shop.probe.count("referral_deadlines")).toBe(to === "pending" ? 1 : 0);
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});

describe("a referral", () => {
  it("expires after ninety days of its account's clock, and not before", async () => {
    // Deadlines follow a clock that had been advanced before.
    await pass(40 * DAY);
    const { id } = await referred(shop);
    await pass(90 * DAY - 60);
    expect((await shown(id)).status).toBe("pending");
    await pass(60);
    expect(await shown(id)).toMatchObject({ status: "expired", reward: null });
    expect(await shop.probe.count("rewards")).toBe(0);
  });

  it("has expired when the answer of the advanced clock is there", async () => {
    const { id } = await referred(shop);
    await whileWorkersRun(shop, async () => {
      const { body } = await shop.api.advanceTestClock({ body: { seconds: 90 * DAY } });
      expect(body.still_running).toEqual([]);
    });
    expect((await shown(id)).status).toBe("expired");
  });

  it("stays qualified when its reward is voided", async () => {
    const { id } = await referred(shop);
    const { body } = await qualify(shop, id);
    await shop.api.voidReward({ path: { reward_id: String(body.reward) } });
    await pass(100 * DAY);
    expect(await shown(id)).toEqual(body);
  });

  it("is rejected when its program is closed and nobody decides in time", async () => {
    const hold = { mode: "review" };
    const { id: program_id } = await given.activeProgram(shop, { hold, close_grace: "1d" });
    const { id } = await referred(shop, program_id);
    await qualify(shop, id);
    await shop.api.closeProgram({ path: { program_id } });
    await pass(DAY);
    expect(await shown(id)).toMatchObject({ status: "rejected", reason: "manual_hold" });
  });

  it("stays qualified when the review approves its reward", async () => {
    const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
    const { id } = await referred(shop, program);
    const { body } = await qualify(shop, id);
    const path = { review_id: String(await reviewOf(id)) };
    expect((await shop.api.approveReview({ path })).status).toBe(200);
    expect(await shown(id)).toEqual(body);
    await eventsShown();
  });
});

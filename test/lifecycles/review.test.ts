/** Every state of a review × every step. Source: spec/base/lifecycles/review.tsp. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

const { states, steps } = LIFECYCLES.review;
const DAYS_30 = 30 * 86_400;

type State = (typeof states)[number];
type Mover = (typeof steps)[number]["by"];
type Move = (shop: Organisation, path: { review_id: string }) => Promise<unknown>;

/** What makes each step of the table. */
const MOVERS: Record<Mover, Move> = {
  approve: async (shop, path) => {
    await shop.api.approveReview({ path });
    await drain(shop);
    await pass(shop, { seconds: 10 });
  },
  reject: ({ api }, path) => api.rejectReview({ path }),
  time_over: (shop) => pass(shop, { seconds: DAYS_30 }),
};

/** How a review comes into each state. */
const WAYS: Record<State, readonly Mover[]> = {
  open: [],
  approved: ["approve"],
  rejected: ["reject"],
};

/** Where its reward is then. */
const REWARDS: Record<State, string> = {
  open: "held",
  approved: "delivered",
  rejected: "rejected",
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as Mover[]).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from };
  }),
);

it.each(MOVES)("a review that is $from is $to after $by", async ({ from, by, to }) => {
  const shop = await given.organisation();
  const { id: program } = await given.activeProgram(shop, { hold: { mode: "review" } });
  const { id: reward_id, review } = await madeReward(shop, program);
  const path = { review_id: String(review) };
  for (const way of WAYS[from]) await MOVERS[way](shop, path);
  await MOVERS[by](shop, path);
  expect((await shop.api.getReview({ path })).body.status).toBe(to);
  const { body: reward } = await shop.api.getReward({ path: { reward_id } });
  expect(reward.status).toBe(REWARDS[to]);
  const events = await shop.probe.rows("events");
  const resolved = events.filter(({ type }) => type === "review.resolved");
  expect(resolved).toHaveLength(to === "open" ? 0 : 1);
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});

/** Every state in which a reward waits for its claim × whatever ends that. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, expect, it } from "vitest";
import { linkOf, OPEN } from "../kit/by-link.ts";
import { claimed, pageOf } from "../kit/claims.ts";
import { drain } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const { steps } = LIFECYCLES.reward;
const DAY_SECONDS = 86_400;

type Reward = Schemas["Reward"];

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function claim(reward: Reward, phone: string): Promise<void> {
  await claimed(await pageOf(shop), await linkOf(shop, reward), { phone });
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await drain(shop);
}

const ENDS: Record<string, (reward: Reward) => Promise<unknown>> = {
  send_delivered: (reward) => claim(reward, "0771230000"),
  send_failed: (reward) => claim(reward, "0771230002"),
  claim_review: (reward) => claim(reward, "0771230010"),
  void: ({ id: reward_id }) => shop.api.voidReward({ path: { reward_id } }),
  not_taken_in_time: async () => {
    await shop.api.advanceTestClock({ body: { seconds: 7 * DAY_SECONDS } });
    await drain(shop);
  },
};

const WAYS: Record<"pending" | "released", (program: string) => Promise<Reward>> = {
  pending: (program) => madeReward(shop, program, expiring()),
  released: async (program) => {
    const { id: reward_id } = await madeReward(shop, program, { ...expiring(), hold: true });
    return (await shop.api.releaseReward({ path: { reward_id } })).body;
  },
};

/** The feed goes back thirty days. */
function expiring() {
  const expires_at = runSeconds() + 7 * DAY_SECONDS;
  return { ...OPEN, link: { ...OPEN.link, expires_at } };
}

const LINK_AFTER: Record<string, Schemas["RewardLinkStatus"]> = {
  void: "revoked",
  not_taken_in_time: "expired",
};

const CASES = (Object.keys(WAYS) as (keyof typeof WAYS)[]).flatMap((from) =>
  Object.keys(ENDS).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    if (step === undefined) throw new Error(`There is no step from ${from} by ${by}.`);
    return { from, by, to: step.to, events: step.events };
  }),
);

it.each(CASES)("a reward that waits $from is $to by $by", async ({ from, by, to, events }) => {
  const { id: program_id } = await given.activeProgram(shop);
  const waiting = await WAYS[from](program_id);
  expect([waiting.status, waiting.send]).toEqual([from, null]);
  await ENDS[by]?.(waiting);
  const { body } = await shop.api.getReward({ path: { reward_id: waiting.id } });
  expect(body.status).toBe(to);
  await eventsShown();
  const { body: told } = await shop.api.listEvents({ query: { type: "reward.*", limit: 1 } });
  expect(told.data.map(({ type }) => type)).toEqual(events);
  expect((await linkOf(shop, waiting)).status).toBe(LINK_AFTER[by] ?? "claimed");
  const { body: program } = await shop.api.getProgram({ path: { program_id } });
  expect(program).toMatchObject({
    spent: by === "send_delivered" ? "1.00" : "0.00",
    earmarked: by === "claim_review" ? "1.00" : "0.00",
  });
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
});

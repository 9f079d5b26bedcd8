import { beforeEach, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { givenReview, givenReward } from "../../kit/rewards.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const WEEK_SECONDS = 7 * 86_400;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function statusOf(reward_id: string) {
  return (await shop.api.getReward({ path: { reward_id } })).body.status;
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: {} });
  return body.data.map(({ type }) => type).filter((type) => /^re(?:ward|view)\./.test(type));
}

it("leaves what is held for its grace, then voids escrow and rejects reviews", async () => {
  const { id: program_id } = await given.activeProgram(shop, { funding: "reserve" });
  const escrow = await givenReward(shop, program_id);
  const { review, reward } = await givenReview(shop, program_id);
  await shop.api.closeProgram({ path: { program_id } });
  await drain(shop);
  expect([await statusOf(escrow), await statusOf(reward)]).toEqual(["held", "held"]);
  await shop.api.advanceTestClock({ body: { seconds: WEEK_SECONDS } });
  await drain(shop);
  expect([await statusOf(escrow), await statusOf(reward)]).toEqual(["voided", "rejected"]);
  expect((await shop.api.getReview({ path: { review_id: review } })).body).toMatchObject({
    ...{ status: "rejected", resolution: "timed_out", decided_by: null },
  });
  expect((await told()).toSorted()).toEqual([
    "review.resolved",
    "reward.rejected",
    "reward.voided",
  ]);
  expect((await shop.api.getProgram({ path: { program_id } })).body.earmarked).toBe("0.00");
  expect((await shop.api.getCredit()).body.USD.reserved).toBe("0.00");
  expect(await shop.probe.count("program_work")).toBe(0);
  const { database } = await testServer();
  expect(await database.read(checkLedger)).toEqual([]);
});

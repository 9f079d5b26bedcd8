/** Whoever waits for a reward or a review holds nothing that its holder takes next. */
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, expect, it } from "vitest";
import { beside } from "../kit/beside.ts";
import { workOff } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { givenReview, givenReward } from "../kit/rewards.ts";
import { testServer } from "../kit/server.ts";
import { untilSomebodyWaits } from "../kit/somebody-waits.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/**
 * Locks a row, starts something that comes to wait for it, and locks another row, which has to be
 * free then.
 */
async function expectFree(
  [held, next]: readonly { table: string; id: string }[],
  run: () => Promise<unknown>,
): Promise<void> {
  const { database } = await testServer();
  const { running } = await database.transact("hold one, and the next", async ({ sql }) => {
    const lock = (row: typeof held) => sql`
      select from ${sql(row?.table ?? "")}
      where account_id = ${shop.account_id} and id = ${row?.id ?? ""}
      for no key update nowait`;
    expect((await lock(held)).count).toBe(1);
    const running = beside(run);
    await beside(untilSomebodyWaits);
    expect((await lock(next)).count).toBe(1);
    return { running };
  });
  await running;
}

it("a closed program's links end before the escrow of it is waited for", async () => {
  const { id: program_id } = await given.activeProgram(shop);
  await madeLink(shop, program_id);
  const reward_id = await givenReward(shop, program_id);
  await shop.api.closeProgram({ path: { program_id } });
  await shop.api.advanceTestClock({ body: { seconds: SEVEN_DAYS } });
  const reward = { table: "rewards", id: parseId("rwd", reward_id) ?? "" };
  const program = { table: "programs", id: parseId("prg", program_id) ?? "" };
  await expectFree([reward, program], () => workOff(shop));
  expect((await shop.api.getReward({ path: { reward_id } })).body.status).toBe("voided");
  const { body } = await shop.api.getProgram({ path: { program_id } });
  expect(body).toMatchObject({ earmarked: "0.00" });
});

it("somebody's reviews are erased before their rewards", async () => {
  const { id: recipient_id } = await given.recipient(shop);
  const { id: program_id } = await given.activeProgram(shop);
  const of_person = { recipient_id: parseId("rcp", recipient_id) };
  const made = await givenReview(shop, program_id, { note: "Met in person." }, of_person);
  await shop.api.deleteRecipient({ path: { recipient_id } });
  const review = { table: "reviews", id: parseId("rev", made.review) ?? "" };
  const reward = { table: "rewards", id: parseId("rwd", made.reward) ?? "" };
  await expectFree([review, reward], () => passErasures(shop, SEVEN_DAYS));
  expect((await shop.api.getReview({ path: { review_id: made.review } })).body.note).toBeNull();
});

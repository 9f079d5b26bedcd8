/** Whatever ends the wait of a reward for its claim first, it ends once, with its link. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { linkOf, OPEN } from "../kit/by-link.ts";
import { askClaim, type Page, pageOf } from "../kit/claims.ts";
import { drain } from "../kit/drain.ts";
import { madeReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { whileWorkersRun } from "../kit/workers.ts";

const REWARDS = 12;

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

/** Rewards that wait for their claims, with their links. */
async function waiting(program: string, wanted: Record<string, unknown> = {}) {
  const made: { reward: Schemas["Reward"]; link: Schemas["RewardLink"] }[] = [];
  for (let one = 0; one < REWARDS; one += 1) {
    const recipient = { phone: `07712345${10 + one}` };
    const reward = await madeReward(shop, program, { ...OPEN, recipient, ...wanted });
    made.push({ reward, link: await linkOf(shop, reward) });
  }
  return made;
}

/** How often rewards were said to have ended without being sent, or links to have ended. */
async function ends(type: string, but_not: readonly string[]): Promise<number[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type, limit: 100 } });
  const ended = body.data.filter((event) => !but_not.includes(event.type));
  const of_object = Map.groupBy(ended, ({ data }) => Object(data.object).id);
  return [...of_object.values()].map((told) => told.length);
}

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

describe.each(["reserve", "pay_as_you_go"])("rewards by link of a program with %s", (funding) => {
  it("claimed, voided and revoked at once are sent or voided, and not both", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const all = await waiting(program);
    const answers = await Promise.all(
      // Each with numbers of its own: a number that gets five in a day is held for a review.
      all.flatMap(({ reward, link }, index) => [
        askClaim(page, link, { phone: `07713456${10 + index}` }),
        askClaim(page, link, { phone: `07713457${10 + index}` }),
        shop.api.voidReward({ path: { reward_id: reward.id } }),
        shop.api.revokeRewardLink({ path: { link_id: link.id } }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const { reward } of all) {
      const { body } = await shop.api.getReward({ path: { reward_id: reward.id } });
      const { status } = await linkOf(shop, reward);
      const sent = ["pending", expect.stringMatching(/^snd_/), "claimed"];
      expect([body.status, body.send, status]).toEqual(
        body.send === null ? ["voided", null, "revoked"] : sent,
      );
    }
    await expectSound();
    const quiet = ["reward_link.created", "reward_link.opened"];
    expect(await ends("reward_link.*", quiet)).toEqual(all.map(() => 1));
  });

  it("expired, erased, voided and closed at once end once", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "100.00" });
    const expires_at = runSeconds() + SEVEN_DAYS;
    const { id: recipient } = await given.recipient(shop, { phone: "0771234567" });
    const timed = await waiting(program_id, { link: { bind: "none", expires_at } });
    const theirs = [
      await madeReward(shop, program_id, { ...OPEN, recipient }),
      await madeReward(shop, program_id, { ...OPEN, recipient, hold: true }),
    ];
    const all = [...timed.map(({ reward }) => reward), ...theirs];
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    const answers = await whileWorkersRun(shop, async () => {
      const [, ...others] = await Promise.all([
        passErasures(shop, SEVEN_DAYS),
        shop.api.closeProgram({ path: { program_id } }),
        ...all.map(({ id: reward_id }) => shop.api.voidReward({ path: { reward_id } })),
      ]);
      return others;
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await drain(shop);
    const quiet = ["reward.created", "reward.held"];
    expect(await ends("reward.*", quiet)).toEqual(all.map(() => 1));
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ status: "closed", earmarked: "0.00", spent: "0.00" });
    const { body: credit } = await shop.api.getCredit();
    expect(credit.USD).toMatchObject({ available: "1000.00", reserved: "0.00" });
    await expectSound();
  });

  it("released and voided at once get a link or none", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "100.00" });
    for (let round = 0; round < 5; round += 1) {
      const { id: reward_id } = await madeReward(shop, program, { ...OPEN, hold: true });
      const path = { reward_id };
      const [released, voided] = await Promise.all([
        shop.api.releaseReward({ path }),
        shop.api.voidReward({ path }),
      ]);
      expect(voided.status).toBe(200);
      expect([200, 409]).toContain(released.status);
      const { body } = await shop.api.getReward({ path });
      expect([body.status, body.link === null]).toEqual(["voided", released.status === 409]);
    }
    await expectSound();
  });
});

/** Rewards that a person claims with a link. */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { linkOf, OPEN } from "../../kit/by-link.ts";
import { askClaim, askCode, CODE, claimed, look, type Page, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAY_SECONDS = 86_400;

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

async function settle(): Promise<void> {
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await drain(shop);
}

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function rewardNow({ id: reward_id }: Pick<Schemas["Reward"], "id">) {
  return (await shop.api.getReward({ path: { reward_id } })).body;
}

async function programNow(program_id: string) {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

async function told(type?: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100, ...(type && { type }) } });
  return body.data.map((event) => event.type);
}

/** Claims with the code that is texted first. */
async function claimedByCode(link: Schemas["RewardLink"], wanted: Record<string, unknown> = {}) {
  await askCode(page, link, wanted);
  return await claimed(page, link, { code: CODE, ...wanted });
}

describe.each(["reserve", "pay_as_you_go"])("a reward by link of a program with %s", (funding) => {
  it("waits with its amount earmarked, and is sent once its person claims it", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "5.00" });
    const completion_id = "survey-8";
    const wanted = { delivery: "link", completion_id, metadata: { survey: "8" } };
    const { status, body: reward } = await askReward(shop, program, wanted);
    expect([status, reward.status]).toEqual([201, "pending"]);
    expect(reward).toMatchObject({
      ...{ delivery: "link", type: "airtime", product: "airtime-usd", target: null, send: null },
      ...{ amount: "1.00", source: "api", held_reason: null, metadata: { survey: "8" } },
      ...{ link: expect.stringMatching(/^lnk_/), expires_at: reward.created + 90 * DAY_SECONDS },
    });
    expect(await programNow(program)).toMatchObject({ spent: "0.00", earmarked: "1.00" });
    const link = await linkOf(shop, reward);
    expect(link).toMatchObject({
      ...{ status: "created", reward: reward.id, amount: "1.00", choices: ["airtime"] },
      ...{ bind: "otp", phone_hint_masked: "077 *** 4567", recipient: reward.recipient },
      ...{ token: expect.any(String), expires_at: reward.expires_at },
    });
    await expectSound();
    await claimedByCode(link);
    const sent = await rewardNow(reward);
    expect(sent).toMatchObject({
      ...{ id: reward.id, status: "pending", send: expect.stringMatching(/^snd_/) },
      ...{ target: "+263771234567", source: "api", completion_id, expires_at: null },
    });
    expect(await programNow(program)).toMatchObject({ spent: "1.00", earmarked: "0.00" });
    expect(await linkOf(shop, reward)).toMatchObject({ status: "claimed", reward: reward.id });
    await expectSound();
    await settle();
    expect((await rewardNow(reward)).status).toBe("delivered");
    const events = await told();
    expect(events.filter((type) => type.startsWith("reward")).toSorted()).toEqual([
      ...["reward.created", "reward.delivered"],
      ...["reward_link.claimed", "reward_link.created", "reward_link.opened"],
    ]);
    const again = await askReward(shop, program, wanted);
    expect([again.status, again.body.id]).toEqual([200, reward.id]);
    await expectSound();
  });

  it("is voided with its link, by either, and its budget returns once", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "2.00" });
    const [one, other] = [
      await madeReward(shop, program, OPEN),
      await madeReward(shop, program, { ...OPEN, recipient: { phone: "0712345678" } }),
    ];
    expect(await programNow(program)).toMatchObject({ status: "exhausted", earmarked: "2.00" });
    const { status, body } = await shop.api.voidReward({ path: { reward_id: one.id } });
    expect([status, body.status, body.voided_at]).toEqual([200, "voided", expect.any(Number)]);
    expect(await linkOf(shop, one)).toMatchObject({ status: "revoked" });
    await look(page, await linkOf(shop, other));
    await shop.api.revokeRewardLink({ path: { link_id: other.link as string } });
    expect(await rewardNow(other)).toMatchObject({ status: "voided", send: null });
    const left = await programNow(program);
    expect(left).toMatchObject({ status: "active", earmarked: "0.00", remaining: "2.00" });
    expect(await told("reward.voided")).toHaveLength(2);
    expect(await told("reward_link.revoked")).toHaveLength(2);
    expect((await shop.api.voidReward({ path: { reward_id: one.id } })).body).toEqual(body);
    await expectSound();
  });

  it("expires with its link, and its budget returns", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    const expires_at = runSeconds() + 7 * DAY_SECONDS;
    const reward = await madeReward(shop, program, { delivery: "link", link: { expires_at } });
    await shop.api.advanceTestClock({ body: { seconds: 7 * DAY_SECONDS } });
    await drain(shop);
    expect(await rewardNow(reward)).toMatchObject({ status: "expired", expires_at });
    expect(await programNow(program)).toMatchObject({ spent: "0.00", earmarked: "0.00" });
    expect(await told("reward.*")).toContain("reward.expired");
    await expectRefusal(await askClaim(page, await linkOf(shop, reward)), "claim_expired");
    await expectSound();
  });

  it("is voided when its program is closed", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding });
    const reward = await madeReward(shop, program_id, OPEN);
    await shop.api.closeProgram({ path: { program_id } });
    await drain(shop);
    expect((await rewardNow(reward)).status).toBe("voided");
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
    await expectSound();
  });

  it("in escrow gets its link when it is released, for as much as that", async () => {
    const terms = { funding, budget: "10.00", default_amount: "10.00" };
    const { id: program } = await given.activeProgram(shop, terms);
    const held = await madeReward(shop, program, { ...OPEN, hold: true });
    expect(held).toMatchObject({ status: "held", held_reason: "escrow", link: null });
    const path = { reward_id: held.id };
    const { body } = await shop.api.releaseReward({ path, body: { amount: "4.00" } });
    expect(body).toMatchObject({
      ...{ status: "released", released_amount: "4.00", send: null },
      ...{ link: expect.stringMatching(/^lnk_/), target: null },
    });
    expect(await programNow(program)).toMatchObject({ earmarked: "4.00", remaining: "6.00" });
    await expectSound();
    const link = await linkOf(shop, held);
    expect(link).toMatchObject({ amount: "4.00", reward: held.id });
    await claimed(page, link);
    await settle();
    expect(await rewardNow(held)).toMatchObject({ status: "delivered", released_amount: "4.00" });
    expect(await programNow(program)).toMatchObject({ spent: "4.00", earmarked: "0.00" });
    await expectSound();
  });

  it("whose claim is odd is held, and sent or given back as its review says", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "10.00" });
    for (const decision of ["approveReview", "rejectReview"] as const) {
      const held = await madeReward(shop, program, { ...OPEN, hold: true, amount: "2.00" });
      const path = { reward_id: held.id };
      await shop.api.releaseReward({ path, body: { amount: "1.50" } });
      await claimed(page, await linkOf(shop, held), { phone: "0771230010" });
      const stopped = await rewardNow(held);
      expect(stopped).toMatchObject({
        ...{ status: "held", held_reason: "review", target: "+263771230010", send: null },
        review: expect.stringMatching(/^rev_/),
      });
      await expectSound();
      const { body } = await shop.api[decision]({ path: { review_id: stopped.review ?? "" } });
      expect(body.related.count).toBe(decision === "approveReview" ? 0 : 1);
      await drain(shop);
      await expectSound();
    }
    expect(await programNow(program)).toMatchObject({ spent: "1.50", earmarked: "0.00" });
    expect(await told("review.opened")).toHaveLength(2);
  });
});

describe("a reward of a choice", () => {
  it("is what its person claims, and what a cheaper bundle leaves returns", async () => {
    const choices = ["airtime", "data"];
    const { id: program } = await given.activeProgram(shop, { choices, default_amount: "5.00" });
    const reward = await madeReward(shop, program, { ...OPEN, delivery: "choice" });
    expect(reward).toMatchObject({
      delivery: "choice",
      type: null,
      product: null,
      bundle_id: null,
    });
    const link = await linkOf(shop, reward);
    expect(link.choices).toEqual(choices);
    const bundle_id = bundleOn("econet");
    await claimed(page, link, { choice: "data", bundle_id });
    const { amount, ...sent } = await rewardNow(reward);
    expect(sent).toMatchObject({
      type: "data",
      product: "data-usd",
      bundle_id,
      delivery: "choice",
    });
    expect(await programNow(program)).toMatchObject({ spent: amount, earmarked: "0.00" });
    await expectSound();
  });
});

describe("a reward by link of a bundle", () => {
  it("is claimed as that bundle, which the holder need not name", async () => {
    const { id: program } = await given.activeProgram(shop, { choices: ["data"] });
    const bundle_id = bundleOn("econet");
    const reward = await madeReward(shop, program, { ...OPEN, bundle_id });
    const link = await linkOf(shop, reward);
    const { body } = await look(page, link);
    expect(body.choices.flatMap(({ bundles }) => bundles.map(({ id }) => id))).toEqual([bundle_id]);
    const other = await askClaim(page, link, { bundle_id: bundleOn("netone") });
    await expectRefusal(other, "conflicting_parameters", { param: "bundle_id" });
    await claimed(page, link);
    expect(await rewardNow(reward)).toMatchObject({ type: "data", bundle_id });
    await expectSound();
  });
});

describe("whoever claims", () => {
  it("is the recipient's number alone, unless the link binds nobody", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await linkOf(shop, await madeReward(shop, program, { delivery: "link" }));
    const stranger = { phone: "0712345678" };
    await askCode(page, link, stranger);
    const refused = await askClaim(page, link, { ...stranger, code: CODE });
    await expectRefusal(refused, "code_invalid");
    const open = await madeReward(shop, program, OPEN);
    await claimed(page, await linkOf(shop, open), stranger);
    expect(await rewardNow(open)).toMatchObject({ target: "+263712345678" });
    await expectSound();
  });
});

describe("limits", () => {
  it("count a reward from when it was made, once", async () => {
    const per_recipient = { lifetime: { count: 1 } };
    const { id: program } = await given.activeProgram(shop, { per_recipient });
    const reward = await madeReward(shop, program, OPEN);
    for (const wanted of [{}, OPEN]) {
      await expectRefusal(await askReward(shop, program, wanted), "reward_cap_reached");
    }
    await claimed(page, await linkOf(shop, reward));
    await expectRefusal(await askReward(shop, program), "reward_cap_reached");
    await expectSound();
  });

  it("of one reward for each number count what its person has not claimed", async () => {
    const { id: program } = await given.activeProgram(shop, { one_per_phone: true });
    const reward = await madeReward(shop, program, OPEN);
    await expectRefusal(await askReward(shop, program), "one_per_phone");
    await madeReward(shop, program, { recipient: { phone: "0712345678" } });
    const link = await linkOf(shop, reward);
    const refused = await askClaim(page, link, { phone: "0712345678" });
    await expectRefusal(refused, "one_per_phone", { param: "phone" });
    await claimed(page, link);
    await expectSound();
  });
});

it("with its Idempotency-Key again is answered with the reward as it is then", async () => {
  const { id: program } = await given.activeProgram(shop);
  const body = { program, recipient: { phone: "0771234567" }, completion_id: randomUUID() };
  const call = { body: { ...body, ...OPEN }, idempotency_key: randomUUID() } as never;
  const first = await shop.api.createReward(call);
  await claimed(page, await linkOf(shop, first.body as Schemas["Reward"]));
  const again = await shop.api.createReward(call);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toMatchObject({ send: expect.stringMatching(/^snd_/) });
  expect(JSON.stringify([first.body, again.body])).not.toMatch(/token"|claim\//);
});

/** Rewards by link that are held before they get their links. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { linkOf, OPEN } from "../../kit/by-link.ts";
import { askClaim, claimed, type Page, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const WEEK_SECONDS = 7 * 86_400;
const CHOICE = { ...OPEN, delivery: "choice" };

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

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100, type } });
  return body.data.map((event) => event.type);
}

describe("a reward by link under review", () => {
  it("gets its link when it is approved, after its limits were checked again", async () => {
    const terms = { hold: { mode: "review" }, per_recipient: { lifetime: { count: 1 } } };
    const { id: program } = await given.activeProgram(shop, terms);
    const held = await madeReward(shop, program, OPEN);
    expect(held).toMatchObject({ status: "held", held_reason: "review", link: null, target: null });
    const path = { review_id: held.review ?? "" };
    expect((await shop.api.approveReview({ path })).status).toBe(200);
    expect(await rewardNow(held)).toMatchObject({ status: "released", send: null });
    await expectSound();
    await claimed(page, await linkOf(shop, held));
    expect(await rewardNow(held)).toMatchObject({ status: "released", target: "+263771234567" });
    await settle();
    expect((await rewardNow(held)).status).toBe("delivered");
    expect(await told("review.*")).toHaveLength(2);
    await expectSound();
  });

  it("is not approved once its person has had as much as the program gives", async () => {
    const { id: program_id } = await given.activeProgram(shop, { hold: { mode: "review" } });
    const held = await madeReward(shop, program_id, OPEN);
    await madeReward(shop, program_id, OPEN);
    const per_recipient = { lifetime: { count: 1 } };
    await shop.api.updateProgram({ path: { program_id }, body: { per_recipient } as never });
    const path = { review_id: held.review ?? "" };
    await expectRefusal(await shop.api.approveReview({ path }), "reward_cap_reached");
  });
});

describe("a release of a reward by link is refused", () => {
  it("while its person is being erased, or for less than it can be claimed as", async () => {
    const { id: program } = await given.activeProgram(shop, { choices: ["airtime", "data"] });
    const { id: recipient_id } = await given.recipient(shop, { phone: "0772345678" });
    const bundled = await madeReward(shop, program, {
      ...{ ...OPEN, hold: true, recipient: recipient_id, bundle_id: bundleOn("econet") },
    });
    const path = { reward_id: bundled.id };
    const less = await shop.api.releaseReward({ path, body: { amount: "0.10" } });
    await expectRefusal(less, "amount_not_allowed");
    const plain = await madeReward(shop, program, { ...OPEN, hold: true });
    const little = { path: { reward_id: plain.id }, body: { amount: "0.01" } };
    await expectRefusal(await shop.api.releaseReward(little), "amount_out_of_range");
    await shop.api.deleteRecipient({ path: { recipient_id } });
    await expectRefusal(await shop.api.releaseReward({ path }), "erased_recipient");
    await expectSound();
  });
});

describe("an escrow of a reward by link", () => {
  it("is over when its link would be, and then nothing is released", async () => {
    const { id: program } = await given.activeProgram(shop);
    const expires_at = runSeconds() + 7_200;
    const link = { bind: "none", expires_at };
    const held = await madeReward(shop, program, { delivery: "choice", link, hold: true });
    expect(held.expires_at).toBe(expires_at);
    await shop.api.advanceTestClock({ body: { seconds: 7_200 } });
    const late = await shop.api.releaseReward({ path: { reward_id: held.id } });
    await expectRefusal(late, "reward_not_releasable");
    await drain(shop);
    expect(await rewardNow(held)).toMatchObject({ status: "expired", link: null, type: null });
    await expectSound();
  });
});

describe("a reward by link that is let go while its closed program has its grace", () => {
  const TERMS = { choices: ["airtime", "power"], default_amount: "5.00", budget: "50.00" };

  /** One that waits, of a program that was closed, with the links that are revoked with it. */
  async function closedWith(hold: "escrow" | "review", by_link: object) {
    const mode = hold === "review" ? { hold: { mode: "review" } } : {};
    const { id: program_id } = await given.activeProgram(shop, { ...TERMS, ...mode });
    const of_hold = hold === "escrow" ? { hold: true } : {};
    const held = await madeReward(shop, program_id, { ...by_link, ...of_hold });
    const before = await madeReward(shop, program_id, { ...by_link, ...of_hold });
    await letGo(before);
    await shop.api.closeProgram({ path: { program_id } });
    await drain(shop);
    expect((await rewardNow(before)).status).toBe("voided");
    return { held, program_id };
  }

  async function letGo({ id: reward_id, review }: Schemas["Reward"]): Promise<void> {
    const answer =
      review === null
        ? await shop.api.releaseReward({ path: { reward_id } })
        : await shop.api.approveReview({ path: { review_id: String(review) } });
    expect(answer.status).toBe(200);
  }

  it.each([
    ["escrow", OPEN, {}],
    ["review", OPEN, {}],
    ["escrow", CHOICE, { choice: "power", meter: "37140030000" }],
  ] as const)("from %s can be claimed until that is over", async (hold, by_link, choice) => {
    const { held, program_id } = await closedWith(hold, by_link);
    await letGo(held);
    const link = await linkOf(shop, held);
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: WEEK_SECONDS - 3_600 } });
    await drain(shop);
    expect(await linkOf(shop, held)).toMatchObject({ status: "created" });
    await claimed(page, link, choice);
    await settle();
    expect(await rewardNow(held)).toMatchObject({ status: "delivered", link: link.id });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ spent: "5.00", earmarked: "0.00" });
    await expectSound();
  });

  it.each(["escrow", "review"] as const)("from %s is voided then", async (hold) => {
    const { held, program_id } = await closedWith(hold, OPEN);
    await letGo(held);
    const link = await linkOf(shop, held);
    await shop.api.advanceTestClock({ body: { seconds: WEEK_SECONDS } });
    await expectRefusal(await askClaim(page, link), "program_closed");
    await drain(shop);
    expect(await linkOf(shop, held)).toMatchObject({ status: "revoked" });
    expect(await rewardNow(held)).toMatchObject({ status: "voided" });
    const { body } = await shop.api.getProgram({ path: { program_id } });
    expect(body).toMatchObject({ spent: "0.00", earmarked: "0.00" });
    expect(await shop.probe.count("program_work")).toBe(0);
    await expectSound();
  });
});

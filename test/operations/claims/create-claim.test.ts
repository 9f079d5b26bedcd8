import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { askClaim, claimed, look, type Page, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const METER = "37140030000";

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function linkNow({ id: link_id }: Schemas["RewardLink"]) {
  return (await shop.api.getRewardLink({ path: { link_id } })).body;
}

async function programNow(program_id: string) {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

async function rewardOf(link: Schemas["RewardLink"]) {
  const { reward } = await linkNow(link);
  return (await shop.api.getReward({ path: { reward_id: String(reward) } })).body;
}

async function settle(): Promise<void> {
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 60 } });
  await drain(shop);
}

/** Types of events of links, rewards, reviews and people, oldest first. */
async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  const types = body.data.map(({ type }) => type).toReversed();
  return types.filter((type) => /^(?:reward|reward_link|recipient|review)\./.test(type));
}

describe.each(["reserve", "pay_as_you_go"])("a claim of a program with %s", (funding) => {
  it("sends what the link has earmarked, and follows it to its end", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    const link = await madeLink(shop, program);
    const { status, body } = await askClaim(page, link);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "reward_link_claim", status: "claimed", amount: "1.00", requires: [] },
      result: { status: "sending" },
    });
    expect(await programNow(program)).toMatchObject({
      ...{ spent: "1.00", earmarked: "0.00", remaining: "9.00" },
    });
    const reward = await rewardOf(link);
    expect(reward).toMatchObject({
      ...{ status: "pending", delivery: "link", source: "links", link: link.id, type: "airtime" },
      ...{ target: "+263771234567", completion_id: null, amount: "1.00" },
    });
    expect(await linkNow(link)).toMatchObject({
      ...{ status: "claimed", reward: reward.id, open_count: 1 },
    });
    expect(await shop.probe.count("reward_link_deadlines")).toBe(0);
    await expectSound();
    await settle();
    expect((await rewardOf(link)).status).toBe("delivered");
    expect(await told()).toEqual([
      ...["reward_link.created", "recipient.created", "reward.created", "reward_link.opened"],
      ...["reward_link.claimed", "reward.delivered"],
    ]);
    await expectSound();
  });

  it("that fails gives its amount back to the budget", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    const link = await madeLink(shop, program);
    await claimed(page, link, { phone: "0771230002" });
    await settle();
    expect((await rewardOf(link)).status).toBe("failed");
    expect(await programNow(program)).toMatchObject({ spent: "0.00", remaining: "10.00" });
    await expectSound();
  });

  it("as a cheaper bundle returns the rest", async () => {
    const terms = { funding, choices: ["airtime", "data"], default_amount: "3.00" };
    const { id: program } = await given.activeProgram(shop, terms);
    const link = await madeLink(shop, program);
    await claimed(page, link, { choice: "data", bundle_id: bundleOn("econet") });
    expect(await rewardOf(link)).toMatchObject({ type: "data", amount: "0.50" });
    expect(await programNow(program)).toMatchObject({
      ...{ spent: "0.50", earmarked: "0.00", remaining: "9.50" },
    });
    await expectSound();
  });

  it("is paid when the budget has nothing left but what links have earmarked", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "1.00" });
    const link = await madeLink(shop, program);
    expect((await programNow(program)).status).toBe("exhausted");
    await claimed(page, link);
    expect(await programNow(program)).toMatchObject({ status: "exhausted", spent: "1.00" });
    await expectSound();
  });

  it("that a review holds keeps its amount earmarked, until somebody decides", async () => {
    const terms = { funding, choices: ["airtime", "data"], default_amount: "3.00" };
    const { id: program } = await given.activeProgram(shop, { ...terms, budget: "3.00" });
    const link = await madeLink(shop, program);
    const wanted = { choice: "data", bundle_id: bundleOn("econet"), phone: "0771230010" };
    expect((await claimed(page, link, wanted)).result?.status).toBe("held");
    expect(await programNow(program)).toMatchObject({
      ...{ spent: "0.00", earmarked: "0.50", remaining: "2.50", status: "active" },
    });
    await expectSound();
    const { review, id: reward_id } = await rewardOf(link);
    const path = { review_id: String(review) };
    expect((await shop.api.approveReview({ path })).status).toBe(200);
    await settle();
    expect((await shop.api.getReward({ path: { reward_id } })).body.status).toBe("delivered");
    expect(await programNow(program)).toMatchObject({ spent: "0.50", earmarked: "0.00" });
    expect(await told()).toContain("review.opened");
    await expectSound();
  });

  it("in a program that holds rewards waits for its release", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, hold: { mode: "escrow" } });
    const link = await madeLink(shop, program);
    expect((await claimed(page, link)).result?.status).toBe("held");
    expect(await programNow(program)).toMatchObject({ spent: "0.00", earmarked: "1.00" });
    const { id: reward_id } = await rewardOf(link);
    await shop.api.voidReward({ path: { reward_id } });
    expect(await programNow(program)).toMatchObject({ earmarked: "0.00", remaining: "10.00" });
    expect((await look(page, link)).body.result?.status).toBe("failed");
    await expectSound();
  });
});

describe("a claim that comes again", () => {
  it("by the same number is answered with the claim, whatever else it says", async () => {
    const { id: program } = await given.activeProgram(shop, { choices: ["airtime", "power"] });
    const link = await madeLink(shop, program, { bind: "none" });
    const first = await claimed(page, link, { choice: "airtime" });
    for (const wanted of [{}, { choice: "power", meter: METER }, { phone: "+263 77 123 4567" }]) {
      const again = await askClaim(page, link, wanted);
      expect([again.status, again.body.result]).toEqual([200, first.result]);
    }
    expect(await shop.probe.count("sends")).toBe(1);
    expect(await programNow(program)).toMatchObject({ spent: "1.00" });
  });

  it("by another number is refused", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await claimed(page, link);
    await expectRefusal(await askClaim(page, link, { phone: "0772345678" }), "claim_used");
    await expectSound();
  });

  it("with its Idempotency-Key is answered the same, and with another body refused", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    const extras = { idempotency_key: "claim-1" };
    const first = await askClaim(page, link, {}, extras);
    const again = await askClaim(page, link, {}, extras);
    expect([first.status, again.status, again.body.result]).toEqual([201, 201, first.body.result]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = await askClaim(page, link, { phone: "0772345678" }, extras);
    await expectRefusal(other, "idempotency_mismatch");
    // The key is of one link: for the next one it is a key of its own.
    expect((await askClaim(page, await madeLink(shop, program), {}, extras)).status).toBe(201);
    expect(await shop.probe.count("sends")).toBe(2);
  });
});

describe("what a person is given", () => {
  const ALL = { choices: ["airtime", "data", "power"], default_amount: "5.00", budget: "50.00" };

  it("is electricity for a meter, whose token goes to the number", async () => {
    const { id: program } = await given.activeProgram(shop, ALL);
    const link = await madeLink(shop, program);
    await claimed(page, link, { choice: "power", meter: METER });
    expect(await rewardOf(link)).toMatchObject({
      ...{ type: "power", meter: METER, target: METER, token_phone: "+263771234567" },
      delivery: "choice",
    });
    // The number that the token goes to has claimed it.
    expect((await askClaim(page, link)).status).toBe(200);
  });

  it("is attributed to the recipient of the link, whoever's the number is", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop);
    const link = await madeLink(shop, program, { recipient });
    await claimed(page, link);
    expect(await rewardOf(link)).toMatchObject({ recipient, target: "+263771234567" });
    expect(await shop.probe.count("recipients")).toBe(1);
  });

  it("is attributed to the one who has the number, who is registered if need be", async () => {
    const { id: program } = await given.activeProgram(shop);
    const [one, two] = [await madeLink(shop, program), await madeLink(shop, program)];
    for (const link of [one, two]) await claimed(page, link);
    const [first, second] = [await rewardOf(one), await rewardOf(two)];
    expect(first.recipient).toBe(second.recipient);
    expect(await shop.probe.count("recipients")).toBe(1);
  });

  it("is what the link says, whatever its program allows by now", async () => {
    const { id: program_id } = await given.activeProgram(shop, { choices: ["airtime"] });
    const link = await madeLink(shop, program_id);
    const body = { choices: ["power" as const], sources: ["api" as const] };
    expect((await shop.api.updateProgram({ path: { program_id }, body })).status).toBe(200);
    await claimed(page, link);
    await expectSound();
  });
});

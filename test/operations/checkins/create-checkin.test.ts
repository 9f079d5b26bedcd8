import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { askCheckin, checkedIn, EDGE, INSIDE, MIDDLE, placedProgram } from "../../kit/checkins.ts";
import { askClaim, askCode, CODE, look, type Page, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const METER = "37140030000";
/** A JWS in compact form, of which nobody has checked the signature. */
const ATTESTATION = "eyJhbGciOiJFUzI1NiJ9.eyJub25jZSI6IjdmIn0.c2ln";

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

/** The newest check-in, as the account sees it. */
async function newest(): Promise<Schemas["Checkin"]> {
  const [checkin] = (await shop.api.listCheckins()).body.data;
  if (checkin === undefined) throw new Error("Nobody has checked in.");
  return checkin;
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

describe.each(["reserve", "pay_as_you_go"])("a check-in of a program with %s", (funding) => {
  it("claims the link, and sends what it has earmarked", async () => {
    const { id: program } = await placedProgram(shop, { funding });
    const link = await madeLink(shop, program);
    const { status, body } = await askCheckin(page, link);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: body.id, object: "checkin", created: body.created, livemode: false, link: link.id },
      ...{ status: "accepted", distance_m: 79, accuracy_m: 12, reason: null, attested: false },
      // Anybody can look with the key of a page.
      ...{ reward: null, phone_masked: null },
    });
    expect(await programNow(program)).toMatchObject({
      ...{ spent: "1.00", earmarked: "0.00", remaining: "9.00" },
    });
    const reward = await rewardOf(link);
    expect(reward).toMatchObject({
      ...{ status: "pending", delivery: "link", source: "checkin", link: link.id },
      ...{ target: "+263771234567", completion_id: null, amount: "1.00" },
    });
    expect(await linkNow(link)).toMatchObject({ status: "claimed", reward: reward.id });
    expect(await newest()).toEqual({ ...body, reward: reward.id, phone_masked: "077 *** 4567" });
    await expectSound();
    await settle();
    expect((await rewardOf(link)).status).toBe("delivered");
    expect((await look(page, link)).body.result?.status).toBe("delivered");
    expect(await told()).toEqual([
      ...["reward_link.created", "recipient.created", "reward.created", "reward_link.opened"],
      ...["reward_link.claimed", "reward.delivered"],
    ]);
    await expectSound();
  });

  it("is paid when the budget has nothing left but what links have earmarked", async () => {
    const { id: program } = await placedProgram(shop, { funding, budget: "1.00" });
    const link = await madeLink(shop, program);
    expect((await programNow(program)).status).toBe("exhausted");
    await checkedIn(page, link);
    expect(await programNow(program)).toMatchObject({ status: "exhausted", spent: "1.00" });
    await expectSound();
  });

  it("as a cheaper bundle that a review holds returns the rest", async () => {
    const terms = { funding, choices: ["airtime", "data"], default_amount: "3.00" };
    const { id: program } = await placedProgram(shop, { ...terms, budget: "3.00" });
    const link = await madeLink(shop, program);
    const wanted = { choice: "data", bundle_id: bundleOn("econet"), phone: "0771230010" };
    const held = await checkedIn(page, link, wanted);
    expect(held).toMatchObject({ status: "held", reason: "test_number" });
    expect(await programNow(program)).toMatchObject({ earmarked: "0.50", remaining: "2.50" });
    await expectSound();
  });
});

describe("a check-in at the edge of the location", () => {
  it("is held for a review, which approves it", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    const held = await checkedIn(page, link, EDGE);
    expect(held).toMatchObject({ status: "held", reason: "geofence_edge", distance_m: 145 });
    const { review, id: reward_id } = await rewardOf(link);
    const path = { review_id: String(review) };
    expect((await shop.api.getReview({ path })).body).toMatchObject({
      ...{ reasons: ["geofence_edge"], risk: "low", status: "open" },
    });
    expect((await shop.api.approveReview({ path })).status).toBe(200);
    expect(await newest()).toMatchObject({ status: "accepted", reason: "geofence_edge" });
    await settle();
    expect((await shop.api.getReward({ path: { reward_id } })).body.status).toBe("delivered");
    expect(await told()).toContain("review.opened");
    await expectSound();
  });

  it("is rejected when its review is", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    await checkedIn(page, link, EDGE);
    const { review } = await rewardOf(link);
    await shop.api.rejectReview({ path: { review_id: String(review) } });
    expect(await newest()).toMatchObject({ status: "rejected", reason: "geofence_edge" });
    expect(await programNow(program)).toMatchObject({ earmarked: "0.00", remaining: "10.00" });
    await expectSound();
  });
});

describe("a check-in in a program that holds rewards", () => {
  it.each(["void", "expire"])("is rejected once nobody gives it: %s", async (how) => {
    const { id: program } = await placedProgram(shop, { hold: { mode: "escrow" } });
    const link = await madeLink(shop, program);
    expect(await checkedIn(page, link, MIDDLE)).toMatchObject({ status: "held", reason: null });
    const { id: reward_id } = await rewardOf(link);
    if (how === "void") await shop.api.voidReward({ path: { reward_id } });
    else await shop.api.advanceTestClock({ body: { seconds: 31 * 86_400 } });
    await drain(shop);
    expect(await newest()).toMatchObject({ status: "rejected", reason: null, distance_m: 0 });
    await expectSound();
  });

  it("is accepted once it is released, whether it is delivered or not", async () => {
    const { id: program } = await placedProgram(shop, { hold: { mode: "escrow" } });
    const link = await madeLink(shop, program);
    await checkedIn(page, link, { phone: "0771230002" });
    const { id: reward_id } = await rewardOf(link);
    await shop.api.releaseReward({ path: { reward_id } });
    await settle();
    expect((await shop.api.getReward({ path: { reward_id } })).body.status).toBe("failed");
    expect(await newest()).toMatchObject({ status: "accepted" });
    await expectSound();
  });
});

describe("a check-in that comes again", () => {
  it("is refused, though the number that checked in is given its claim", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    await checkedIn(page, link);
    await expectRefusal(await askCheckin(page, link), "claim_used");
    await expectRefusal(await askCheckin(page, link, { phone: "0772345678" }), "claim_used");
    expect((await askClaim(page, link)).status).toBe(200);
    expect((await askClaim(page, link, { phone: "0772345678" })).error?.code).toBe("claim_used");
    expect(await shop.probe.count("checkins")).toBe(1);
    await expectSound();
  });

  it("with its Idempotency-Key is answered the same, and with another body refused", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    const extras = { idempotency_key: "checkin-1" };
    const first = await askCheckin(page, link, EDGE, extras);
    const again = await askCheckin(page, link, EDGE, extras);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await expectRefusal(await askCheckin(page, link, INSIDE, extras), "idempotency_mismatch");
    expect(await shop.probe.count("checkins")).toBe(1);
  });
});

describe("a reward that waits to be claimed at the location", () => {
  it.each([
    ["pending", "accepted", INSIDE],
    ["held", "held", EDGE],
  ] as const)("is taken by a check-in, and is %s then", async (reward_status, status, position) => {
    const { id: program } = await placedProgram(shop, { funding: "reserve" });
    const recipient = { external_id: "card-4711", phone: "0771234567" };
    const asked = { program, recipient, completion_id: "visit-1", delivery: "link" };
    const { body: reward } = await shop.api.createReward({
      body: { ...asked, link: { bind: "none" } } as never,
    });
    const link_id = String((reward as Schemas["Reward"]).link);
    const { body: link } = await shop.api.getRewardLink({ path: { link_id } });
    expect(await checkedIn(page, link, position)).toMatchObject({ status });
    const { id } = reward as Schemas["Reward"];
    expect(await rewardOf(link)).toMatchObject({ id, status: reward_status });
    expect(await shop.probe.count("rewards")).toBe(1);
    await expectSound();
  });
});

describe("a person who checks in", () => {
  it("shows the code that the link asks for", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program, { bind: "otp" });
    await expectRefusal(await askCheckin(page, link), "parameter_missing", { param: "code" });
    await askCode(page, link);
    expect((await checkedIn(page, link, { code: CODE })).status).toBe("accepted");
  });

  it("is given electricity for a meter, whose token goes to the number", async () => {
    const terms = { choices: ["airtime", "power"], default_amount: "5.00", budget: "50.00" };
    const { id: program } = await placedProgram(shop, terms);
    const link = await madeLink(shop, program);
    await checkedIn(page, link, { choice: "power", meter: METER });
    expect(await rewardOf(link)).toMatchObject({
      ...{ type: "power", target: METER, token_phone: "+263771234567", source: "checkin" },
    });
    expect((await newest()).phone_masked).toBe("077 *** 4567");
  });

  it("need not say how accurate the position is", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    expect(await checkedIn(page, link, { accuracy_m: undefined })).toMatchObject({
      accuracy_m: null,
    });
  });

  it("may attest the position, which is kept and verified by nobody", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    expect((await checkedIn(page, link, { attestation: ATTESTATION })).attested).toBe(false);
    expect(await shop.probe.rows("checkins")).toMatchObject([
      { attestation: ATTESTATION, position: INSIDE, place: null },
    ]);
  });
});

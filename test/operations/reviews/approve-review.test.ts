import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";
import { whilePaused } from "../products/pause.ts";

const DAY = 86_400;
const HELD = { hold: { mode: "review" } };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

/** A reward of US$1.00 that waits for its review, as paths. */
async function held(terms: Record<string, unknown> = {}, wanted: Record<string, unknown> = {}) {
  const { id: program_id } = await given.activeProgram(shop, { ...HELD, ...terms });
  const { id: reward_id, review } = await madeReward(shop, program_id, wanted);
  const path = { review_id: String(review) };
  return { program: { program_id }, reward: { reward_id }, path };
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: {} });
  return body.data.map(({ type }) => type).filter((type) => /^re(?:ward|view)\./.test(type));
}

async function settle(): Promise<void> {
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await drain(shop);
}

describe.each(["reserve", "pay_as_you_go"])("POST …/approve of a program with %s", (funding) => {
  it("sends the reward from what was set aside for it", async () => {
    const { program, reward, path } = await held({ funding, budget: "1.00" });
    const note = "Called the customer; a new phone.";
    const { status, body } = await shop.api.approveReview({ path, body: { note } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: "approved", resolution: "approved", note, reward: reward.reward_id },
      ...{ decided_by: shop.key.id, decided_at: expect.any(Number) },
    });
    const { body: shown } = await shop.api.getReward({ path: reward });
    expect(shown).toMatchObject({
      ...{ status: "released", held_reason: null, released_amount: "1.00" },
      ...{ released_at: expect.any(Number), send: expect.stringMatching(/^snd_/) },
    });
    expect((await shop.api.getProgram({ path: program })).body).toMatchObject({
      ...{ status: "exhausted", spent: "1.00", earmarked: "0.00" },
    });
    expect((await told()).slice(0, 2).toSorted()).toEqual(["review.resolved", "reward.released"]);
    await expectSound();
    await settle();
    expect((await shop.api.getReward({ path: reward })).body.status).toBe("delivered");
    await expectSound();
  });

  it("is possible after the program was closed, for as long as its grace", async () => {
    const [kept, late] = [await held({ funding }), await held({ funding, close_grace: "1h" })];
    for (const { program } of [kept, late]) await shop.api.closeProgram({ path: program });
    await shop.api.advanceTestClock({ body: { seconds: 2 * 3_600 } });
    expect((await shop.api.approveReview(kept)).body.status).toBe("approved");
    await expectRefusal(await shop.api.approveReview(late), "program_closed");
    await settle();
    await expectSound();
  });
});

describe("an approval that comes again", () => {
  it("changes nothing, and tells nobody", async () => {
    const { path } = await held();
    const first = await shop.api.approveReview({ path, body: { note: "Fine." } });
    const events = await told();
    const again = await shop.api.approveReview({ path, body: { note: "Somebody else." } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await told()).toEqual(events);
    expect(await shop.probe.count("sends")).toBe(1);
  });

  it("at the same moment pays once", async () => {
    const { path } = await held();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => shop.api.approveReview({ path })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.probe.count("sends")).toBe(1);
    await expectSound();
  });

  it("with its Idempotency-Key is replayed, and refused with another note", async () => {
    const { path } = await held();
    const call = { path, idempotency_key: randomUUID(), body: { note: "One." } };
    const first = await shop.api.approveReview(call);
    expect((await shop.api.approveReview(call)).body).toEqual(first.body);
    const other = await shop.api.approveReview({ ...call, body: { note: "Two." } });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("with a rejection at the same moment decides it one way", async () => {
    for (let round = 0; round < 5; round += 1) {
      const recipient = { phone: `077200000${round}` };
      const { path, reward } = await held({}, { recipient });
      const [approval, rejection] = await Promise.all([
        shop.api.approveReview({ path }),
        shop.api.rejectReview({ path }),
      ]);
      const is_approved = approval.status === 200;
      const other = is_approved ? rejection : approval;
      expect([approval.status, rejection.status].toSorted()).toEqual([200, 409]);
      expect(other.error?.code).toBe("review_resolved");
      const { body } = await shop.api.getReward({ path: reward });
      expect(body.status).toBe(is_approved ? "released" : "rejected");
      expect(body.send === null).toBe(!is_approved);
    }
    await expectSound();
  });
});

describe("an approval is refused", () => {
  it("of what was rejected, or for whom it does not exist", async () => {
    const { path } = await held();
    await expectUnseen("approveReview", { path });
    await shop.api.rejectReview({ path });
    await expectRefusal(await shop.api.approveReview({ path }), "review_resolved", {
      meta: { status: "rejected" },
    });
  });

  it("to somebody who is being erased", async () => {
    const { id: recipient_id } = await given.recipient(shop);
    const { path } = await held({}, { recipient: recipient_id });
    await shop.api.deleteRecipient({ path: { recipient_id } });
    await expectRefusal(await shop.api.approveReview({ path }), "erased_recipient");
  });

  it("to a number that is blocked meanwhile, which counts the try, and while it is paused", async () => {
    const { path } = await held();
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await shop.api.approveReview({ path }), "product_unavailable");
    });
    const entry_id = await given.blocked(shop, "+263771234567");
    await expectRefusal(await shop.api.approveReview({ path }), "target_blocked");
    const entry = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(entry.body).toMatchObject({ hits: 1 });
    expect((await shop.api.getReview({ path })).body.status).toBe("open");
  });

  it("by limits that other rewards have reached meanwhile, and not by its own", async () => {
    const { program, path } = await held();
    const update = (body: object) => shop.api.updateProgram({ path: program, body });
    await update({ hold: null });
    await madeReward(shop, program.program_id);
    await update({ one_per_phone: true });
    await expectRefusal(await shop.api.approveReview({ path }), "one_per_phone");
    await update({ one_per_phone: false, per_recipient: { per_day: { count: 1 } } });
    await expectRefusal(await shop.api.approveReview({ path }), "reward_cap_reached", {
      meta: { rule: "per_recipient.per_day.count", limit: 1, used: 1 },
    });
    await shop.api.advanceTestClock({ body: { seconds: DAY } });
    expect((await shop.api.approveReview({ path })).body.status).toBe("approved");
    const alone = await held({ one_per_phone: true, per_recipient: { lifetime: { count: 1 } } });
    expect((await shop.api.approveReview(alone)).body.status).toBe("approved");
  });

  it.each([
    ["product_not_allowed", { allowed_products: ["power-usd"] }],
    ["network_not_allowed", { allowed_networks: ["netone"] }],
    ["recipient_not_allowed", { recipient_allowlist: ["+263773333333"] }],
    ["recipient_cap_exceeded", { per_recipient_daily_cap: { USD: "0.50" } }],
    ["spend_cap_exceeded", { spend_caps: { USD: { daily: "0.50" } } }],
  ] as const)("to a key that may not sell it: %s", async (code, limits) => {
    const { path } = await held();
    const clerk = await given.key(shop, { kind: "sk", ...limits });
    await expectRefusal(await clerk.api.approveReview({ path }), code);
  });
});

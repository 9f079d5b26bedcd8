import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { givenReview } from "../../kit/rewards.ts";
import { runNow } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: {} });
  return body.data.map(({ type }) => type).filter((type) => !type.startsWith("credit.reserved"));
}

async function breaches() {
  return await (await testServer()).database.read(checkLedger);
}

describe("POST /reviews/{review_id}/reject", () => {
  it("rejects the reward, whose amount the program may give again", async () => {
    const program = (await given.activeProgram(shop, { budget: "1.00" })).id;
    const path = { program_id: program };
    const { review: review_id, reward: reward_id } = await givenReview(shop, program);
    expect((await shop.api.getProgram({ path })).body).toMatchObject({
      ...{ status: "exhausted", earmarked: "1.00" },
    });
    expect(await breaches()).toEqual([]);
    const note = "Six numbers from one handset.";
    const { status, body } = await shop.api.rejectReview({ path: { review_id }, body: { note } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id: review_id, status: "rejected", resolution: "rejected", note },
      ...{ decided_by: shop.key.id, decided_at: expect.any(Number) },
    });
    expect((await shop.api.getReward({ path: { reward_id } })).body).toMatchObject({
      ...{ status: "rejected", held_reason: null, review: review_id },
      rejected_at: expect.any(Number),
    });
    expect((await shop.api.getProgram({ path })).body).toMatchObject({
      ...{ status: "active", earmarked: "0.00", remaining: "1.00" },
    });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ available: "1000.00" });
    expect((await told()).slice(0, 4)).toEqual(
      expect.arrayContaining([
        ...["review.resolved", "reward.rejected", "program.reactivated", "credit.released"],
      ]),
    );
    expect(await breaches()).toEqual([]);
  });

  it("answers a key that comes again as before, and refuses another note with it", async () => {
    const program = (await given.activeProgram(shop)).id;
    const path = { review_id: (await givenReview(shop, program)).review };
    const idempotency_key = randomUUID();
    const call = { path, idempotency_key, body: { note: "One handset." } };
    const first = await shop.api.rejectReview(call);
    expect((await shop.api.rejectReview(call)).body).toEqual(first.body);
    const other = await shop.api.rejectReview({ ...call, body: { note: "Two handsets." } });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("changes nothing the second time, and tells nobody", async () => {
    const program = (await given.activeProgram(shop)).id;
    const path = { review_id: (await givenReview(shop, program)).review };
    const first = await shop.api.rejectReview({ path, body: { note: "A bot." } });
    const events = await told();
    const again = await shop.api.rejectReview({ path, body: { note: "Somebody else." } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await told()).toEqual(events);
    expect(await breaches()).toEqual([]);
  });

  it("rejects once, however many ask at once", async () => {
    const program = (await given.activeProgram(shop)).id;
    const path = { review_id: (await givenReview(shop, program)).review };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => shop.api.rejectReview({ path })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const types = await told();
    expect(types.filter((type) => type === "reward.rejected")).toHaveLength(1);
    expect(types.filter((type) => type === "review.resolved")).toHaveLength(1);
    expect(await breaches()).toEqual([]);
  });

  it("refuses what was approved, and what is another's", async () => {
    const program = (await given.activeProgram(shop)).id;
    const { review: review_id } = await givenReview(shop, program, {
      ...{ status: "approved", resolution: "approved", decided_at: runNow() },
      ...{ decided_by_kind: "key", decided_by_id: randomUUID() },
    });
    const path = { review_id };
    await expectRefusal(await shop.api.rejectReview({ path }), "review_resolved", {
      meta: { status: "approved" },
    });
    const stranger = await given.stranger();
    await expectRefusal(await stranger.api.rejectReview({ path }), "resource_missing");
  });
});

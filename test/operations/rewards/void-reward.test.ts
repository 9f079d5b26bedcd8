import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: {} });
  return body.data.map(({ type }) => type);
}

describe.each(["reserve", "pay_as_you_go"])("POST …/void of a program with %s", (funding) => {
  it("returns the amount to the budget, and keeps the completion used", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding, budget: "4.00" });
    const completion_id = "order-5512";
    const asked = { completion_id, hold: true, amount: "4.00" };
    const { id: reward_id } = await madeReward(shop, program_id, asked);
    const { status, body } = await shop.api.voidReward({ path: { reward_id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: "voided", held_reason: null, send: null, voided_at: expect.any(Number) },
    });
    const program = await shop.api.getProgram({ path: { program_id } });
    expect(program.body).toMatchObject({ status: "active", earmarked: "0.00", remaining: "4.00" });
    expect((await told()).slice(0, 3)).toEqual(
      expect.arrayContaining(["reward.voided", "program.reactivated"]),
    );
    const again = await askReward(shop, program_id, { completion_id });
    expect([again.status, again.body.status]).toEqual([200, "voided"]);
    await expectSound();
  });

  it("is possible once the program is closed", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding });
    const { id: reward_id } = await madeReward(shop, program_id, { hold: true });
    await shop.api.closeProgram({ path: { program_id } });
    expect((await shop.api.voidReward({ path: { reward_id } })).body.status).toBe("voided");
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
    await expectSound();
  });
});

describe("a void", () => {
  it("of a reward that waits for its claim revokes its link, and once claimed is refused", async () => {
    const { id: program } = await given.activeProgram(shop);
    const waiting = await madeReward(shop, program, { delivery: "link" });
    const { body } = await shop.api.voidReward({ path: { reward_id: waiting.id } });
    expect(body).toMatchObject({ status: "voided", link: waiting.link });
    const both = ["reward.voided", "reward_link.revoked"];
    expect((await told()).slice(0, 3)).toEqual(expect.arrayContaining(both));
    const claimed = await madeReward(shop, program, { delivery: "link" });
    const path = { link_id: String(claimed.link) };
    await shop.api.claimTestRewardLink({ path, body: { phone: "0771234567" } });
    const late = await shop.api.voidReward({ path: { reward_id: claimed.id } });
    const meta = { status: "pending", held_reason: null };
    await expectRefusal(late, "reward_not_voidable", { meta });
    await expectSound();
  });

  it("that comes again changes nothing; with its Idempotency-Key it is replayed", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: reward_id } = await madeReward(shop, program, { hold: true });
    const call = { path: { reward_id }, idempotency_key: randomUUID() };
    const first = await shop.api.voidReward(call);
    const events = await told();
    expect((await shop.api.voidReward(call)).body).toEqual(first.body);
    const again = await shop.api.voidReward({ path: { reward_id } });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await told()).toEqual(events);
    const other = { ...call, text: '{"amount":"1.00"}' };
    await expectRefusal(await shop.api.voidReward(other), "idempotency_mismatch");
  });

  it("is refused of what was sent, or is under review", async () => {
    const { id: program } = await given.activeProgram(shop);
    const sent = { path: { reward_id: (await madeReward(shop, program)).id } };
    await expectUnseen("voidReward", sent);
    const meta = { status: "pending", held_reason: null };
    await expectRefusal(await shop.api.voidReward(sent), "reward_not_voidable", { meta });
    const reviewing = await given.activeProgram(shop, { hold: { mode: "review" } });
    const reviewed = { path: { reward_id: (await madeReward(shop, reviewing.id)).id } };
    await expectRefusal(await shop.api.voidReward(reviewed), "reward_not_voidable", {
      meta: { status: "held", held_reason: "review" },
    });
  });

  it("and a release at the same moment: one of them wins", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "100.00" });
    for (let round = 0; round < 5; round += 1) {
      const path = { reward_id: (await madeReward(shop, program, { hold: true })).id };
      const [released, voided] = await Promise.all([
        shop.api.releaseReward({ path }),
        shop.api.voidReward({ path }),
      ]);
      expect([released.status, voided.status].toSorted()).toEqual([200, 409]);
    }
    await expectSound();
  });
});

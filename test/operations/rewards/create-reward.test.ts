import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

/** Types of events of rewards and recipients, oldest first. */
async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  const types = body.data.map(({ type }) => type).toReversed();
  return types.filter((type) => /^(?:reward|recipient)\./.test(type));
}

async function programNow(program_id: string) {
  return (await shop.api.getProgram({ path: { program_id } })).body;
}

describe.each(["reserve", "pay_as_you_go"])("POST /rewards of a program with %s", (funding) => {
  it("sends the reward at once from the program's budget, and follows it to its end", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    const { id: recipient } = await given.recipient(shop);
    const asked = { recipient, completion_id: "survey-7", metadata: { survey: "7" } };
    const { status, body } = await askReward(shop, program, asked);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "reward", status: "pending", held_reason: null, program, recipient },
      ...{ completion_id: "survey-7", amount: "1.00", currency: "USD", delivery: "direct" },
      ...{ type: "airtime", product: "airtime-usd", target: "+263772345678", source: "api" },
      ...{ review: null, link: null, expires_at: null, metadata: { survey: "7" } },
    });
    const { body: send } = await shop.api.getSend({ path: { send_id: String(body.send) } });
    expect(send).toMatchObject({
      ...{ program, reward: body.id, recipient, source: "reward", amount: "1.00", cost: "1.00" },
      ...{ metadata: {}, api_key: shop.key.id },
    });
    expect(await programNow(program)).toMatchObject({ spent: "1.00", remaining: "9.00" });
    await expectSound();
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    const path = { reward_id: body.id };
    expect((await shop.api.getReward({ path })).body.status).toBe("delivered");
    expect(await told()).toEqual([...["recipient.created", "reward.created", "reward.delivered"]]);
    await expectSound();
  });

  it("gives the amount back to the budget when its send fails", async () => {
    const { id: program } = await given.activeProgram(shop, { funding });
    const { id: reward_id } = await madeReward(shop, program, {
      recipient: { phone: "0771230002" },
    });
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    expect((await shop.api.getReward({ path: { reward_id } })).body).toMatchObject({
      ...{ status: "failed", failure_code: "network_rejected" },
    });
    expect(await programNow(program)).toMatchObject({ spent: "0.00", remaining: "10.00" });
    await expectSound();
  });

  it("exhausts the budget, and refuses what it has no room for", async () => {
    const { id: program } = await given.activeProgram(shop, { funding, budget: "3.00" });
    await madeReward(shop, program, { amount: "1.00" });
    const meta = { required: "2.50", remaining: "2.00" };
    const more = await askReward(shop, program, { amount: "2.50" });
    await expectRefusal(more, "program_budget_exceeded", { meta });
    await madeReward(shop, program, { amount: "2.00" });
    expect(await programNow(program)).toMatchObject({ status: "exhausted", remaining: "0.00" });
    const last = await askReward(shop, program, { amount: "1.00" });
    await expectRefusal(last, "program_not_active", { meta: { status: "exhausted" } });
    await expectSound();
  });
});

describe("a reward of the usual amount, which no fraud rule holds", () => {
  it("is refused when less than it is left of the budget", async () => {
    const { id: program } = await given.activeProgram(shop, { budget: "1.50" });
    await madeReward(shop, program);
    const meta = { required: "1.00", remaining: "0.50" };
    await expectRefusal(await askReward(shop, program), "program_budget_exceeded", { meta });
  });
});

describe("a completion that comes again", () => {
  it("is answered with its first reward, whatever the body says, and told of once a day", async () => {
    const { id: program } = await given.activeProgram(shop);
    const completion_id = "order-5512";
    const first = await madeReward(shop, program, { completion_id });
    const other = { completion_id, amount: "9.00", recipient: { phone: "0773333333" } };
    for (const body of [{ completion_id }, other]) {
      const again = await askReward(shop, program, body);
      expect([again.status, again.body]).toEqual([200, first]);
    }
    const duplicates = async () => (await told()).filter((type) => type === "reward.duplicate");
    expect(await duplicates()).toHaveLength(1);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    await askReward(shop, program, { completion_id });
    expect(await duplicates()).toHaveLength(2);
    expect(await programNow(program)).toMatchObject({ spent: "1.00", counts: { rewards: 1 } });
    expect(await shop.probe.count("recipients")).toBe(1);
  });

  it("is answered even when the program is closed", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id } = await madeReward(shop, program, { completion_id: "one" });
    await shop.api.closeProgram({ path: { program_id: program } });
    const again = await askReward(shop, program, { completion_id: "one" });
    expect([again.status, again.body.id]).toEqual([200, id]);
    await expectRefusal(await askReward(shop, program), "program_closed");
  });

  it("is another one in another program, and of another organisation", async () => {
    const [one, two] = [await given.activeProgram(shop), await given.activeProgram(shop)];
    const completion_id = "survey-1";
    const made = [
      await madeReward(shop, one.id, { completion_id }),
      await madeReward(shop, two.id, { completion_id }),
    ];
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    const stranger = await given.stranger();
    const answer = await askReward(stranger, one.id, { completion_id });
    await expectRefusal(answer, "reference_not_found", { param: "program" });
  });

  it("can be sent again after a refusal, once its cause is gone", async () => {
    const { id: program_id } = await given.program(shop);
    const completion_id = "survey-2";
    const meta = { status: "draft" };
    const refused = await askReward(shop, program_id, { completion_id });
    await expectRefusal(refused, "program_not_active", { meta });
    await shop.api.activateProgram({ path: { program_id } });
    expect((await askReward(shop, program_id, { completion_id })).status).toBe(201);
  });

  it("with the same Idempotency-Key is replayed, and refused with another body", async () => {
    const { id: program } = await given.activeProgram(shop);
    const idempotency_key = randomUUID();
    const asked = { completion_id: "survey-3" };
    const first = await askReward(shop, program, asked, { idempotency_key });
    const again = await askReward(shop, program, asked, { idempotency_key });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const other = { ...asked, amount: "2.00" };
    const refused = await askReward(shop, program, other, { idempotency_key });
    await expectRefusal(refused, "idempotency_mismatch");
  });
});

describe("the recipient of a reward", () => {
  it("who is described becomes a recipient with the program's lawful basis", async () => {
    const { id: program } = await given.activeProgram(shop, { lawful_basis: "consent" });
    const recipient = { external_id: "loyalty-1", phone: "0771112222" };
    const { body } = await askReward(shop, program, { recipient });
    const path = { recipient_id: String(body.recipient) };
    expect((await shop.api.getRecipient({ path })).body).toMatchObject({
      ...{ external_id: "loyalty-1", phone: "+263771112222", name: null },
      ...{ lawful_basis: "consent", status: "active" },
    });
    expect(await told()).toEqual(["recipient.created", "reward.created"]);
  });

  it("is who has the own ID or, without one, the oldest active one with the number", async () => {
    const { id: program } = await given.activeProgram(shop);
    const phone = "0771112222";
    const gone = await given.recipient(shop, { phone });
    await shop.api.deleteRecipient({ path: { recipient_id: gone.id } });
    const oldest = await given.recipient(shop, { phone });
    const named = await given.recipient(shop, { phone, external_id: "loyalty-2" });
    const of = async (recipient: object | string) =>
      (await madeReward(shop, program, { recipient })).recipient;
    expect(await of({ phone })).toBe(oldest.id);
    expect(await of({ phone, external_id: "loyalty-2" })).toBe(named.id);
    expect(await of("ext:loyalty-2")).toBe(named.id);
    expect([oldest.id, named.id]).not.toContain(await of({ phone, external_id: "loyalty-3" }));
  });

  it("has the reward at the number that the request names", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id } = await given.recipient(shop, { external_id: "moved", phone: "0771112222" });
    const recipient = { external_id: "moved", phone: "0773334444" };
    expect(await madeReward(shop, program, { recipient })).toMatchObject({
      ...{ recipient: id, target: "+263773334444" },
    });
  });
});

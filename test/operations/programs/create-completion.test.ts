import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../../kit/api.ts";
import { complete, completed, type SignedProgram, signedProgram } from "../../kit/complete.ts";
import { drain } from "../../kit/drain.ts";
import { askReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const METER = "37140030000";

let shop: Organisation;
let program: SignedProgram;

beforeEach(async () => {
  shop = await given.organisation();
  program = await signedProgram(shop);
});

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { limit: 100 } });
  const types = body.data.map(({ type }) => type).toReversed();
  return types.filter((type) => /^(?:reward|recipient|review|send)\./.test(type));
}

async function expectSound(): Promise<void> {
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
}

describe("POST /programs/{program_id}/completions", () => {
  it("rewards a person without a key, by the program's terms, to the end", async () => {
    const asked = { completion_id: "survey-7-resp-1", metadata: { survey: "7" } };
    const { status, body } = await complete({ api: api(null) }, program, asked);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "reward", status: "pending", program: program.id, livemode: false },
      ...{ completion_id: "survey-7-resp-1", amount: "1.00", type: "airtime" },
      ...{ target: "+263771234567", source: "completions", metadata: { survey: "7" } },
    });
    const path = { recipient_id: String(body.recipient) };
    expect((await shop.api.getRecipient({ path })).body.phone).toBe("+263771234567");
    const { body: send } = await shop.api.getSend({ path: { send_id: String(body.send) } });
    expect(send).toMatchObject({ reward: body.id, source: "reward", api_key: shop.key.id });
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 10 } });
    await drain(shop);
    const reward = await shop.api.getReward({ path: { reward_id: body.id } });
    expect(reward.body.status).toBe("delivered");
    const types = ["recipient.created", "reward.created", "send.created", "reward.delivered"];
    expect(await told()).toEqual(expect.arrayContaining(types));
    await expectSound();
  });

  it("is in the account's request log, with no key and no signature", async () => {
    const answer = await complete(shop, program);
    await (await testServer()).gate.flush();
    const request_id = answer.headers.get("request-id") ?? "";
    const { body } = await shop.api.getRequest({ path: { request_id } });
    const path = `/dev/v1/programs/${program.id}/completions`;
    expect(body).toMatchObject({ api_key: null, status: 201, path });
    expect(JSON.stringify(body)).not.toContain("v1=");
  });

  it("is held where the program says so, and reviewed where something is odd", async () => {
    const held = await signedProgram(shop, { hold: { mode: "escrow" } });
    expect(await completed(shop, held)).toMatchObject({ status: "held", held_reason: "escrow" });
    const odd = await completed(shop, program, { phone: "0771230010" });
    expect(odd).toMatchObject({ status: "held", held_reason: "review" });
    expect(await told()).toEqual(expect.arrayContaining(["reward.held", "review.opened"]));
    await expectSound();
  });

  it("is of one organisation, whose key another's client may send along", async () => {
    const stranger = await given.stranger();
    const before = await stranger.probe.count("rewards");
    const { status, body } = await complete(stranger, program);
    expect([status, body.program]).toEqual([201, program.id]);
    expect(await stranger.probe.count("rewards")).toBe(before);
    await expectRefusal(
      await stranger.api.getReward({ path: { reward_id: body.id } }),
      "resource_missing",
    );
    const theirs = await signedProgram(stranger);
    const crossed = await complete(shop, { id: program.id, secret: theirs.secret });
    await expectRefusal(crossed, "signature_invalid");
    const recipient = (await given.recipient(stranger)).id;
    const named = await complete(shop, program, { recipient });
    await expectRefusal(named, "reference_not_found", { param: "recipient" });
  });

  it("is live in a program of the live account", async () => {
    const live = await signedProgram(shop.live);
    await expectRefusal(await complete(shop.live, live), "product_unavailable");
  });
});

describe("a completion that comes again", () => {
  it("is answered with its first reward, whatever the body, and told of once a day", async () => {
    const completion_id = randomUUID();
    const first = await completed(shop, program, { completion_id });
    const other = { completion_id: undefined, ref: completion_id, phone: "0773333333" };
    for (const body of [{ completion_id }, { ...other, amount: "9.00" }]) {
      const again = await complete(shop, program, body);
      expect([again.status, again.body]).toEqual([200, first]);
    }
    const duplicates = async () => (await told()).filter((type) => type === "reward.duplicate");
    expect(await duplicates()).toHaveLength(1);
    await shop.api.advanceTestClock({ body: { seconds: 86_400 } });
    await complete(shop, program, { completion_id });
    expect(await duplicates()).toHaveLength(2);
    await expectSound();
  });

  it("is one with what the account's own server asks for by that name", async () => {
    const { id } = await completed(shop, program, { completion_id: "order-1" });
    const again = await askReward(shop, program.id, { completion_id: "order-1" });
    expect([again.status, again.body.id]).toEqual([200, id]);
  });

  it("is answered when the program is closed, which rewards nothing new", async () => {
    const { id } = await completed(shop, program, { completion_id: "one" });
    await shop.api.closeProgram({ path: { program_id: program.id } });
    const again = await complete(shop, program, { completion_id: "one" });
    expect([again.status, again.body.id]).toEqual([200, id]);
    await expectRefusal(await complete(shop, program), "program_closed");
  });

  it("can be sent again after a refusal, once its cause is gone", async () => {
    const path = { program_id: program.id };
    await shop.api.pauseProgram({ path });
    const refused = await complete(shop, program, { completion_id: "two" });
    await expectRefusal(refused, "program_not_active", { meta: { status: "paused" } });
    await shop.api.resumeProgram({ path });
    expect((await complete(shop, program, { completion_id: "two" })).status).toBe(201);
  });
});

describe("what a completion is rewarded with", () => {
  const ALL = { choices: ["airtime", "power"], default_amount: "5.00", budget: "100.00" };
  const POWER = { type: "power", meter: METER, token_phone: "+263771234567" };

  it.each([
    ["airtime to the person", {}, { type: "airtime", target: "+263771234567" }],
    ["airtime to another number", { target: "0773334444" }, { target: "+263773334444" }],
    ["electricity to a meter", { meter: METER }, POWER],
    ["electricity to a target that is a meter", { target: METER }, POWER],
    ["an amount of its own", { amount: "7.50" }, { amount: "7.50" }],
    [
      "a token that goes to another number",
      { meter: METER, token_phone: "0773334444" },
      { token_phone: "+263773334444" },
    ],
  ])("is %s", async (_, wanted, shown) => {
    const generous = await signedProgram(shop, ALL);
    expect(await completed(shop, generous, wanted)).toMatchObject(shown);
    await expectSound();
  });

  it("goes to the number that the request names, or else to the recipient's", async () => {
    const { id } = await given.recipient(shop, { external_id: "emp-7", phone: "0771112222" });
    const theirs = await completed(shop, program, { recipient: "ext:emp-7" });
    expect(theirs).toMatchObject({ recipient: id, target: "+263771112222" });
    const named = { recipient: "ext:emp-7", phone: "0773334444" };
    expect(await completed(shop, program, named)).toMatchObject({
      ...{ recipient: id, target: "+263773334444" },
    });
    const described = { recipient: { external_id: "emp-8", phone: "0775556666" } };
    expect(await completed(shop, program, described)).toMatchObject({ target: "+263775556666" });
  });
});

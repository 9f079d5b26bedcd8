import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { askReferral, PAIR, qualify, referred } from "../../kit/refer.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const DAYS_90 = 90 * 86_400;

let shop: Organisation;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  program = (await given.activeProgram(shop)).id;
});

describe("POST /referrals", () => {
  it("records who referred whom, and for how long the friend may qualify", async () => {
    const metadata = { campaign: "spring" };
    const { status, body } = await askReferral(shop, program, { metadata });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "referral", livemode: false, program, status: "pending", depth: 1, metadata },
      ...{ reward: null, qualified_at: null, reason: null, expires_at: body.created + DAYS_90 },
    });
    const { data } = (await shop.api.listRecipients()).body;
    const own = new Map(data.map(({ id, external_id }) => [id, external_id]));
    expect([own.get(body.referrer), own.get(body.referee)]).toEqual(["loyalty-1", "loyalty-2"]);
    await eventsShown();
    const events = (await shop.api.listEvents({ query: { type: "recipient.*" } })).body.data;
    expect(events.map(({ type }) => type)).toEqual(["recipient.created", "recipient.created"]);
  });

  it("takes people by their IDs, and by numbers that recipients have", async () => {
    const referrer = await given.recipient(shop, { external_id: "own-1", phone: "0771112222" });
    const referee = await given.recipient(shop, { phone: "0771113333" });
    const named = { referrer: "ext:own-1", referee: { phone: "0771113333" } };
    const made = await referred(shop, program, named);
    expect(made).toMatchObject({ referrer: referrer.id, referee: referee.id });
    const again = await askReferral(shop, program, { referrer: referrer.id, referee: referee.id });
    expect([again.status, again.body]).toEqual([200, made]);
    expect(await shop.probe.count("recipients")).toBe(2);
  });

  it("returns the referral of the pair, whatever has become of it", async () => {
    const made = await referred(shop, program);
    await qualify(shop, made.id);
    await shop.api.closeProgram({ path: { program_id: program } });
    const { status, body } = await askReferral(shop, program, { metadata: { a: "b" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: made.id, status: "qualified", metadata: {} });
    expect(await shop.probe.count("referrals")).toBe(1);
  });

  it("refers the same friend to another program, and the same way back", async () => {
    const one = await referred(shop, program);
    const other = await referred(shop, (await given.activeProgram(shop)).id);
    const back = { referrer: PAIR.referee, referee: PAIR.referrer };
    const third = await referred(shop, program, back);
    expect(new Set([one.id, other.id, third.id]).size).toBe(3);
  });

  it("is replayed with its Idempotency-Key, and refuses the key for another pair", async () => {
    const call = { body: { program, ...PAIR }, idempotency_key: randomUUID() };
    const first = await shop.api.createReferral(call);
    const replayed = await shop.api.createReferral(call);
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);
    const other = { ...call, body: { ...call.body, referee: { phone: "0771114444" } } };
    await expectRefusal(await shop.api.createReferral(other), "idempotency_mismatch");
  });
});

describe("a referral is refused", () => {
  it.each([
    ["invalid_phone", "referrer.phone", { referrer: { phone: "12345678" } }],
    ["invalid_phone", "referee.phone", { referee: { phone: "12345678" } }],
    ["invalid_metadata", "metadata.a b", { metadata: { "a b": "c" } }],
    ["reference_not_found", "program", { program: "prg_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["reference_not_found", "referrer", { referrer: "ext:nobody" }],
    ["reference_not_found", "referee", { referee: "rcp_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["conflicting_parameters", "referee", { referee: PAIR.referrer }],
    [
      "conflicting_parameters",
      "referee",
      { referee: { external_id: "another-name", phone: PAIR.referrer.phone } },
    ],
    [
      "conflicting_parameters",
      "referee",
      { referee: { external_id: PAIR.referrer.external_id, phone: "0771114444" } },
    ],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    await expectRefusal(await askReferral(shop, program, wanted), code, { param });
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it("of somebody who is known, by themselves", async () => {
    const { id } = await given.recipient(shop, { external_id: "own-1", phone: "0771112222" });
    const same = { referrer: id, referee: "ext:own-1" };
    await expectRefusal(await askReferral(shop, program, same), "conflicting_parameters");
  });

  it("to a program that is not active, or closed", async () => {
    const draft = await given.program(shop);
    const meta = { status: "draft" };
    await expectRefusal(await askReferral(shop, draft.id), "program_not_active", { meta });
    await shop.api.closeProgram({ path: { program_id: program } });
    await expectRefusal(await askReferral(shop, program), "program_closed");
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it.each(["referrer", "referee"] as const)("while the %s is being erased", async (param) => {
    const { id } = await given.recipient(shop, { phone: "0771115555" });
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    const answer = await askReferral(shop, program, { [param]: id });
    await expectRefusal(answer, "erased_recipient", { param });
  });

  it("of a friend whom somebody else has referred to the program", async () => {
    const { id: resource } = await referred(shop, program);
    const answer = await askReferral(shop, program, { referrer: { phone: "0771114444" } });
    await expectRefusal(answer, "duplicate_resource", { param: "referee" });
    expect(answer.error?.resource).toBe(resource);
    expect(await shop.probe.count("recipients")).toBe(2);
  });

  it("of more people than an account can have", async () => {
    await referred(shop, program);
    await given.fullDirectory(shop);
    const other = await given.activeProgram(shop);
    await referred(shop, other.id);
    const answer = await askReferral(shop, program, { referee: { phone: "0771114444" } });
    await expectRefusal(answer, "limit_reached", { meta: { limit: "recipients", max: 200_000 } });
  });
});

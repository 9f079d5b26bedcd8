import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { claimed, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { whilePaused } from "../products/pause.ts";

const ALL = { choices: ["airtime", "data", "power"], default_amount: "5.00", budget: "50.00" };
const METER = "37140030000";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function ask(link_id: string, wanted: Record<string, unknown> = {}, api = shop.api) {
  const body = { phone: "0771230000", ...wanted };
  return await api.claimTestRewardLink({ path: { link_id }, body });
}

async function newLink(terms: Record<string, unknown> = {}, wanted: Record<string, unknown> = {}) {
  const { id: program } = await given.activeProgram(shop, terms);
  return await madeLink(shop, program, wanted);
}

describe("POST /test/reward-links/{link_id}/claim", () => {
  it.each([
    ["0000", "delivered"],
    ["0002", "failed"],
    ["0010", "held"],
  ])("claims it, and the number %s ends it as %s", async (ending, status) => {
    const { id, program } = await newLink();
    const { status: answered, body } = await ask(id, { phone: `077123${ending}` });
    expect(answered).toBe(201);
    expect(body).toMatchObject({ object: "reward", link: id, source: "links", delivery: "link" });
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await drain(shop);
    const path = { reward_id: body.id };
    expect((await shop.api.getReward({ path })).body.status).toBe(status);
    const shown = await shop.api.getProgram({ path: { program_id: program } });
    expect(shown.body.remaining).toBe(status === "failed" ? "10.00" : "9.00");
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("needs no code and no place", async () => {
    const geofence = { lat: -17.8565, lng: 31.0398, radius_m: 150 };
    const { id } = await newLink({ geofence }, { bind: "otp", phone_hint: "0772345678" });
    expect((await ask(id)).status).toBe(201);
  });

  it("that comes again is answered with the reward, and another number refused", async () => {
    const { id } = await newLink();
    const first = await ask(id);
    const again = await ask(id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    await expectRefusal(await ask(id, { phone: "0772345678" }), "claim_used");
  });

  it("answers with the reward of a page, too", async () => {
    const link = await newLink();
    await claimed(await pageOf(shop), link, { phone: "0771230000" });
    expect((await ask(link.id)).status).toBe(200);
  });
});

describe("a claim of a test is refused", () => {
  it("of a link that is not the account's own", async () => {
    const { id: link_id } = await newLink();
    const parts = { path: { link_id }, body: { phone: "0771230000" } };
    await expectUnseen("claimTestRewardLink", parts);
  });

  it.each([
    ["invalid_phone", { phone: "12345678" }],
    ["parameter_missing", {}],
    ["invalid_meter_number", { choice: "power", meter: "123" }],
    ["conflicting_parameters", { choice: "airtime", meter: METER }],
    ["reference_not_found", { choice: "data", bundle_id: "bnd_0031JkEAlHwJb7Dx8FnZg2Im" }],
    ["unsupported_network", { choice: "airtime", phone: "0791234567" }],
    ["product_mismatch", { choice: "data", bundle_id: bundleOn("netone") }],
    ["bundle_unavailable", { choice: "data", bundle_id: withdrawnBundle() }],
    ["power_unavailable", { choice: "power", meter: "37140030009" }],
    ["meter_not_found", { choice: "power", meter: "37140080011" }],
    ["meter_blocked", { choice: "power", meter: "37140060015" }],
    ["meter_currency_mismatch", { choice: "power", meter: "37140050016" }],
    ["provider_invalid_response", { choice: "power", meter: "37140040017" }],
  ] as const)("with %s", async (code, wanted) => {
    const { id } = await newLink(ALL);
    await expectRefusal(await ask(id, wanted), code);
  });

  it.each([
    ["choice_not_allowed", { choices: ["airtime"] }, { choice: "power", meter: METER }],
    ["network_required", { require_network: "netone" }, {}],
    ["account_too_young", { min_account_age: "1h" }, {}],
    [
      "amount_not_allowed",
      { choices: ["data"], default_amount: "0.40" },
      { bundle_id: bundleOn("econet") },
    ],
    [
      "amount_out_of_range",
      { choices: ["airtime", "power"], default_amount: "0.10" },
      { choice: "power", meter: METER },
    ],
  ] as const)("with %s by its program", async (code, terms, wanted) => {
    const { id } = await newLink(terms);
    await expectRefusal(await ask(id, wanted), code);
  });

  it("when the link is over", async () => {
    const [one, two] = [await newLink(), await newLink()];
    await shop.api.revokeRewardLink({ path: { link_id: one.id } });
    await expectRefusal(await ask(one.id), "claim_revoked");
    await shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } });
    await expectRefusal(await ask(two.id), "claim_expired");
  });

  it("when its program is paused or closed", async () => {
    const { id, program: program_id } = await newLink();
    await shop.api.pauseProgram({ path: { program_id } });
    await expectRefusal(await ask(id), "program_not_active");
    await shop.api.closeProgram({ path: { program_id } });
    await expectRefusal(await ask(id), "program_closed");
  });

  it("while its product is paused, or the number is blocked", async () => {
    const { id } = await newLink();
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await ask(id), "product_unavailable");
    });
    const entry_id = await given.blocked(shop, "+263771230000");
    expect((await ask(id)).error).toMatchObject({ code: "target_blocked", param: "phone" });
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
  });

  it("to somebody who may have no more, or nothing at all", async () => {
    for (const [code, terms] of [
      ["one_per_phone", { one_per_phone: true }],
      ["reward_cap_reached", { per_recipient: { lifetime: { count: 1 } } }],
    ] as const) {
      const { program, id } = await newLink(terms);
      await ask(id);
      await expectRefusal(await ask((await madeLink(shop, program)).id), code);
    }
    const { id: recipient } = await given.recipient(shop);
    const { id } = await newLink({}, { recipient });
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    await expectRefusal(await ask(id), "erased_recipient");
  });

  it("to somebody whose rewards were rejected, or who finds no room", async () => {
    const phone = "0771230010";
    for (const { id } of [await newLink(), await newLink()]) await ask(id, { phone });
    const { body } = await shop.api.listReviews({ query: { status: "open" } });
    for (const { id: review_id } of body.data) await shop.api.rejectReview({ path: { review_id } });
    const { id } = await newLink();
    await expectRefusal(await ask(id, { phone }), "fraud_blocked");
    await given.fullDirectory(shop);
    await expectRefusal(await ask(id, { phone: "0771114444" }), "limit_reached");
  });

  it("with meter_quota_exceeded once the account's ration is used up", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    shop = await given.organisation({ limits });
    const wanted = { choice: "power", meter: METER };
    await ask((await newLink(ALL)).id, wanted);
    await expectRefusal(await ask((await newLink(ALL)).id, wanted), "meter_quota_exceeded");
  });
});

import type { ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { readBody } from "@svc/server/accounts/messages/body.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { askClaim, askCode, CODE, claimed, type Page, pageOf } from "../../kit/claims.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { givenLink, madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { whilePaused } from "../products/pause.ts";

const ALL = { choices: ["airtime", "data", "power"], default_amount: "5.00", budget: "50.00" };
const CHOICES = ["airtime", "data"] as const;
const METER = "37140030000";

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

/** Claims a new link of a program with these terms, and expects a refusal that claims nothing. */
async function expectRefused(
  code: ErrorCode,
  terms: Record<string, unknown>,
  wanted: Record<string, unknown>,
  said: Parameters<typeof expectRefusal>[2] = {},
): Promise<void> {
  const { id: program } = await given.activeProgram(shop, { ...ALL, ...terms });
  const link = await madeLink(shop, program);
  await expectRefusal(await askClaim(page, link, wanted), code, said);
  const { body } = await shop.api.getRewardLink({ path: { link_id: link.id } });
  expect(body).toMatchObject({ status: "created", reward: null });
}

describe("a claim whose fields are wrong is refused", () => {
  it.each([
    ["invalid_phone", "phone", { phone: "12345678" }],
    ["parameter_missing", "choice", {}],
    ["parameter_missing", "meter", { choice: "power" }],
    ["parameter_missing", "bundle_id", { choice: "data" }],
    ["conflicting_parameters", "meter", { choice: "airtime", meter: METER }],
    ["conflicting_parameters", "bundle_id", { choice: "airtime", bundle_id: bundleOn("econet") }],
    [
      "reference_not_found",
      "bundle_id",
      { choice: "data", bundle_id: "bnd_0031JkEAlHwJb7Dx8FnZg2Im" },
    ],
    ["invalid_meter_number", "meter", { choice: "power", meter: "123" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    await expectRefused(code, {}, wanted, { param });
  });

  it("without the code that the link asks for", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program, { bind: "otp" });
    const said = { param: "code" };
    await expectRefusal(await askClaim(page, link), "parameter_missing", said);
  });
});

describe("a claim that the link or its program does not allow is refused", () => {
  it.each([
    ["choice_not_allowed", { choices: ["airtime"] }, { choice: "power", meter: METER }, "choice"],
    ["network_required", { require_network: "netone" }, { choice: "airtime" }, "phone"],
    ["account_too_young", { min_account_age: "1h" }, { choice: "airtime" }, "phone"],
    ["unsupported_network", {}, { choice: "airtime", phone: "0791234567" }, "phone"],
    ["product_mismatch", {}, { choice: "data", bundle_id: bundleOn("netone") }, "bundle_id"],
    ["bundle_unavailable", {}, { choice: "data", bundle_id: withdrawnBundle() }, "bundle_id"],
    [
      "amount_not_allowed",
      { default_amount: "0.40" },
      { choice: "data", bundle_id: bundleOn("econet") },
      "bundle_id",
    ],
    [
      "amount_out_of_range",
      { default_amount: "0.10" },
      { choice: "power", meter: METER },
      undefined,
    ],
  ] as const)("with %s", async (code, terms, wanted, param) => {
    await expectRefused(code, terms, wanted, param === undefined ? {} : { param });
  });

  it("at its place alone", async () => {
    const geofence = { lat: -17.8565, lng: 31.0398, radius_m: 150 };
    await expectRefused("checkin_required", { geofence }, { choice: "airtime" });
  });

  it("while the program is paused, and not afterwards", async () => {
    const { id: program_id } = await given.activeProgram(shop);
    const link = await madeLink(shop, program_id);
    const path = { program_id };
    await shop.api.pauseProgram({ path });
    const meta = { status: "paused" };
    await expectRefusal(await askClaim(page, link), "program_not_active", { meta });
    await shop.api.resumeProgram({ path });
    await claimed(page, link);
  });

  it("once the program is closed", async () => {
    const { id: program_id } = await given.activeProgram(shop);
    const link = await madeLink(shop, program_id);
    await shop.api.closeProgram({ path: { program_id } });
    await expectRefusal(await askClaim(page, link), "program_closed");
  });

  it("once it was revoked", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await shop.api.revokeRewardLink({ path: { link_id: link.id } });
    await expectRefusal(await askClaim(page, link), "claim_revoked");
  });

  it("while its product is paused", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await askClaim(page, link), "product_unavailable");
    });
    await claimed(page, link);
  });
});

describe("a person who may not have it is refused", () => {
  it("who is being erased", async () => {
    const { id: program } = await given.activeProgram(shop);
    const { id: recipient } = await given.recipient(shop);
    const link = await madeLink(shop, program, { recipient });
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    await expectRefusal(await askClaim(page, link), "erased_recipient");
  });

  it("whose number has had one, or as much as the program gives", async () => {
    for (const [code, terms] of [
      ["one_per_phone", { one_per_phone: true }],
      ["reward_cap_reached", { per_recipient: { lifetime: { count: 1 } } }],
    ] as const) {
      const { id: program } = await given.activeProgram(shop, terms);
      await claimed(page, await madeLink(shop, program));
      const next = await madeLink(shop, program);
      await expectRefusal(await askClaim(page, next), code, { param: "phone" });
      await claimed(page, next, { phone: "0772345678" });
    }
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("whose number is blocked, which counts the try", async () => {
    const { id: program } = await given.activeProgram(shop);
    const entry_id = await given.blocked(shop, "+263771234567");
    const { error } = await askClaim(page, await madeLink(shop, program));
    expect(error).toMatchObject({ code: "target_blocked", param: "phone" });
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
    expect(await shop.probe.count("rewards")).toBe(0);
  });

  it("who is new when the account can have nobody more", async () => {
    const { id: program } = await given.activeProgram(shop);
    await given.recipient(shop);
    await given.fullDirectory(shop);
    await expectRefusal(await askClaim(page, await madeLink(shop, program)), "limit_reached");
  });

  it("whose rewards were rejected before", async () => {
    const { id: program } = await given.activeProgram(shop);
    for (let time = 0; time < 2; time += 1) {
      await claimed(page, await madeLink(shop, program), { phone: "0771230010" });
    }
    const { body } = await shop.api.listReviews({ query: { status: "open" } });
    for (const { id: review_id } of body.data) await shop.api.rejectReview({ path: { review_id } });
    const next = await madeLink(shop, program);
    await expectRefusal(await askClaim(page, next, { phone: "0771230010" }), "fraud_blocked");
  });
});

describe("a claim of electricity is refused", () => {
  it.each([
    ["power_unavailable", "37140030009"],
    ["meter_not_found", "37140080011"],
    ["meter_blocked", "37140060015"],
    ["meter_currency_mismatch", "37140050016"],
    ["provider_invalid_response", "37140040017"],
  ] as const)("with %s", async (code, meter) => {
    await expectRefused(code, {}, { choice: "power", meter });
  });

  it("with meter_quota_exceeded once the account's ration is used up", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    shop = await given.organisation({ limits });
    page = await pageOf(shop);
    const wanted = { choice: "power", meter: METER };
    const { id: program } = await given.activeProgram(shop, ALL);
    await claimed(page, await madeLink(shop, program), wanted);
    const next = await askClaim(page, await madeLink(shop, program), wanted);
    await expectRefusal(next, "meter_quota_exceeded");
  });
});

describe("in live mode, where no Credit pays for a link yet", () => {
  /** A link that is there without any, as long as it is needed. */
  async function withLiveLink(work: (link: Schemas["RewardLink"]) => Promise<void>) {
    const { id: program } = await given.activeProgram(shop.live, ALL);
    const link_id = await givenLink(shop.live, program, { bind: "otp", choices: [...CHOICES] });
    const { database } = await testServer();
    const { account_id } = shop.live;
    try {
      await work((await shop.live.api.getRewardLink({ path: { link_id } })).body);
    } finally {
      await database.transact("forget a link", async ({ sql }) => {
        await sql`delete from reward_links where account_id = ${account_id}`;
      });
    }
  }

  it("data is not sold, and the code of test mode is none", async () => {
    await withLiveLink(async (link) => {
      const live = await pageOf(shop.live);
      const wanted = { choice: "data", bundle_id: bundleOn("econet") };
      await expectRefusal(await askClaim(live, link, wanted), "data_not_live");
      expect((await askCode(live, link)).body).toMatchObject({ livemode: true, sent: true });
      const airtime = { choice: "airtime", code: CODE };
      await expectRefusal(await askClaim(live, link, airtime), "code_invalid");
      const { secret_key } = (await testServer()).config;
      const [row] = await shop.live.probe.rows("messages");
      expect(readBody(row as never, { secret_key }).text).toMatch(/: your code is \d{6}\./);
    });
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });
});

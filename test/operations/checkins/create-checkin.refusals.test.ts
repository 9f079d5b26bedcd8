import type { ErrorCode } from "@svc/generated/errors";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn, withdrawnBundle } from "../../kit/bundles.ts";
import { AWAY, askCheckin, checkedIn, PLACE, placedProgram } from "../../kit/checkins.ts";
import { answerTo, askCode, type Page, pageOf } from "../../kit/claims.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { givenLink, madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { whilePaused } from "../products/pause.ts";

const ALL = { choices: ["airtime", "data", "power"], default_amount: "5.00", budget: "50.00" };
const METER = "37140030000";
const UNSIGNED = Buffer.from(`{"alg":"none"}`).toString("base64url");

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

/** Checks in with a new link of a program with these terms, and is refused; nothing is claimed. */
async function expectRefused(
  code: ErrorCode,
  terms: Record<string, unknown>,
  wanted: Record<string, unknown>,
  said: Parameters<typeof expectRefusal>[2] = {},
): Promise<void> {
  const { id: program } = await placedProgram(shop, { ...ALL, ...terms });
  const link = await madeLink(shop, program);
  await expectRefusal(await askCheckin(page, link, wanted), code, said);
  const { body } = await shop.api.getRewardLink({ path: { link_id: link.id } });
  expect(body).toMatchObject({ status: "created", reward: null });
  expect(await shop.probe.count("checkins")).toBe(0);
}

describe("a check-in whose fields are wrong is refused", () => {
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
    ["reference_not_found", "link", { link: "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H" }],
    ["invalid_meter_number", "meter", { choice: "power", meter: "123" }],
  ] as const)("with %s: %s", async (code, param, wanted) => {
    await expectRefused(code, {}, wanted, { param });
  });

  it("with a link whose program has no location", async () => {
    const { id: program } = await given.activeProgram(shop);
    const answer = await askCheckin(page, await madeLink(shop, program));
    await expectRefusal(answer, "conflicting_parameters", { param: "lat" });
  });

  it("with a link of somebody else, as with one that there is not", async () => {
    const other = await given.organisation();
    const { id: program } = await placedProgram(other);
    const link = await madeLink(other, program);
    const answer = await askCheckin(page, link);
    await expectRefusal(answer, "reference_not_found", { param: "link" });
    expect(JSON.stringify(answer.body)).not.toContain(link.token);
  });
});

describe("a check-in from elsewhere is refused", () => {
  const AIRTIME = { choice: "airtime" };

  it("with how far it is", async () => {
    const meta = { distance_m: 358_356, radius_m: 150 };
    await expectRefused("geofence_outside", {}, { ...AIRTIME, ...AWAY }, { meta });
  });

  it("as long as the location is closed, with the distance all the same", async () => {
    // The hour of the day may be any but this one.
    const closed_in = (new Date(runNow()).getUTCHours() + 2 + 12) % 24;
    const hour = (at: number) => `${String(at % 24).padStart(2, "0")}:00`;
    const hours = { days: [1, 2, 3, 4, 5, 6, 7], from: hour(closed_in), to: hour(closed_in + 1) };
    const geofence = { ...PLACE, open_hours: [hours] };
    const { id: program_id } = await placedProgram(shop, { geofence });
    const link = await madeLink(shop, program_id);
    const meta = { distance_m: 79, radius_m: 150 };
    await expectRefusal(await askCheckin(page, link), "geofence_outside", { meta });
    const always = { ...hours, from: "00:00", to: "00:00" };
    const body = { geofence: { ...PLACE, open_hours: [always] } };
    await shop.api.updateProgram({ path: { program_id }, body });
    await checkedIn(page, link);
  });

  it("with a position that is less accurate than the location is wide", async () => {
    const meta = { accuracy_m: 151, max_accuracy_m: 150 };
    await expectRefused("accuracy_too_low", {}, { ...AIRTIME, accuracy_m: 151 }, { meta });
    const both = { ...AIRTIME, ...AWAY, accuracy_m: 151 };
    await expectRefused("accuracy_too_low", {}, both);
    const { id: program } = await placedProgram(shop);
    await checkedIn(page, await madeLink(shop, program), { accuracy_m: 150 });
  });

  it.each([
    "no JWS",
    "eyJhbGciOiJFUzI1NiJ9.eyJub25jZSI6IjdmIn0",
    "eyJhbGciOiJFUzI1NiJ9.eyJub25jZSI6IjdmIn0.",
    `${UNSIGNED}.eyJub25jZSI6IjdmIn0.c2ln`,
    `${Buffer.from("[]").toString("base64url")}.eyJub25jZSI6IjdmIn0.c2ln`,
    "e30.e30.e30.e30.e30",
    "bm90IGpzb24.e30.c2ln",
  ])("with an attestation that is none: %s", async (attestation) => {
    await expectRefused("attestation_failed", {}, { ...AIRTIME, attestation });
    const away = { ...AIRTIME, ...AWAY, attestation };
    await expectRefused("attestation_failed", {}, away);
  });
});

describe("a check-in that the link or its program does not allow is refused", () => {
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
    // Where the phone is comes first, also before the utility is asked.
    await expectRefused("geofence_outside", terms, { ...wanted, ...AWAY });
  });

  it("while the program is paused or its product is, and not afterwards", async () => {
    const { id: program_id } = await placedProgram(shop);
    const link = await madeLink(shop, program_id);
    const path = { program_id };
    await shop.api.pauseProgram({ path });
    await expectRefusal(await askCheckin(page, link), "program_not_active");
    await expectRefusal(await askCheckin(page, link, AWAY), "geofence_outside");
    await shop.api.resumeProgram({ path });
    await whilePaused({ product: "airtime-usd", network: "econet" }, async () => {
      await expectRefusal(await askCheckin(page, link), "product_unavailable");
    });
    await checkedIn(page, link);
  });

  it("once the program is closed, or the link was revoked or has expired", async () => {
    const { id: program_id } = await placedProgram(shop, { budget: "30.00" });
    const [one, two, three] = [
      await madeLink(shop, program_id),
      await madeLink(shop, program_id),
      await madeLink(shop, program_id),
    ];
    await shop.api.revokeRewardLink({ path: { link_id: one.id } });
    await expectRefusal(await askCheckin(page, one), "claim_revoked");
    await shop.api.closeProgram({ path: { program_id } });
    await expectRefusal(await askCheckin(page, two), "program_closed");
    await shop.api.advanceTestClock({ body: { seconds: 91 * 86_400 } });
    await expectRefusal(await askCheckin(page, three), "claim_expired");
  });
});

describe("a person who may not have it is refused", () => {
  it("who is being erased", async () => {
    const { id: program } = await placedProgram(shop);
    const { id: recipient } = await given.recipient(shop);
    const link = await madeLink(shop, program, { recipient });
    await shop.api.deleteRecipient({ path: { recipient_id: recipient } });
    await expectRefusal(await askCheckin(page, link), "erased_recipient");
  });

  it("whose number has had one, or as much as the program gives", async () => {
    for (const [code, terms] of [
      ["one_per_phone", { one_per_phone: true }],
      ["reward_cap_reached", { per_recipient: { lifetime: { count: 1 } } }],
    ] as const) {
      const { id: program } = await placedProgram(shop, terms);
      await checkedIn(page, await madeLink(shop, program));
      const next = await madeLink(shop, program);
      await expectRefusal(await askCheckin(page, next), code, { param: "phone" });
      await checkedIn(page, next, { phone: "0772345678" });
    }
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("whose number is blocked, which counts the try", async () => {
    const { id: program } = await placedProgram(shop);
    const entry_id = await given.blocked(shop, "+263771234567");
    const { error } = await askCheckin(page, await madeLink(shop, program));
    expect(error).toMatchObject({ code: "target_blocked", param: "phone" });
    const { body } = await shop.api.getBlockedTarget({ path: { entry_id } });
    expect(body).toMatchObject({ hits: 1 });
    expect(await shop.probe.count("checkins")).toBe(0);
  });

  it("who is new when the account can have nobody more", async () => {
    const { id: program } = await placedProgram(shop);
    await given.recipient(shop);
    await given.fullDirectory(shop);
    await expectRefusal(await askCheckin(page, await madeLink(shop, program)), "limit_reached");
  });

  it("whose rewards were rejected before", async () => {
    const { id: program } = await placedProgram(shop);
    for (let time = 0; time < 2; time += 1) {
      await checkedIn(page, await madeLink(shop, program), { phone: "0771230010" });
    }
    const { body } = await shop.api.listReviews({ query: { status: "open" } });
    for (const { id: review_id } of body.data) await shop.api.rejectReview({ path: { review_id } });
    const next = await madeLink(shop, program);
    await expectRefusal(await askCheckin(page, next, { phone: "0771230010" }), "fraud_blocked");
  });

  it("who guesses codes, wherever the phone is, until the link is locked", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program, { bind: "otp" });
    await askCode(page, link);
    const guess = { code: "111111", ...AWAY };
    for (let left = 4; left > 1; left -= 1) {
      const { error } = await askCheckin(page, link, guess);
      expect(error).toMatchObject({ code: "code_invalid", meta: { attempts_left: left } });
    }
    let asked = await askCheckin(page, link, guess);
    expect(asked.error?.code).toBe("challenge_required");
    const wrong = { ...answerTo(asked), challenge_answer: "1000" };
    asked = await askCheckin(page, link, { ...guess, ...wrong });
    expect(asked.error?.code).toBe("challenge_failed");
    for (let left = 1; left >= 0; left -= 1) {
      asked = await askCheckin(page, link, guess);
      const { error } = await askCheckin(page, link, { ...guess, ...answerTo(asked) });
      expect(error).toMatchObject({ code: "code_invalid", meta: { attempts_left: left } });
    }
    await expectRefusal(await askCheckin(page, link, guess), "claim_locked");
    expect(await shop.probe.count("checkins")).toBe(0);
  });
});

describe("a check-in for electricity is refused", () => {
  it.each([
    ["power_unavailable", "37140030009"],
    ["meter_not_found", "37140080011"],
    ["meter_blocked", "37140060015"],
    ["meter_currency_mismatch", "37140050016"],
    ["provider_invalid_response", "37140040017"],
  ] as const)("with %s", async (code, meter) => {
    await expectRefused(code, {}, { choice: "power", meter });
  });

  it("with meter_quota_exceeded once the account's ration is used up, by nobody elsewhere", async () => {
    const limits = { meters_per_day: 1, writes_per_second: 1_000, requests_per_second: 1_000 };
    shop = await given.organisation({ limits });
    page = await pageOf(shop);
    const wanted = { choice: "power", meter: METER };
    const { id: program } = await placedProgram(shop, ALL);
    const first = await madeLink(shop, program);
    await expectRefusal(await askCheckin(page, first, { ...wanted, ...AWAY }), "geofence_outside");
    await checkedIn(page, first, wanted);
    const next = await askCheckin(page, await madeLink(shop, program), wanted);
    await expectRefusal(next, "meter_quota_exceeded");
  });
});

it("a check-in for data is refused in live mode, where none is sold", async () => {
  const { id: program } = await placedProgram(shop.live, ALL);
  const choices = ["airtime", "data"] as ("airtime" | "data")[];
  const link_id = await givenLink(shop.live, program, { choices });
  const { account_id } = shop.live;
  try {
    const { body: link } = await shop.live.api.getRewardLink({ path: { link_id } });
    const wanted = { choice: "data", bundle_id: bundleOn("econet") };
    await expectRefusal(await askCheckin(await pageOf(shop.live), link, wanted), "data_not_live");
  } finally {
    const { database } = await testServer();
    await database.transact("forget a link", async ({ sql }) => {
      await sql`delete from reward_links where account_id = ${account_id}`;
    });
  }
});

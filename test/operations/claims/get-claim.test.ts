import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { bundleOn } from "../../kit/bundles.ts";
import { askClaim, claimed, look, type Page, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 14; CUBOT P60) Chrome/126.0 Mobile Safari/537.36";

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

async function linkNow({ id: link_id }: Schemas["RewardLink"]) {
  return (await shop.api.getRewardLink({ path: { link_id } })).body;
}

async function told(type: string): Promise<unknown[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.data.previous_attributes);
}

describe("GET /claims/{token}", () => {
  it("shows the link to its holder, and nothing of its program but place and branding", async () => {
    const branding = { display_name: "Mbare Tuck", color: "#0A7D4B" };
    const { id: program } = await given.activeProgram(shop, {
      ...{ choices: ["airtime", "data", "power"], branding, default_amount: "0.60" },
    });
    const link = await madeLink(shop, program, { bind: "otp", phone_hint: "0771234567" });
    const { status, body } = await look(page, link);
    expect(status).toBe(200);
    const { created, choices, ...shown } = body;
    expect(created).toBeGreaterThan(0);
    expect(shown).toEqual({
      ...{ object: "reward_link_claim", livemode: false, status: "opened", amount: "0.60" },
      ...{ currency: "USD", bind: "otp", phone_hint_masked: "077 *** 4567", place: null },
      ...{ requires: ["phone", "code", "meter"], challenge: null, result: null },
      branding: { ...branding, logo_url: null, support_url: null, thank_you: null },
      expires_at: link.expires_at,
    });
    expect(choices.map(({ type }) => type)).toEqual(["airtime", "data", "power"]);
    const [airtime, data] = choices;
    expect(airtime?.bundles).toEqual([]);
    expect(new Set(data?.bundles.map(({ amount }) => amount))).toEqual(new Set(["0.50"]));
    expect(data?.bundles.map(({ id }) => id)).toContain(bundleOn("econet"));
  });

  it("offers bundles of the network that the program rewards alone", async () => {
    const terms = { choices: ["data"], require_network: "netone" };
    const { id: program } = await given.activeProgram(shop, terms);
    const { body } = await look(page, await madeLink(shop, program));
    const networks = body.choices[0]?.bundles.map(({ network }) => network);
    expect(new Set(networks)).toEqual(new Set(["netone"]));
  });

  it("says where a link must be claimed", async () => {
    const geofence = { lat: -17.8565, lng: 31.0398, radius_m: 150, label: "Mbare branch" };
    const { id: program } = await given.activeProgram(shop, { geofence });
    const { body } = await look(page, await madeLink(shop, program));
    expect(body).toMatchObject({ place: geofence, requires: ["phone", "position"] });
  });
});

describe("the first look of a person", () => {
  it("opens the link, and the next ones are counted", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    for (const agent of [PHONE, PHONE, ""]) {
      await look(page, link, { headers: { "user-agent": agent } });
    }
    const now = await linkNow(link);
    expect(now).toMatchObject({ status: "opened", open_count: 3, claimed_at: null });
    expect(now.opened_at).not.toBeNull();
    expect(await told("reward_link.opened")).toEqual([
      { status: "created", opened_at: null, open_count: 0 },
    ]);
    expect(await shop.probe.count("reward_link_deadlines")).toBe(1);
  });

  it("by many at once opens it once, and counts them all", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await Promise.all(Array.from({ length: 20 }, () => look(page, link)));
    expect(await linkNow(link)).toMatchObject({ status: "opened", open_count: 20 });
    expect(await told("reward_link.opened")).toHaveLength(1);
  });

  it.each([
    ["a preview of WhatsApp", { "user-agent": "WhatsApp/2.23.20.0 A" }],
    ["a preview of Facebook", { "user-agent": "facebookexternalhit/1.1" }],
    ["a preview of Telegram", { "user-agent": "TelegramBot (like TwitterBot)" }],
    ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a page that is fetched ahead", { "sec-purpose": "prefetch;prerender" }],
    ["a page that is fetched ahead, in the old way", { purpose: "prefetch" }],
  ])("is not that of %s", async (_, headers) => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    const { status, body } = await look(page, link, { headers });
    expect([status, body.status]).toEqual([200, "created"]);
    expect(await linkNow(link)).toMatchObject({ status: "created", open_count: 0 });
    expect(await told("reward_link.opened")).toEqual([]);
  });

  it("is not a HEAD", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    const { ask } = await testServer();
    const key = await given.key(shop, { kind: "pk" });
    const url = `http://svc.test/dev/v1/claims/${link.token}`;
    const headers = { authorization: `Bearer ${key.secret}` };
    const { status } = await ask(new Request(url, { method: "HEAD", headers }));
    expect(status).toBe(200);
    expect(await linkNow(link)).toMatchObject({ status: "created", open_count: 0 });
  });
});

describe("the result of a claim", () => {
  const ALL = { choices: ["airtime", "power"], default_amount: "5.00", budget: "50.00" };

  async function after(phone: string, wanted: Record<string, unknown> = {}) {
    const { id: program } = await given.activeProgram(shop, ALL);
    const link = await madeLink(shop, program);
    const first = await claimed(page, link, { choice: "airtime", phone, ...wanted });
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await drain(shop);
    return [first.result, (await look(page, link)).body.result];
  }

  it("follows the reward to its delivery", async () => {
    expect(await after("0771230000")).toEqual([
      { status: "sending", message: "Your USD 5.00 airtime is on its way to 077 *** 0000." },
      { status: "delivered", message: "Your USD 5.00 airtime has arrived at 077 *** 0000." },
    ]);
  });

  it("names the token of electricity", async () => {
    const [, result] = await after("0771234567", { choice: "power", meter: "37140030000" });
    expect(result).toEqual({
      status: "delivered",
      message: "The token of your USD 5.00 electricity has arrived at 077 *** 4567.",
    });
  });

  it("says why a reward could not be sent", async () => {
    expect(await after("0771230002")).toEqual([
      expect.objectContaining({ status: "sending" }),
      {
        status: "failed",
        message: "Your USD 5.00 airtime could not be sent. The network rejected this reward.",
      },
    ]);
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("says that a reward is checked first", async () => {
    const [first, later] = await after("0771230010");
    expect(first).toEqual({
      status: "held",
      message: expect.stringContaining("is being checked. It will be sent to 077 *** 0010 after"),
    });
    expect(later).toEqual(first);
  });

  it("is polled without counting looks, and asks for nothing more", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await claimed(page, link);
    const { body } = await look(page, link);
    await look(page, link);
    expect(body).toMatchObject({ status: "claimed", requires: [], challenge: null });
    expect(await linkNow(link)).toMatchObject({ status: "claimed", open_count: 1 });
  });
});

describe("a link that is over is refused", () => {
  it("when it was revoked", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await shop.api.revokeRewardLink({ path: { link_id: link.id } });
    await expectRefusal(await look(page, link), "claim_revoked");
  });

  it("when it has expired, be that written yet or not", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    await shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } });
    const meta = { expired_at: link.expires_at };
    await expectRefusal(await look(page, link), "claim_expired", { meta });
    await expectRefusal(await askClaim(page, link), "claim_expired", { meta });
    await drain(shop);
    await expectRefusal(await look(page, link), "claim_expired", { meta });
  });
});

describe("who may look", () => {
  it("is a publishable key of the account alone", async () => {
    const { id: program } = await given.activeProgram(shop);
    const link = await madeLink(shop, program);
    const stranger = await pageOf(await given.stranger());
    await expectRefusal(await look(stranger, link), "resource_missing", { param: "token" });
    await expectRefusal(await askClaim(stranger, link), "resource_missing");
    const unknown = { token: "Qe7Yt4Mn9Wd3Jc6Xr1Vb8H" };
    await expectRefusal(await look(page, unknown), "resource_missing");
    await expectRefusal(await look(shop, link), "key_kind_not_allowed");
    expect(await linkNow(link)).toMatchObject({ status: "created", open_count: 0 });
  });
});

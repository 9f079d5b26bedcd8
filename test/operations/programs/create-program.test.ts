import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

const BODY = { name: "Clinic survey", currency: "usd" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function dollars() {
  const { available, reserved } = (await shop.api.getCredit()).body.USD;
  return [available, reserved];
}

async function told(): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: {} });
  return body.data.map(({ type }) => type).filter((type) => /^(?:program|credit)\./.test(type));
}

describe("POST /programs", () => {
  it("makes a draft that gives nothing, with the secret of its completions", async () => {
    const { status, body } = await shop.api.createProgram({ body: BODY });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ object: "program", livemode: false, name: "Clinic survey", status: "draft" },
      ...{ currency: "USD", funding: "pay_as_you_go", reservation: null },
      ...{ budget: "0.00", spent: "0.00", earmarked: "0.00", remaining: "0.00" },
      ...{ default_amount: null, choices: [], sources: ["api", "completions", "links"] },
      ...{ one_per_phone: false, require_network: null, throttle_per_hour: null },
      per_recipient: { lifetime: null, per_day: null, per_week: null, per_month: null },
      hold: { mode: "none", amount_over: null, first_reward: false, expires_after: 2_592_000 },
      ...{ on_zesa_down: "queue", max_hold: 86_400, close_grace: 604_800 },
      counts: { rewards: 0, delivered: 0, held: 0, failed: 0 },
      ...{ rules_count: 0, activated_at: null, closed_at: null, metadata: {} },
    });
    expect(body.completions_secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(body.completions_url).toMatch(new RegExp(`/dev/v1/programs/${body.id}/completions$`));
    const again = await shop.api.getProgram({ path: { program_id: body.id } });
    expect(again.body).toEqual({ ...body, completions_secret: null });
    expect(await told()).toEqual([]);
  });

  it("keeps every term as it was written", async () => {
    const terms = {
      description: "At the clinic",
      ...{ default_amount: "1.00", choices: ["airtime", "power"] as const },
      ...{ sources: ["links"] as const, one_per_phone: true, require_network: "econet" },
      per_recipient: {
        lifetime: { count: 1, amount: null },
        per_day: null,
        per_week: { count: null, amount: "5.00" },
        per_month: null,
      },
      ...{ throttle_per_hour: 100, min_account_age: 3_600, max_hold: 300, close_grace: 0 },
      hold: { mode: "review", amount_over: "10.00", first_reward: true, expires_after: 3_600 },
      ...{ on_zesa_down: "fail", sms_message: "Thank you! Claim at {link}.", sensitive_data: true },
      branding: {
        ...{ display_name: "Mbare Tuck", color: "#0A7D4B", thank_you: null },
        ...{ logo_url: "https://shop.example/logo.png", support_url: null },
      },
      lawful_basis: "consent",
      geofence: {
        ...{ lat: -17.8565, lng: 31.0398, radius_m: 150, label: "Mbare" },
        open_hours: [{ days: [1, 2], from: "08:00", to: "17:30" }],
      },
      metadata: { campaign: "7" },
    } as const;
    const { status, body } = await shop.api.createProgram({ body: { ...BODY, ...terms } as never });
    expect(status).toBe(201);
    expect(body).toMatchObject(terms);
  });

  it("sets the whole budget of a reserved program aside", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "600.00" } } });
    const body = { ...BODY, budget: "500.00", funding: "reserve" } as const;
    const answer = await shop.api.createProgram({ body });
    expect(answer.body).toMatchObject({ budget: "500.00", remaining: "500.00" });
    expect(await dollars()).toEqual(["500.00", "500.00"]);
    const { reservation } = answer.body;
    const held = await shop.api.getCreditReservation({
      path: { reservation_id: reservation ?? "" },
    });
    expect(held.body).toMatchObject({ source: answer.body.id, remaining: "500.00" });
    const of_program = await shop.api.listCreditReservations({ query: { source: answer.body.id } });
    expect(of_program.body.data.map(({ id }) => id)).toEqual([reservation]);
    expect((await told()).toSorted()).toEqual(["credit.balance.low", "credit.reserved"]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("refuses a reserved budget that the Credit does not suffice for", async () => {
    const body = { ...BODY, budget: "1000.01", funding: "reserve" } as const;
    await expectRefusal(await shop.api.createProgram({ body }), "reservation_insufficient");
    const other = { ...BODY, budget: "1000.01" } as const;
    expect((await shop.api.createProgram({ body: other })).status).toBe(201);
  });

  it.each([
    ["a condition without a hold", { hold: { amount_over: "5.00" } }, "hold.amount_over"],
    ["a first reward without a hold", { hold: { first_reward: true } }, "hold.first_reward"],
    [
      "a place without links",
      { geofence: { lat: 0, lng: 0, radius_m: 25 }, sources: ["api"] },
      "geofence",
    ],
  ] as const)("refuses %s", async (_, terms, param) => {
    const answer = await shop.api.createProgram({ body: { ...BODY, ...terms } as never });
    await expectRefusal(answer, "conflicting_parameters", { param });
  });

  it.each([
    [{ max_hold: "4m" }, { min: 300, max: 604_800 }],
    [{ max_hold: 604_801 }, { min: 300, max: 604_800 }],
    [{ close_grace: "31d" }, { min: 0, max: 2_592_000 }],
    [{ min_account_age: "401d" }, { min: 0, max: 34_560_000 }],
    [{ hold: { mode: "escrow", expires_after: "59m" } }, { min: 3_600, max: 31_536_000 }],
  ] as const)("refuses %j, which is out of range", async (terms, meta) => {
    const answer = await shop.api.createProgram({ body: { ...BODY, ...terms } });
    await expectRefusal(answer, "time_out_of_range", { meta });
  });

  it.each([
    [{ sms_message: "Hi {nobody}" }, "unknown_merge_field", "sms_message"],
    [{ sms_message: "{token}", choices: ["power", "data"] }, "unknown_merge_field", "sms_message"],
    [{ sms_message: `${"x".repeat(401)}{link}` }, "sms_too_long", "sms_message"],
    [{ require_network: "power" }, "reference_not_found", "require_network"],
    [{ branding: { logo_url: "logo.png" } }, "invalid_url", "branding.logo_url"],
    [{ budget: "0" }, "invalid_amount", "budget"],
    [{ default_amount: "1.005" }, "invalid_amount", "default_amount"],
  ] as const)("refuses %j", async (terms, code, param) => {
    const answer = await shop.api.createProgram({ body: { ...BODY, ...terms } as never });
    await expectRefusal(answer, code, { param });
  });

  it("makes one program for one Idempotency-Key, and shows its secret again", async () => {
    const call = { body: { ...BODY, budget: "5.00" }, idempotency_key: "once" };
    const first = await shop.api.createProgram(call);
    const again = await shop.api.createProgram(call);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await shop.probe.count("programs")).toBe(1);
    const path = { program_id: first.body.id };
    await shop.api.rollProgramSecret({ path });
    await shop.api.advanceTestClock({ body: { seconds: 86_401 } });
    expect((await shop.api.createProgram(call)).body.completions_secret).toBeNull();
    const other = { ...call, body: { ...BODY, budget: "6.00" } };
    await expectRefusal(await shop.api.createProgram(other), "idempotency_mismatch");
  });

  it("keeps no secret that can be read", async () => {
    const { body } = await shop.api.createProgram({ body: BODY });
    const [kept] = await shop.probe.rows("program_secrets");
    expect(JSON.stringify(kept)).not.toContain(body.completions_secret?.slice(6, 30));
  });
});

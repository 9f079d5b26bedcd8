import { describe, expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsOf, sendOf } from "./sale.ts";

const METER = "37140030000";
const POWER = { target: METER, amount: "10.00", currency: "USD", token_phone: "0771234567" };

function order({ api }: Pick<Shop, "api">, changes: Record<string, unknown> = {}) {
  return api.createSend({ body: { ...POWER, ...changes } });
}

async function read({ api }: Pick<Shop, "api">, send_id: string) {
  return sendOf(await api.getSend({ path: { send_id } }));
}

async function quote({ api }: Pick<Shop, "api">, changes: Record<string, unknown> = {}) {
  const { target, amount, currency } = POWER;
  return (await api.createQuote({ body: { target, amount, currency, ...changes } })).body;
}

async function delivered(shop: Organisation, changes: Record<string, unknown> = {}) {
  const { id } = sendOf(await order(shop, changes));
  await drain(shop);
  await pass(shop);
  return await read(shop, id);
}

describe("a sale of power", () => {
  it("confirms the meter before anything is charged", async () => {
    const shop = await given.organisation();
    const answer = await order(shop);
    expect(answer.status).toBe(202);
    const send = sendOf(answer);
    expect(send).toMatchObject({
      status: "pending",
      type: "power",
      product: "power-usd",
      network: "power",
      target: METER,
      target_display: METER,
      on_zesa_down: "queue",
      max_hold: 86_400,
      queued_until: null,
      confirm: "strict",
      quote: null,
      token: null,
      units: null,
      sms_message: expect.stringContaining("Token: **** **** **** **** ****."),
      power: {
        meter: METER,
        confirmation: "strict",
        token_phone: "+263771234567",
        token_status: "none",
        tokens: [],
        units_kwh: null,
        breakdown: null,
      },
    });
    expect(send.power?.name_masked).toMatch(/^[A-Z]\*+ [A-Z]\*+$/);
    expect(send.power?.confirmed_at).toBe(send.created);
  });

  it("delivers a token, the units that were quoted, and what the money was spent on", async () => {
    const shop = await given.organisation();
    const send = await delivered(shop);
    expect(send).toMatchObject({
      status: "delivered",
      units: "105.83",
      power: {
        token_status: "sent",
        units_kwh: "105.83",
        breakdown: { energy: "9.43", levy: "0.57", tax: "0.00", arrears: "0.00", fee: "0.00" },
        utility_reference: expect.stringMatching(/^ZE\d{12}$/),
      },
    });
    expect(send.provider_reference).toMatch(/^SIM-/);
    expect(send.token).toMatch(/^\d{4}( \d{4}){4}$/);
    expect(send.power?.tokens).toEqual([
      { sequence: 1, kind: "credit", token: send.token, units_kwh: "105.83" },
    ]);
    expect((await eventsOf(shop, send.id)).map(({ type }) => type)).toEqual([
      "send.created",
      "send.submitted",
      "send.delivered",
    ]);
  });

  it("counts towards the month of the meter, so that the next quote knows where it stands", async () => {
    const shop = await given.organisation();
    await delivered(shop);
    const next = await quote(shop);
    expect(next.power?.now.from_position_kwh).toBe("105.83");
  });

  it("gives two key-change tokens before the credit token to 0007, in the order of entry", async () => {
    const send = await delivered(await given.organisation(), { target: "37140060007" });
    expect(send.power?.tokens.map(({ sequence, kind }) => [sequence, kind])).toEqual([
      [1, "key_change"],
      [2, "key_change"],
      [3, "credit"],
    ]);
    expect(send.token).toBe(send.power?.tokens[2]?.token);
  });

  it("tells what of the money paid a debt of 0008", async () => {
    const send = await delivered(await given.organisation(), { target: "37140050008" });
    expect(send.power?.breakdown).toMatchObject({ arrears: "2.00", energy: "7.55", levy: "0.45" });
  });

  it("shows the token only to a key with tokens:read, and stores it nowhere in clear", async () => {
    const shop = await given.organisation();
    const send = await delivered(shop);
    const clear = send.token ?? "";
    const digits = clear.replaceAll(" ", "");
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const masked = await read(till, send.id);
    expect(masked.token).toBe(`**** **** **** **** ${clear.slice(-4)}`);
    expect(masked.power?.tokens[0]?.token).toBe(masked.token);
    const listed = await till.api.listSends();
    expect(JSON.stringify(listed.body)).not.toContain(clear.slice(0, 19));
    const events = await eventsOf(shop, send.id);
    expect(JSON.stringify(events)).not.toContain(clear.slice(0, 19));
    const { database } = await testServer();
    const tables = await database.read(
      ({ sql }) => sql<{ name: string }[]>`
        select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const rows = await database.read(
        ({ sql }) => sql<{ found: number }[]>`
          select count(*)::integer as found from ${sql(name)} kept
          where kept::text like ${`%${digits}%`} or kept::text like ${`%${clear}%`}`,
      );
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
  });

  it("replays with the token masked for a key that may not read it", async () => {
    const shop = await given.organisation();
    const { id } = sendOf(await shop.api.createSend({ body: POWER, idempotency_key: "p-1" }));
    await drain(shop);
    await pass(shop);
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    const again = await till.api.createSend({ body: POWER, idempotency_key: "p-1" });
    expect(sendOf(again)).toMatchObject({ id, status: "delivered" });
    expect(sendOf(again).token).toMatch(/^\*{4} \*{4} \*{4} \*{4} \d{4}$/);
  });

  it.each([
    ["token_phone_required", "token_phone", { token_phone: undefined }],
    ["invalid_phone", "token_phone", { token_phone: "12345" }],
    ["invalid_meter_number", "target", { target: "3714003000", type: "power" }],
    ["invalid_meter_number", "target", { target: "371400300001", type: "power" }],
    ["invalid_meter_number", "target", { target: "meter", product: "power-usd" }],
    ["invalid_meter_number", "target", { target: "3714003" }],
    ["invalid_duration", "max_hold", { max_hold: "4m" }],
    ["invalid_duration", "max_hold", { max_hold: "8d" }],
    ["reference_not_found", "quote", { quote: "quo_0031JkCYjFuHz5Bv6DlXe0Gk" }],
    ["product_mismatch", "target", { target: "0771234567", product: "power-usd" }],
    ["product_mismatch", "target", { product: "airtime-usd", token_phone: undefined }],
    ["amount_out_of_range", "amount", { amount: "0.50" }],
    ["meter_not_found", "target", { target: "37140000011" }],
    ["meter_blocked", "target", { target: "37140060015" }],
    ["meter_currency_mismatch", "target", { target: "37140050016" }],
    ["provider_invalid_response", "target", { target: "37140040017" }],
    ["power_unavailable", null, { target: "37140090009" }],
  ] as const)("refuses with %s of %s: %o", async (code, param, changes) => {
    const answer = await order(await given.organisation(), changes);
    await expectRefusal(answer, code, { param });
  });

  it("refuses fields of power with anything else", async () => {
    const { api } = await given.organisation();
    const body = { target: "0771234567", amount: "5.00", currency: "USD" };
    for (const field of [
      { token_phone: "0771234567" },
      { quote: "quo_0031JkCYjFuHz5Bv6DlXe0Gk" },
    ]) {
      const answer = await api.createSend({ body: { ...body, ...field } });
      await expectRefusal(answer, "conflicting_parameters", { param: Object.keys(field)[0] });
    }
  });

  it("asks the utility only once no rule stands in the way, within the ration", async () => {
    const shop = await given.organisation();
    await order(shop, { amount: "0.50" });
    expect(await shop.probe.count("meter_quotas")).toBe(0);
    await given.facts(shop, { limits: '{"meters_per_minute":0}' });
    await expectRefusal(await order(shop), "meter_quota_exceeded");
  });

  it("is checked without being made: the meter is shown, and what the utility says is a problem", async () => {
    const shop = await given.organisation();
    const { body } = await order(shop, { validate_only: true });
    expect(body).toMatchObject({
      object: "send_validation",
      valid: true,
      meter: { number: METER, confirmed: true },
    });
    const unknown = await order(shop, { validate_only: true, target: "37140000011" });
    expect(unknown.body).toMatchObject({ valid: false, problems: [{ code: "meter_not_found" }] });
    const silent = await order(shop, { validate_only: true, target: "37140090009" });
    await expectRefusal(silent, "power_unavailable");
    const bare = await order(shop, { validate_only: true, token_phone: undefined });
    expect(bare.body).toMatchObject({ problems: [{ code: "token_phone_required" }] });
  });
});

describe("a sale of power with best_effort", () => {
  it("is sold first, and its meter confirmed before the token is bought", async () => {
    const shop = await given.organisation();
    const { id, power } = sendOf(await order(shop, { confirm: "best_effort" }));
    expect(power).toMatchObject({ confirmation: "none", name_masked: null, confirmed_at: null });
    await drain(shop);
    await pass(shop);
    const send = await read(shop, id);
    expect(send).toMatchObject({ status: "delivered", confirm: "best_effort" });
    expect(send.power).toMatchObject({ confirmation: "best_effort", suburb: expect.any(String) });
  });

  it.each([
    ["does not know the meter", "37140000011"],
    ["blocks the meter", "37140060015"],
    ["keeps the meter's account in the other currency", "37140050016"],
  ])("fails, with the Credit back, when the utility %s", async (_, target) => {
    const shop = await given.organisation();
    const before = await shop.probe.balances();
    const { id } = sendOf(await order(shop, { confirm: "best_effort", target }));
    await drain(shop);
    expect(await read(shop, id)).toMatchObject({
      status: "failed_credited",
      failure_code: "meter_confirmation_failed",
    });
    expect(await shop.probe.balances()).toEqual(before);
  });

  it.each([
    ["is silent", "37140090009"],
    ["makes no sense", "37140040017"],
  ])("waits while the utility %s, and is given up after half an hour", async (_, target) => {
    const shop = await given.organisation();
    const { id } = sendOf(await order(shop, { confirm: "best_effort", target }));
    await drain(shop);
    expect((await read(shop, id)).status).toBe("pending");
    await pass(shop, { seconds: 1_801 });
    expect(await read(shop, id)).toMatchObject({
      status: "failed_credited",
      failure_code: "meter_confirmation_failed",
    });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { hold } from "../../kit/budget.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function update(program_id: string, body: object) {
  return await shop.api.updateProgram({ path: { program_id }, body: body as never });
}

async function told(type: string): Promise<string[]> {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => event.type);
}

describe("PATCH /programs/{program_id}", () => {
  it("changes what is named and nothing else", async () => {
    const before = await given.program(shop, { metadata: { a: "1", b: "2" } });
    const hold_input = { mode: "review", amount_over: "10.00" };
    const { status, body } = await update(before.id, {
      ...{ name: "Second survey", hold: hold_input, max_hold: "1h" },
      metadata: { a: null, c: "3" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      ...{ completions_secret: null, name: "Second survey", max_hold: 3_600 },
      hold: { ...hold_input, first_reward: false, expires_after: 2_592_000 },
      metadata: { b: "2", c: "3" },
    });
  });

  it("takes back what it shows, and null for what can be empty", async () => {
    const shown = await given.program(shop, { description: "x", throttle_per_hour: 5 });
    const { name, description, default_amount, budget, choices, sources, per_recipient } = shown;
    const { hold: held, branding, geofence, metadata, max_hold, close_grace } = shown;
    const sent = { name, description, default_amount, budget, choices, sources, per_recipient };
    const { body } = await update(shown.id, {
      ...{ ...sent, hold: held, branding, geofence, metadata, max_hold, close_grace },
    });
    expect(body).toEqual({ ...shown, completions_secret: null });
    const cleared = await update(shown.id, {
      ...{ description: null, default_amount: null, throttle_per_hour: null, hold: null },
      ...{ per_recipient: null, branding: null, metadata: null, min_account_age: null },
    });
    expect(cleared.body).toMatchObject({
      ...{ description: null, default_amount: null, throttle_per_hour: null, metadata: {} },
      hold: { mode: "none" },
    });
  });

  it("reserves what a budget grows by, and releases what it shrinks by", async () => {
    const { id, reservation } = await given.activeProgram(shop, { funding: "reserve" });
    const reserved = async () => (await shop.api.getCredit()).body.USD.reserved;
    expect((await update(id, { budget: "25.00" })).body).toMatchObject({ reservation });
    expect(await reserved()).toBe("25.00");
    expect((await update(id, { budget: "5.00" })).body.remaining).toBe("5.00");
    expect(await reserved()).toBe("5.00");
    expect(await told("credit.*")).toEqual([
      ...["credit.released", "credit.reserved", "credit.reserved"],
    ]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("exhausts a program whose budget is all earmarked, and brings it back", async () => {
    const { id } = await given.activeProgram(shop);
    await hold(shop, id, 300);
    expect((await update(id, { budget: "3.00" })).body.status).toBe("exhausted");
    expect(await told("program.budget.low")).toHaveLength(1);
    expect((await update(id, { budget: "3.01" })).body.status).toBe("active");
    expect((await told("program.*")).slice(0, 2)).toEqual([
      ...["program.reactivated", "program.exhausted"],
    ]);
  });

  it("says once that a budget is low, each time that it falls so low", async () => {
    const { id } = await given.activeProgram(shop);
    await hold(shop, id, 799);
    expect(await told("program.budget.low")).toHaveLength(0);
    await hold(shop, id, 1);
    await hold(shop, id, 100);
    expect(await told("program.budget.low")).toHaveLength(1);
    await update(id, { budget: "100.00" });
    await update(id, { budget: "10.00" });
    expect(await told("program.budget.low")).toHaveLength(2);
  });

  it("refuses a budget below what is spent and earmarked, or above the Credit", async () => {
    const { id } = await given.activeProgram(shop, { funding: "reserve" });
    await hold(shop, id, 300);
    await expectRefusal(await update(id, { budget: "2.99" }), "program_budget_exceeded", {
      meta: { required: "3.00", remaining: "2.99" },
    });
    await expectRefusal(await update(id, { budget: "1000.01" }), "reservation_insufficient");
  });

  it.each([
    [{ hold: { amount_over: "1.00" } }, "conflicting_parameters"],
    [{ close_grace: "31d" }, "time_out_of_range"],
    [{ sms_message: "{nobody}" }, "unknown_merge_field"],
    [{ sms_message: "x".repeat(481) }, "sms_too_long"],
    [{ require_network: "power" }, "reference_not_found"],
    [{ geofence: { lat: 0, lng: 0 } }, "parameter_missing"],
  ])("refuses %j", async (body, code) => {
    const { id } = await given.program(shop);
    await expectRefusal(await update(id, body), code as never);
  });

  it("refuses a choice that its message does not fit any more", async () => {
    const { id } = await given.program(shop, { choices: ["power"], sms_message: "{token}" });
    await expectRefusal(await update(id, { choices: ["airtime"] }), "unknown_merge_field");
  });

  it("refuses a closed program, and is its own organisation's", async () => {
    const { id: program_id } = await given.program(shop);
    const call = { path: { program_id }, body: { name: "x" } };
    await expectUnseen("updateProgram", call);
    await shop.api.closeProgram({ path: call.path });
    await expectRefusal(await shop.api.updateProgram(call), "program_closed");
  });
});

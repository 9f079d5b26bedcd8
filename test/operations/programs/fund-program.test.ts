import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { checkLedger } from "../../kit/invariants.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";
import { eventsShown } from "../../kit/shown-events.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function fund(program_id: string, amount: string, idempotency_key?: string) {
  const keyed = idempotency_key === undefined ? {} : { idempotency_key };
  return await shop.api.fundProgram({ path: { program_id }, body: { amount }, ...keyed });
}

async function told(type: string) {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => [event.type, event.data.previous_attributes]);
}

describe("POST /programs/{program_id}/fund", () => {
  it("adds to the budget of a program that pays as it goes, and reserves nothing", async () => {
    const { id } = await given.program(shop);
    const { status, body } = await fund(id, "2.50");
    expect(status).toBe(200);
    expect(body).toMatchObject({ budget: "12.50", remaining: "12.50", reservation: null });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ available: "1000.00" });
    expect(await told("program.*")).toEqual([]);
  });

  it("reserves the same amount for a reserved program", async () => {
    await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "700.00" } } });
    const { id, reservation } = await given.program(shop, { funding: "reserve" });
    const { body } = await fund(id, "400.00");
    expect(body).toMatchObject({ budget: "410.00", reservation });
    const credit = (await shop.api.getCredit()).body.USD;
    expect([credit.available, credit.reserved]).toEqual(["590.00", "410.00"]);
    expect(await told("credit.reserved")).toHaveLength(2);
    expect(await told("credit.balance.low")).toHaveLength(1);
    const rows = await shop.api.listCreditTransactions({ query: { source: id } });
    expect(
      rows.body.data.map(({ type, amount, reserved_amount }) => [type, amount, reserved_amount]),
    ).toEqual([
      ["reservation", "-400.00", "400.00"],
      ["reservation", "-10.00", "10.00"],
    ]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("reserves for a program that was made without a budget", async () => {
    const { id } = await given.program(shop, { funding: "reserve", budget: undefined });
    const { body } = await fund(id, "5.00");
    expect(body.reservation).toMatch(/^rsv_/);
  });

  it("lets an exhausted program give again, in the same reservation", async () => {
    const { id, reservation } = await given.activeProgram(shop, { funding: "reserve" });
    await shop.api.defundProgram({ path: { program_id: id } });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "0.00" });
    const { body } = await fund(id, "5.00");
    expect(body).toMatchObject({ status: "active", remaining: "5.00", reservation });
    expect(await told("program.reactivated")).toEqual([
      ["program.reactivated", { status: "exhausted", budget: "0.00", remaining: "0.00" }],
    ]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("refuses more than the Credit, or than a budget can be", async () => {
    const reserved = await given.program(shop, { funding: "reserve" });
    await expectRefusal(await fund(reserved.id, "990.01"), "reservation_insufficient");
    const { id } = await given.program(shop);
    await expectRefusal(await fund(id, "9999990.00"), "amount_out_of_range", {
      param: "amount",
      meta: { max: "9999999.99" },
    });
    expect((await fund(id, "9999989.99")).body.budget).toBe("9999999.99");
  });

  it("refuses a closed program, and is its own organisation's", async () => {
    const { id: program_id } = await given.program(shop);
    const call = { path: { program_id }, body: { amount: "1.00" } };
    await expectUnseen("fundProgram", call);
    await shop.api.closeProgram({ path: { program_id } });
    await expectRefusal(await shop.api.fundProgram(call), "program_closed");
  });

  it("funds once for one Idempotency-Key", async () => {
    const { id } = await given.program(shop);
    expect((await fund(id, "1.00", "once")).body.budget).toBe("11.00");
    expect((await fund(id, "1.00", "once")).body.budget).toBe("11.00");
    await expectRefusal(await fund(id, "2.00", "once"), "idempotency_mismatch");
  });
});

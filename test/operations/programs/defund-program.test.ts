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

async function told(type: string) {
  await eventsShown();
  const { body } = await shop.api.listEvents({ query: { type } });
  return body.data.map((event) => [event.type, event.data.previous_attributes]);
}

describe("POST /programs/{program_id}/defund", () => {
  it("takes an amount out of the budget, and makes the Credit of a reserved one available", async () => {
    const { id: program_id, reservation } = await given.program(shop, { funding: "reserve" });
    const path = { program_id };
    const { status, body } = await shop.api.defundProgram({ path, body: { amount: "4.00" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ budget: "6.00", remaining: "6.00", reservation });
    const credit = (await shop.api.getCredit()).body.USD;
    expect([credit.available, credit.reserved]).toEqual(["994.00", "6.00"]);
    expect(await told("credit.released")).toHaveLength(1);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("leaves what is earmarked when no amount is named, and exhausts the program", async () => {
    const { id: program_id } = await given.activeProgram(shop, { funding: "reserve" });
    await hold(shop, program_id, 300);
    const { body } = await shop.api.defundProgram({ path: { program_id } });
    expect(body).toMatchObject({
      ...{ status: "exhausted", budget: "3.00", earmarked: "3.00", remaining: "0.00" },
      counts: { rewards: 1, held: 1 },
    });
    expect((await shop.api.getCredit()).body.USD).toMatchObject({ reserved: "3.00" });
    const previous = { budget: "10.00", remaining: "7.00" };
    expect(await told("program.exhausted")).toEqual([
      ["program.exhausted", { status: "active", ...previous }],
    ]);
    expect(await told("program.budget.low")).toEqual([["program.budget.low", previous]]);
    const again = await shop.api.defundProgram({ path: { program_id } });
    expect([again.status, again.body]).toEqual([200, body]);
    const { database } = await testServer();
    expect(await database.read(checkLedger)).toEqual([]);
  });

  it("refuses more than remains", async () => {
    const { id: program_id } = await given.activeProgram(shop);
    await hold(shop, program_id, 300);
    const answer = await shop.api.defundProgram({
      path: { program_id },
      body: { amount: "7.01" },
    });
    await expectRefusal(answer, "program_budget_exceeded", {
      meta: { required: "7.01", remaining: "7.00" },
    });
  });

  it("refuses a closed program, and is its own organisation's", async () => {
    const path = { program_id: (await given.program(shop)).id };
    await expectUnseen("defundProgram", { path });
    await shop.api.closeProgram({ path });
    await expectRefusal(await shop.api.defundProgram({ path }), "program_closed");
  });

  it("defunds once for one Idempotency-Key", async () => {
    const path = { program_id: (await given.program(shop)).id };
    const call = { path, body: { amount: "1.00" }, idempotency_key: "once" };
    expect((await shop.api.defundProgram(call)).body.budget).toBe("9.00");
    expect((await shop.api.defundProgram(call)).body.budget).toBe("9.00");
    const other = { ...call, body: { amount: "2.00" } };
    await expectRefusal(await shop.api.defundProgram(other), "idempotency_mismatch");
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const PROGRAM = { name: "Clinic survey", currency: "USD" };

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("a field of a program", () => {
  it.each([
    ["invalid_currency", { currency: "EUR" }],
    ["invalid_duration", { close_grace: "soon" }],
    ["invalid_metadata", { metadata: { survey: { nested: "yes" } } }],
  ] as const)("is refused with %s where one is made", async (code, fields) => {
    const body = { ...PROGRAM, ...fields } as never;
    await expectRefusal(await shop.api.createProgram({ body }), code);
    expect(await shop.probe.count("programs")).toBe(0);
  });

  it.each([
    ["invalid_amount", { default_amount: "2.005" }],
    ["invalid_duration", { close_grace: "soon" }],
    ["invalid_url", { branding: { logo_url: "no address" } }],
    ["invalid_metadata", { metadata: { survey: { nested: "yes" } } }],
  ] as const)("is refused with %s where one is changed", async (code, fields) => {
    const { id: program_id } = await given.program(shop);
    const call = { path: { program_id }, body: fields as never };
    await expectRefusal(await shop.api.updateProgram(call), code);
  });

  it("is refused with invalid_amount where a budget is changed", async () => {
    const { id: program_id } = await given.program(shop);
    const call = { path: { program_id }, body: { amount: "1.005" } as never };
    await expectRefusal(await shop.api.fundProgram(call), "invalid_amount");
    await expectRefusal(await shop.api.defundProgram(call), "invalid_amount");
  });
});

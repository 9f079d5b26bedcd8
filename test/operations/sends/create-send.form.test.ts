import { beforeAll, describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { saleWith, sendOf } from "./sale.ts";

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation();
});

const sell = async (changes: Record<string, unknown>) =>
  await shop.api.createSend({ body: saleWith(changes) });

describe("the form of a sale", () => {
  it.each([
    ["no target", { target: undefined }, "parameter_missing", "target"],
    ["a field that there is not", { colour: "red" }, "unknown_parameter", "colour"],
    ["null for an id", { product: null }, "parameter_invalid", "product"],
    ["null for an amount", { amount: null }, "parameter_invalid", "amount"],
    ["null for a time", { scheduled_for: null }, "parameter_invalid", "scheduled_for"],
    ["a number as target", { target: 771234567 }, "invalid_phone", "target"],
    ["a mistyped meter", { target: "3714003000" }, "invalid_meter_number", "target"],
    ["a landline", { target: "0242700000" }, "invalid_phone", "target"],
    ["a foreign number", { target: "+27821234567" }, "invalid_phone", "target"],
    ["a number too short", { target: "077123456" }, "invalid_phone", "target"],
    ["wide digits", { target: "０７７１２３４５６７" }, "invalid_phone", "target"],
    ["no text as target", { target: "" }, "invalid_phone", "target"],
    ["a notify_number of no form", { notify_number: "12" }, "invalid_phone", "notify_number"],
    ["nothing", { amount: 0 }, "invalid_amount", "amount"],
    ["less than nothing", { amount: "-5.00" }, "invalid_amount", "amount"],
    ["three decimals", { amount: "5.001" }, "invalid_amount", "amount"],
    ["three decimals as a number", { amount: 5.001 }, "invalid_amount", "amount"],
    ["an exponent", { amount: "5e2" }, "invalid_amount", "amount"],
    ["a comma", { amount: "5,00" }, "invalid_amount", "amount"],
    ["a sign", { amount: "+5.00" }, "invalid_amount", "amount"],
    ["more than any amount", { amount: "10000000.00" }, "invalid_amount", "amount"],
    ["no amount", { amount: true }, "invalid_amount", "amount"],
    ["another currency", { currency: "ZAR" }, "invalid_currency", "currency"],
    ["a type that there is not", { type: "beer" }, "parameter_invalid", "type"],
    ["a time in words", { scheduled_for: "tomorrow" }, "invalid_time", "scheduled_for"],
    ["a hold in words", { max_hold: "long" }, "invalid_duration", "max_hold"],
    ["no truth", { validate_only: "yes" }, "parameter_invalid", "validate_only"],
    ["a locale that there is not", { sms_locale: "fr" }, "parameter_invalid", "sms_locale"],
    ["an id of another kind", { quote: "prg_0031Jk" }, "reference_not_found", "quote"],
  ] as const)("refuses %s", async (_, changes, code, param) => {
    await expectRefusal(await sell(changes), code, { param });
  });

  it.each([
    ["token_phone", { token_phone: "0771234567" }],
    ["token_email", { token_email: "rudo@shop.example" }],
    ["confirm", { confirm: "strict" }],
    ["on_zesa_down", { on_zesa_down: "queue" }],
    ["max_hold", { max_hold: "24h" }],
  ])("refuses %s, which belongs to power", async (param, changes) => {
    await expectRefusal(await sell(changes), "conflicting_parameters", { param });
  });

  it("reports every wrong field of the schema together, in the order of the contract", async () => {
    const answer = await sell({ target: 7, amount: "x", currency: "EUR", colour: "red" });
    await expectRefusal(answer, "invalid_request", { param: answer.error?.details[0]?.param });
    const details = answer.error?.details.map(({ param, code }) => [param, code]);
    expect(new Map(details as [string, string][])).toEqual(
      new Map([
        ["colour", "unknown_parameter"],
        ["target", "invalid_phone"],
        ["amount", "invalid_amount"],
        ["currency", "invalid_currency"],
      ]),
    );
  });

  it("reports every field together that reads wrong though it is written right", async () => {
    const answer = await sell({
      target: "0242700000",
      amount: undefined,
      currency: undefined,
      notify_number: "0242700000",
      scheduled_for: 1_000,
      confirm: "strict",
      sms_message: "{colour}",
    });
    await expectRefusal(answer, "invalid_request", { param: "target" });
    expect(answer.error?.details.map(({ param, code }) => [param, code])).toEqual([
      ["target", "invalid_phone"],
      ["amount", "parameter_missing"],
      ["currency", "parameter_missing"],
      ["notify_number", "invalid_phone"],
      ["scheduled_for", "time_out_of_range"],
      ["confirm", "conflicting_parameters"],
      ["sms_message", "unknown_merge_field"],
    ]);
  });

  it("tells which values are allowed", async () => {
    const answer = await sell({ sms_locale: "fr" });
    expect(answer.error?.meta).toEqual({ allowed: ["en", "sn", "nd"] });
  });
});

describe("several wrong fields of a sale", () => {
  it("are named together, target and currency as well", async () => {
    const changes = { target: "12", amount: "1.005", currency: undefined, curency: "USD" };
    const { error } = await sell(changes);
    expect(error).toMatchObject({ code: "invalid_request", param: "curency" });
    expect(error?.details.map(({ param, code }) => [param, code])).toEqual([
      ["curency", "unknown_parameter"],
      ["amount", "invalid_amount"],
      ["target", "invalid_phone"],
      ["currency", "parameter_missing"],
    ]);
  });

  it("leave alone what is not there, or is of another type", async () => {
    const { error } = await sell({ target: 12, curency: "USD" });
    expect(error?.details.map(({ param }) => param).sort()).toEqual(["curency", "target"]);
  });
});

describe("the metadata of a sale", () => {
  it("is kept as it was sent", async () => {
    const metadata = { till: "4", "cashier.name": "Rudo", "a-b_c": "", ["k".repeat(40)]: "v" };
    const { "a-b_c": _, ...kept } = metadata;
    expect(sendOf(await sell({ metadata })).metadata).toEqual(kept);
  });

  it("may have 20 keys with values of 500 characters", async () => {
    const metadata = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`k${index}`, "ä".repeat(500)]),
    );
    expect(sendOf(await sell({ metadata })).metadata).toEqual(metadata);
  });

  it.each([
    ["21 keys", Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, "v"]))],
    ["a key with a space", { "a key": "v" }],
    ["a key of 41 characters", { ["k".repeat(41)]: "v" }],
    ["an empty key", { "": "v" }],
    ["a value of 501 characters", { till: "v".repeat(501) }],
    ["a number as value", { till: 4 }],
    ["an object as value", { till: {} }],
  ])("is refused with %s", async (_, metadata) => {
    await expectRefusal(await sell({ metadata }), "invalid_metadata");
  });
});

import { requestValidators } from "@svc/generated/validators";
import { ruleSentence } from "@svc/server/http/input/rule-sentence.ts";
import { wrongFields } from "@svc/server/http/input/wrong-fields.ts";
import { readContractText } from "@svc/server/platform/wire/contract-text.ts";
import { describe, expect, it } from "vitest";

const contract = JSON.parse(await readContractText()) as {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};

function wrongIn(id: "createSend" | "createKey" | "createTestCredit", body: unknown) {
  const validate = requestValidators[id].body;
  validate?.(body);
  return wrongFields(validate?.errors ?? [], "body").map(({ param, code, meta }) => [
    param,
    code,
    ...(meta?.allowed === undefined ? [] : [meta.allowed]),
  ]);
}

/** What of a schema is no rule, or leads to the rules of others. */
const SILENT = ["$ref", "description", "examples", "example", "title", "default", "deprecated"];
const OF_FIELDS = ["properties", "additionalProperties", "required", "items", "allOf"];

const SAID_WHOLE = ["enum", "const", "discriminator"];

/** The keywords of the rules of a schema, and of all that it holds. */
function rulesOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(rulesOf);
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (SILENT.includes(keyword) || keyword.startsWith("x-")) return [];
    if (keyword === "properties") return Object.values(value as object).flatMap(rulesOf);
    const own = OF_FIELDS.includes(keyword) ? [] : [keyword];
    return [...own, ...rulesOf(SAID_WHOLE.includes(keyword) ? null : value)];
  });
}

const SALE = { target: "0771234567", amount: "5.00", currency: "USD" };

describe("what is wrong with a body", () => {
  it.each([
    ["a field left out", { amount: "5.00" }, [["target", "parameter_missing"]]],
    ["a field not known", { ...SALE, colour: 1 }, [["colour", "unknown_parameter"]]],
    ["an amount with three decimals", { ...SALE, amount: "5.001" }, [["amount", "invalid_amount"]]],
    ["an amount of another type", { ...SALE, amount: [] }, [["amount", "invalid_amount"]]],
    ["another currency", { ...SALE, currency: "EUR" }, [["currency", "invalid_currency"]]],
    ["a time in words", { ...SALE, scheduled_for: "soon" }, [["scheduled_for", "invalid_time"]]],
    ["a hold in words", { ...SALE, max_hold: "long" }, [["max_hold", "invalid_duration"]]],
    [
      "a metadata key with a space",
      { ...SALE, metadata: { "a b": "1" } },
      [["metadata.a b", "invalid_metadata"]],
    ],
    [
      "a metadata value of another type",
      { ...SALE, metadata: { till: 4 } },
      [["metadata.till", "invalid_metadata"]],
    ],
    [
      "a type of another type",
      { ...SALE, validate_only: "yes" },
      [["validate_only", "parameter_invalid"]],
    ],
    [
      "a recipient written out, where a sale takes a reference to one",
      { ...SALE, recipient: { external_id: "loyalty-20231", phone: "0771234567" } },
      [["recipient", "parameter_invalid"]],
    ],
    ["a reference of the wrong form", { ...SALE, quote: "4" }, [["quote", "reference_not_found"]]],
    ["no object at all", [], [[null, "parameter_invalid"]]],
    [
      "two fields, in the order of the contract",
      { amount: "5.00", currency: "EUR" },
      [
        ["target", "parameter_missing"],
        ["currency", "invalid_currency"],
      ],
    ],
  ])("names %s", (_, body, expected) => {
    expect(wrongIn("createSend", body)).toEqual(expected);
  });

  it.each([
    [
      { ...SALE, curency: "USD" },
      "`curency` is not a field of this request. Did you mean `currency`?",
    ],
    [{ ...SALE, amonut: "5.00" }, "Did you mean `amount`?"],
    [{ ...SALE, colour: 1 }, "`colour` is not a field of this request."],
    [
      { target: "0771234567", currency: "USD", metadata: { "a b": "1" } },
      "`metadata.a b` is invalid.",
    ],
    [{ ...SALE, validate_only: 1 }, "`validate_only` must be true or false."],
    [{ ...SALE, type: "tea" }, "`type` must be one of airtime, data, power."],
    [{ ...SALE, sms_message: "" }, "`sms_message` must not be empty."],
    [{ ...SALE, client_reference: "x".repeat(300) }, "`client_reference` must have at most"],
    [{ ...SALE, confirm: [] }, "`confirm` must be a string."],
    [
      { ...SALE, token_email: "me" },
      "`token_email` must be written like accounts@tuckshop.example.",
    ],
  ])("says it as a person would: %j", (body, sentence) => {
    const validate = requestValidators.createSend.body;
    validate?.(body);
    const [field] = wrongFields(validate?.errors ?? [], "body");
    expect(field?.message).toContain(sentence);
  });

  it.each([
    [7, "`minute` must be one of 0, 15, 30, 45."],
    [60, "`minute` must be one of 0, 15, 30, 45."],
    [-15, "`minute` must be one of 0, 15, 30, 45."],
    [7.5, "`minute` must be a whole number."],
  ])("names the few numbers of a field: %j", (minute, sentence) => {
    const validate = requestValidators.createSchedule.body;
    validate?.({ name: "Airtime", cadence: "daily", minute });
    const field = wrongFields(validate?.errors ?? [], "body").find(
      ({ param }) => param === "minute",
    );
    expect(field?.message).toBe(sentence);
    if (sentence.includes("one of")) expect(field?.meta).toEqual({ allowed: [0, 15, 30, 45] });
  });

  it("says how a text is written that has a form, and shows one", () => {
    const validate = requestValidators.getStatement.query;
    validate?.({ period: "2026-1" });
    const field = wrongFields(validate?.errors ?? [], "query").find(
      ({ param }) => param === "period",
    );
    expect(field?.message).toBe("`period` must be YYYY-MM, such as 2026-11.");
  });

  it("leaves no rule of the contract without words", () => {
    const rules = Object.values(contract.components.schemas).flatMap(rulesOf);
    expect(rules).toEqual(expect.arrayContaining(["enum", "multipleOf", "pattern"]));
    for (const keyword of new Set(rules)) {
      const params = { allowedValues: [] };
      const said = ruleSentence({ keyword, instancePath: "", params });
      expect(said, keyword).not.toBe("is not valid");
    }
  });

  it("tells which values an enumeration allows", () => {
    expect(wrongIn("createKey", { kind: "zk" })).toEqual([
      ["kind", "parameter_invalid", ["sk", "rk", "pk", "ak"]],
    ]);
  });

  it("names the place in a list and in an object", () => {
    const body = {
      kind: "rk",
      scopes: ["sends:read", "sends:eat"],
      spend_caps: { USD: { daily: "-1" } },
    };
    expect(wrongIn("createKey", body).map(([param, code]) => [param, code])).toEqual([
      ["scopes[1]", "parameter_invalid"],
      ["spend_caps.USD.daily", "invalid_amount"],
    ]);
  });

  it("keeps a long name short", () => {
    const [[param] = []] = wrongIn("createSend", { ...SALE, ["x".repeat(5_000)]: 1 });
    expect(param).toHaveLength(256);
  });
});

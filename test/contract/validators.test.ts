import { requestValidators, schemaValidators, type Validator } from "@svc/generated/validators";
import { describe, expect, test } from "vitest";

const SEND_ID = "snd_0031Jk7TeApCu0Wq1YgSz5Bf";

describe("the body of createSend", () => {
  const validate = requestValidators.createSend.body as Validator;

  test("is filled with its defaults", () => {
    const body = { target: "0771234567", amount: "5.00", currency: "USD" };
    expect(validate(body)).toBe(true);
    expect(body).toEqual({ ...body, validate_only: false });
  });

  test.each([
    [{ amount: "5.001" }, "/amount", "invalid_amount"],
    [{ amount: 0 }, "/amount", "invalid_amount"],
    [{ amount: true }, "/amount", "invalid_amount"],
    [{ currency: "ZAR" }, "/currency", "invalid_currency"],
    [{ metadata: { "a key": "x" } }, "/metadata", "invalid_metadata"],
    [{ metadata: { till: 4 } }, "/metadata/till", "invalid_metadata"],
    [{ scheduled_for: "tomorrow" }, "/scheduled_for", "invalid_time"],
    [{ quote: SEND_ID }, "/quote", "reference_not_found"],
  ])("with %j is refused at %s with %s", (fields, index, code) => {
    const faults = faultsOf(validate, { target: "0771234567", ...fields });
    expect(faults.at(-1)).toEqual([index, code]);
  });

  test("names every field that is unknown, and every one that is wrong, at once", () => {
    const faults = faultsOf(validate, { target: "0771234567", colour: 1, size: 2, amount: "x" });
    expect(faults.map(([index]) => index)).toEqual(["", "", "/amount"]);
  });
});

describe("a body that is wrong in every place", () => {
  const wrong = (count: number) => Array.from({ length: count }, () => ({ a: 1 }));

  test.each([
    ["createBatch", { items: wrong(20_000) }],
    ["setProgramRules", { rules: wrong(20_000) }],
    ["createTestCredit", Object.fromEntries(Array.from(wrong(20_000).entries()))],
  ] as const)("of %s is judged no further than an answer tells", (id, body) => {
    const validate = requestValidators[id].body as Validator;
    const faults = faultsOf(validate, body);
    expect(faults.length).toBeGreaterThanOrEqual(100);
    expect(faults.length).toBeLessThan(200);
  });
});

describe("the query of listSends", () => {
  const validate = requestValidators.listSends.query;

  test("holds the keys of a map under the name of the map", () => {
    const query = { limit: 5, created: { gte: "1795600800" }, metadata: { till: "4" } };
    expect(validate(query)).toBe(true);
  });

  test.each([
    [{ limit: 101 }, "/limit"],
    [{ created: { since: "1795600800" } }, "/created"],
    [{ metadata: { till: "4", cashier: "Rudo" } }, "/metadata"],
    [{ colour: "blue" }, ""],
  ])("refuses %j", (query, index) => {
    expect(faultsOf(validate, query).map(([where]) => where)).toEqual([index]);
  });
});

test("a path holds an id of its own kind", () => {
  expect(requestValidators.getSend.path({ send_id: SEND_ID })).toBe(true);
  expect(requestValidators.getSend.path({ send_id: "key_0031Jk7TeApCu0Wq1YgSz5Bf" })).toBe(false);
});

test("an answer may hold nothing that the contract does not name", () => {
  const clock = {
    object: "test_clock",
    now: 1795600800,
    offset_seconds: 0,
    still_running: [],
  };
  expect(schemaValidators.TestClock(clock)).toBe(true);
  expect(schemaValidators.TestClock({ ...clock, leak: "x" })).toBe(false);
});

function faultsOf(validate: Validator, value: unknown): [string, string | undefined][] {
  expect(validate(value)).toBe(false);
  return (validate.errors ?? []).map(({ instancePath, parentSchema }) => [
    instancePath,
    parentSchema?.["x-svc-refusal"] as string | undefined,
  ]);
}

import { canonicalJson, fingerprintOf } from "@svc/server/platform/wire/canonical.ts";
import { readContractText } from "@svc/server/platform/wire/contract-text.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const contract = JSON.parse(await readContractText()) as Contract;
const BODY = { target: "+263772123456", amount: "5.00", currency: "USD" };
const AT = { ...BODY, scheduled_for: 1_795_600_800 };

describe("the fingerprint of a body", () => {
  it.each([
    { currency: "USD", amount: "5.00", target: "+263772123456" },
    { ...BODY, amount: 5 },
    { ...BODY, amount: "5" },
    { ...BODY, amount: 5.0 },
    { ...BODY, currency: "usd" },
    { ...BODY, target: "077 212 3456" },
    { ...BODY, target: "00263772123456" },
  ])("is the same for %j", (body) => {
    expect(fingerprintOf(body)).toBe(fingerprintOf(BODY));
  });

  it.each([
    { ...BODY, amount: "5.01" },
    { ...BODY, amount: "5.001" },
    { ...BODY, amount: null },
    { ...BODY, currency: "ZWG" },
    { ...BODY, target: "0772123457" },
    { ...BODY, target: "37132567431" },
    { ...BODY, client_reference: null },
    [BODY],
    {},
    null,
    undefined,
  ])("is another for %j", (body) => {
    expect(fingerprintOf(body)).not.toBe(fingerprintOf(BODY));
  });

  it.each([
    { ...AT, scheduled_for: "2026-11-25T12:00:00+02:00" },
    { ...AT, scheduled_for: "2026-11-25T10:00:00Z" },
    { ...AT, scheduled_for: "2026-11-25 12:00" },
    { ...AT, scheduled_for: "1795600800" },
  ])("is the same for the same time: %j", (body) => {
    expect(fingerprintOf(body)).toBe(fingerprintOf(AT));
  });

  it.each([
    { ...AT, scheduled_for: "2026-11-25T12:00:01+02:00" },
    { ...AT, scheduled_for: "2026-11-25T12:00:00Z" },
    { ...AT, scheduled_for: "soon" },
    { ...AT, scheduled_for: null },
  ])("is another for another time: %j", (body) => {
    expect(fingerprintOf(body)).not.toBe(fingerprintOf(AT));
  });

  it("is 64 hex digits", () => {
    expect(fingerprintOf(BODY)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("normalises inside lists too, as in a batch", () => {
    expect(fingerprintOf({ items: [{ amount: 5 }, { amount: "6.5" }] })).toBe(
      fingerprintOf({ items: [{ amount: "5.00" }, { amount: 6.5 }] }),
    );
    expect(fingerprintOf({ items: [1, 2] })).not.toBe(fingerprintOf({ items: [2, 1] }));
  });

  it("takes metadata as sent, in any order of its keys", () => {
    const one = { metadata: { amount: "5", till: "7" } };
    expect(fingerprintOf({ metadata: { till: "7", amount: "5" } })).toBe(fingerprintOf(one));
    expect(fingerprintOf({ metadata: { till: "7", amount: "5.00" } })).not.toBe(fingerprintOf(one));
  });

  it("knows no field by the name of a built-in", () => {
    expect(canonicalJson(JSON.parse('{"constructor":"5","__proto__":"5"}'))).toBe(
      '{"__proto__":"5","constructor":"5"}',
    );
  });

  it("refuses a body nested past every field of the interface", () => {
    const nested = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
    expect(() => fingerprintOf(nested)).toThrow(/deeper than 32 levels/);
  });

  it("is JSON that reads back as what was sent", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (body) => {
        expect(JSON.parse(canonicalJson({ metadata: body }))).toEqual(
          JSON.parse(JSON.stringify({ metadata: body })),
        );
      }),
    );
  });
});

describe("the fields of the contract", () => {
  const WAYS: Record<string, [unknown, unknown]> = {
    MoneyInput: [5, "5.00"],
    CurrencyInput: ["usd", "USD"],
    PhoneInput: ["0772123456", "+263772123456"],
    TargetInput: ["0772123456", "+263772123456"],
    TimeInput: [1_795_600_800, "2026-11-25T10:00:00Z"],
  };
  const fields = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => ["required", "optional"].includes(operation["x-svc-idempotency"]))
    .flatMap(({ requestBody }) => fieldsIn(requestBody?.content["application/json"]?.schema))
    .filter(({ scalar }) => scalar in WAYS);

  it("are read in every way of writing them, wherever a key protects the body", () => {
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["amount", "scheduled_for"]));
    for (const { name, scalar } of fields) {
      const [one, other] = WAYS[scalar] ?? [];
      expect(canonicalJson({ [name]: one }), name).toBe(canonicalJson({ [name]: other }));
    }
  });
});

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

interface Operation {
  "x-svc-idempotency": string;
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

/** Every field below a schema, with the named scalar that it refers to. */
function fieldsIn(schema: Schema | undefined): { name: string; scalar: string }[] {
  if (schema === undefined) return [];
  const { schemas } = contract.components;
  const named = schema.$ref?.split("/").at(-1);
  const inside = [schema.items, ...(schema.anyOf ?? [])].flatMap(fieldsIn);
  const below = named === undefined ? [] : fieldsIn(schemas[named]);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { name, scalar: field.$ref?.split("/").at(-1) ?? "" },
    ...fieldsIn(field),
  ]);
  return [...inside, ...below, ...own];
}

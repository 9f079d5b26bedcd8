import { refusalOf } from "@svc/server/platform/refusal.ts";
import { id, metadata, money, phone } from "@svc/server/platform/wire/field-readers.ts";
import { optional, readFields, readInput } from "@svc/server/platform/wire/fields.ts";
import { describe, expect, it } from "vitest";

interface Body {
  target: string;
  amount: string;
  note: string;
  program?: string;
  metadata?: Record<string, string>;
}

const TABLE = { target: phone, amount: money, program: optional(id("prg")), metadata };
const RIGHT: Body = { target: "0772123456", amount: "5.50", note: "left alone" };

describe("a table of fields", () => {
  it("reads the fields that it names, and null for an optional one that is left out", () => {
    expect(readInput(TABLE, RIGHT, null)).toStrictEqual({
      target: "+263772123456",
      amount: 550n,
      program: null,
      metadata: {},
    });
  });

  it("refuses every wrong field at once, in its own order, before the caller's others", async () => {
    const body = { program: "prg_1", amount: "0", note: "", target: "077" };
    const others = [{ param: "note", code: "parameter_missing", message: "`note` is empty." }];
    const read = async () => readInput(TABLE, body, null, others as never);
    const refusal = await refusalOf(read());
    expect(refusal?.code).toBe("invalid_request");
    expect(refusal?.detail.details?.map(({ param, code }) => [param, code])).toStrictEqual([
      ["target", "invalid_phone"],
      ["amount", "invalid_amount"],
      ["program", "reference_not_found"],
      ["note", "parameter_missing"],
    ]);
  });

  it("keeps the code of a field that is the only wrong one", async () => {
    const refusal = await refusalOf(
      (async () => readInput(TABLE, { ...RIGHT, amount: "5,50" }, null))(),
    );
    expect(refusal).toMatchObject({ code: "invalid_amount", detail: { param: "amount" } });
  });

  it("refuses metadata before it names wrong fields", async () => {
    const body = { ...RIGHT, target: "", metadata: { "a key": "with a space" } };
    const refusal = await refusalOf((async () => readInput(TABLE, body, null))());
    expect(refusal?.code).toBe("invalid_metadata");
  });

  it("goes on with what is right where wrong fields are named in place of a refusal", () => {
    const { values, wrong } = readFields(TABLE, { ...RIGHT, target: "12345678901" }, null);
    expect(wrong.map(({ param }) => param)).toStrictEqual(["target"]);
    expect(values).toMatchObject({ target: null, amount: 550n });
  });
});

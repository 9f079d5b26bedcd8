import { OPERATIONS } from "@svc/generated/operations";
import { readQuery } from "@svc/server/http/input/query.ts";
import { describe, expect, it } from "vitest";

const { parameters } = OPERATIONS.listSends;

function wrongIn(text: string) {
  return readQuery(text, parameters).wrong.map(({ param, code }) => [param, code]);
}

describe("a query string", () => {
  it("is read by the kinds of its parameters", () => {
    const text =
      "limit=5&needs_attention=true&status=pending&created[gte]=1795600800" +
      "&created%5Blt%5D=1795600900" +
      "&metadata[till.4]=a+b%20c&expand[]=recipient&expand%5B%5D=program";
    expect(readQuery(text, parameters)).toEqual({
      wrong: [],
      values: {
        limit: 5,
        needs_attention: true,
        status: "pending",
        created: { gte: "1795600800", lt: "1795600900" },
        metadata: { "till.4": "a b c" },
        expand: ["recipient", "program"],
      },
    });
  });

  it.each(["%20", " 5", "+5", "0x10", "1e3", "5.0", "05", "", "-0x1", "5,", "９", "1".repeat(20)])(
    "the whole number %j is refused",
    (written) => {
      expect(wrongIn(`limit=${encodeURIComponent(written)}`)).toEqual([
        ["limit", "parameter_invalid"],
      ]);
    },
  );

  it.each(["TRUE", "1", "yes", "", "on"])("the boolean %j is refused", (written) => {
    expect(wrongIn(`needs_attention=${written}`)).toEqual([
      ["needs_attention", "parameter_invalid"],
    ]);
  });

  it.each([
    ["limit=1&limit=2", "limit"],
    ["status=a&status=a", "status"],
    ["created[gte]=1&created[gte]=1", "created[gte]"],
  ])("%s gives one parameter twice", (text, param) => {
    expect(wrongIn(text)).toEqual([[param, "parameter_invalid"]]);
  });

  it.each([
    "colour=red",
    "expand=recipient",
    "created=1",
    "limit[]=1",
    "limit[gte]=1",
    "created[gte][x]=1",
    "constructor=1",
    "__proto__[polluted]=1",
  ])("%s is no parameter", (text) => {
    expect(wrongIn(text)).toEqual([[text.split("=")[0], "unknown_parameter"]]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ["limt=5", "`limt` is not a parameter of this operation. Did you mean `limit`?"],
    ["expand=recipient", "Did you mean `expand[]`?"],
    ["foo=1", "`foo` is not a parameter of this operation."],
    ["limit=x", "`limit` must be a whole number, written in digits."],
  ])("%s is named, with the nearest parameter", (text, message) => {
    expect(readQuery(text, parameters).wrong[0]?.message).toContain(message);
  });

  it("a key called __proto__ stays a key", () => {
    const { values } = readQuery("metadata[__proto__]=x", parameters);
    expect(Object.entries(values.metadata as object)).toEqual([["__proto__", "x"]]);
  });

  it.each(["status=%zz", "status=%00", "status=%ff"])("%s holds no text", (text) => {
    expect(wrongIn(text)).toEqual([["status", "parameter_invalid"]]);
  });

  it.each(["%zz=1", "colour=%00"])("%s is no parameter, whatever its value", (text) => {
    expect(wrongIn(text)).toEqual([[text.split("=")[0], "unknown_parameter"]]);
  });
});

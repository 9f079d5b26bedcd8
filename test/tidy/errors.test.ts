import { ERRORS } from "@svc/generated/errors";
import { describe, expect, it } from "vitest";
import { declaredCodes, undeclaredThrows, unknownPromises, unusedCodes } from "./error-codes.ts";
import { listed, writtenFiles } from "./tree.ts";

const SERVER = writtenFiles([".ts"], ["server/"]);

function sample(text: string) {
  return [{ path: "server/sales/sends/sample.ts", text }];
}

describe("the catalogue of errors", () => {
  it("holds no code of what is kept that nothing throws", () => {
    expect(unusedCodes(SERVER)).toEqual([]);
  });

  it("holds no code that no operation declares", () => {
    expect(Object.keys(ERRORS).filter((code) => !declaredCodes().has(code))).toEqual([]);
  });
});

describe("the server", () => {
  it("throws only what some operation declares", () => {
    expect(listed(undeclaredThrows(SERVER))).toEqual([]);
    expect(undeclaredThrows(sample('refuse("out_of_mood");'))).toHaveLength(1);
    expect(undeclaredThrows(sample('refuse("resource_missing");'))).toEqual([]);
  });

  it("says in its comments only what it can refuse with", () => {
    expect(listed(unknownPromises(SERVER))).toEqual([]);
    const comment = "/**\n * Sells.\n *\n * Refuses: `invalid_fone`, `already_sent`.\n */\n";
    expect(unknownPromises(sample(comment))).toHaveLength(1);
  });
});

import { ERRORS } from "@svc/generated/errors";
import { describe, expect, it } from "vitest";
import { declaredCodes, undeclaredThrows, unknownPromises, unusedCodes } from "./error-codes.ts";
import { told, writtenFiles } from "./tree.ts";

const SERVER = writtenFiles([".ts"], ["server/"]);

/** Codes that only parts which are still to come can throw, each with that part. */
const THROWN_LATER: Readonly<Record<string, string>> = {
  dashboard_only: "the dashboard",
  role_required: "the dashboard",
  session_required: "the dashboard",
};

function sample(text: string) {
  return [{ path: "server/sales/sends/sample.ts", text }];
}

describe("the catalogue of errors", () => {
  it("holds no code that nothing throws", () => {
    expect(unusedCodes(SERVER)).toEqual(Object.keys(THROWN_LATER));
  });

  it("holds no code that no operation declares, but for parts that are still to come", () => {
    const undeclared = Object.keys(ERRORS).filter((code) => !declaredCodes().has(code));
    expect(undeclared).toEqual(Object.keys(THROWN_LATER));
  });
});

describe("the server", () => {
  it("throws only what some operation declares", () => {
    expect(told(undeclaredThrows(SERVER))).toEqual([]);
    expect(undeclaredThrows(sample('refuse("role_required");'))).toHaveLength(1);
    expect(undeclaredThrows(sample('refuse("resource_missing");'))).toEqual([]);
  });

  it("says in its comments only what it can refuse with", () => {
    expect(told(unknownPromises(SERVER))).toEqual([]);
    const comment = "/**\n * Sells.\n *\n * Refuses: `invalid_fone`, `already_sent`.\n */\n";
    expect(unknownPromises(sample(comment))).toHaveLength(1);
  });
});

import { OPERATIONS } from "@svc/generated/operations";
import { CHECKS } from "@svc/server/sales/sends/place/checks.ts";
import { expect, it } from "vitest";

it("the rules of a sale answer in the order in which the contract declares their refusals", () => {
  const codes = CHECKS.map(([code]) => code);
  const declared = OPERATIONS.createSend.refusals.filter((code) => codes.includes(code));
  expect(codes).toEqual(declared);
});

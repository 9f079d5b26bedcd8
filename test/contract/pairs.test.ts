import { expect, test } from "vitest";
import { countPairs } from "./count-pairs.ts";

test("the contract holds no path that neither the product nor a decision names", () => {
  expect(countPairs().strangers).toEqual([]);
});

test("the product names 189 method-and-path pairs, no two of one shape", () => {
  expect(countPairs().named).toBe(189);
});

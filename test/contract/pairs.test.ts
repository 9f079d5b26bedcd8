import { expect, test } from "vitest";
import { countPairs } from "./count-pairs.ts";

test("The contract holds no path that neither the product nor a decision names.", () => {
  expect(countPairs().strangers).toEqual([]);
});

test("The product names 189 method-and-path pairs, no two of one shape.", () => {
  expect(countPairs().named).toBe(189);
});

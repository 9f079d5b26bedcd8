import { OPERATIONS } from "@svc/generated/operations";
import facts from "./product-pairs.json" with { type: "json" };

/** How much of the product's interface stands in the contract, and how much of that is kept. */
export interface PairCount {
  readonly named: number;
  readonly in_contract: number;
  readonly kept: number;
  /** Operations that neither the product nor a decision names. */
  readonly strangers: readonly string[];
}

/** Compares the contract with the pairs that the product names; names of path parameters aside. */
export function countPairs(): PairCount {
  const named = new Set(facts.pairs.map(shapeOf));
  const decided = new Set(facts.decided.map(shapeOf));
  const operations = Object.values(OPERATIONS).map(({ method, path, planned }) => ({
    pair: `${method} ${path}`,
    planned,
  }));
  const of_product = operations.filter(({ pair }) => named.has(shapeOf(pair)));
  return {
    named: named.size,
    in_contract: of_product.length,
    kept: of_product.filter(({ planned }) => !planned).length,
    strangers: operations
      .map(({ pair }) => pair)
      .filter((pair) => !named.has(shapeOf(pair)) && !decided.has(shapeOf(pair))),
  };
}

/** One line for the end of the test run. */
export function describePairs({ named, in_contract, kept }: PairCount): string {
  const counted = `${in_contract} are in the contract and ${kept} are kept`;
  return `Of the product's ${named} method-and-path pairs, ${counted}.`;
}

function shapeOf(pair: string): string {
  return pair.replaceAll(/\{[^}]*\}/g, "{}");
}

/** What is said of operations that are going to end, on their pages and in the changelog. */
import type { Deprecation } from "@svc/generated/deprecations";
import { type Contract, type Placed, placedOperations } from "./contract.ts";
import { operationLink } from "./links.ts";

/** An operation that is going to end. */
export interface Ending {
  readonly placed: Placed;
  readonly deprecation: Deprecation;
}

/** The operations of a contract that are going to end. */
export function endingOperations(contract: Contract): Ending[] {
  return placedOperations(contract).flatMap((placed) => {
    const deprecation = placed.operation["x-svc-deprecation"];
    return deprecation === undefined ? [] : [{ placed, deprecation }];
  });
}

/** The note above an operation. */
export function deprecationNote(contract: Contract, deprecation: Deprecation): string {
  const { since, sunset } = deprecation;
  const days = `Since ${since}; it ends on ${sunset}.`;
  return `> **Deprecated.** ${days} ${adviceOf(contract, deprecation)}`;
}

/** A line of the changelog, on the day from which it is deprecated. */
export function deprecationLine(contract: Contract, { placed, deprecation }: Ending): string {
  const { sunset } = deprecation;
  const advice = adviceOf(contract, deprecation);
  return `- ${operationLink(placed)} ends on ${sunset}. ${advice}`;
}

function adviceOf(contract: Contract, { instead, use }: Deprecation): string {
  const other = placedOperations(contract).find(({ operation }) => operation.operationId === use);
  return other === undefined ? instead : `${instead} See ${operationLink(other)}.`;
}

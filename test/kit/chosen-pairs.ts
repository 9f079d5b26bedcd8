/** Which refusals a run tries of which operation. */
import type { ErrorCode } from "@svc/generated/errors";
import type { OperationFacts } from "@svc/generated/operations";
import { CHOSEN_OPERATIONS } from "./chosen-operations.ts";
import { REFUSED_BY_FACTS, substitutes } from "./gate-classes.ts";

export interface ChosenPairs {
  readonly operations: readonly OperationFacts[];
  /** Whether the run tries an operation with a refusal that it declares. */
  readonly isTried: (operation: OperationFacts, code: ErrorCode) => boolean;
}

/** Every operation with everything that it declares. */
export const ALL_PAIRS: ChosenPairs = { operations: CHOSEN_OPERATIONS, isTried: () => true };

/** One operation of each class; the run of one operation tries all of it. */
export function pairsByClass(): ChosenPairs {
  if (process.env.SVC_TEST_OPERATION !== undefined) return ALL_PAIRS;
  const substitute = substitutes();
  return {
    operations: CHOSEN_OPERATIONS,
    isTried: ({ id }, code) => !(substitute.has(id) && REFUSED_BY_FACTS.has(code)),
  };
}

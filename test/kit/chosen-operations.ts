import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";

const { SVC_TEST_OPERATION: only } = process.env;

/** What tests of every operation are about: all of them, or the one that this run is for. */
export const CHOSEN_OPERATIONS: readonly OperationFacts[] = Object.values(OPERATIONS).filter(
  ({ id }) => only === undefined || id === only,
);

// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { OperationId } from "./operations.ts";

/** In the contract and not yet kept: these answer 501. */
export const PLANNED_OPERATIONS: readonly OperationId[] = [];

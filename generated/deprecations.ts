// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { OperationId } from "./operations.ts";

/** When an operation ends, and what to do instead. */
export interface Deprecation {
  /** The day from which responses say so, such as `2027-05-01`. */
  readonly since: string;
  /** The day on which it ends. */
  readonly sunset: string;
  readonly instead: string;
  /** The operation that replaces it. */
  readonly use: OperationId | null;
}

/** The operations that are going to end. */
export const DEPRECATIONS: Readonly<Partial<Record<OperationId, Deprecation>>> = {};

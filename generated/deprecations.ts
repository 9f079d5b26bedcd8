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

/** When a field of requests ends, and what to do instead. */
export interface FieldDeprecation extends Omit<Deprecation, "use"> {
  readonly in: "query" | "body";
  /** Where it is found, such as `items[].amount`; of a map, `{}` is any key. */
  readonly path: string;
  /** The field of the same object that replaces it. */
  readonly use: string | null;
}

/** The operations that are going to end. */
export const DEPRECATIONS: Readonly<Partial<Record<OperationId, Deprecation>>> = {};

/** The fields of requests that are going to end, by the operations that take them. */
export const FIELD_DEPRECATIONS: Readonly<
  Partial<Record<OperationId, readonly FieldDeprecation[]>>
> = {};

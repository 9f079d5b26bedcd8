/** What of the interface is going to end, and when: operations, fields and older versions. */
import {
  DEPRECATIONS,
  type Deprecation,
  FIELD_DEPRECATIONS,
  type FieldDeprecation,
} from "@svc/generated/deprecations";
import type { OperationId } from "@svc/generated/operations";
import { httpDate } from "../time/instants.ts";

/** Operations that are going to end. */
export type Deprecations = Readonly<Partial<Record<OperationId, Deprecation>>>;

/** Fields of requests that are going to end, by operation. */
export type FieldDeprecations = Readonly<Partial<Record<OperationId, readonly FieldDeprecation[]>>>;

/** When something ends, as headers say it. */
export interface End {
  /** Units: unix seconds. */
  readonly deprecated_at: number;
  /** A date as HTTP writes it. */
  readonly sunset: string;
}

/** Operations and fields of requests that are going to end. */
export interface Ends {
  readonly deprecations: Deprecations;
  readonly field_deprecations: FieldDeprecations;
}

/** What the contract says of both. */
export const DECLARED_ENDS: Ends = {
  deprecations: DEPRECATIONS,
  field_deprecations: FIELD_DEPRECATIONS,
};

/** When an operation ends; null of one that stays. Both days begin at midnight UTC. */
export function endOfOperation(deprecations: Deprecations, id: OperationId): End | null {
  const deprecation = deprecations[id];
  return deprecation === undefined ? null : endOf(deprecation);
}

/** When what is announced so ends. */
export function endOf({ since, sunset }: Pick<Deprecation, "since" | "sunset">): End {
  return {
    deprecated_at: Date.parse(`${since}T00:00:00Z`) / 1_000,
    sunset: httpDate(Date.parse(`${sunset}T00:00:00Z`)),
  };
}

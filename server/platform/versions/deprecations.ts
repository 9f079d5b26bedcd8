/** What of the interface is going to end, and when: operations, and older versions of it. */
import { DEPRECATIONS, type Deprecation } from "@svc/generated/deprecations";
import type { OperationId } from "@svc/generated/operations";
import { httpDate } from "../time.ts";

/** Operations that are going to end. */
export type Deprecations = Readonly<Partial<Record<OperationId, Deprecation>>>;

/** When something ends, as headers say it. */
export interface End {
  /** Units: unix seconds. */
  readonly deprecated_at: number;
  /** A date as HTTP writes it. */
  readonly sunset: string;
}

/** What the contract says of its operations. */
export const DECLARED_DEPRECATIONS: Deprecations = DEPRECATIONS;

/** When an operation ends; null of one that stays. Both days begin at midnight UTC. */
export function endOfOperation(deprecations: Deprecations, id: OperationId): End | null {
  const deprecation = deprecations[id];
  if (deprecation === undefined) return null;
  const { since, sunset } = deprecation;
  return {
    deprecated_at: Date.parse(`${since}T00:00:00Z`) / 1_000,
    sunset: httpDate(Date.parse(`${sunset}T00:00:00Z`)),
  };
}

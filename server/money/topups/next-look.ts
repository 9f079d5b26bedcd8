import type { Mode } from "#platform/work/queue";
import { nextLiveLook } from "#providers/payments";
import type { TopupRow } from "./rows/tables.ts";

const SECOND = 1_000;

/** Before the n-th look at a payment, from 0. Source: docs/decisions/0046-topups.md. */
const FIRST_WAITS_MS = [10, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600].map((s) => s * SECOND);
/** A simulated payer who has not paid by then pays late or never. */
const TEST_LOOKS = 3;

/** A top-up as its next look is judged. */
export interface Looked extends Pick<TopupRow, "status" | "created" | "expires_at"> {
  readonly mode: Mode;
  /** How often somebody has looked. */
  readonly queries: number;
  /** Whether it has just ended, and had not before. */
  readonly has_ended: boolean;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Time between two scripted steps of test mode. */
  readonly step_ms: number;
}

/** How long until somebody looks again; null when nobody does. Pure. */
export function nextLook(looked: Looked): number | null {
  const { status, mode, now, expires_at } = looked;
  if (status === "succeeded") return null;
  const wait_ms = mode === "test" ? testWait(looked) : liveWait(looked);
  if (status !== "pending" || wait_ms === null) return wait_ms;
  return Math.max(0, Math.min(wait_ms, expires_at - now));
}

function liveWait({ queries, created, now }: Looked): number | null {
  return nextLiveLook({ queries, age_ms: now - created, first_waits_ms: FIRST_WAITS_MS });
}

/** A payment that has ended is looked at once more, for a payer who pays late. */
function testWait({ status, queries, has_ended, step_ms, expires_at, now }: Looked): number | null {
  if (status !== "pending") return has_ended ? step_ms : null;
  return queries < TEST_LOOKS ? step_ms : expires_at - now;
}

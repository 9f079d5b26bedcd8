import { nextLiveLook } from "#providers/payments";

/** The customer stands before the page; updates that are lost are not waited for. */
const FIRST_WAITS_MS = [5, 5, 5, 10, 10, 15, 30, 60, 120, 300, 600, 1_200, 1_800].map(
  (seconds) => seconds * 1_000,
);

/** How long until somebody looks again at an unpaid payment; null when nobody does. */
export function nextPaymentLook(looked: { queries: number; age_ms: number }): number | null {
  return nextLiveLook({ ...looked, first_waits_ms: FIRST_WAITS_MS });
}

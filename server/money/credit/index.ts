/**
 * Credit: what an organisation sees of its ledger, what is set aside of it, and the Credit that
 * test accounts are given. Whoever sets Credit aside calls `reserveCredit` and `releaseCredit`.
 * Accounts call `restoreTestCredit` when a test account is made; a worker calls it each night.
 */

export { drawReserved } from "./draw-reserved.ts";
export { growReservation } from "./grow-reservation.ts";
export { lockReservations, type ReservationName } from "./lock-reservations.ts";
export { type LowCause, notifyLowBalances } from "./notify-low-balances.ts";
export { pageOfTransactions } from "./page-of-transactions.ts";
export { presentCredit, presentCreditTransactions } from "./present.ts";
export { presentReservations } from "./present-reservation.ts";
export {
  dueProjections,
  markShortfalls,
  PROJECTION_TABLE,
  renewProjection,
} from "./projections.ts";
export { type CreditBalance, readCredit, readCreditAlerts } from "./queries.ts";
export { type ReleaseInput, releaseCredit } from "./release-credit.ts";
export { type ReservationCause, reserveCredit } from "./reserve-credit.ts";
export { TEST_CREDIT_RESTORES } from "./restore-due-test-credit.ts";
export { restoreTestCredit } from "./restore-test-credit.ts";
export { returnToReservation } from "./return-to-reservation.ts";
export {
  creditProjections,
  creditReservations,
  creditShortfalls,
  testCreditRestores,
} from "./tables.ts";

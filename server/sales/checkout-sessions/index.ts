/**
 * Checkout sessions: sales that customers pay for on our page. A session is checked as a sale when
 * it is made, and draws no Credit: what the customer pays is held until what it buys is delivered,
 * or becomes Credit of the organisation.
 *
 * Promises: a payment buys once, or is credited once; a late payment counts as well.
 */

export { CHECKOUT_DEADLINES, checkoutWorker } from "./checkout-worker.ts";
export { WALLET_NAMES } from "./collect/checkout-payment-of.ts";
export { notePaymentChange } from "./collect/note-payment-change.ts";
export {
  CHECKOUT_PAYMENTS,
  paymentWorker,
} from "./collect/payment-worker.ts";
export { startPayment, type WantedPayment } from "./collect/start-payment.ts";
export { type Taking, waysToPay } from "./collect/ways-to-pay.ts";
export { askBeforeResend, refuseUnqueried } from "./end/ask-before-resend.ts";
export { creditSession } from "./end/credit-session.ts";
export { lockWithSend } from "./end/lock-with-send.ts";
export { resendSession } from "./end/resend-session.ts";
export {
  type CreditDecision,
  creditInReview,
  type ReviewDeps,
  reviewSession,
  type SessionDecision,
} from "./end/review-session.ts";
export { SESSIONS_OF_SENDS } from "./follow-sends.ts";
export { findByPageUrl } from "./page-url.ts";
export { declinePayment } from "./pay/decline-payment.ts";
export { payOnPage } from "./pay/pay-on-page.ts";
export { paySession } from "./pay/pay-session.ts";
export { testPaymentOf } from "./pay/test-payment.ts";
export { presentSession, presentSessions } from "./present.ts";
export { eraseSessions } from "./rows/erase-sessions.ts";
export { listReviews, type WaitingForStaff } from "./rows/list-reviews.ts";
export { findPayments, isPaidInFull } from "./rows/payment-queries.ts";
export { checkoutPayments, type PaymentRow, WAYS, type Way } from "./rows/payment-tables.ts";
export { readSessionMoney, type SessionMoney } from "./rows/session-money.ts";
export { lockSessionOfPath, sessionOfPath } from "./rows/session-of-path.ts";
export { checkoutDeadlines, checkoutSessions, type SessionRow } from "./rows/tables.ts";

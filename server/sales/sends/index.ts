/**
 * Sends: the sale. `placeSends` writes a set of them with their charges and their work; `dispatch`
 * hands them over and asks about them; `settle-sends` keeps what a provider's answer does to one;
 * `lifecycle` is the only writer of their status. Batches, schedules and rewards will call the same
 * verb.
 *
 * Promises: a sale is charged once and closed once; a provider hears of it after its attempt is
 * committed, and never twice without knowing that the first was not taken.
 */

export { readExchanges, type SendExchange } from "./attempts/attempt-queries.ts";
export { isAskedAbout } from "./attempts/is-asked-about.ts";
export { measureNetworks } from "./attempts/measure-networks.ts";
export { testWaits, UNKNOWN_WINDOW_MS } from "./attempts/waits.ts";
export { countQueued, wakeQueue, wakeRetrying } from "./attempts/wake-queue.ts";
export { carryOutSend } from "./carry-out-send.ts";
export { DISPATCH, dispatchWorker, type SendDispatcherDeps } from "./dispatch/dispatch.ts";
export { stepSend } from "./dispatch/step-send.ts";
export { supplierOrder } from "./dispatch/supplier-order.ts";
export { hasFailed } from "./lifecycle.ts";
export { syncSmsStatus } from "./messages/sync-sms-status.ts";
export { checkSaleFields } from "./order/check-sale-fields.ts";
export type { UsedReference } from "./order/facts.ts";
export { findSellers } from "./order/find-sellers.ts";
export { moveToMeter } from "./order/move-to-meter.ts";
export type { OrderRefusal, Outcome, PaidSession, SendOrder } from "./order/order.ts";
export { paidSessionOf } from "./order/order.ts";
export { readSale, type SaleReader } from "./order/read-sale.ts";
export { retryOrder } from "./order/retry-order.ts";
export type { Sale } from "./order/sale.ts";
export { type SendCreate, typeOf } from "./order/type-of.ts";
export { type Asking, askBeforeRetry } from "./place/ask-before-retry.ts";
export { bindReference, findReference } from "./place/bind-reference.ts";
export { type Decision, decideOrders, referenceInUse } from "./place/decide-orders.ts";
export { fitUnpaidSale, type UnpaidSale } from "./place/fit-unpaid-sale.ts";
export { type ForeseenSend, foreseeSend } from "./place/foresee-send.ts";
export { lockReferences } from "./place/gather-locks.ts";
export { type GatheredSends, gatherSends } from "./place/gather-sends.ts";
export { type JudgedOrders, judgeGathered, judgeOrders } from "./place/judge-orders.ts";
export { placeSends } from "./place/place-sends.ts";
export { refuseOrder } from "./place/refuse-order.ts";
export { writeSends } from "./place/write-sends.ts";
export {
  notifyNumberIs,
  providerReferenceIs,
  receiptIs,
  tokenEndsIn,
  tokenPhoneIs,
} from "./present/find-by-slip.ts";
export { pageOfSends } from "./present/page-of-sends.ts";
export { presentSend } from "./present/present.ts";
export { presentCreator } from "./present/present-creator.ts";
export { presentSendSets, presentSends } from "./present/present-many.ts";
export { sendAnswers, sendAttempts, sendDispatches } from "./rows/dispatch-tables.ts";
export { eraseSends } from "./rows/erase-sends.ts";
export { failureMessageOf } from "./rows/failure-messages.ts";
export { findSoldTargets } from "./rows/find-sold-targets.ts";
export { listUndecided, type UndecidedSend } from "./rows/list-undecided.ts";
export { maskedText } from "./rows/power-texts.ts";
export { findSends, lockSend, referenceIs } from "./rows/queries.ts";
export { type Received, readReceived } from "./rows/read-received.ts";
export { readUsualAmount } from "./rows/read-usual-amount.ts";
export { sealedTokens } from "./rows/sealed-tokens.ts";
export { fillFields, wrongSms } from "./rows/sms-text.ts";
export { type SendRow, sendReferences, sends } from "./rows/tables.ts";
export { sellSend } from "./sell-send.ts";
export { confirmFailure } from "./settle/confirm-failure.ts";
export { decideSend, type SeenPower, type SendDecision } from "./settle/decide-send.ts";
export { nameTransaction } from "./settle/name-transaction.ts";
export { type ReportedStatus, resolveManually } from "./settle/resolve-manually.ts";

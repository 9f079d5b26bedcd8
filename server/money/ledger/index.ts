/**
 * The ledger: double entry in minor units. An organisation has three books a currency (available,
 * reserved, in flight), whose balances are kept in one locked row and whose postings form a chain;
 * the house's books are summed. Sales, dispatch and test Credit move money through the verbs here,
 * and nothing else writes a balance.
 *
 * Promises: what a posting takes from one book it gives to another; no balance is negative; what a
 * send drew is given back or spent once.
 */

export { bookFloat } from "./book-float.ts";
export { type Charge, chargeRows } from "./charge-rows.ts";
export { chargeUnread } from "./charge-unread.ts";
export { creditCheckout, holdCheckout, settleCheckout } from "./checkouts.ts";
export { creditBack } from "./credit-back.ts";
export { creditGoodwill } from "./credit-goodwill.ts";
export { creditTopup } from "./credit-topup.ts";
export { emptyTestLedger, lockTestLedger, trimTestLedger } from "./empty-test-ledger.ts";
export { ensureBalances } from "./ensure-balances.ts";
export { eraseDescriptions } from "./erase-descriptions.ts";
export { bookLateDeliveryLoss } from "./late-delivery-loss.ts";
export { type Locking, lockBalances } from "./lock-balances.ts";
export {
  type LowMark,
  markLowBalances,
  readLowBalanceThresholds,
} from "./low-balance-thresholds.ts";
export {
  ADDED_TYPES,
  balanceKey,
  CURRENCIES,
  DRAW_KINDS,
  HOUSE,
} from "./moves.ts";
export { paySuppliers } from "./pay-suppliers.ts";
export { post } from "./post.ts";
export type { Balance, LowBalance, Posting } from "./posting.ts";
export { type ReservedCredit, releaseRows, reserveRows } from "./reserve.ts";
export { returnReserved } from "./return-reserved.ts";
export type { SendCost, SupplierCost } from "./sends.ts";
export { settle } from "./settle.ts";
export {
  type CreditTransactionRow,
  creditTransactions,
  entriesOf,
  ledgerPostings,
  transactionsOf,
} from "./tables.ts";
export { type TestGrant, testGrant } from "./test-grant.ts";
export { unreadBalance } from "./unread-balance.ts";

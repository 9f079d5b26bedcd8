/**
 * Credit: what an organisation sees of its ledger, and the Credit that test accounts are given.
 * Accounts call `restoreTestCredit` when a test account is made; a worker calls it each night.
 */
export { presentCredit, presentCreditTransactions } from "./present.ts";
export { readCredit } from "./queries.ts";
export { restoreDueTestCredit } from "./restore-due-test-credit.ts";
export { restoreTestCredit } from "./restore-test-credit.ts";
export { testCreditRestores } from "./tables.ts";
export { type LowCause, tellLowBalances } from "./tell-low-balances.ts";

/**
 * Payments: what the service and whoever takes its customers' money can say to each other, and the
 * simulated provider and bank of test mode. Top-ups and checkout sessions start payments, and ask
 * for them.
 *
 * Promises: nobody is called inside a transaction; every call is answered within its deadline; test
 * organisations never reach a real provider, nor live ones a simulated one.
 */

export { nextLiveLook } from "./next-live-look.ts";
export {
  type FindPayments,
  openPaymentProvider,
  openPayments,
  type PaymentProvider,
  providerOf,
} from "./open-payments.ts";
export { paynowUpdate } from "./paynow-update.ts";
export type {
  BankAccount,
  NewPayment,
  Payment,
  PaymentAdapter,
  PaymentState,
  PromptAnswer,
  StartAnswer,
  Wallet,
  WalletPayment,
} from "./port.ts";

/**
 * Paynow BillPay: airtime and power from two prefunded wallets, by an AUTH and a PAY under one
 * reference.
 *
 * Promises: a PAY is sent at most once an order, and only after its AUTH; what is in no table of
 * outcomes is no answer; no token and no login is in anything that is kept.
 */
export { type Billpay, billpay } from "./billpay.ts";

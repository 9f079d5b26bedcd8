/**
 * Receipts: what a till hands to the customer of a send, as an object, as lines of 32 columns and
 * as a page for a roll of 80 mm. They are written from the send as it is presented to the caller,
 * so a token is as clear or as masked as it is there.
 */
export { describeReceipt } from "./describe-receipt.ts";
export { printReceipt } from "./print-receipt.ts";

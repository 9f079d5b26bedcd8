import { CLAIM_WORDS } from "./claim.ts";
import type { Words } from "./language.ts";
import { PAYMENT_WORDS } from "./payment.ts";
import { RECEIPT_WORDS } from "./receipt.ts";
import { SIGN_IN_WORDS } from "./sign-in.ts";
import { STATUS_WORDS } from "./status.ts";

/** Every sentence of the pages and papers for people who are not signed in, by where it stands. */
export const WORDS: Readonly<Record<string, Words>> = {
  claim: CLAIM_WORDS,
  payment: PAYMENT_WORDS,
  receipt: RECEIPT_WORDS,
  sign_in: SIGN_IN_WORDS,
  status: STATUS_WORDS,
};

import { CLAIM_WORDS } from "./claim.ts";
import type { Words } from "./language.ts";
import { PAYMENT_WORDS } from "./payment.ts";
import { RECEIPT_WORDS } from "./receipt.ts";
import { SESSION_WORDS } from "./sessions.ts";
import { SIGN_IN_WORDS } from "./sign-in.ts";
import { STATUS_WORDS } from "./status.ts";
import { SUBSCRIBER_WORDS } from "./subscriber.ts";

/** Every sentence of the pages and papers that are read in three languages, by where it stands. */
export const WORDS: Readonly<Record<string, Words>> = {
  claim: CLAIM_WORDS,
  payment: PAYMENT_WORDS,
  receipt: RECEIPT_WORDS,
  sessions: SESSION_WORDS,
  sign_in: SIGN_IN_WORDS,
  status: STATUS_WORDS,
  subscriber: SUBSCRIBER_WORDS,
};

import type { Schemas } from "@svc/generated/routes";
import type { PaymentFailure } from "../rows/payment-tables.ts";

type ErrorCode = Schemas["CheckoutPaymentErrorCode"];

/** What callers read of it. */
const ERRORS: Readonly<Record<PaymentFailure, ErrorCode>> = {
  cancelled: "cancelled",
  card_declined: "card_declined",
  timeout: "timeout",
  insufficient_funds: "provider_error",
  unknown_wallet: "provider_error",
  wallet_not_taken: "provider_error",
  provider_error: "provider_error",
};

/** The error of a session whose payment has failed. */
export function errorOfFailure(failure: PaymentFailure): ErrorCode {
  return ERRORS[failure];
}

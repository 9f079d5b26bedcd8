import type { SessionRow } from "../rows/tables.ts";
import type { Payment } from "./pay-session.ts";

const DIGITS_OF_REFERENCE = 10;

/** What the customer of a test account pays with: always the same card, one reference a session. */
export function testPaymentOf({ id }: Pick<SessionRow, "id">): Payment {
  const digits = id.replaceAll("-", "").slice(-DIGITS_OF_REFERENCE).toUpperCase();
  return { method: "card", brand: "Visa", last4: "4242", reference: `PAY-${digits}` };
}

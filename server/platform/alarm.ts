/**
 * Alarms: what somebody has to look at soon. Each is an error of the log with a stable code in
 * `alarm`, on which operators set their pager. `docs/operations.md` says what to do.
 */
import type { Log, LoggedField } from "./log.ts";

/** Every alarm, and the sentence that the log says with it. */
export const ALARMS = {
  books_broken: "a sentence that must be true of an account's books is not",
  books_unread: "the night watch could not read an account's books",
  catalogue_differs: "a supplier does not sell what we do, or not between the same amounts",
  clock_skew: "this machine's clock is not the database's: no queue is worked",
  database_died: "the embedded database died and is started again",
  database_down: "the embedded database does not start",
  database_gone: "the embedded database does not start again: the program ends",
  float_empty: "a supplier's wallet cannot pay for what is ordered; it gets no more orders",
  float_low: "a supplier's wallet is below its mark; the next supplier takes over",
  float_mismatch: "what a supplier says is left in a wallet is not what is expected",
  float_unread: "a supplier has not told for ten minutes what is left in a wallet",
  late_answer: "a hand-over that was given up was answered after all; its supplier is asked again",
  late_answer_unresolved: "a hand-over that was given up was answered and never explained",
  message_given_up: "each worker that handed a message over died: it is not sent again",
  payment_mismatched: "a payment is of another amount or reference than was asked for",
  payment_reversed: "a payment that was taken was refunded or is disputed",
  payment_surplus: "a customer has paid a checkout session twice: one payment is to be paid back",
  reconciliation_break: "a supplier's payments and our sales of a day differ, or were not compared",
  row_quarantined: "a row is quarantined: it threw while it was leased or settled",
  late_delivery: "a send was delivered after its Credit went back; the house bears the loss",
  secret_unreadable: "a secret does not open with the keys at hand; its key stays needed",
} as const;

export type Alarm = keyof typeof ALARMS;

/**
 * Raises an alarm; the fields name whom it is about. In test mode nothing is lost and a tester may
 * cause as many as they like, so that they are warnings there, and page nobody. The mode is null of
 * what is about the program itself.
 */
export function raiseAlarm(
  log: Pick<Log, "error" | "warn">,
  alarm: Alarm,
  fields: { readonly mode: "test" | "live" | null } & Readonly<
    Partial<Record<LoggedField, unknown>>
  >,
): void {
  log[fields.mode === "test" ? "warn" : "error"]({ alarm, ...fields }, ALARMS[alarm]);
}

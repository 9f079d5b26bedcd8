/** What this Paynow knows: its payments, and what it has done. */
import { type Fields, fieldOf } from "./message.ts";

export interface FakePayment {
  readonly number: number;
  readonly reference: string;
  /** As it was asked for. */
  readonly amount: string;
  readonly trace: string;
  readonly words: string;
  readonly return_url: string;
  readonly result_url: string;
  /** The wallet that was asked; empty for the page, until the payer chooses one there. */
  method: string;
  phone: string;
  status: string;
  /** What was paid, if that is another amount. */
  paid: string;
  starts: number;
  polls: number;
}

/** A change of a payment, as it really was. */
export interface PaynowEntry {
  readonly reference: string;
  readonly number: number;
  readonly status: string;
  readonly amount: string;
  /** Units: unix milliseconds on the fake's clock. */
  readonly at: number;
}

/** The integration, and its payments by reference. */
export interface Integration {
  readonly id: string;
  readonly key: string;
  readonly payments: Map<string, FakePayment>;
}

const FIRST_NUMBER = 1_082;

/** What the owners of Paynow's published test numbers do, and after how long. */
const OWNERS: Readonly<Record<string, { readonly status: string; readonly after_ms: number }>> = {
  "0771111111": { status: "Paid", after_ms: 5_000 },
  "0772222222": { status: "Paid", after_ms: 30_000 },
  "0773333333": { status: "Cancelled", after_ms: 30_000 },
};

export const WITHOUT_MONEY = "0774444444";

/** What the owner of a wallet does by itself; null where a person decides. */
export function ownerOf({ phone }: FakePayment) {
  return OWNERS[phone] ?? null;
}

/** A reference that is started again is the same payment. */
export function taken({ payments }: Integration, fields: Fields): FakePayment {
  const of = (name: string) => fieldOf(fields, name);
  const reference = of("reference");
  const payment = payments.get(reference) ?? {
    ...{ number: FIRST_NUMBER + payments.size, reference, amount: of("amount") },
    ...{ paid: of("amount"), trace: of("merchanttrace"), words: of("additionalinfo") },
    ...{ return_url: of("returnurl"), result_url: of("resulturl") },
    ...{ method: of("method"), phone: of("phone"), starts: 0, polls: 0 },
    status: of("method") === "" ? "Created" : "Sent",
  };
  payment.starts += 1;
  payments.set(reference, payment);
  return payment;
}

export function byNumber({ payments }: Integration, number: number): FakePayment | undefined {
  return [...payments.values()].find((one) => one.number === number);
}

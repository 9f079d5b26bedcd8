/** A payment as the fake keeps it, and as it is answered. */
import type { FakeBiller, FakeProduct } from "./billers.ts";
import { type Printed, type Purchase, printPurchase } from "./receipts.ts";

type Status =
  | "Authorized"
  | "BeingProcessed"
  | "BeingPaid"
  | "Pending"
  | "Paid"
  | "Reversed"
  | "Failed"
  | "Flagged";

/** What a request to `process` names, once it is in order. */
export interface Asked {
  readonly biller: FakeBiller;
  readonly product: FakeProduct;
  readonly reference: string;
  readonly member: string;
  readonly amount_minor: number;
  readonly in_forex: boolean;
}

export interface FakePayment extends Asked {
  readonly billpay_reference: string;
  status: Status;
  narration: string;
  result_code: number | null;
  /** When it was authorized, or paid. */
  at: number;
  /** Until when a STATUS says that it is being processed, whatever has become of it. */
  quiet_until: number;
  /** What it will be; null once it is. */
  becomes: { readonly status: "Paid" | "Failed" | "Reversed"; readonly at: number } | null;
  kind: Purchase["kind"];
  /** What a lie of the answer names instead. */
  lie: Readonly<Record<string, unknown>>;
  debit: { readonly reference: string; readonly balance_minor: number } | null;
}

/** What was really vended, once a payment. */
export interface Vend {
  readonly reference: string;
  readonly billpay_reference: string;
  readonly biller: string;
  readonly member: string;
  readonly amount_minor: number;
  readonly currency: "USD" | "ZWG";
  readonly commission_minor: number;
  readonly tokens: readonly string[];
  readonly at: number;
}

export function currencyOf({ in_forex }: Asked): "USD" | "ZWG" {
  return in_forex ? "USD" : "ZWG";
}

export function commissionOf({ amount_minor, product }: Asked): number {
  return Math.floor((amount_minor * product.commission_bps) / 10_000);
}

/** What a payment of power prints; null for any other. */
export function printedOf(payment: FakePayment): Printed | null {
  if (payment.biller.code !== "ZETDC") return null;
  // This very amount has the last token of the meter sent again.
  const is_resend = payment.amount_minor === 17_777;
  const { member: meter, amount_minor, kind } = payment;
  const reference = is_resend ? meter : payment.reference;
  return printPurchase({ reference, meter, amount_minor, kind, currency: currencyOf(payment) });
}

/** When the invoice of a paid payment has its fiscal signature. */
const SIGNED_AFTER_MS = 5_000;

/** The answer as it is written. */
export function answerOf(payment: FakePayment, action: string, now: number) {
  const { biller, product, amount_minor, in_forex, status, debit } = payment;
  const is_paid = status === "Paid";
  const printed = is_paid ? printedOf(payment) : null;
  const price = amount_minor / 100;
  const commission = is_paid ? { VendorCommission: commissionOf(payment) / 100 } : {};
  return {
    Action: action,
    BillerCode: biller.code,
    Reference: payment.reference,
    MemberNumber: payment.member,
    Products: [
      {
        ...{ Quantity: 1, Code: product.code, Name: product.name, Price: price },
        ...{ RequiresForexPayment: in_forex, ...commission },
      },
    ],
    TotalAmount: price,
    Status: status,
    MemberName: "Tendai Moyo",
    BillPayReference: payment.billpay_reference,
    AuthData: { MemberName: "Tendai Moyo", AccountDetails: {} },
    ...(payment.narration === "" ? {} : { Narration: payment.narration }),
    ...(payment.result_code === null ? {} : { ResultCode: payment.result_code }),
    ...(is_paid && debit !== null
      ? {
          Currency: currencyOf(payment),
          BillerPaymentReference: `07${payment.billpay_reference.slice(-8)}`,
          WalletDebitReference: debit.reference,
          WalletBalanceAfterDebit: debit.balance_minor / 100,
        }
      : {}),
    ...(printed === null
      ? {}
      : {
          PaymentData: {
            ReceiptHtml: printed.html,
            DisplayData: printed.display,
            ReceiptSmses: printed.smses,
          },
        }),
    ...(is_paid && biller.must_invoice && now >= payment.at + SIGNED_AFTER_MS
      ? {
          VendorInvoiceReference: `INV-${payment.billpay_reference}`,
          VendorFiscalSignature: `https://fdms.zimra.example/${payment.billpay_reference}`,
          VendorFiscalMetadata: "Verification code 1234-ABCD; device 4242; receipt 17",
        }
      : {}),
    ...payment.lie,
  };
}

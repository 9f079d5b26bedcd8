import type { Currency } from "#platform/context";
import { listOf, type Members, membersOf, minorOf, textOf, textsOf } from "./members.ts";

/** An answer about a payment, as far as it is read. */
export interface PaymentAnswer {
  readonly status: string;
  /** Ours. */
  readonly reference: string;
  readonly member_number: string;
  /** Null where it names none, or something that is no amount. */
  readonly total_minor: bigint | null;
  readonly currency: Currency | null;
  readonly result_code: number | null;
  /** For customers, and for us. */
  readonly narration: string;
  readonly technical_narration: string;
  readonly billpay_reference: string;
  readonly biller_reference: string;
  /** What is taken off the amount; zero where it names none. */
  readonly commission_minor: bigint;
  readonly wallet: { readonly reference: string; readonly balance_minor: bigint | null };
  readonly receipts: readonly string[];
  readonly display: readonly (readonly [label: string, value: string])[];
  readonly vouchers: readonly string[];
}

/** Reads the members of an answer; null where it does not even name a status. */
export function readPayment(members: Members): PaymentAnswer | null {
  const status = textOf(members.Status);
  if (status === "") return null;
  const products = listOf(members.Products);
  const payment = membersOf(members.PaymentData) ?? {};
  return {
    status,
    reference: textOf(members.Reference),
    member_number: textOf(members.MemberNumber),
    total_minor: minorOf(members.TotalAmount),
    currency: currencyOf(members, products),
    result_code: typeof members.ResultCode === "number" ? members.ResultCode : null,
    narration: textOf(members.Narration),
    technical_narration: textOf(members.TechnicalNarration),
    billpay_reference: textOf(members.BillPayReference),
    biller_reference: textOf(members.BillerPaymentReference),
    commission_minor: products.reduce((sum, product) => sum + commissionOf(product), 0n),
    wallet: {
      reference: textOf(members.WalletDebitReference),
      balance_minor: minorOf(members.WalletBalanceAfterDebit),
    },
    receipts: textsOf(payment.ReceiptSmses),
    display: Object.entries(membersOf(payment.DisplayData) ?? {}).map(
      ([label, value]) => [label, textOf(value)] as const,
    ),
    vouchers: products
      .flatMap((product) => listOf(product.Vouchers))
      .concat(listOf(members.Vouchers))
      .flatMap(({ VoucherCode, Pin }) => [textOf(VoucherCode), textOf(Pin)])
      .filter((code) => code !== ""),
  };
}

/** The wallet's currency; before one is debited, the one that the products acknowledge. */
function currencyOf({ Currency: named }: Members, products: readonly Members[]): Currency | null {
  const text = textOf(named).toUpperCase();
  if (text === "USD" || text === "ZWG") return text;
  if (text !== "") return null;
  const flags = new Set(products.map(({ RequiresForexPayment }) => RequiresForexPayment));
  if (flags.size !== 1) return null;
  if (flags.has(true)) return "USD";
  return flags.has(false) ? "ZWG" : null;
}

/** Rounded down to the cent. */
function commissionOf({ VendorCommission }: Members): bigint {
  const [whole, decimals = ""] = textOf(VendorCommission).split(".");
  return minorOf(`${whole}.${decimals.slice(0, 2).padEnd(2, "0")}`) ?? 0n;
}

import { formatMoney } from "#platform/values/money";
import { openSupplierHttp } from "#providers/http";
import type {
  ListPayments,
  LiveSupplier,
  SupplierAdapter,
  SupplierOrder,
  SupplierOutcome,
  UtilityAdapter,
} from "#providers/port";
import { askBillpay, type Line } from "./ask-billpay.ts";
import { openWallets, type Wallets } from "./balances.ts";
import {
  type Billers,
  type BillpayProduct,
  OFFERS,
  offeredOf,
  openBillers,
  productOf,
} from "./billers.ts";
import { confirmMeter } from "./confirm-meter.ts";
import { listPayments } from "./list-payments.ts";
import { type Authorized, isAuthorizedAsOrdered, memberNumberOf, outcomeOf } from "./outcome-of.ts";
import { type Action, FIRST_QUESTION_MS, QUESTIONS_APART_MS } from "./outcomes.ts";

/** How BillPay is reached. */
export interface BillpaySettings {
  /** `https://billpay.paynow.co.zw`, and of tests their own. */
  readonly url: string;
  /** The vendor's login. */
  readonly user: string;
  readonly password: string;
  /** How long one answer is waited for; a minute where it is left out. Units: milliseconds. */
  readonly answer_ms?: number;
}

/** BillPay as a supplier, with what the house asks it. */
export interface Billpay extends LiveSupplier {
  readonly utility: UtilityAdapter;
  readonly payments: ListPayments;
  close(): Promise<void>;
}

const NAME = "billpay";
/** What BillPay recommends for every call. */
const ANSWER_MS = 60_000;
/** A submission is an AUTH and a PAY, and now and then the list of billers before them. */
const SUBMIT_MS = 190_000;
const CONFIRM_MS = 10_000;

/**
 * Paynow BillPay for vendors. An AUTH moves no money, and a PAY follows only one that was
 * authorized as ordered, within the same submission and under the same reference.
 *
 * Source: docs/decisions/0064-billpay.md.
 */
export function billpay({ url, user, password, answer_ms = ANSWER_MS }: BillpaySettings): Billpay {
  const http = openSupplierHttp(url);
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const line: Line = { http, authorization, answer_ms };
  const billers = openBillers(line);
  const wallets = openWallets(line);
  return {
    supplier: supplierAdapter({ line, billers, wallets }),
    utility: {
      name: NAME,
      is_simulated: false,
      deadline_ms: CONFIRM_MS,
      confirmMeter: ({ number }, signal) => confirmMeter(line, number, signal),
    },
    balances: (signal) => wallets.read(signal),
    catalogue: async (signal) => offeredOf((await billers.read(signal)) ?? refuseUntold()),
    payments: (span, signal) => listPayments(line, span, signal),
    close: () => http.close(),
  };
}

function refuseUntold(): never {
  throw new Error("BillPay did not tell what its billers sell.");
}

interface Parts {
  readonly line: Line;
  readonly billers: Billers;
  readonly wallets: Wallets;
}

function supplierAdapter(parts: Parts): SupplierAdapter {
  const { line } = parts;
  return {
    name: NAME,
    is_simulated: false,
    // A failure is final, and the payment that it does not know of was authorized at most.
    refusal_is_proof: true,
    not_found_is_proof: true,
    deadline_ms: SUBMIT_MS,
    question_waits: { first_ms: FIRST_QUESTION_MS, apart_ms: QUESTIONS_APART_MS },
    sells: ({ type, network, currency }) =>
      OFFERS.some(
        (offer) => offer.type === type && offer.network === network && offer.currency === currency,
      ),
    walletOf: ({ currency }) => currency,
    submit: (order, signal) => submit(parts, order, signal),
    async query(order, signal) {
      const outcome = await ask(line, { action: "Status", order, signal });
      if (outcome.kind === "authorized") throw new Error("A status is never an authorization.");
      return outcome;
    },
  };
}

interface Question {
  readonly action: Action;
  readonly order: SupplierOrder;
  readonly signal: AbortSignal;
  /** What is sold; a status names none. */
  readonly product?: BillpayProduct;
}

/** What an order is sold by, though it may not have been offered when the list was read. */
async function findProduct(
  billers: Billers,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<BillpayProduct | null> {
  const listed = await billers.read(signal);
  if (listed === null) return null;
  return productOf(listed, order) ?? productOf((await billers.readAgain(signal)) ?? [], order);
}

async function submit(
  { line, billers, wallets }: Parts,
  order: SupplierOrder,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const product = await findProduct(billers, order, signal);
  // Nothing was asked for that could be sold.
  if (product === null) return { kind: "not_taken", reason: "down" };
  const authorized = await ask(line, { action: "Auth", order, product, signal });
  if (authorized.kind === "no_answer") {
    return judgeSilentAuth(await ask(line, { action: "Status", order, signal }));
  }
  if (authorized.kind !== "authorized") return authorized;
  if (!isAuthorizedAsOrdered(authorized.answer, order)) return refuseUnlike(authorized, order);
  // Whoever waited for this has gone: what is paid now would be nobody's.
  if (signal.aborted) return { kind: "not_taken", reason: "busy" };
  const paid = await ask(line, { action: "Pay", order, product, signal });
  if (paid.kind === "authorized") throw new Error("A payment is never an authorization.");
  return paid.kind === "delivered" ? withLeft(paid, wallets) : paid;
}

/** A balance counts down to what BillPay lets the wallet have. */
function withLeft(
  { left_minor: balance_minor, ...paid }: Extract<SupplierOutcome, { kind: "delivered" }>,
  wallets: Wallets,
): SupplierOutcome {
  const { currency } = paid.vended;
  const left_minor =
    balance_minor === undefined ? null : wallets.leftAfter({ currency, balance_minor });
  return left_minor === null ? paid : { ...paid, left_minor };
}

/**
 * No PAY was sent, so nothing was sold. It is believed once BillPay says the same; until then the
 * order is asked about like any other that got no answer.
 */
function judgeSilentAuth(status: SupplierOutcome | Authorized): SupplierOutcome {
  if (status.kind === "not_found") return { kind: "not_taken", reason: "down" };
  const is_told = status.kind === "refused" || (status.kind === "not_taken" && isOfOrder(status));
  return is_told ? status : { kind: "no_answer", reason: "timeout" };
}

/** Whether the order was not taken; otherwise it is the question that was not. */
function isOfOrder({ reason }: Extract<SupplierOutcome, { kind: "not_taken" }>): boolean {
  return reason === "down" || reason === "float";
}

/** An AUTH for something else is not paid; nothing has moved. */
function refuseUnlike({ answer }: Authorized, { type, currency }: SupplierOrder): SupplierOutcome {
  const is_currency = answer.currency !== null && answer.currency !== currency;
  const of_meter = type === "power" ? "meter_currency_mismatch" : "network_rejected";
  const code = is_currency ? of_meter : "network_rejected";
  return { kind: "refused", code, supplier_code: "authorized_otherwise" };
}

async function ask(line: Line, { action, order, product, signal }: Question) {
  const body = action === "Status" ? statusOf(order) : paymentOf(action, order, product);
  const reply = await askBillpay(line, { path: "/api/payment/process", body, signal });
  return outcomeOf(action, reply, order);
}

function statusOf({ reference }: SupplierOrder) {
  return { Action: "Status", Reference: reference };
}

/** The same for an AUTH and its PAY. */
function paymentOf(action: Action, order: SupplierOrder, product: BillpayProduct | undefined) {
  // As text, as in their example of a total: no number has two decimals.
  const amount = formatMoney(order.amount_minor);
  const in_forex = order.currency === "USD";
  return {
    Action: action,
    BillerCode: product?.biller_code,
    Reference: order.reference,
    MemberNumber: memberNumberOf(order),
    Products: [{ Code: product?.code, Quantity: 1, Price: amount, RequiresForexPayment: in_forex }],
    TotalAmount: amount,
    RequiresForexPayment: in_forex,
  };
}

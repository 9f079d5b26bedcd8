/** What the fake knows beside its ledger. */
import type { FakeWorld } from "../kit/index.ts";
import { commissionOf, currencyOf, type FakePayment, printedOf, type Vend } from "./payment.ts";

export interface State {
  readonly payments: Map<string, FakePayment>;
  /** Units: cents. */
  readonly wallets: { USD: number; ZWG: number };
  /** Codes of the billers that take no payments. */
  readonly down: Set<string>;
  count: number;
  /** Whether the wallet can pay for it. */
  can(payment: FakePayment): boolean;
  giveBack(payment: FakePayment): void;
}

export const FULL = { USD: 1_000_000, ZWG: 20_000_000 };

export function openState(): State {
  const state: State = {
    payments: new Map(),
    wallets: { ...FULL },
    down: new Set(),
    count: 0,
    can: (payment) => state.wallets[currencyOf(payment)] >= debitOf(payment),
    giveBack(payment) {
      state.wallets[currencyOf(payment)] += debitOf(payment);
      payment.debit = null;
    },
  };
  return state;
}

/** Takes the amount without the commission; false where the wallet has too little. */
export function takeMoney(payment: FakePayment, state: State): boolean {
  if (!state.can(payment)) return false;
  const currency = currencyOf(payment);
  state.wallets[currency] -= debitOf(payment);
  const balance_minor = state.wallets[currency];
  payment.debit = { reference: `D${payment.billpay_reference.slice(-6)}`, balance_minor };
  return true;
}

/** Vends: from here on the customer has it. A lie about the amount, or the member, was done too. */
export function vend(
  payment: FakePayment,
  { ledger, clock }: FakeWorld<Vend>,
  lie: Readonly<Record<string, unknown>> = payment.lie,
): void {
  payment.status = "Paid";
  payment.becomes = null;
  ledger.push({
    reference: payment.reference,
    billpay_reference: payment.billpay_reference,
    biller: payment.biller.code,
    member: String(lie.MemberNumber ?? payment.member),
    amount_minor:
      lie.TotalAmount === undefined
        ? payment.amount_minor
        : Math.round(Number(lie.TotalAmount) * 100),
    currency: (lie.Currency as "USD" | undefined) ?? currencyOf(payment),
    commission_minor: commissionOf(payment),
    tokens: printedOf(payment)?.tokens ?? [],
    at: clock.now(),
  });
}

/** Whatever was to come by now has come. */
export function settle(state: State, world: FakeWorld<Vend>): void {
  for (const payment of state.payments.values()) {
    if (payment.becomes === null || payment.becomes.at > world.clock.now()) continue;
    const { status } = payment.becomes;
    if (status === "Paid") {
      vend(payment, world);
      continue;
    }
    payment.becomes = null;
    payment.status = status;
    payment.narration = "The biller did not take the payment.";
    state.giveBack(payment);
  }
}

function debitOf(payment: FakePayment): number {
  return payment.amount_minor - commissionOf(payment);
}

import type { Currency } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import { answered } from "#providers/port";
import { type PaynowIntegration, paynow } from "./paynow.ts";
import type {
  BankAccount,
  NewPayment,
  Payment,
  PaymentAdapter,
  PaymentMethod,
  PaymentState,
  PromptAnswer,
  StartAnswer,
  Wallet,
  WalletPayment,
} from "./port.ts";
import { simulatedPayments } from "./simulated-payments.ts";

/** A provider as the service talks to it: outside transactions, and always answered in time. */
export interface PaymentProvider {
  readonly adapter: PaymentAdapter;
  start(payment: NewPayment): Promise<StartAnswer>;
  prompt(payment: WalletPayment): Promise<PromptAnswer>;
  ask(question: "poll" | "trace", payment: Payment): Promise<PaymentState>;
}

/** Whom payments of one mode and currency come through. */
export interface Payments {
  /** Takes cards; null where none is configured. */
  readonly card: PaymentProvider | null;
  /** The wallets that whoever takes cards takes as well. */
  readonly wallets: readonly Wallet[];
  /** The account to transfer to; null where none is configured. */
  readonly bank: BankAccount | null;
  /** Sees transfers arrive; null where staff import the statements of the bank. */
  readonly transfers: PaymentProvider | null;
}

/** Whose payments. */
interface PaymentsOf {
  readonly mode: "test" | "live";
  readonly currency: Currency;
}

/** Finds whom payments come through. */
export type FindPayments = (of: PaymentsOf) => Payments;

/** What live payments are configured with. */
export interface PaymentSettings {
  readonly paynow: Readonly<Record<Currency, PaynowIntegration | null>> & { readonly url: string };
  readonly wallets: Readonly<Record<Currency, readonly Wallet[]>>;
  readonly banks: Readonly<Record<Currency, BankAccount | null>>;
}

/** What payers by card pay on top. Source: docs/decisions/0046-topups.md. */
const CARD_FEE_BPS = 350;

/** The bank of test mode. Source: spec/money/topups/examples.tsp. */
const TEST_BANK: BankAccount = {
  bank_name: "Example Bank",
  account_name: "Svc Collections",
  account_number: "9140004512345",
  branch_code: "14100",
  swift: null,
};

/**
 * Opens the payments of both modes: test organisations meet the simulated ones, and live ones what
 * is configured for their currency.
 */
export function openPayments(
  { banks, paynow: settings, wallets: taken }: PaymentSettings,
  database: Pick<Database, "record">,
): FindPayments {
  const simulated = openPaymentProvider(simulatedPayments(database, { fee_bps: CARD_FEE_BPS }));
  return ({ mode, currency }) => {
    if (mode === "test") {
      return { card: simulated, wallets: [], bank: TEST_BANK, transfers: simulated };
    }
    const integration = settings[currency];
    const reached = { url: settings.url, currency, fee_bps: CARD_FEE_BPS };
    const card = integration && openPaymentProvider(paynow({ ...integration, ...reached }));
    const wallets = card === null ? [] : taken[currency];
    return { card, wallets, bank: banks[currency], transfers: null };
  };
}

/** Opens the port to a provider; one that throws, or is too slow, has not answered. */
export function openPaymentProvider(adapter: PaymentAdapter): PaymentProvider {
  const { integration, deadline_ms } = adapter;
  const silence = { kind: "no_answer" } as const;
  const asked = { deadline_ms, silence, thrown: silence };
  return {
    adapter,
    async start(payment) {
      const named = { name: `${integration} start`, ...asked };
      return (await answered<StartAnswer>(named, (signal) => adapter.start(payment, signal)))
        .answer;
    },
    async prompt(payment) {
      const { prompt } = adapter;
      if (prompt === null) throw new Error(`${integration} asks no owner of a wallet.`);
      const named = { name: `${integration} prompt`, ...asked };
      return (await answered<PromptAnswer>(named, (signal) => prompt(payment, signal))).answer;
    },
    async ask(question, payment) {
      const named = { name: `${integration} ${question}`, ...asked };
      const ask = (signal: AbortSignal) => adapter[question](payment, signal);
      return (await answered<PaymentState>(named, ask)).answer;
    },
  };
}

/** Who sees the payments of a method arrive. */
export function providerOf(payments: Payments, method: PaymentMethod): PaymentProvider | null {
  return method === "card" ? payments.card : payments.transfers;
}

import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";

/** How a payer pays. */
export type PaymentMethod = Schemas["TopupMethod"];

/** Why a payment failed. Source: spec/money/topups/models.tsp. */
export type PaymentFailure = Schemas["TopupFailureCode"];

/** A payment, under a reference of ours that stands for it alone. */
export interface Payment {
  /** What the payer quotes, and what the payment is found by; committed before any call. */
  readonly reference: string;
  /** Uuid under which a payment is traced whose start was not answered. */
  readonly trace: string;
  readonly method: PaymentMethod;
  /** What is to become Credit. Units: minor units of `currency`, as all amounts here. */
  readonly amount_minor: bigint;
  /** What the payer pays on top. */
  readonly fee_minor: bigint;
  readonly currency: Currency;
  /** Where the payer is sent when it is done. */
  readonly return_url: string;
  /** Where its status is polled; null before it was started, and for transfers. */
  readonly status_url: string | null;
  /** Whether its time is over; a simulated payer may pay only then. */
  readonly is_over: boolean;
}

/** A payment that is to be started. */
export interface NewPayment extends Payment {
  /** What the payer reads of it. */
  readonly words: string;
  /** Where the provider says that something has changed. */
  readonly result_url: string;
}

/** Wallets whose owners approve a payment on their own phones. */
export type Wallet = "ecocash" | "onemoney" | "innbucks";

/** A payment that is to be started, and whose wallet is to pay it. */
export interface WalletPayment extends NewPayment {
  readonly wallet: Wallet;
  /** E.164. */
  readonly phone: string;
}

/** Everything that a provider can answer to a new payment. */
export type StartAnswer =
  | {
      readonly kind: "started";
      /** The page that the payer is sent to. */
      readonly redirect_url: string;
      readonly status_url: string;
    }
  /** A definite no: nobody can pay it. */
  | { readonly kind: "refused"; readonly words: string }
  /** It may have been started, and the answer says nothing that can be relied on. */
  | { readonly kind: "invalid" }
  /** It may have been started. */
  | { readonly kind: "no_answer" };

/** Why a wallet does not pay. */
export type WalletRefusal = "insufficient_funds" | "unknown_wallet" | "wallet_not_taken" | "other";

/** Everything that a provider can answer to a new payment from a wallet. */
export type PromptAnswer =
  | {
      /** The owner of the wallet was asked. */
      readonly kind: "prompted";
      readonly status_url: string;
      /** What the owner is to do, in the provider's words. */
      readonly instructions: string | null;
      /** What the owner enters in the app of the wallet; null where the phone asks by itself. */
      readonly authorization: { readonly code: string; readonly expires: string | null } | null;
    }
  /** A no; only one whose words are known is certain. */
  | {
      readonly kind: "refused";
      readonly why: WalletRefusal;
      readonly is_certain: boolean;
      readonly words: string;
    }
  | { readonly kind: "invalid" }
  | { readonly kind: "no_answer" };

/** Everything that a provider or a bank can say of a payment. */
export type PaymentState =
  | {
      readonly kind: "paid";
      /** As the provider names it, to be compared with ours. */
      readonly reference: string;
      /** All that was paid, the fee included. */
      readonly amount_minor: bigint;
      /** The provider's own name of the payment, under which it is credited once. */
      readonly provider_reference: string;
      readonly payer_note: string | null;
    }
  /** Nobody has paid yet. A trace says as well where the payment is paid and polled. */
  | {
      readonly kind: "waiting";
      readonly started?: { readonly redirect_url: string; readonly status_url: string };
    }
  | { readonly kind: "failed"; readonly code: PaymentFailure }
  /** It was paid, and the money went back or is disputed. */
  | { readonly kind: "reversed"; readonly words: string }
  /** The provider does not know the trace. */
  | { readonly kind: "not_found" }
  | { readonly kind: "no_answer" };

/**
 * The port to whoever takes payments in one currency. An adapter converts units and words at its
 * own edge, and obeys: `start` never retries and follows no redirects; what is not certain is
 * `no_answer`, or `invalid` when something was answered. Source: docs/decisions/0046-topups.md.
 */
export interface PaymentAdapter {
  /** The contract with the provider; its references are unique within it. */
  readonly integration: string;
  /** A simulated provider moves nothing real, and is never bound to live organisations. */
  readonly is_simulated: boolean;
  /** How long an answer may take. */
  readonly deadline_ms: number;
  /** What payers pay on top. Units: basis points of the amount. */
  readonly fee_bps: number;
  start(payment: NewPayment, signal: AbortSignal): Promise<StartAnswer>;
  /** Asks the owner of a wallet to pay; null where there is no way to. */
  readonly prompt: ((payment: WalletPayment, signal: AbortSignal) => Promise<PromptAnswer>) | null;
  /** Asks how a payment stands that was started, or whether a transfer has arrived. */
  poll(payment: Payment, signal: AbortSignal): Promise<PaymentState>;
  /** Asks by its trace what became of a payment whose start was not answered. */
  trace(payment: Payment, signal: AbortSignal): Promise<PaymentState>;
}

/** The house's account at a bank, to which payers transfer. */
export type BankAccount = Omit<Schemas["TopupBank"], "reference" | "instructions">;

import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Offer } from "#platform/values/offers";

/** Why a supplier refuses for good. Source: spec/sales/sends/enums.tsp. */
export type FailureCode = Schemas["SendFailureCode"];

/** An order to a supplier, under a reference of ours that is unique to this attempt. */
export interface SupplierOrder {
  /** Id of the attempt: committed before the call, never used for another one, never made anew. */
  readonly reference: string;
  readonly send_id: string;
  readonly type: "airtime" | "data" | "power";
  /** The bundle to deliver; null for airtime. */
  readonly bundle_id: string | null;
  readonly network: string;
  /** E.164, or the number of a meter. */
  readonly target: string;
  /** Face value in minor units of `currency`. */
  readonly amount_minor: bigint;
  readonly currency: Currency;
  /**
   * Hundredths of a kilowatt hour that the account has bought for the meter this month; null for
   * airtime and data, and in questions. A real utility knows; the simulated one prices from it.
   */
  readonly position_centi: bigint | null;
}

/** What a supplier says that it gave, to be compared with what was ordered. */
export type Vended = Pick<SupplierOrder, "target" | "amount_minor" | "currency">;

/** What a utility gave. The tokens are clear and in the order of their entry. */
export interface VendedPower {
  readonly tokens: readonly {
    readonly kind: "credit" | "key_change" | "other";
    readonly token: string;
    /** Hundredths of a kilowatt hour; null when it adds none. */
    readonly units_centi: bigint | null;
  }[];
  readonly units_centi: bigint;
  /** The utility's own number of the purchase; null when the supplier does not pass it on. */
  readonly utility_reference: string | null;
  readonly breakdown: Readonly<
    Record<"energy_minor" | "levy_minor" | "tax_minor" | "arrears_minor" | "fee_minor", bigint>
  >;
}

/** An answer's body with every secret replaced, fit to be kept as evidence. */
type MaskedBody = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Everything that a supplier can answer; what an adapter does not know for certain is `no_answer`.
 * Source: docs/decisions/0025-attempts.md.
 */
export type SupplierOutcome =
  | {
      readonly kind: "delivered";
      /** The network's own confirmation: what its support asks for. */
      readonly supplier_reference: string;
      readonly vended: Vended;
      /** What it took from our wallet, its discount taken off; the face value when left out. */
      readonly cost_minor?: bigint;
      /** What is left in that wallet behind this sale; left out where the answer does not say. */
      readonly left_minor?: bigint;
      /** The tokens and what they are worth; only power has any. */
      readonly power?: VendedPower;
      readonly body?: MaskedBody;
    }
  /** It has the order and has not finished. */
  | { readonly kind: "accepted"; readonly check_after_ms: number; readonly body?: MaskedBody }
  /** A definite no, from the adapter's own list of refusals and from nothing else. */
  | {
      readonly kind: "refused";
      readonly code: FailureCode;
      readonly supplier_code: string;
      readonly body?: MaskedBody;
    }
  /**
   * It provably has not accepted the order; another try cannot sell twice. In reply to a question
   * `float` and `down` are what became of the order, and any other reason is the question's own.
   */
  | {
      readonly kind: "not_taken";
      readonly reason: "busy" | "down" | "auth" | "float" | "connect";
      readonly body?: MaskedBody;
    }
  /** The order left us, and what became of it is not known. */
  | {
      readonly kind: "no_answer";
      readonly reason: "timeout" | "reset" | "http_5xx" | "unparseable" | "unrecognised_code";
      readonly body?: MaskedBody;
    }
  /** It does not know the reference; only queries return this. */
  | { readonly kind: "not_found"; readonly body?: MaskedBody };

/** The least time before the first question about an order, and between two. */
export interface QuestionWaits {
  readonly first_ms: number;
  readonly apart_ms: number;
}

/**
 * The port to one supplier. An adapter converts units and codes at its own edge, and obeys:
 *
 * 1. The reference stands for one order: it is never reused for another amount or target.
 * 2. Only codes in the adapter's table of refusals are `refused` or `not_taken`; everything else,
 *    whatever it looks like, is `no_answer`.
 * 3. An error before the first byte was written is `not_taken: connect`; after it, `no_answer`.
 * 4. `submit` never retries and follows no redirects.
 *
 * Source: docs/decisions/0025-attempts.md.
 */
export interface SupplierAdapter {
  /** Kept with the attempt for reconciliation; no customer ever sees it. */
  readonly name: string;
  /** A simulated supplier moves nothing real, and is never bound to live organisations. */
  readonly is_simulated: boolean;
  /** Whether a refusal in reply to a query proves that nothing was delivered. */
  readonly refusal_is_proof: boolean;
  /** Whether its questions are answered consistently, so that two not-founds apart are proof. */
  readonly not_found_is_proof: boolean;
  /** How long an answer may take, at most. */
  readonly deadline_ms: number;
  /** How long the answer about an order may take, where that is less for some. */
  deadlineOf?(order: SupplierOrder): number;
  /** How soon it may be asked about an order; as soon as dispatch likes where it is left out. */
  readonly question_waits?: QuestionWaits;
  /** Whether it sells this to the organisations that it is bound to. */
  sells(offer: Offer): boolean;
  /** The prefunded wallet that an order draws on; null when no breaker watches over it. */
  walletOf(order: SupplierOrder): string | null;
  /** Hands an order over; its reference was committed before this call. */
  submit(order: SupplierOrder, signal: AbortSignal): Promise<SupplierOutcome>;
  /** Asks what became of an order, by our reference. */
  query(order: SupplierOrder, signal: AbortSignal): Promise<SupplierOutcome>;
}

/**
 * What the reply codes of Hot Recharge, version 1, mean, as data. Whatever stands in neither table
 * is no answer. Source: docs/decisions/0072-hot-recharge-v1.md.
 */
import type { FailureCode, SupplierOutcome } from "#providers/port";

/** What is done with an answer. */
export type Meaning =
  | { readonly kind: "sold" }
  /** It has the order, and is asked about it; an order is never sold again. */
  | { readonly kind: "pending" }
  /** An earlier call under this reference may have gone through. */
  | { readonly kind: "query" }
  | { readonly kind: "not_found" }
  | { readonly kind: "refused"; readonly code: FailureCode }
  | Extract<SupplierOutcome, { kind: "not_taken" | "no_answer" }>;

type Meanings = Readonly<Record<string, Meaning>>;

const AUTH: Meaning = { kind: "not_taken", reason: "auth" };
const QUERY: Meaning = { kind: "query" };
const refused = (code: FailureCode): Meaning => ({ kind: "refused", code });
export const UNRECOGNISED: Meaning = { kind: "no_answer", reason: "unrecognised_code" };

const OF_ALL: Meanings = {
  "2": { kind: "sold" },
  "4": { kind: "pending" },
  "203": AUTH,
  "204": refused("amount_not_allowed"),
  "205": refused("amount_not_allowed"),
  "207": AUTH,
  "208": { kind: "not_taken", reason: "float" },
  // 206, 210 and 219 also stand for what timed out behind it, and may have been sold.
  "216": QUERY,
  "218": AUTH,
  "220": AUTH,
  "222": refused("amount_not_allowed"),
};

export const MEANINGS: Readonly<Record<"airtime" | "power", Meanings>> = {
  airtime: {
    ...OF_ALL,
    "209": refused("bundle_unavailable"),
    "217": refused("invalid_target"),
    "223": refused("bundle_unavailable"),
    "224": refused("subscriber_limit_reached"),
    "225": refused("subscriber_limit_reached"),
    "226": refused("subscriber_limit_reached"),
    "230": refused("wrong_network"),
  },
  power: {
    ...OF_ALL,
    "1": refused("meter_not_found"),
    "209": refused("meter_currency_mismatch"),
    "217": refused("meter_not_found"),
    "223": refused("meter_not_found"),
  },
};

/** The reply to a question about a reference that it does not know. */
export const NOT_FOUND = "800";
/** A reference that was used before, as a status. */
export const USED = 429;
/** No more than four questions in a minute about one purchase. */
export const QUESTIONS_APART_MS = 15_000;

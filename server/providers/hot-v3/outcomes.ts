/**
 * What answers of Hot Recharge mean, as data. Only what stands here as `refused` or `not_taken` is
 * one; whatever else it says is no answer, and the order is asked about.
 *
 * Source: docs/decisions/0063-hot-recharge.md.
 */
import type { FailureCode, SupplierOrder, SupplierOutcome } from "#providers/port";

type NotTaken = Extract<SupplierOutcome, { kind: "not_taken" }>["reason"];
type Silence = Extract<SupplierOutcome, { kind: "no_answer" }>["reason"];

/** What is done with an answer. */
export type Meaning =
  /** It sold; whether what was ordered, its amount and target say. */
  | { readonly kind: "sold" }
  | { readonly kind: "refused"; readonly code: FailureCode }
  | { readonly kind: "not_taken"; readonly reason: NotTaken }
  | { readonly kind: "no_answer"; readonly reason: Silence }
  /** The login has run out before the order was looked at: it is sent again, once. */
  | { readonly kind: "login" }
  /** An earlier call under this reference may have gone through. */
  | { readonly kind: "query" };

/** Answers by their status; what is not listed is an answer that nobody recognises. */
export const MEANING_OF_STATUS: Readonly<Record<number, Meaning>> = {
  401: { kind: "login" },
  // It stands for a reference that was used, and for too many calls: both may hide a sale.
  409: { kind: "query" },
  429: { kind: "query" },
};

/** After a second login. */
export const STILL_UNAUTHORISED: Meaning = { kind: "not_taken", reason: "auth" };
export const SERVER_ERROR: Meaning = { kind: "no_answer", reason: "http_5xx" };
export const UNREADABLE: Meaning = { kind: "no_answer", reason: "unparseable" };
export const UNRECOGNISED: Meaning = { kind: "no_answer", reason: "unrecognised_code" };

/** The fields of a sale that are ours alone; a problem with another one proves nothing. */
export const FIELDS_OF_OURS: readonly string[] = ["productid", "target", "amount"];
/** A problem with our fields: it is refused before anybody tries to sell it, and our fault. */
export const PROBLEM_OF_OURS: Meaning = { kind: "refused", code: "network_rejected" };

interface Words {
  /** Of the whole message, lower-case, with single spaces and without its full stop. */
  readonly says: RegExp;
  readonly of: readonly SupplierOrder["type"][];
  readonly means: Meaning;
}

const BOTH = ["airtime", "power"] as const;
const MONEY = String.raw`(?:usd|zwg|zig|\$)? ?[\d.,]+`;

/** Messages of `successful: false`, each known whole. */
export const MEANINGS_OF_WORDS: readonly Words[] = [
  {
    says: /^insufficient (?:wallet )?(?:balance|funds)(?: in (?:your )?[a-z -]+ wallet)?$/,
    of: BOTH,
    means: { kind: "not_taken", reason: "float" },
  },
  {
    says: /^(?:invalid|incorrect) (?:mobile|phone|cell|target)(?: number)?$/,
    of: ["airtime"],
    means: { kind: "refused", code: "invalid_target" },
  },
  {
    says: /^(?:brand|network) (?:is )?not supported$/,
    of: ["airtime"],
    means: { kind: "refused", code: "wrong_network" },
  },
  {
    says: new RegExp(`^(?:recharge )?amount must be between ${MONEY} and ${MONEY}$`),
    of: BOTH,
    means: { kind: "refused", code: "amount_not_allowed" },
  },
  {
    says: new RegExp(`^(?:recharge )?amount must be at (?:least|most) ${MONEY}$`),
    of: BOTH,
    means: { kind: "refused", code: "amount_not_allowed" },
  },
  {
    says: /^(?:amount is )?(?:below minimum|above maximum) recharge amount$/,
    of: BOTH,
    means: { kind: "refused", code: "amount_not_allowed" },
  },
  {
    says: /^(?:subscriber )?(?:daily|weekly|monthly) (?:recharge )?limit (?:reached|exceeded)$/,
    of: ["airtime"],
    means: { kind: "refused", code: "subscriber_limit_reached" },
  },
  {
    says: /^(?:invalid meter(?: number)?|meter(?: number)? (?:not found|is invalid))$/,
    of: ["power"],
    means: { kind: "refused", code: "meter_not_found" },
  },
  {
    says: /^meter (?:is )?blocked$/,
    of: ["power"],
    means: { kind: "refused", code: "meter_blocked" },
  },
  {
    says: /^meter currency (?:mismatch|does not match)$/,
    of: ["power"],
    means: { kind: "refused", code: "meter_currency_mismatch" },
  },
];

/** Said of a reference that was used, in any words: it only makes us ask. */
export const SAYS_DUPLICATE = /\b(?:duplicate|already (?:been )?(?:used|exists?|processed))\b/;

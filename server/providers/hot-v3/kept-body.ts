import type { SupplierOutcome } from "#providers/port";
import { type Json, memberOf, textOf } from "./read-answer.ts";

type KeptBody = NonNullable<SupplierOutcome["body"]>;

/** What was answered over the wire. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  /** Undefined when it is no JSON. */
  readonly json: Json | undefined;
  /** What the call was made with, should the answer repeat it. */
  readonly secrets: readonly string[];
}

const WORDS_MAX = 200;
/** Tokens, meters, telephones: whatever is as long as one of those, in groups or not. */
const LONG_DIGITS = /\d(?:[ -]?\d){5,}/g;
/** Passes of a login, whole or in part. */
const LONG_WORDS = /[\w.~+/=-]{32,}/g;

/**
 * What is kept of an answer as evidence: a few fields by name, and its words with every number and
 * word masked that is long enough for a secret.
 */
export function keptBody({ status, text, json, secrets }: Answered): KeptBody {
  const balance = memberOf(json, "balance");
  const words = textOf(memberOf(json, "message")) ?? (json === undefined ? text : errorsOf(json));
  return {
    status,
    successful: booleanOf(memberOf(json, "successful")),
    recharge_id: numberOf(memberOf(json, "rechargeid")),
    amount: numberOf(memberOf(json, "amount")),
    discount: numberOf(memberOf(json, "discount")),
    wallet: numberOf(memberOf(balance, "accounttypeid")),
    balance: numberOf(memberOf(balance, "balance")),
    words: masked(words, secrets),
  };
}

/** Words with what is a secret, or may be one, replaced. */
export function masked(words: string, secrets: readonly string[]): string {
  const open = secrets.reduce((left, secret) => left.replaceAll(secret, "***"), words);
  const short = open.replaceAll(/\s+/g, " ").trim();
  return short.replaceAll(LONG_DIGITS, "######").replaceAll(LONG_WORDS, "***").slice(0, WORDS_MAX);
}

function errorsOf(json: Json): string {
  const errors = memberOf(json, "errors");
  return errors === undefined ? "" : JSON.stringify(errors);
}

function booleanOf(value: Json | undefined): boolean | null {
  return typeof value === "boolean" ? value : null;
}

/** A number as it was written. A token in its place is longer, and stays out. */
function numberOf(value: Json | undefined): string | null {
  const written = textOf(value);
  return written !== null && /^-?\d{1,12}(?:\.\d{1,6})?$/.test(written) ? written : null;
}

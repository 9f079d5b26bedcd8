import { normaliseMobile } from "#platform/values/phone";

const ID = /^snd_[0-9A-Za-z]{24}$/;
const RECEIPT = /^R[\s-]?[0-9A-Z]{5}[\s-]?[0-9A-Z]{5}$/i;
const TOKEN_END = /^\d{4}$/;
const METER = /^\d{11}$/;

/** What somebody may look for, as the list's own parameters. */
export type Search = { readonly id: string } | { readonly query: Readonly<Record<string, string>> };

/** Reads what was written into the search: the form of it says what it is. Pure. */
export function searchOf(written: string): Search {
  const text = written.trim();
  if (text === "") return { query: {} };
  if (ID.test(text)) return { id: text };
  const digits = text.replaceAll(/[\s-]/g, "");
  if (normaliseMobile(text) !== null || METER.test(digits)) return { query: { target: digits } };
  if (RECEIPT.test(text)) return { query: { receipt_number: text.toUpperCase() } };
  if (TOKEN_END.test(text)) return { query: { token_last4: text } };
  return { query: { client_reference: text } };
}

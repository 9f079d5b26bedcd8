import { normaliseMeter } from "#catalogue/meters";
import { type IdPrefix, parseAnyId } from "#platform/ids";
import { normaliseMobile } from "#platform/values/phone";

/** What a text can be, at once: a number is a reference too. */
export interface Asked {
  readonly account_id: string;
  /** As it was written, without the space around it. */
  readonly text: string;
  readonly id: { readonly prefix: IdPrefix; readonly id: string } | null;
  /** E.164, or the digits of a meter. */
  readonly target: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** The last four digits of a token, if the text is a token or these digits. */
  readonly token_last4: string | null;
}

const TOKEN_DIGITS = 20;
const ENDING_DIGITS = 4;

/** Reads a text for what it can be. */
export function readAsked(account_id: string, written: string): Asked {
  const text = written.trim();
  const phone = normaliseMobile(text)?.e164 ?? null;
  const digits = text.replaceAll(/[\s-]/g, "");
  const is_token = /^\d+$/.test(digits) && [TOKEN_DIGITS, ENDING_DIGITS].includes(digits.length);
  return {
    account_id,
    text,
    id: parseAnyId(text),
    target: phone ?? normaliseMeter(digits),
    phone,
    token_last4: is_token ? digits.slice(-ENDING_DIGITS) : null,
  };
}

import type { VendedPower } from "#providers/port";
import type { PaymentAnswer } from "./payment-answer.ts";

type Token = VendedPower["tokens"][number];

/**
 * Twenty digits, in one or in five groups of four, and no part of a longer number. The groups are
 * parted all in the same way.
 */
const TOKEN =
  /(?<!\d)(?<!(?<!\d)\d{4}[ -])\d{4}([ -]?)\d{4}(?:\1\d{4}){3}(?!\d)(?![ -]\d{4}(?!\d))/g;
const UNITS = /(\d{1,7})(?:\.(\d{1,2})\d*)?\s*kWh/i;
const IS_KEY_CHANGE = /key[ -]?change|\bKCT/i;
const IS_ENGINEERING = /tamper|clear credit|power limit/i;

/**
 * The tokens of a purchase in the order of their entry: each receipt is a text of its own, and what
 * the display and the vouchers name beside them comes after. The same token counts once.
 */
export function tokensOf({
  receipts,
  display,
  vouchers,
}: Pick<PaymentAnswer, "receipts" | "display" | "vouchers">): Token[] {
  const texts = [...receipts, ...display.map(([label, value]) => `${label}: ${value}`)];
  const found = [...texts, ...vouchers].flatMap(tokensIn);
  const first = new Map<string, Token>();
  for (const token of found) if (!first.has(token.token)) first.set(token.token, token);
  return [...first.values()];
}

/** Hundredths of a kilowatt hour in a text, rounded down; null where it names none. */
export function unitsIn(text: string): bigint | null {
  const [found, whole = "", decimals = ""] = UNITS.exec(text) ?? [];
  return found === undefined ? null : BigInt(whole + decimals.padEnd(2, "0"));
}

/** What is written before a token says what it is; what is written after it, what it is worth. */
function tokensIn(text: string): Token[] {
  const matches = [...text.matchAll(TOKEN)];
  return matches.map((match, nth) => {
    const before = text.slice(endOf(matches[nth - 1]), match.index);
    const after = text.slice(endOf(match), matches[nth + 1]?.index);
    const kind = kindOf(matches.length === 1 ? text : before);
    const units_centi = unitsIn(matches.length === 1 ? text : after);
    return {
      kind,
      token: match[0].replace(/\D/g, ""),
      units_centi: kind === "credit" ? units_centi : null,
    };
  });
}

function kindOf(words: string): Token["kind"] {
  if (IS_KEY_CHANGE.test(words)) return "key_change";
  return IS_ENGINEERING.test(words) ? "other" : "credit";
}

function endOf(match: RegExpExecArray | undefined): number {
  return match === undefined ? 0 : match.index + match[0].length;
}

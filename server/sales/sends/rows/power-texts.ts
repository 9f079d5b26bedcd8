import { formatMoney } from "#platform/values/money";
import type { SealedToken } from "./power-facts.ts";
import { collapsed, fillFields, type MergeValues } from "./sms-text.ts";
import type { SendRow } from "./tables.ts";

/**
 * The texts of a power sale, written when it is made. A mark stands where the tokens, the units and
 * the meter come: the first two are not known yet, and the meter may still be changed.
 */
export interface PowerTexts {
  /** To `token_phone`. */
  readonly token: string;
  /** To `notify_number`, without the token. */
  readonly notice: string;
}

/** Control characters, which no value and no text of a seller's can hold. */
const MARKS = { token: "\u0001", units: "\u0002", meter: "\u0003" } as const;

const TOKEN_TEXTS: Record<string, string> = {
  en: "{sender}: {currency} {amount} of power for meter {meter}. Token: {token}. {units} kWh.",
  sn: "{sender}: magetsi e{currency} {amount}, mita {meter}. Token: {token}. {units} kWh.",
  nd: "{sender}: ugesi we-{currency} {amount}, imitha {meter}. I-token: {token}. {units} kWh.",
};

const NOTICE_TEXTS: Record<string, string> = {
  en: "{sender}: {currency} {amount} of power was bought for meter {meter}, {units} kWh.",
  sn: "{sender}: magetsi e{currency} {amount} atengerwa mita {meter}, {units} kWh.",
  nd: "{sender}: ugesi we-{currency} {amount} uthengelwe imitha {meter}, {units} kWh.",
};

/** Appended to a seller's text without a placeholder for it: the token is always included. */
const TOKEN_LINE = " Token: {token}";

/** Writes the texts of a sale; a text of the seller's own is the one that carries the token. */
export function writePowerTexts(
  template: string | null,
  { locale, values }: { locale: string; values: MergeValues },
): PowerTexts {
  const marked = { ...values, ...MARKS };
  const has_place = template === null || template.includes("{token}");
  const token = template ?? textIn(TOKEN_TEXTS, locale);
  return {
    token: fillFields(has_place ? token : token + TOKEN_LINE, marked),
    notice: fillFields(textIn(NOTICE_TEXTS, locale), marked),
  };
}

/** A text of a sale as a template again, for the sale that repeats it. */
export function templateOf(text: string): string {
  let template = text;
  for (const [field, mark] of Object.entries(MARKS)) {
    template = template.replaceAll(mark, `{${field}}`);
  }
  return template;
}

/** A text as it reads with these tokens, and with what the send knows by now. */
export function fillPowerText(
  text: string,
  { target, power }: Pick<SendRow, "target" | "power">,
  tokens: readonly string[],
): string {
  const units_centi = power?.units_centi ?? null;
  // Before they are known, a mask stands for the units as it does for the token.
  const units = units_centi === null ? "****" : formatMoney(BigInt(units_centi));
  return collapsed(
    text
      .replaceAll(MARKS.token, () => writeTokens(tokens))
      .replaceAll(MARKS.units, units)
      .replaceAll(MARKS.meter, target),
  );
}

/** A text of a sale that has bought nothing yet, as it will read with the token masked. */
export function maskedText(text: string, { target }: Pick<SendRow, "target">): string {
  return fillPowerText(text, { target, power: null }, maskedTokens([]));
}

/** Tokens in masked form; a placeholder mask before they are known. */
export function maskedTokens(tokens: readonly SealedToken[]): string[] {
  if (tokens.length === 0) return ["**** **** **** **** ****"];
  return tokens.map(({ last4 }) => `**** **** **** **** ${last4}`);
}

/** Several are numbered, because they must be entered in order. */
function writeTokens(tokens: readonly string[]): string {
  if (tokens.length < 2) return tokens.join("");
  return tokens.map((token, index) => `${index + 1}) ${token}`).join(" ");
}

function textIn(texts: Record<string, string>, locale: string): string {
  return texts[locale] ?? texts.en ?? "";
}

import type { Schemas } from "@svc/generated/routes";
import type { RefusedField } from "#platform/refusal";

/** Three GSM-7 parts. Source: spec/sales/sends/models.tsp. */
const SMS_CHARACTERS_MAX = 480;

/** The merge fields, each with the length that its longest value may have. */
const LONGEST = {
  sender: 22,
  name: 120,
  first_name: 120,
  amount: 10,
  currency: 3,
  date: 10,
  time: 5,
  network: 10,
  phone: 12,
  bundle: 120,
  meter: 11,
  reference: 128,
  support_phone: 13,
  // Three tokens in the order of their entry, as a key change brings them.
  token: 84,
  units: 9,
} as const;

/** What is known only once a token was bought. */
function isOfPower(field: string): boolean {
  return field === "token" || field === "units";
}

type MergeField = keyof typeof LONGEST;
export type MergeValues = Partial<Record<MergeField, string>>;

const MERGE_FIELD = /\{([^{}]*)\}/g;

/** The default text, in the language of `sms_locale`. */
const AIRTIME_TEXTS: Record<string, string> = {
  en: "{sender}: you have received {currency} {amount} {network} airtime.",
  sn: "{sender}: magamuchira airtime ye{network} ye{currency} {amount}.",
  nd: "{sender}: uthole i-airtime ye-{network} engu-{currency} {amount}.",
};

const DATA_TEXTS: Record<string, string> = {
  en: "{sender}: you have received {bundle} of {network} data for {currency} {amount}.",
  sn: "{sender}: magamuchira data re{network}, {bundle}, re{currency} {amount}.",
  nd: "{sender}: uthole i-data ye-{network}, {bundle}, engu-{currency} {amount}.",
};

/** Power has none here: what carries its token is written in `power-texts.ts`. */
const DEFAULT_TEXTS: Partial<Record<Schemas["SendType"], Record<string, string>>> = {
  airtime: AIRTIME_TEXTS,
  data: DATA_TEXTS,
};

/** The problem with a text for a sale; null if it may be sent. */
export function wrongSms(template: string, type: Schemas["SendType"]): RefusedField | null {
  const allowed = Object.keys(LONGEST).filter((name) => type === "power" || !isOfPower(name));
  for (const [, field = ""] of template.matchAll(MERGE_FIELD)) {
    if (!allowed.includes(field)) {
      const message = `\`sms_message\` has {${field}}, which is no merge field for ${type}.`;
      const meta = { field, allowed };
      return { param: "sms_message", code: "unknown_merge_field", message, meta };
    }
  }
  const longest = template.replaceAll(MERGE_FIELD, (_, field: MergeField) =>
    "x".repeat(LONGEST[field]),
  );
  if (longest.length <= SMS_CHARACTERS_MAX) return null;
  const message = `\`sms_message\` has ${longest.length} characters; ${SMS_CHARACTERS_MAX} fit.`;
  const meta = { max: SMS_CHARACTERS_MAX, length: longest.length };
  return { param: "sms_message", code: "sms_too_long", message, meta };
}

/**
 * Writes a text as the customer reads it; a missing value is empty and double spaces collapse. An
 * empty template is no text, where none given is the default one.
 *
 * Source: spec/sales/sends/create.tsp.
 */
export function writeSms(
  template: string | null,
  { type, locale, values }: { type: Schemas["SendType"]; locale: string; values: MergeValues },
): string | null {
  if (template === "") return null;
  const texts = DEFAULT_TEXTS[type];
  const text = template ?? texts?.[locale] ?? texts?.en;
  if (text === undefined) return null;
  return fillFields(text, values);
}

/** Fills the merge fields of a text in. */
export function fillFields(text: string, values: MergeValues): string {
  return collapsed(text.replaceAll(MERGE_FIELD, (_, field: MergeField) => values[field] ?? ""));
}

/** Double spaces, as missing values leave them, become one. */
export function collapsed(text: string): string {
  return text.replaceAll(/ {2,}/g, " ");
}

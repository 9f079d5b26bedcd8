import type { Currency } from "#platform/context";
import { parseReported } from "#platform/values/money";
import type { ConfirmedMeter, MeterAnswer } from "#providers/port";
import type { Answered } from "./kept-body.ts";
import {
  anyMemberOf,
  isObject,
  type Json,
  listOf,
  memberOf,
  objectIn,
  textOf,
} from "./read-answer.ts";

const CURRENCIES: Readonly<Record<string, Currency>> = { usd: "USD", zwg: "ZWG", zig: "ZWG" };
const TEXT_MAX = 100;
/** A line of an address that says where in a suburb somebody lives. */
const IS_STREET =
  /\d|\b(?:avenue|ave|road|rd|street|st|close|cl|drive|dr|way|lane|crescent|cres|house|flat)\b/i;

/** Messages that stand for a meter; what they do not match is no certain answer. */
const MEANINGS: readonly { readonly says: RegExp; readonly means: MeterAnswer }[] = [
  {
    says: /^(?:invalid meter(?: number)?|meter(?: number)? (?:not found|is invalid))\.?$/i,
    means: { kind: "not_found" },
  },
  { says: /^meter (?:is )?blocked\.?$/i, means: { kind: "blocked" } },
];

/**
 * Reads the answer about a meter. The shape of its details is not published: a text is the name of
 * the owner, and of an object the fields count that are known by their names.
 */
export function readMeter(number: string, { status, json }: Answered): MeterAnswer {
  const said = wordsOf(json);
  const meaning = MEANINGS.find(({ says }) => said.some((one) => says.test(one)));
  if (status < 500 && meaning !== undefined) return meaning.means;
  if (status !== 200) return { kind: "unavailable" };
  const told = textOf(memberOf(json, "accountnumber"));
  const details = detailsOf(memberOf(json, "details"));
  if (told !== number || details === null) return { kind: "invalid" };
  return { kind: "confirmed", meter: details };
}

function wordsOf(json: Json | undefined): string[] {
  const errors = memberOf(json, "errors");
  const texts = isObject(errors) ? Object.values(errors).flatMap(listOf) : listOf(errors);
  return [memberOf(json, "message"), ...texts].flatMap((one) => textOf(one) ?? []);
}

function detailsOf(written: Json | undefined): ConfirmedMeter | null {
  const text = textOf(written);
  const details = objectIn(written) ?? written;
  if (isObject(details)) {
    const name = textOf(anyMemberOf(details, ["name", "customername", "accountname"]));
    const address = textOf(anyMemberOf(details, ["address", "customeraddress"]));
    const currency = textOf(memberOf(details, "currency"))?.toLowerCase() ?? "";
    if (name === null && address === null) return null;
    return {
      owner_name: name?.slice(0, TEXT_MAX) ?? null,
      suburb: suburbOf(address),
      currency: CURRENCIES[currency] ?? null,
      tariff_class: tariffOf(textOf(anyMemberOf(details, ["tariff", "tariffclass"]))),
      has_arrears: arrearsOf(textOf(anyMemberOf(details, ["arrears", "debt"]))),
    };
  }
  if (text === null) return null;
  return {
    owner_name: text.slice(0, TEXT_MAX),
    ...{ suburb: null, currency: null, tariff_class: "unknown", has_arrears: null },
  };
}

/** The suburb of an address, without the house and the street; null when it cannot be told. */
export function suburbOf(address: string | null): string | null {
  const lines = (address ?? "").split(",").map((line) => line.trim());
  const found = lines.find((line) => line !== "" && !IS_STREET.test(line));
  return found?.slice(0, TEXT_MAX) ?? null;
}

function tariffOf(text: string | null): ConfirmedMeter["tariff_class"] {
  if (text !== null && /\bdomestic\b/i.test(text)) return "domestic";
  return text !== null && /\bcommercial\b/i.test(text) ? "commercial" : "unknown";
}

function arrearsOf(text: string | null): boolean | null {
  const minor = text === null ? null : parseReported(text, { rounding: "up" });
  return minor === null ? null : minor > 0n;
}

/** What a request of an agent asks for, in the words of whoever approves it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { parsedTimeOf } from "../refusal-words.ts";
import type { Markup } from "./layout.ts";
import { REQUEST_WORDS } from "./request-words.ts";

type Request = Schemas["AgentApproval"]["request"];
type RequestWords = WordsIn<typeof REQUEST_WORDS>;
type FieldName = keyof RequestWords["fields"];
type Show = (value: unknown, words: RequestWords, language: Language) => Markup | string;

interface Field {
  readonly name: FieldName;
  readonly show: Show;
}

const asItIs: Show = (value) => String(value);
/** Words that somebody else will read stand as they are, apart from those of the page. */
const verbatim: Show = (value) => html`<q class="verbatim">${String(value)}</q>`;
const yesOrNo: Show = (value, words) => (value === true ? words.yes : words.no);
const time: Show = (value, _, language) => parsedTimeOf(value as string | number, language);
const among =
  (kind: "types" | "languages" | "deliveries" | "confirms" | "on_downs"): Show =>
  (value, words) => {
    const meanings: Readonly<Record<string, string>> = words[kind];
    return meanings[String(value)] ?? String(value);
  };

const field = (name: FieldName, show: Show = asItIs): Field => ({ name, show });

/**
 * Every field that such a request can have, in the order in which a person wants to know it. A test
 * compares them with the contract's, so that nobody approves what the page does not show.
 */
export const REQUEST_FIELDS: readonly Field[] = [
  field("type", among("types")),
  field("product"),
  field("bundle_id"),
  field("amount"),
  field("currency"),
  field("target", phoneOf),
  field("meter"),
  field("recipient", recipientOf),
  field("token_phone", phoneOf),
  field("token_email"),
  field("notify_number", phoneOf),
  field("sms_message", verbatim),
  field("sms_locale", among("languages")),
  field("scheduled_for", time),
  field("delivery", among("deliveries")),
  field("link", partsOf),
  field("hold", yesOrNo),
  field("program"),
  field("cost_center"),
  field("completion_id"),
  field("confirm", among("confirms")),
  field("on_zesa_down", among("on_downs")),
  field("max_hold"),
  field("quote"),
  field("client_reference"),
  field("metadata", partsOf),
];

/** Said elsewhere on the page, or never true of what waits for a person. */
export const FIELDS_SHOWN_ELSEWHERE: readonly string[] = ["reason", "validate_only"];

/** The rows of a request; what the contract may add one day is shown under its own name. */
export function requestRows(request: Request, language: Language = "en"): Markup {
  const words = wordsIn(REQUEST_WORDS, language);
  const named = new Set<string>([
    ...REQUEST_FIELDS.map(({ name }) => name),
    ...FIELDS_SHOWN_ELSEWHERE,
  ]);
  const others = Object.keys(request).filter((name) => !named.has(name));
  const rows = [
    ...REQUEST_FIELDS.map(({ name, show }) => ({ name, show, label: words.fields[name] })),
    ...others.map((name) => ({ name, show: partsOf, label: name })),
  ];
  const present = rows.filter(({ name }) => hasMeaning(request[name]));
  return html`${present.map(
    ({ name, label, show }) =>
      html`<dt>${label}</dt><dd>${show(request[name], words, language)}</dd>`,
  )}`;
}

/** A default that changes nothing is left out. */
function hasMeaning(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

/** A Zimbabwean number as people write it: 077 123 4567. */
export function phoneOf(value: unknown): string {
  const local = /^(?:\+?263|0)(7\d)(\d{3})(\d{4})$/.exec(String(value));
  return local === null ? String(value) : `0${local[1]} ${local[2]} ${local[3]}`;
}

function recipientOf(value: unknown): Markup | string {
  if (typeof value !== "object" || value === null) return String(value);
  const { phone, ...rest } = value as Record<string, unknown>;
  const parts = phone === undefined ? rest : { phone: phoneOf(phone), ...rest };
  return partsOf(parts);
}

/** Each part of an object on a line of its own, under the name that the interface has for it. */
function partsOf(value: unknown): Markup | string {
  if (typeof value !== "object" || value === null) return String(value);
  return html`${Object.entries(value).map(
    ([name, one]) =>
      html`${name}: ${typeof one === "object" ? JSON.stringify(one) : String(one)}<br>`,
  )}`;
}

/** What a request of an agent asks for, in the words of whoever approves it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { parsedTimeOf } from "../refusal-words.ts";
import type { Markup } from "./layout.ts";

type Request = Schemas["AgentApproval"]["request"];
type Show = (value: unknown) => Markup | string;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly show: Show;
}

const asItIs: Show = (value) => String(value);
/** Words that somebody else will read stand as they are, apart from those of the page. */
const verbatim: Show = (value) => html`<q class="verbatim">${String(value)}</q>`;
const yesOrNo: Show = (value) => (value === true ? "Yes" : "No");
const time: Show = (value) => parsedTimeOf(value as string | number);
const words =
  (meanings: Readonly<Record<string, string>>): Show =>
  (value) =>
    meanings[String(value)] ?? String(value);

const TYPES = words({ airtime: "Airtime", data: "Data bundle", power: "Electricity" });

const field = (name: string, label: string, show: Show = asItIs): Field => ({ name, label, show });

/**
 * Every field that such a request can have, in the order in which a person wants to know it. A test
 * compares them with the contract's, so that nobody approves what the page does not show.
 */
export const REQUEST_FIELDS: readonly Field[] = [
  field("type", "What", TYPES),
  field("product", "Product"),
  field("bundle_id", "Bundle"),
  field("amount", "Amount"),
  field("currency", "Currency"),
  field("target", "To", phoneOf),
  field("meter", "Meter"),
  field("recipient", "Recipient", recipientOf),
  field("token_phone", "The token is texted to", phoneOf),
  field("token_email", "The token is mailed to"),
  field("notify_number", "A text message goes to", phoneOf),
  field("sms_message", "Text message", verbatim),
  field("sms_locale", "Language of texts", words({ en: "English", sn: "Shona", nd: "Ndebele" })),
  field("scheduled_for", "When", time),
  field("delivery", "How it is given", words({ direct: "Sent to the number", link: "By link" })),
  field("link", "Link", partsOf),
  field("hold", "Held for release", yesOrNo),
  field("program", "Program"),
  field("cost_center", "Cost center"),
  field("completion_id", "Completion"),
  field(
    "confirm",
    "Meter check",
    words({ strict: "Must be confirmed", best_effort: "Not required" }),
  ),
  field("on_zesa_down", "If power is down", words({ queue: "Wait", fail: "Fail" })),
  field("max_hold", "Wait at most"),
  field("quote", "Quote"),
  field("client_reference", "Reference"),
  field("metadata", "Metadata", partsOf),
];

/** Said elsewhere on the page, or never true of what waits for a person. */
export const FIELDS_SHOWN_ELSEWHERE: readonly string[] = ["reason", "validate_only"];

/** The rows of a request; what the contract may add one day is shown under its own name. */
export function requestRows(request: Request): Markup {
  const named = new Set([...REQUEST_FIELDS.map(({ name }) => name), ...FIELDS_SHOWN_ELSEWHERE]);
  const others = Object.keys(request).filter((name) => !named.has(name));
  const fields = [...REQUEST_FIELDS, ...others.map((name) => field(name, name, partsOf))];
  const present = fields.filter(({ name }) => hasMeaning(request[name]));
  return html`${present.map(
    ({ name, label, show }) => html`<dt>${label}</dt><dd>${show(request[name])}</dd>`,
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

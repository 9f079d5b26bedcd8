/** What holds for the whole organisation, in the mode that is looked at. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { changedOf, filledOf, type partOf, type Sent, saidOf } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Account = Schemas["Account"];

const PATH = "/dashboard/team/settings";
const CURRENCIES = ["USD", "ZWG"] as const;
const WINDOW = "prevent_duplicates.window_seconds";
const PAYDAY = "payday.day_of_month";
const GUARD = "prevent_duplicates.enabled";
const AGENTS = "agent_live_enabled";

/** Serves the page and its form. */
export function mountSettings(part: ReturnType<typeof partOf>): void {
  part.page("/team/settings", showSettings);
  part.act("/team/settings", {
    call: (fields) => ({ operation_id: "updateAccount", body: changesOf(fields) }),
    to: () => `${PATH}?did=saved`,
    again: showSettings,
  });
}

type SectionId = keyof typeof WORDS.settings_of;

/** What each section changes; the others stay as they are. */
const CHANGES: Readonly<Record<SectionId, (fields: URLSearchParams) => object>> = {
  organisation: (fields) => ({
    ...filledOf(fields, ["name", "statement_descriptor"]),
    ...changedOf(fields, ["contact_email", "support_phone"]),
  }),
  batches: (fields) => ({
    batch_approval_threshold: Object.fromEntries(
      CURRENCIES.map((currency) => [
        currency,
        textIn(fields, `batch_approval_threshold.${currency}`),
      ]),
    ),
  }),
  duplicates: (fields) => ({
    prevent_duplicates:
      fields.get(GUARD) === "true"
        ? { enabled: true, window_seconds: wholeIn(fields, WINDOW) }
        : { enabled: false, window_seconds: null },
  }),
  payday: (fields) => ({ payday: { day_of_month: wholeIn(fields, PAYDAY) } }),
  agents: (fields) => ({ agent_live_enabled: fields.get(AGENTS) === "true" }),
};
const SECTIONS = Object.keys(CHANGES) as SectionId[];

function changesOf(fields: URLSearchParams): object {
  const section = SECTIONS.find((id) => id === fields.get("section"));
  return section === undefined ? {} : CHANGES[section](fields);
}

function textIn(fields: URLSearchParams, name: string): string | null {
  return fields.get(name)?.trim() || null;
}

function wholeIn(fields: URLSearchParams, name: string): number | null {
  const text = textIn(fields, name);
  return text === null ? null : Number(text);
}

async function showSettings(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const call = { operation_id: "getAccount" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const account = answer.body as Account;
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, WORDS.done))}
${facts([
  [WORDS.account, copyable(account.id)],
  [WORDS.legal_name, account.legal_name],
])}
${
  viewer.may("updateAccount")
    ? SECTIONS.map((id) => sectionForm(viewer, account, { id, sent }))
    : factsOf(account)
}
${curl(call, asking.deps.config.public_url)}`;
  return await answerPage(
    { title: WORDS.settings, viewer, section: "team", content },
    sent?.status,
  );
}

/** What the fields say: of the account, or of the form that was refused. */
function valuesOf(account: Account): Readonly<Record<string, string>> {
  const { batch_approval_threshold, prevent_duplicates, payday } = account;
  return {
    name: account.name,
    statement_descriptor: account.statement_descriptor,
    contact_email: account.contact_email ?? "",
    support_phone: account.support_phone ?? "",
    "batch_approval_threshold.USD": batch_approval_threshold.USD ?? "",
    "batch_approval_threshold.ZWG": batch_approval_threshold.ZWG ?? "",
    [WINDOW]: `${prevent_duplicates.window_seconds ?? ""}`,
    [PAYDAY]: `${payday.day_of_month ?? ""}`,
  };
}

/** The fields of each section, without what they say. */
const FIELDS: Readonly<Record<SectionId, readonly Field[]>> = {
  organisation: [
    { name: "name", label: WORDS.organisation, is_required: true },
    { name: "statement_descriptor", label: WORDS.descriptor, is_required: true },
    { name: "contact_email", label: WORDS.contact_email, type: "email" },
    { name: "support_phone", label: WORDS.support_phone, inputmode: "tel" },
  ],
  batches: CURRENCIES.map((currency): Field => {
    const name = `batch_approval_threshold.${currency}`;
    const label = WORDS.threshold(currency);
    return { name, label, hint: WORDS.threshold_hint, inputmode: "decimal" };
  }),
  duplicates: [
    { name: GUARD, label: WORDS.duplicates, type: "check" },
    { name: WINDOW, label: WORDS.window, hint: WORDS.window_hint, inputmode: "numeric" },
  ],
  payday: [{ name: PAYDAY, label: WORDS.payday, inputmode: "numeric" }],
  agents: [{ name: AGENTS, label: WORDS.agents, type: "check" }],
};

function sectionForm(
  viewer: Viewer,
  account: Account,
  { id, sent }: { readonly id: SectionId; readonly sent: Sent | null },
): Markup {
  const own = sent?.form.get("section") === id ? sent : null;
  const values = valuesOf(account);
  const ticked = tickedOf(account);
  const fields = FIELDS[id].map((field): Field => {
    const { name } = field;
    if (field.type === "check") {
      return { ...field, is_checked: own === null ? ticked.has(name) : own.form.has(name) };
    }
    return { ...field, value: own?.form.get(name) ?? values[name] ?? "" };
  });
  return html`<h2>${WORDS.settings_of[id]}</h2>
${form(viewer, {
  action: PATH,
  fields: [{ name: "section", label: "", type: "hidden", value: id }, ...fields],
  ...{ submit: WORDS.save, tone: "plain", complaint: own?.complaint ?? null },
  form_key: own?.form.get("form_key") ?? randomText(),
})}`;
}

/** The boxes that are ticked. */
function tickedOf({ prevent_duplicates, agent_live_enabled }: Account): ReadonlySet<string> {
  return new Set([
    ...(prevent_duplicates.enabled ? [GUARD] : []),
    ...(agent_live_enabled ? [AGENTS] : []),
  ]);
}

/** What a role reads that may change nothing. */
function factsOf(account: Account): Markup {
  const values = valuesOf(account);
  const ticked = tickedOf(account);
  const shown = ({ name, type }: Field) =>
    type === "check" ? (ticked.has(name) ? WORDS.yes : WORDS.no) : values[name] || null;
  return facts(SECTIONS.flatMap((id) => FIELDS[id].map((one) => [one.label, shown(one)] as const)));
}

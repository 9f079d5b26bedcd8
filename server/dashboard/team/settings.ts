/** What holds for the whole organisation, in the mode that is looked at. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { type WordsIn, wordsIn } from "#platform/words/language";
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
type TeamWords = WordsIn<typeof WORDS>;

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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getAccount" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const account = answer.body as Account;
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, words.done))}
${facts([
  [words.account, copyable(account.id, language)],
  [words.legal_name, account.legal_name],
])}
${
  viewer.may("updateAccount")
    ? SECTIONS.map((id) => sectionForm(viewer, account, { id, sent }))
    : factsOf(words, account)
}
${curl(call, asking.deps.config.public_url, language)}`;
  return await answerPage(
    { title: words.settings, viewer, section: "team", content },
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
function fieldsIn(words: TeamWords): Readonly<Record<SectionId, readonly Field[]>> {
  return {
    organisation: [
      { name: "name", label: words.organisation, is_required: true },
      { name: "statement_descriptor", label: words.descriptor, is_required: true },
      { name: "contact_email", label: words.contact_email, type: "email" },
      { name: "support_phone", label: words.support_phone, inputmode: "tel" },
    ],
    batches: CURRENCIES.map((currency): Field => {
      const name = `batch_approval_threshold.${currency}`;
      const label = words.threshold({ currency });
      return { name, label, hint: words.threshold_hint, inputmode: "decimal" };
    }),
    duplicates: [
      { name: GUARD, label: words.duplicates, type: "check" },
      { name: WINDOW, label: words.window, hint: words.window_hint, inputmode: "numeric" },
    ],
    payday: [{ name: PAYDAY, label: words.payday, inputmode: "numeric" }],
    agents: [{ name: AGENTS, label: words.agents, type: "check" }],
  };
}

function sectionForm(
  viewer: Viewer,
  account: Account,
  { id, sent }: { readonly id: SectionId; readonly sent: Sent | null },
): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const own = sent?.form.get("section") === id ? sent : null;
  const values = valuesOf(account);
  const ticked = tickedOf(account);
  const fields = fieldsIn(words)[id].map((field): Field => {
    const { name } = field;
    if (field.type === "check") {
      return { ...field, is_checked: own === null ? ticked.has(name) : own.form.has(name) };
    }
    return { ...field, value: own?.form.get(name) ?? values[name] ?? "" };
  });
  return html`<h2>${words.settings_of[id]}</h2>
${form(viewer, {
  action: PATH,
  fields: [{ name: "section", label: "", type: "hidden", value: id }, ...fields],
  ...{ submit: words.save, tone: "plain", complaint: own?.complaint ?? null },
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
function factsOf(words: TeamWords, account: Account): Markup {
  const fields = fieldsIn(words);
  const values = valuesOf(account);
  const ticked = tickedOf(account);
  const shown = ({ name, type }: Field) =>
    type === "check" ? (ticked.has(name) ? words.yes : words.no) : values[name] || null;
  return facts(SECTIONS.flatMap((id) => fields[id].map((one) => [one.label, shown(one)] as const)));
}

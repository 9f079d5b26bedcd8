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

/** Serves the page and its form. */
export function mountSettings(part: ReturnType<typeof partOf>): void {
  part.page("/team/settings", showSettings);
  part.act("/team/settings", {
    call: (fields) => ({ operation_id: "updateAccount", body: changesOf(fields) }),
    to: () => `${PATH}?did=saved`,
    again: showSettings,
  });
}

function changesOf(fields: URLSearchParams): object {
  const text = (name: string) => fields.get(name)?.trim() || null;
  const whole = (name: string) => (text(name) === null ? null : Number(text(name)));
  const guards = fields.get("prevent_duplicates.enabled") === "true";
  const thresholds = CURRENCIES.map((currency) => [
    currency,
    text(`batch_approval_threshold.${currency}`),
  ]);
  return {
    ...filledOf(fields, ["name", "statement_descriptor"]),
    ...changedOf(fields, ["contact_email", "support_phone"]),
    batch_approval_threshold: Object.fromEntries(thresholds),
    agent_live_enabled: fields.get("agent_live_enabled") === "true",
    prevent_duplicates: guards
      ? { enabled: true, window_seconds: whole(WINDOW) }
      : { enabled: false, window_seconds: null },
    payday: { day_of_month: whole(PAYDAY) },
  };
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
${viewer.may("updateAccount") ? settingsForm(viewer, account, sent) : factsOf(account)}
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

function textFields(): Field[] {
  return [
    { name: "name", label: WORDS.organisation, is_required: true },
    { name: "statement_descriptor", label: WORDS.descriptor, is_required: true },
    { name: "contact_email", label: WORDS.contact_email, type: "email" },
    { name: "support_phone", label: WORDS.support_phone, inputmode: "tel" },
    ...CURRENCIES.map((currency): Field => {
      const name = `batch_approval_threshold.${currency}`;
      const label = WORDS.threshold(currency);
      return { name, label, hint: WORDS.threshold_hint, inputmode: "decimal" };
    }),
    { name: WINDOW, label: WORDS.window, hint: WORDS.window_hint, inputmode: "numeric" },
    { name: PAYDAY, label: WORDS.payday, inputmode: "numeric" },
  ];
}

function settingsForm(viewer: Viewer, account: Account, sent: Sent | null): Markup {
  const values = valuesOf(account);
  const is_on = (name: string, now: boolean) => (sent === null ? now : sent.form.has(name));
  return form(viewer, {
    action: PATH,
    fields: [
      ...textFields().map((field) => ({
        ...field,
        value: sent?.form.get(field.name) ?? values[field.name] ?? "",
      })),
      {
        ...{ name: "prevent_duplicates.enabled", label: WORDS.duplicates, type: "check" },
        is_checked: is_on("prevent_duplicates.enabled", account.prevent_duplicates.enabled),
      },
      {
        ...{ name: "agent_live_enabled", label: WORDS.agents, type: "check" },
        is_checked: is_on("agent_live_enabled", account.agent_live_enabled),
      },
    ],
    submit: WORDS.save,
    form_key: sent?.form.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  });
}

function factsOf(account: Account): Markup {
  const values = valuesOf(account);
  const yes = (is: boolean) => (is ? WORDS.yes : WORDS.no);
  return facts([
    ...textFields().map(({ name, label }) => [label, values[name] || null] as const),
    [WORDS.duplicates, yes(account.prevent_duplicates.enabled)],
    [WORDS.agents, yes(account.agent_live_enabled)],
  ]);
}

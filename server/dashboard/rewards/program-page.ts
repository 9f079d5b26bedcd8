import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { bar } from "../show/bar.ts";
import { copyButton } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { empty, emptyList } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill, type Tone } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { isOfForms, programForms } from "./program-forms.ts";
import { ruleSentence } from "./rules/rule-sentence.ts";
import { WORDS } from "./words.ts";

type Program = Schemas["Program"];
type Link = Schemas["RewardLink"];

interface ProgramView {
  readonly program: Program;
  readonly rules: readonly Schemas["ProgramRule"][];
  readonly links: readonly Link[];
  readonly did: string | null;
  readonly sent: Sent | null;
  readonly form_key: string;
  readonly public_url: string;
}

const PATH = "/dashboard/rewards/programs";
const TONES: Readonly<Record<Program["status"], Tone>> = {
  draft: "plain",
  active: "good",
  paused: "waiting",
  exhausted: "bad",
  closed: "plain",
};

/** The status of a program in a word. */
export function programStatus(status: Program["status"], language: Language): Markup {
  const words = wordsIn(WORDS, language);
  return pill(words.statuses[status], TONES[status]);
}

/** What is spent of a program's budget, in figures and as a bar. */
export function budgetOf({ name, currency, spent, budget }: Program, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const figures = { spent: readable(spent), budget: readable(budget) };
  return html`${currency} ${words.spent(figures)}
${bar(`${name}: ${words.budget}`, spent, budget)}`;
}

/** One program: its budget, its rules, its links, and what can be done. */
export function programPage(viewer: Viewer, view: ProgramView): Page {
  const { program, did, sent, public_url } = view;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { id, currency, counts, default_amount } = program;
  return {
    title: program.name,
    viewer,
    section: "rewards",
    content: html`${said(did)}${isOfForms(sent) ? "" : alarm(sent?.complaint.text ?? null)}
${facts([
  [words.status, programStatus(program.status, language)],
  [words.budget, budgetOf(program, language)],
  [words.earmarked, money(program.earmarked, currency)],
  [words.remaining, money(program.remaining, currency)],
  [words.default_amount, default_amount === null ? null : money(default_amount, currency)],
  [words.choices, program.choices.map((type) => words.types[type]).join(", ")],
  [words.rewards, readable(counts.rewards)],
  [words.delivered, readable(counts.delivered)],
  [words.held, readable(counts.held)],
])}
${actionsOf(viewer, view)}
${programForms(viewer, view)}
<p><a href="/dashboard/rewards/given?program=${id}">${words.given_of}</a></p>
<h2>${words.rules}</h2>
${rulesOf(viewer, view)}
<h2>${words.links}</h2>
${linksOf(viewer, view)}
${curl({ operation_id: "getProgram", path: { program_id: id } }, public_url, language)}
<p><a href="/dashboard/rewards">${words.back}</a></p>`,
  };
}

function actionsOf(viewer: Viewer, { program, form_key }: ProgramView): Markup | string {
  const words = wordsIn(WORDS, viewer.language);
  const { id, status } = program;
  if (!viewer.may("fundProgram") || status === "closed") return "";
  const action = (name: string, submit: string, tone: "first" | "plain" | "danger") =>
    form(viewer, { action: `${PATH}/${id}/${name}`, fields: [], submit, form_key, tone });
  return html`${form(viewer, {
    action: `${PATH}/${id}/fund`,
    fields: [
      {
        ...{ name: "amount", id: "fund-amount", label: words.amount, inputmode: "decimal" },
        is_required: true,
      },
    ],
    ...{ submit: words.fund, form_key, tone: "plain" },
    other: { action: `${PATH}/${id}/defund`, submit: words.defund },
  })}
<div class="actions">
${status === "draft" ? action("activate", words.activate, "first") : ""}
${status === "active" ? action("pause", words.pause, "plain") : ""}
${status === "paused" ? action("resume", words.resume, "first") : ""}
${action("close", words.close, "danger")}</div>`;
}

function rulesOf(viewer: Viewer, { program, rules }: ProgramView): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = `${PATH}/${program.id}/rules`;
  const rows = table<Schemas["ProgramRule"]>(
    words.rules,
    [
      { head: words.name, cell: ({ id, name }) => html`<a href="${path}/${id}">${name}</a>` },
      { head: words.matched, is_number: true, cell: ({ matched_count }) => String(matched_count) },
      { head: words.does, cell: (rule) => ruleSentence(rule, language) },
      { head: words.status, cell: ({ active }) => (active ? "" : pill(words.rule_off)) },
    ],
    rules.toSorted((one, other) => Number(other.active) - Number(one.active)),
  );
  const may_add = program.status !== "closed" && viewer.may("setProgramRules");
  return html`${rules.length === 0 ? empty(words.no_rules) : rows}
${may_add ? html`<p><a class="button" href="${path}/new">${words.new_rule}</a></p>` : ""}`;
}

function linksOf(viewer: Viewer, { program, links, form_key, sent }: ProgramView): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = `${PATH}/${program.id}`;
  const value = (name: string) => sent?.form.get(name) ?? "";
  const revoke = ({ id, status }: Link) =>
    viewer.may("revokeRewardLink") && (status === "created" || status === "opened")
      ? form(viewer, {
          action: `${path}/links/${id}/revoke`,
          ...{ fields: [], submit: words.revoke, form_key, tone: "plain" },
        })
      : "";
  const make = form(viewer, {
    action: `${path}/links`,
    fields: [
      { name: "count", label: words.count, inputmode: "numeric", value: value("count") || "8" },
      { name: "amount", label: words.amount, inputmode: "decimal", value: value("amount") },
      { name: "label", label: words.label, value: value("label") },
    ],
    ...{ submit: words.make_links, form_key, tone: "plain" },
  });
  const rows = table(
    words.links,
    [
      {
        head: words.label,
        cell: ({ id, label, created }) =>
          html`${label ?? moment(created, language)} ${copyButton(id, language)}`,
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: words.status, cell: ({ status }) => words.link_statuses[status] },
      { head: words.revoke, cell: revoke },
    ],
    links,
  );
  return html`${viewer.may("createRewardLinks") ? make : ""}
${links.length === 0 ? emptyList(language) : rows}
${
  links.length > 0 && viewer.may("createRewardLinks")
    ? html`<p><a class="button" href="${path}/sheet">${words.sheet}</a></p>`
    : ""
}`;
}

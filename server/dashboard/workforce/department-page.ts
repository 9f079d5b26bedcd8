import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { PageCall } from "../ask.ts";
import { totalsOf } from "../batches/statuses.ts";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { bar } from "../show/bar.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { filtersForm } from "../show/filters.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { dayOf } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill } from "../show/pill.ts";
import { table } from "../show/table.ts";
import { changeForm } from "./department-form.ts";
import { joinForm, peopleForm } from "./department-people.ts";
import { WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Spend = Schemas["WorkforceDepartmentSpend"];

interface DepartmentView {
  readonly members: Schemas["WorkforceDepartmentPeople"];
  readonly spend: Spend | null;
  readonly query: Readonly<Record<string, string>>;
  readonly did: string | null;
  readonly sent: Sent | null;
  readonly form_key: string;
  readonly call: PageCall;
  readonly public_url: string;
}

const PATH = `${WORKFORCE}/departments`;

/** One department: its budget, its people, what was spent, and what can be changed. */
export function departmentPage(viewer: Viewer, view: DepartmentView): Page {
  const { members, sent, did } = view;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { department, people } = members;
  const { id, is_active, currency, code, monthly_budget, spent_this_month, remaining } = department;
  const of_change = sent?.form.has("monthly_budget") ? sent : null;
  const give = viewer.may("allocateToWorkforce") && is_active && people.length > 0;
  return {
    title: department.name,
    viewer,
    section: "people",
    content: html`${said(did)}
${facts([
  [words.status, is_active ? pill(words.active, "good") : pill(words.archived)],
  [words.code, code],
  [
    words.received,
    html`${money(spent_this_month, currency)}${
      monthly_budget === null ? "" : ` / ${readable(monthly_budget)}`
    }
${bar(words.spent, spent_this_month, monthly_budget)}`,
  ],
  [words.remaining, remaining === null ? null : money(remaining, currency)],
])}
${
  give
    ? html`<p><a class="button first" href="${WORKFORCE}/new?department=${id}">${
        words.give_to_all
      }</a></p>`
    : ""
}
<h2>${words.people}</h2>
${people.length === 0 ? empty(words.no_people) : peopleForm(viewer, view)}
${members.truncated ? html`<p class="note">${words.truncated}</p>` : ""}
${is_active && viewer.may("changeWorkforceCostCenterPeople") ? joinForm(viewer, view) : ""}
${
  viewer.may("updateWorkforceCostCenter")
    ? changeForm(viewer, department, { sent: of_change, form_key: view.form_key })
    : ""
}
${spendOf(view, language)}
${curl(view.call, view.public_url, language)}
<p><a href="${PATH}">${words.back_departments}</a></p>`,
  };
}

function spendOf({ members, spend, query }: DepartmentView, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const days = [
    { name: "from", label: words.from, type: "date" },
    { name: "to", label: words.to, type: "date" },
  ] as const;
  return html`<h2>${words.spent}</h2>
${filtersForm(`${PATH}/${members.department.id}`, days, query, language)}
<div id="list">${spend === null ? alarm(words.wrong_days) : figuresOf(spend, language)}</div>`;
}

function figuresOf(
  { from, to, totals, months, by_kind, by_person }: Spend,
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  const heading = html`<p>${dayOf(from, language)} – ${dayOf(to, language)}:
<strong>${totalsOf(totals)}</strong></p>`;
  if (by_kind.length === 0) return html`${heading}${empty(words.nothing_spent)}`;
  return html`${heading}
<h3>${words.months}</h3>
${table<Spend["months"][number]>(
  words.months,
  [
    { head: words.month, cell: ({ month }) => month },
    {
      head: words.spent,
      is_number: true,
      cell: ({ month, spent, budget, currency }) =>
        html`${money(spent, currency)} ${bar(`${month}: ${words.spent}`, spent, budget)}`,
    },
    {
      head: words.budget,
      is_number: true,
      cell: ({ budget, currency }) => (budget === null ? words.no_budget : money(budget, currency)),
    },
  ],
  months,
)}
<h3>${words.by_kind}</h3>
${table<Spend["by_kind"][number]>(
  words.by_kind,
  [
    { head: words.kind, cell: ({ kind }) => words.kinds[kind] },
    { head: words.amount, is_number: true, cell: ({ amount }) => totalsOf(amount) },
    { head: words.sends, is_number: true, cell: ({ count }) => String(count) },
  ],
  by_kind,
)}
<h3>${words.by_person}</h3>
${table<Spend["by_person"][number]>(
  words.by_person,
  [
    {
      head: words.name,
      cell: ({ recipient, name }) =>
        recipient === null
          ? (name ?? words.unregistered)
          : html`<a href="${WORKFORCE}/people/${recipient}">${name ?? recipient}</a>`,
    },
    { head: words.amount, is_number: true, cell: ({ amount }) => totalsOf(amount) },
    { head: words.sends, is_number: true, cell: ({ count }) => String(count) },
  ],
  by_person,
)}`;
}

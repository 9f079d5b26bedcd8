import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
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
  [WORDS.status, is_active ? pill(WORDS.active, "good") : pill(WORDS.archived)],
  [WORDS.code, code],
  [
    WORDS.received,
    html`${money(spent_this_month, currency)}${
      monthly_budget === null ? "" : ` / ${readable(monthly_budget)}`
    }
${bar(WORDS.spent, spent_this_month, monthly_budget)}`,
  ],
  [WORDS.remaining, remaining === null ? null : money(remaining, currency)],
])}
${
  give
    ? html`<p><a class="button first" href="${WORKFORCE}/new?department=${id}">${
        WORDS.give_to_all
      }</a></p>`
    : ""
}
<h2>${WORDS.people}</h2>
${people.length === 0 ? empty(WORDS.no_people) : peopleForm(viewer, view)}
${members.truncated ? html`<p class="note">${WORDS.truncated}</p>` : ""}
${is_active && viewer.may("changeWorkforceCostCenterPeople") ? joinForm(viewer, view) : ""}
${
  viewer.may("updateWorkforceCostCenter")
    ? changeForm(viewer, department, { sent: of_change, form_key: view.form_key })
    : ""
}
${spendOf(view)}
${curl(view.call, view.public_url)}
<p><a href="${PATH}">${WORDS.back_departments}</a></p>`,
  };
}

function spendOf({ members, spend, query }: DepartmentView): Markup {
  const days = [
    { name: "from", label: WORDS.from, type: "date" },
    { name: "to", label: WORDS.to, type: "date" },
  ] as const;
  return html`<h2>${WORDS.spent}</h2>
${filtersForm(`${PATH}/${members.department.id}`, days, query)}
<div id="list">${spend === null ? alarm(WORDS.wrong_days) : figuresOf(spend)}</div>`;
}

function figuresOf({ from, to, totals, months, by_kind, by_person }: Spend): Markup {
  const heading = html`<p>${dayOf(from)} – ${dayOf(to)}:
<strong>${totalsOf(totals)}</strong></p>`;
  if (by_kind.length === 0) return html`${heading}${empty(WORDS.nothing_spent)}`;
  return html`${heading}
<h3>${WORDS.months}</h3>
${table<Spend["months"][number]>(
  WORDS.months,
  [
    { head: WORDS.month, cell: ({ month }) => month },
    {
      head: WORDS.spent,
      is_number: true,
      cell: ({ month, spent, budget, currency }) =>
        html`${money(spent, currency)} ${bar(`${month}: ${WORDS.spent}`, spent, budget)}`,
    },
    {
      head: WORDS.budget,
      is_number: true,
      cell: ({ budget, currency }) => (budget === null ? WORDS.no_budget : money(budget, currency)),
    },
  ],
  months,
)}
<h3>${WORDS.by_kind}</h3>
${table<Spend["by_kind"][number]>(
  WORDS.by_kind,
  [
    { head: WORDS.kind, cell: ({ kind }) => WORDS.kinds[kind] },
    { head: WORDS.amount, is_number: true, cell: ({ amount }) => totalsOf(amount) },
    { head: WORDS.sends, is_number: true, cell: ({ count }) => String(count) },
  ],
  by_kind,
)}
<h3>${WORDS.by_person}</h3>
${table<Spend["by_person"][number]>(
  WORDS.by_person,
  [
    {
      head: WORDS.name,
      cell: ({ recipient, name }) =>
        recipient === null
          ? (name ?? WORDS.unregistered)
          : html`<a href="${WORKFORCE}/people/${recipient}">${name ?? recipient}</a>`,
    },
    { head: WORDS.amount, is_number: true, cell: ({ amount }) => totalsOf(amount) },
    { head: WORDS.sends, is_number: true, cell: ({ count }) => String(count) },
  ],
  by_person,
)}`;
}

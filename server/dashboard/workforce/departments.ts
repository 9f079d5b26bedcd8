/** Departments with their budgets: listed, added and changed, and who belongs to each. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable, readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { changedOf, filledOf, named, type Part, type Sent, saidOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { bar } from "../show/bar.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { pill } from "../show/pill.ts";
import { type Column, table } from "../show/table.ts";
import { departmentFields } from "./department-form.ts";
import { departmentPage } from "./department-page.ts";
import { membersChanged, peopleChangeOf } from "./department-people.ts";
import { CURRENCIES, partsOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Department = Schemas["WorkforceDepartment"];
type List = Schemas["WorkforceDepartmentList"];

const PATH = `${WORKFORCE}/departments`;

/** Serves the list, each department, and what is changed of it. */
export function mountDepartments(part: Part): void {
  part.page("/people/workforce/departments", showDepartments);
  part.page("/people/workforce/departments/:id", showDepartment);
  part.act("/people/workforce/departments", {
    call: (fields) => ({
      operation_id: "createWorkforceCostCenter",
      body: filledOf(fields, ["name", "code", "monthly_budget", "currency"]),
    }),
    to: (body) => `${PATH}/${(body as Department).id}?did=added`,
    again: showDepartments,
  });
  part.act("/people/workforce/departments/:id", {
    call: (fields, asking) => ({
      operation_id: "updateWorkforceCostCenter",
      ...pathOf(asking),
      body: {
        ...filledOf(fields, ["name"]),
        ...changedOf(fields, ["code", "monthly_budget"]),
        is_active: fields.get("is_active") === "true",
      },
    }),
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=saved`,
    again: showDepartment,
  });
  part.act("/people/workforce/departments/:id/people", {
    call: (fields, asking) => ({
      operation_id: "changeWorkforceCostCenterPeople",
      ...pathOf(asking),
      body: peopleChangeOf(fields),
    }),
    to: (body, { signed }) =>
      membersChanged(signed.viewer, body as Schemas["WorkforceDepartmentPeople"]),
    again: showDepartment,
  });
}

function pathOf(asking: Asking): { path: { cost_center_id: string } } {
  return { path: { cost_center_id: named(asking, "id") } };
}

function columnsIn(language: Language): readonly Column<Department>[] {
  const words = wordsIn(WORDS, language);
  return [
    {
      head: words.department,
      cell: ({ id, name, is_active }) =>
        html`<a href="${PATH}/${id}">${name}</a> ${is_active ? "" : pill(words.archived)}`,
    },
    {
      head: words.spent,
      is_number: true,
      cell: ({ name, currency, spent_this_month, monthly_budget }) =>
        html`${money(spent_this_month, currency)}
${bar(`${name}: ${words.spent}`, spent_this_month, monthly_budget)}`,
    },
    {
      head: words.budget_month,
      is_number: true,
      cell: ({ monthly_budget, currency }) =>
        monthly_budget === null ? words.no_budget : money(monthly_budget, currency),
    },
    {
      head: words.remaining,
      is_number: true,
      cell: ({ remaining, currency }) => (remaining === null ? "" : money(remaining, currency)),
    },
    {
      head: words.people,
      is_number: true,
      cell: ({ people_count }) => String(people_count),
    },
  ];
}

async function showDepartments(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "listWorkforceCostCenters" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { data, totals, truncated } = answer.body as List;
  const value = (name: string) => sent?.form.get(name) ?? "";
  const is_open = sent !== null || data.length === 0;
  const add = html`<details${is_open ? html` open` : ""}>
<summary class="button first">${words.new_department}</summary>
${form(viewer, {
  action: PATH,
  fields: [
    ...departmentFields(value, language),
    {
      ...{ name: "currency", label: words.currency, type: "select" },
      ...{ options: CURRENCIES, value: value("currency") },
    },
  ],
  submit: words.add_department,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, words.done))}
${
  data.length === 0
    ? empty(words.no_departments)
    : html`${sumsOf(totals, language)}
${table(words.departments, columnsIn(language), data)}`
}
${truncated ? html`<p class="note">${words.truncated}</p>` : ""}
${viewer.may("createWorkforceCostCenter") ? add : ""}
${curl(call, asking.deps.config.public_url, language)}`;
  const page = { title: words.departments, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

/** What all active departments have left, in each currency that has a budget. */
function sumsOf(totals: List["totals"], language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const lines = Object.entries(totals).flatMap(([currency, sums]) => {
    const { monthly_budget, spent_this_month, remaining } = sums;
    if (monthly_budget === "0.00") return [];
    const text = `${readableAmount(spent_this_month, currency)} / ${readable(monthly_budget)}`;
    return [
      [
        words.all_departments({ currency }),
        html`${text}, ${words.remaining} ${readable(remaining)}
${bar(words.all_departments({ currency }), spent_this_month, monthly_budget)}`,
      ] as const,
    ];
  });
  return facts(lines);
}

async function showDepartment(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps, c } = asking;
  const call = { operation_id: "getWorkforceCostCenterPeople", ...pathOf(asking) } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const query = queryOf(c, ["from", "to"]);
  const spend = await readIfAllowed<Schemas["WorkforceDepartmentSpend"]>(asking, {
    ...{ operation_id: "getWorkforceCostCenterSpend", ...pathOf(asking), query },
  });
  const page = departmentPage(signed.viewer, {
    ...{ members: answer.body as Schemas["WorkforceDepartmentPeople"], spend, query, sent, call },
    did: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    form_key: sent?.form.get("form_key") ?? randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

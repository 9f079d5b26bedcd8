/** Cost centres with their budgets. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable, readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { changedOf, filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { bar } from "../show/bar.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
import type { Column } from "../show/table.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type CostCenter = Schemas["CostCenter"];
type Budgeted = Pick<
  CostCenter,
  "name" | "currency" | "monthly_budget" | "spent_this_month" | "remaining" | "people_count"
>;

const PATH = "/dashboard/people/cost-centers";

/** Serves them. */
export function mountCostCenters(part: ReturnType<typeof partOf>): void {
  part.page("/people/cost-centers", showCenters);
  part.page("/people/cost-centers/:id", showCenter);
  part.act("/people/cost-centers", {
    call: (fields) => ({
      operation_id: "createCostCenter",
      body: filledOf(fields, ["name", "gl_code", "monthly_budget", "currency"]),
    }),
    to: (body) => `${PATH}/${(body as CostCenter).id}?did=added`,
    again: showCenters,
  });
  part.act("/people/cost-centers/:id", {
    call: (fields, asking) => ({
      operation_id: "updateCostCenter",
      path: { cost_center_id: named(asking, "id") },
      body: {
        ...filledOf(fields, ["name"]),
        ...changedOf(fields, ["gl_code", "monthly_budget"]),
        is_active: fields.get("is_active") === "true",
      },
    }),
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=saved`,
    again: showCenter,
  });
}

function fieldsOf(value: (name: string) => string, language: Language): Field[] {
  const words = wordsIn(WORDS, language);
  return [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    { name: "gl_code", label: words.gl_code, value: value("gl_code") },
    {
      ...{ name: "monthly_budget", label: words.budget, inputmode: "decimal" },
      value: value("monthly_budget"),
    },
  ];
}

/** What is spent of a budget, in figures and as a bar. */
function spentOf(
  { name, currency, monthly_budget, spent_this_month }: Budgeted,
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  const of = monthly_budget === null ? "" : ` / ${readable(monthly_budget)}`;
  return html`${readableAmount(spent_this_month, currency)}${of}
${bar(`${name}: ${words.spent}`, spent_this_month, monthly_budget)}`;
}

function figuresIn(language: Language): readonly Column<Budgeted>[] {
  const words = wordsIn(WORDS, language);
  return [
    { head: words.members, is_number: true, cell: ({ people_count }) => String(people_count) },
    { head: words.spent, cell: (one) => spentOf(one, language) },
    { head: words.remaining, is_number: true, cell: ({ remaining }) => remaining ?? "" },
  ];
}

async function showCenters(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const options = { USD: "USD", ZWG: "ZWG" };
  const add = viewer.may("createCostCenter")
    ? html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${words.new_center}</summary>
${form(viewer, {
  action: PATH,
  fields: [
    ...fieldsOf(value, language),
    {
      ...{ name: "currency", label: words.currency, type: "select" },
      ...{ options, value: value("currency") },
    },
  ],
  submit: words.add_center,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`
    : "";
  return await showList<CostCenter>(asking, {
    ...{ title: words.cost_centers, path: PATH, operation_id: "listCostCenters" },
    ...{ section: "people", filters: [] },
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${add}`,
    columns: [
      { head: words.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      ...figuresIn(language),
    ],
  });
}

async function showCenter(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { cost_center_id: named(asking, "id") };
  const call = { operation_id: "getCostCenter", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const center = answer.body as CostCenter;
  const shown = center as unknown as Record<string, unknown>;
  const value = (name: string) => sent?.form.get(name) ?? String(shown[name] ?? "");
  const active: Field = {
    ...{ name: "is_active", label: words.active, type: "check" },
    is_checked: center.is_active,
  };
  const content = html`${said(saidOf(asking, words.done))}
${facts([
  [words.status, center.is_active ? words.active : words.closed],
  [words.spent, spentOf(center, language)],
  [words.remaining, center.remaining],
  [words.members, readable(center.people_count)],
])}
${
  viewer.may("updateCostCenter")
    ? html`<h2>${words.edit}</h2>${form(viewer, {
        action: `${PATH}/${center.id}`,
        fields: [...fieldsOf(value, language), active],
        submit: words.save,
        form_key: sent?.form.get("form_key") ?? randomText(),
        complaint: sent?.complaint ?? null,
      })}`
    : ""
}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back_centers}</a></p>`;
  const page = { title: center.name, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

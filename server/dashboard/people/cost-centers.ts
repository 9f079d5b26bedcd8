/** Cost centres with their budgets. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable, readableAmount } from "#platform/values/readable";
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

function fieldsOf(value: (name: string) => string): Field[] {
  return [
    { name: "name", label: WORDS.name, value: value("name"), is_required: true },
    { name: "gl_code", label: WORDS.gl_code, value: value("gl_code") },
    {
      ...{ name: "monthly_budget", label: WORDS.budget, inputmode: "decimal" },
      value: value("monthly_budget"),
    },
  ];
}

/** What is spent of a budget, in figures and as a bar. */
function spentOf({ name, currency, monthly_budget, spent_this_month }: Budgeted): Markup {
  const of = monthly_budget === null ? "" : ` / ${readable(monthly_budget)}`;
  return html`${readableAmount(spent_this_month, currency)}${of}
${bar(`${name}: ${WORDS.spent}`, spent_this_month, monthly_budget)}`;
}

const FIGURES: readonly Column<Budgeted>[] = [
  { head: WORDS.members, is_number: true, cell: ({ people_count }) => String(people_count) },
  { head: WORDS.spent, cell: spentOf },
  { head: WORDS.remaining, is_number: true, cell: ({ remaining }) => remaining ?? "" },
];

async function showCenters(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const value = (name: string) => sent?.form.get(name) ?? "";
  const options = { USD: "USD", ZWG: "ZWG" };
  const add = viewer.may("createCostCenter")
    ? html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${WORDS.new_center}</summary>
${form(viewer, {
  action: PATH,
  fields: [
    ...fieldsOf(value),
    {
      ...{ name: "currency", label: WORDS.currency, type: "select" },
      ...{ options, value: value("currency") },
    },
  ],
  submit: WORDS.add_center,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`
    : "";
  return await showList<CostCenter>(asking, {
    ...{ title: WORDS.cost_centers, path: PATH, operation_id: "listCostCenters" },
    ...{ section: "people", filters: [] },
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${add}`,
    columns: [
      { head: WORDS.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      ...FIGURES,
    ],
  });
}

async function showCenter(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { cost_center_id: named(asking, "id") };
  const call = { operation_id: "getCostCenter", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const center = answer.body as CostCenter;
  const shown = center as unknown as Record<string, unknown>;
  const value = (name: string) => sent?.form.get(name) ?? String(shown[name] ?? "");
  const active: Field = {
    ...{ name: "is_active", label: WORDS.active, type: "check" },
    is_checked: center.is_active,
  };
  const content = html`${said(saidOf(asking, WORDS.done))}
${facts([
  [WORDS.status, center.is_active ? WORDS.active : WORDS.closed],
  [WORDS.spent, spentOf(center)],
  [WORDS.remaining, center.remaining],
  [WORDS.members, readable(center.people_count)],
])}
${
  viewer.may("updateCostCenter")
    ? html`<h2>${WORDS.edit}</h2>${form(viewer, {
        action: `${PATH}/${center.id}`,
        fields: [...fieldsOf(value), active],
        submit: WORDS.save,
        form_key: sent?.form.get("form_key") ?? randomText(),
        complaint: sent?.complaint ?? null,
      })}`
    : ""
}
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}">${WORDS.back_centers}</a></p>`;
  const page = { title: center.name, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

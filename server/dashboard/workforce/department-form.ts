/** What describes a department, and its change. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { Sent } from "../part.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Department = Schemas["WorkforceDepartment"];

const PATH = `${WORKFORCE}/departments`;

/** The form, as the department is or as a refused form has it. */
export function changeForm(
  viewer: Viewer,
  department: Department,
  { sent, form_key }: { readonly sent: Sent | null; readonly form_key: string },
): Markup {
  const { id, name, code, monthly_budget, is_active } = department;
  const now: Readonly<Record<string, string | null>> = { name, code, monthly_budget };
  const value = (field: string) => sent?.form.get(field) ?? now[field] ?? "";
  return html`<details${sent === null ? "" : html` open`}><summary>${WORDS.edit}</summary>
${form(viewer, {
  action: `${PATH}/${id}`,
  fields: [
    ...departmentFields(value),
    {
      ...{ name: "is_active", label: WORDS.is_active, type: "check" },
      is_checked: sent === null ? is_active : sent.form.has("is_active"),
    },
  ],
  ...{ submit: WORDS.save, form_key, complaint: sent?.complaint ?? null },
})}</details>`;
}

/** What describes a department. */
export function departmentFields(value: (name: string) => string): Field[] {
  return [
    { name: "name", label: WORDS.name, value: value("name"), is_required: true },
    { name: "code", label: WORDS.code, value: value("code") },
    {
      ...{ name: "monthly_budget", label: WORDS.budget_month, hint: WORDS.budget_hint },
      ...{ inputmode: "decimal", value: value("monthly_budget") },
    },
  ];
}

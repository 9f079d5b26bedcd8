/** What describes a department, and its change. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
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
  const words = wordsIn(WORDS, viewer.language);
  const { id, name, code, monthly_budget, is_active } = department;
  const now: Readonly<Record<string, string | null>> = { name, code, monthly_budget };
  const value = (field: string) => sent?.form.get(field) ?? now[field] ?? "";
  return html`<details${sent === null ? "" : html` open`}><summary>${words.edit}</summary>
${form(viewer, {
  action: `${PATH}/${id}`,
  fields: [
    ...departmentFields(value, viewer.language),
    {
      ...{ name: "is_active", label: words.is_active, type: "check" },
      is_checked: sent === null ? is_active : sent.form.has("is_active"),
    },
  ],
  ...{ submit: words.save, form_key, complaint: sent?.complaint ?? null },
})}</details>`;
}

/** What describes a department. */
export function departmentFields(value: (name: string) => string, language: Language): Field[] {
  const words = wordsIn(WORDS, language);
  return [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    { name: "code", label: words.code, value: value("code") },
    {
      ...{ name: "monthly_budget", label: words.budget_month, hint: words.budget_hint },
      ...{ inputmode: "decimal", value: value("monthly_budget") },
    },
  ];
}

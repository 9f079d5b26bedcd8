/** Fields of a form, each with its label, its hint and what is wrong with it. */
import { html, raw } from "hono/html";
import type { ClaimWords } from "#platform/words/claim";
import type { FormFields } from "../form-fields.ts";
import type { Complaint, FormField } from "../refusal-words.ts";
import type { Markup } from "./layout.ts";

/** What a field needs of the form that it stands in. */
export interface FieldView {
  readonly words: ClaimWords;
  readonly fields: FormFields;
  readonly complaints: readonly Complaint[];
}

interface TextField {
  readonly name: FormField;
  readonly label: string;
  readonly hint: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly is_required: boolean;
}

/** A line of text; it takes the focus if it is the first that is wrong. */
export function textField(view: FieldView, field: TextField): Markup {
  const { name, label, hint, attributes, is_required } = field;
  const written = Object.entries(attributes).map(([key, value]) => html` ${raw(key)}="${value}"`);
  return html`<div class="field">
<label for="${name}">${label}</label>
<p class="quiet" id="${name}-hint">${hint}</p>
<input id="${name}" name="${name}" value="${view.fields[name]}"${written}${
    is_required ? html` required` : ""
  }${fieldMarks(view, name)}>
</div>`;
}

/** What ties a field to its hint, and to what is wrong with it. */
export function fieldMarks({ complaints }: FieldView, name: FormField): Markup {
  const is_wrong = complaints.some(({ field }) => field === name);
  if (!is_wrong) return html` aria-describedby="${name}-hint"`;
  const is_first = complaints[0]?.field === name;
  const described = `${errorId(name)} ${name}-hint`;
  const focus = is_first ? html` autofocus` : "";
  return html` aria-invalid="true" aria-describedby="${described}"${focus}`;
}

/** Where it is said what is wrong with a field. */
export function errorId(name: FormField): string {
  return `${name}-error`;
}

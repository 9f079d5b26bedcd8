/** A form that one of the staff sends. */
import { html } from "hono/html";
import { type Field, formFields } from "#dashboard/show/form";
import type { Markup } from "#dashboard/show/layout";
import { randomText } from "#platform/crypto/random-text";
import type { Signed } from "./frame.ts";
import { CONSOLE_WORDS as WORDS } from "./words.ts";

interface ConsoleForm {
  readonly action: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  readonly hint?: string;
  readonly tone?: "first" | "danger" | "plain";
  /** Of a form with a file. */
  readonly is_multipart?: boolean;
  /** What stands behind the fields, such as a field for a file. */
  readonly more?: Markup;
}

/** The form, with a key that was made with it: pressing twice acts once. */
export function consoleForm({ form_token }: Signed, form: ConsoleForm): Markup {
  const { action, fields, submit, hint, tone = "first", is_multipart = false, more = "" } = form;
  return html`<form method="post" action="${action}"${
    is_multipart ? html` enctype="multipart/form-data"` : ""
  }>
<input type="hidden" name="form_token" value="${form_token}">
<input type="hidden" name="form_key" value="${randomText()}">
${hint === undefined ? "" : html`<p class="quiet">${hint}</p>`}
${formFields(fields, null).fields}${more}
<button${tone === "plain" ? "" : html` class="${tone}"`}>${submit}</button>
</form>`;
}

/** The field in which somebody says why; each form of a page has its own. */
export function reasonField(id: string, label: string = WORDS.reason): Field {
  return { name: "reason", id: `why-${id}`, label, is_required: true };
}

/** What a page says that a form has led to. */
export function doneNote(done: string | undefined): Markup | string {
  if (done === undefined) return "";
  const text = done === "proposed" ? WORDS.proposed : WORDS.done;
  return html`<p class="note" role="status">${text}</p>`;
}

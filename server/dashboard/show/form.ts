/** A form that changes something, with what is wrong with it at the fields. */
import { html } from "hono/html";
import type { Complaint } from "../complaint.ts";
import { alarm } from "./alarm.ts";
import { type Markup, tokenField, type Viewer } from "./layout.ts";

export interface Field {
  /** As the operation calls it, so that its refusals find the field. */
  readonly name: string;
  readonly label: string;
  /** Where several forms of a page have a field of one name. */
  readonly id?: string;
  readonly type?:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "number"
    | "date"
    | "file"
    | "area"
    | "select"
    | "check"
    | "hidden";
  readonly value?: string;
  readonly hint?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly inputmode?: "numeric" | "decimal" | "tel";
  readonly is_required?: boolean;
  readonly is_checked?: boolean;
}

interface Form {
  readonly action: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  /** Made with the form: pressing twice acts once. */
  readonly form_key: string;
  readonly complaint?: Complaint | null;
  readonly tone?: "first" | "danger" | "plain";
  /** A second button, which sends the same fields elsewhere. */
  readonly other?: { readonly action: string; readonly submit: string };
  /** The way out of a form that asks something, where its page begins. */
  readonly leave?: { readonly href: string; readonly label: string };
  /** What stands above the fields. */
  readonly above?: Markup;
}

/** The form, as whoever is signed in sends it. */
export function form(viewer: Viewer, { action, fields, submit, ...rest }: Form): Markup {
  const { form_key, complaint = null, tone = "first", other, above, leave } = rest;
  const { is_at_field, fields: shown } = formFields(fields, complaint);
  const has_file = fields.some(({ type }) => type === "file");
  const coding = has_file ? html` enctype="multipart/form-data"` : "";
  // Several forms with one address differ by what they carry, and have no button to come back to.
  const carries = fields.some(({ type }) => type === "hidden");
  const id = (to: string) => (carries ? "" : html` id="${buttonIdOf(to)}"`);
  return html`<form method="post" action="${action}"${coding}>${tokenField(viewer.form_token)}
<input type="hidden" name="form_key" value="${form_key}">
${is_at_field ? "" : alarm(complaint?.text ?? null)}
${above ?? ""}
${shown}
<button${id(action)}${classOf(tone, leave !== undefined)}>${submit}</button>
${
  other === undefined
    ? ""
    : html`<button${id(other.action)} formaction="${other.action}">${other.submit}</button>`
}
${
  leave === undefined
    ? ""
    : html`<a class="button" href="${leave.href}" autofocus>${leave.label}</a>`
}
</form>`;
}

/** What is asked before something is taken away is answered by a button that is seen. */
function classOf(tone: Form["tone"], has_way_out: boolean): Markup | string {
  if (tone === "plain") return "";
  return html` class="${tone}${has_way_out ? " sure" : ""}"`;
}

/** The button of the form that goes to an address, so that focus can come back to it. */
export function buttonIdOf(action: string): string {
  return `to${action.replace(/\?.*/, "").replaceAll("/", "-")}`;
}

/** The fields, one of them with the complaint, if it is about one of them. */
export function formFields(
  fields: readonly Field[],
  complaint: Complaint | null,
): { readonly is_at_field: boolean; readonly fields: Markup[] } {
  const at = fields.find(({ name, type }) => name === complaint?.param && hasPlace(type));
  return {
    is_at_field: at !== undefined,
    fields: fields.map((one) => fieldOf(one, one === at ? (complaint?.text ?? null) : null)),
  };
}

/** A box to tick has no line below it where a complaint could stand. */
function hasPlace(type: Field["type"]): boolean {
  return type !== "hidden" && type !== "check";
}

function fieldOf(field: Field, wrong: Markup | string | null): Markup {
  const { name, label, type = "text", value = "", hint } = field;
  if (type === "hidden") return html`<input type="hidden" name="${name}" value="${value}">`;
  if (type === "check") return checkOf(field);
  const id = field.id ?? `field-${name.replaceAll(/\W/g, "-")}`;
  const about = [hint === undefined ? null : `${id}-hint`, wrong === null ? null : `${id}-wrong`];
  const described = about.filter((one) => one !== null).join(" ");
  const marks = html`${described === "" ? "" : html` aria-describedby="${described}"`}${
    wrong === null ? "" : html` aria-invalid="true"`
  }${field.is_required ? html` required` : ""}`;
  const mode = field.inputmode === undefined ? "" : html` inputmode="${field.inputmode}"`;
  const input =
    type === "area"
      ? html`<textarea id="${id}" name="${name}" rows="6"${marks}>${value}</textarea>`
      : type === "select"
        ? html`<select id="${id}" name="${name}"${marks}>${optionsOf(field)}</select>`
        : html`<input id="${id}" name="${name}" type="${type}" value="${value}"
 autocomplete="off"${mode}${marks}>`;
  return html`<label for="${id}">${label}</label>
${hint === undefined ? "" : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${input}
${wrong === null ? "" : html`<p class="wrong" role="alert" id="${id}-wrong">${wrong}</p>`}`;
}

function checkOf({ name, label, value = "true", is_checked }: Field): Markup {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${
    is_checked ? html` checked` : ""
  }> ${label}</label>`;
}

function optionsOf({ options = {}, value }: Field): Markup[] {
  return Object.entries(options).map(
    ([one, text]) =>
      html`<option value="${one}"${one === value ? html` selected` : ""}>${text}</option>`,
  );
}

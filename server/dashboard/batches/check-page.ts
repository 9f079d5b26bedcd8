/** The form of a new batch, and the check of its lines, on which they are put right. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { Complaint } from "../complaint.ts";
import { cellsOfLine, plainMessage } from "../show/cells.ts";
import { facts } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { phoneOf } from "../show/request-fields.ts";
import { table } from "../show/table.ts";
import { totalsOf } from "./statuses.ts";
import { WORDS } from "./words.ts";

type Preview = Schemas["BatchPreview"];
type Line = Preview["lines"][number];

const PATH = "/dashboard/batches";
/** Lines that are put right, or shown, at a time. */
const LINES_MAX = 25;
const CURRENCIES = ["USD", "ZWG"] as const;

interface Entered {
  readonly entered: URLSearchParams;
  readonly complaint: Complaint | null;
  readonly form_key: string;
}

/** Asks for the spreadsheet. */
export function newPage(viewer: Viewer, { entered, complaint, form_key }: Entered): Page {
  const value = (name: string) => entered.get(name) ?? "";
  const fields: Field[] = [
    { name: "title", label: WORDS.name, value: value("title") },
    currencyField(value("currency")),
    { name: "file", label: WORDS.file, hint: WORDS.file_hint, type: "file" },
    { name: "csv", label: WORDS.paste, type: "area", value: value("csv") },
    { name: "sms_message", label: WORDS.sms, hint: WORDS.sms_hint, value: value("sms_message") },
  ];
  return {
    title: WORDS.new_title,
    viewer,
    section: "batches",
    content: html`${form(viewer, {
      action: `${PATH}/check`,
      ...{ fields, submit: WORDS.check, form_key, complaint },
    })}
<p><a href="${PATH}">${WORDS.back}</a></p>`,
  };
}

interface Checked extends Entered {
  readonly csv: string;
  readonly cells: readonly ReadonlyMap<string, string>[];
  readonly preview: Preview;
}

/** Shows what would be sold, and the lines that are wrong as fields. */
export function checkPage(viewer: Viewer, checked: Checked): Page {
  const { preview, entered, complaint, form_key, csv } = checked;
  const value = (name: string) => entered.get(name) ?? "";
  const wrong = preview.lines.filter(({ valid }) => !valid);
  const kept = ["title", "currency", "sms_message"].map(
    (name): Field => ({ name, label: "", type: "hidden", value: value(name) }),
  );
  const choice: Field = {
    name: "on_invalid",
    label: WORDS.on_invalid,
    type: "select",
    options: WORDS.invalid_choices,
    value: value("on_invalid") || "reject",
  };
  return {
    title: WORDS.checked,
    viewer,
    section: "batches",
    content: html`${summaryOf(preview)}
${form(viewer, {
  action: PATH,
  above: wrong.length === 0 ? html`<p class="quiet">${WORDS.all_right}</p>` : fixes(checked, wrong),
  fields: [
    ...kept,
    { name: "csv", label: "", type: "hidden", value: csv },
    ...(wrong.length === 0 ? [] : [choice]),
  ],
  ...{ submit: WORDS.make, form_key, complaint },
  other: { action: `${PATH}/check`, submit: WORDS.check_again },
})}
${rightLines(preview)}
<p><a href="${PATH}/new">${WORDS.new}</a></p>`,
  };
}

function summaryOf({ counts, total, cost, credit, requires_approval }: Preview): Markup {
  const { valid, total: lines } = counts;
  return html`${facts([
    [WORDS.lines, WORDS.valid(valid, lines)],
    [WORDS.total, totalsOf(total)],
    [WORDS.cost, totalsOf(cost)],
    ...CURRENCIES.map((currency): [string, string | null] => {
      const check = credit[currency];
      if (check === null) return [currency, null];
      const { sufficient, available } = check;
      const says = sufficient ? WORDS.enough : WORDS.too_little;
      return [WORDS.credit(currency), says(available)];
    }),
  ])}
${requires_approval ? html`<p class="note">${WORDS.needs_approval}</p>` : ""}`;
}

function fixes({ cells }: Checked, wrong: readonly Line[]): Markup {
  return html`<h2>${WORDS.wrong}</h2><p class="quiet">${WORDS.wrong_hint}</p>
${wrong.slice(0, LINES_MAX).map((line) => fixOf(line, cells[line.line - 1] ?? new Map()))}
${wrong.length > LINES_MAX ? html`<p class="quiet">${WORDS.more(wrong.length)}</p>` : ""}`;
}

function fixOf({ line, errors }: Line, cells: ReadonlyMap<string, string>): Markup {
  const names = [...new Set(["target", "amount", ...cells.keys()])];
  return cellsOfLine({ legend: `${WORDS.line} ${line}`, line, names, cells, errors });
}

function rightLines({ lines, counts }: Preview): Markup | string {
  const right = lines.filter(({ valid }) => valid).slice(0, LINES_MAX);
  if (right.length === 0) return "";
  return html`<h2>${WORDS.right}</h2>
${counts.valid > LINES_MAX ? html`<p class="quiet">${WORDS.more(counts.valid)}</p>` : ""}
${table(
  WORDS.right,
  [
    { head: WORDS.line, cell: ({ line }) => String(line) },
    { head: WORDS.target, cell: ({ target }) => phoneOf(target) },
    {
      head: WORDS.amount,
      is_number: true,
      cell: ({ amount, currency }) => `${currency ?? ""} ${amount ?? ""}`,
    },
    {
      head: WORDS.reason,
      cell: ({ warnings }) => warnings.map((one) => plainMessage(one.message)).join(" "),
    },
  ],
  right,
)}`;
}

function currencyField(value: string): Field {
  const options = { USD: "USD", ZWG: "ZWG" };
  return { name: "currency", label: WORDS.currency, type: "select", options, value };
}

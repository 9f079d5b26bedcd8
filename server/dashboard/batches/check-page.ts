/** The form of a new batch, and the check of its lines, on which they are put right. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import type { Complaint } from "../complaint.ts";
import { cellsOfLine, plainMessage } from "../show/cells.ts";
import { english } from "../show/english.ts";
import { facts } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { phoneOf } from "../show/request-fields.ts";
import { table } from "../show/table.ts";
import { totalsOf } from "./statuses.ts";
import { SMS_NAMES, WORDS } from "./words.ts";

type BatchWords = WordsIn<typeof WORDS>;
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
  const words = wordsIn(WORDS, viewer.language);
  const value = (name: string) => entered.get(name) ?? "";
  const fields: Field[] = [
    { name: "title", label: words.name, value: value("title") },
    currencyField(words.currency, value("currency")),
    { name: "file", label: words.file, hint: words.file_hint, type: "file" },
    { name: "csv", label: words.paste, type: "area", value: value("csv") },
    {
      name: "sms_message",
      label: words.sms,
      hint: words.sms_hint({ names: SMS_NAMES }),
      value: value("sms_message"),
    },
  ];
  return {
    title: words.new_title,
    viewer,
    section: "batches",
    content: html`${form(viewer, {
      action: `${PATH}/check`,
      ...{ fields, submit: words.check, form_key, complaint },
    })}
<p><a href="${PATH}">${words.back}</a></p>`,
  };
}

interface Checked extends Entered {
  readonly csv: string;
  readonly cells: readonly ReadonlyMap<string, string>[];
  readonly preview: Preview;
}

/** Shows what would be sold, and the lines that are wrong as fields. */
export function checkPage(viewer: Viewer, checked: Checked): Page {
  const words = wordsIn(WORDS, viewer.language);
  const { preview, entered, complaint, form_key, csv } = checked;
  const value = (name: string) => entered.get(name) ?? "";
  const wrong = preview.lines.filter(({ valid }) => !valid);
  const kept = ["title", "currency", "sms_message"].map(
    (name): Field => ({ name, label: "", type: "hidden", value: value(name) }),
  );
  const choice: Field = {
    name: "on_invalid",
    label: words.on_invalid,
    type: "select",
    options: words.invalid_choices,
    value: value("on_invalid") || "reject",
  };
  return {
    title: words.checked,
    viewer,
    section: "batches",
    content: html`${summaryOf(words, preview)}
${form(viewer, {
  action: PATH,
  above:
    wrong.length === 0
      ? html`<p class="quiet">${words.all_right}</p>`
      : fixes(checked, { wrong, language: viewer.language }),
  fields: [
    ...kept,
    { name: "csv", label: "", type: "hidden", value: csv },
    ...(wrong.length === 0 ? [] : [choice]),
  ],
  ...{ submit: words.make, form_key, complaint },
  other: { action: `${PATH}/check`, submit: words.check_again },
})}
${rightLines(preview, viewer.language)}
<p><a href="${PATH}/new">${words.new}</a></p>`,
  };
}

function summaryOf(
  words: BatchWords,
  { counts, total, cost, credit, requires_approval }: Preview,
): Markup {
  const { valid, total: lines } = counts;
  return html`${facts([
    [words.lines, words.valid({ valid: readable(valid), total: readable(lines) })],
    [words.total, totalsOf(total)],
    [words.cost, totalsOf(cost)],
    ...CURRENCIES.map((currency): [string, string | null] => {
      const check = credit[currency];
      if (check === null) return [currency, null];
      const { sufficient, available } = check;
      const says = sufficient ? words.enough : words.too_little;
      return [words.credit({ currency }), says({ available: readable(available) })];
    }),
  ])}
${requires_approval ? html`<p class="note">${words.needs_approval}</p>` : ""}`;
}

function fixes(
  { cells }: Checked,
  { wrong, language }: { readonly wrong: readonly Line[]; readonly language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  return html`<h2>${words.wrong}</h2><p class="quiet">${words.wrong_hint}</p>
${wrong
  .slice(0, LINES_MAX)
  .map((line) => fixOf(line, { cells: cells[line.line - 1] ?? new Map(), language }))}
${moreThan(wrong.length, words)}`;
}

/** Says that lines are left out. */
function moreThan(count: number, words: BatchWords): Markup | string {
  if (count <= LINES_MAX) return "";
  return html`<p class="quiet">${words.more({ count: readable(count) })}</p>`;
}

function fixOf(
  { line, errors }: Line,
  { cells, language }: { readonly cells: ReadonlyMap<string, string>; readonly language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  const names = [...new Set(["target", "amount", ...cells.keys()])];
  return cellsOfLine({ legend: `${words.line} ${line}`, line, names, cells, errors, language });
}

function rightLines({ lines, counts }: Preview, language: Language): Markup | string {
  const words = wordsIn(WORDS, language);
  const right = lines.filter(({ valid }) => valid).slice(0, LINES_MAX);
  if (right.length === 0) return "";
  return html`<h2>${words.right}</h2>
${moreThan(counts.valid, words)}
${table(
  words.right,
  [
    { head: words.line, cell: ({ line }) => String(line) },
    { head: words.target, cell: ({ target }) => phoneOf(target) },
    {
      head: words.amount,
      is_number: true,
      cell: ({ amount, currency }) => `${currency ?? ""} ${amount ?? ""}`,
    },
    {
      head: words.reason,
      cell: ({ warnings }) =>
        english(warnings.map((one) => plainMessage(one.message)).join(" "), language),
    },
  ],
  right,
)}`;
}

function currencyField(label: string, value: string): Field {
  const options = { USD: "USD", ZWG: "ZWG" };
  return { name: "currency", label, type: "select", options, value };
}

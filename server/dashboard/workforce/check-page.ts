/** The check of an allocation: what it comes to, which budgets it uses, and lines to put right. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { totalsOf } from "../batches/statuses.ts";
import type { Complaint } from "../complaint.ts";
import { bar } from "../show/bar.ts";
import { cellsOfLine } from "../show/cells.ts";
import { facts } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { phoneOf } from "../show/request-fields.ts";
import { table } from "../show/table.ts";
import { LEFT_OUT } from "./lines.ts";
import { nameIn, peopleOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Preview = Schemas["WorkforcePreview"];
type Line = Schemas["WorkforcePreviewLine"];
type Cells = ReadonlyMap<string, string>;

interface Checked {
  readonly csv: string;
  readonly lines: readonly Cells[];
  readonly entered: URLSearchParams;
  readonly complaint: Complaint | null;
  readonly preview: Preview;
  readonly departments: readonly Schemas["WorkforceDepartment"][];
  readonly form_key: string;
}

/** Lines that are put right, or shown, at a time. */
const LINES_MAX = 25;
const CARRIED = ["kind", "product_ref", "cost_center_id", "title", "custom_sms"];
/** A cell that people do not write: who it is stands in the legend. */
const HIDDEN_CELL = "recipient_id";

/** Shows what would be given; a line that is wrong or unusual as fields. */
export function checkPage(viewer: Viewer, checked: Checked): Page {
  const { preview, entered, complaint, form_key, csv } = checked;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const unclear = preview.lines.filter(({ errors, warnings }) => errors.length + warnings.length);
  const can_send = preview.lines.every(({ errors }) => errors.length === 0);
  const hidden = [...CARRIED.map((name) => [name, entered.get(name) ?? ""]), ["csv", csv]].map(
    ([name = "", value = ""]): Field => ({ name, label: "", type: "hidden", value }),
  );
  const over: Field = {
    ...{ name: "acknowledge_over_budget", label: words.acknowledge, type: "check" },
    is_checked: entered.get("acknowledge_over_budget") === "true",
  };
  const fields: Field[] = [
    ...hidden,
    { name: "checked", label: "", type: "hidden", value: "yes" },
    ...(preview.over_budget ? [over] : []),
  ];
  const action = { check: `${WORKFORCE}/check`, send: `${WORKFORCE}/allocations` };
  return {
    title: words.checked,
    viewer,
    section: "people",
    content: html`${summaryOf(preview, language)}
${preview.cost_centers.length === 0 ? "" : budgetsOf(checked, language)}
${form(viewer, {
  action: can_send ? action.send : action.check,
  above: html`${
    unclear.length === 0
      ? html`<p class="quiet">${words.all_right}</p>`
      : fixes(checked, { unclear, language })
  }
${can_send ? "" : html`<p class="quiet">${words.send_none}</p>`}`,
  fields,
  submit: can_send ? words.send({ total: totalsOf(preview.total) }) : words.check_again,
  ...(can_send && unclear.length > 0
    ? { other: { action: action.check, submit: words.check_again } }
    : {}),
  form_key,
  complaint,
})}
${rightLines(preview, language)}
<p><a href="${WORKFORCE}/new">${words.start_again}</a></p>`,
  };
}

/** What lines come to, whether Credit suffices, and who has to approve. */
export function summaryOf(
  { lines, total, cost, credit, requires_approval }: Preview,
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  const says = credit.sufficient ? words.enough : words.too_little;
  const can_go = lines.filter(({ errors }) => errors.length === 0).length;
  return html`${facts([
    [words.lines, peopleOf(can_go, language)],
    [words.total, totalsOf(total)],
    [words.cost, totalsOf(cost)],
    [words.credit, says({ available: totalsOf(credit.available) })],
  ])}
${requires_approval ? html`<p class="note">${words.waits}</p>` : ""}`;
}

function budgetsOf({ preview, departments }: Checked, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const nameOf = (id: string) => nameIn(departments, id);
  return html`<h2>${words.budgets}</h2>
${table<Schemas["WorkforceBudgetCheck"]>(
  words.budgets,
  [
    {
      head: words.department,
      cell: ({ id }) => html`<a href="${WORKFORCE}/departments/${id}">${nameOf(id)}</a>`,
    },
    {
      head: words.after,
      is_number: true,
      cell: ({ id, after, budget, currency }) =>
        html`${money(after, currency)} ${bar(`${nameOf(id)}: ${words.after}`, after, budget)}`,
    },
    {
      head: words.budget,
      is_number: true,
      cell: ({ budget, currency }) => (budget === null ? words.no_budget : money(budget, currency)),
    },
    {
      head: words.over_by,
      is_number: true,
      cell: ({ over_by, currency }) =>
        over_by === "0.00" ? "" : html`<strong class="alarm">${money(over_by, currency)}</strong>`,
    },
  ],
  preview.cost_centers,
)}`;
}

function fixes(
  { lines, entered }: Checked,
  { unclear, language }: { readonly unclear: readonly Line[]; readonly language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  const target = entered.get("kind") === "power" ? "meter" : "phone";
  return html`<h2>${words.attention}</h2><p class="quiet">${words.attention_hint}</p>
${unclear
  .slice(0, LINES_MAX)
  .map((line) => fixOf(line, { cells: lines[line.index] ?? new Map(), target, language }))}
${moreThan(unclear.length, language)}`;
}

/** Says that lines are left out. */
function moreThan(count: number, language: Language): Markup | string {
  if (count <= LINES_MAX) return "";
  return html`<p class="quiet">${wordsIn(WORDS, language).more({ count: readable(count) })}</p>`;
}

/** A line with its cells; a wrong target is a wrong number, or a wrong meter. */
function fixOf(
  { index, name, errors, warnings }: Line,
  { cells, target, language }: { cells: Cells; target: string; language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  const line = index + 1;
  const is_known = cells.has(HIDDEN_CELL);
  const usual = is_known ? ["amount"] : ["name", "phone", "amount"];
  const names = [...new Set([...usual, ...cells.keys()])].filter(
    (one) => one !== HIDDEN_CELL && !(is_known && one === "name"),
  );
  const at = errors.map(({ code, param, message }) => ({
    code,
    param: param?.replace(/(^|\.)target$/, `$1${target}`) ?? null,
    message,
  }));
  const says = warnings.map((one) => html`<p class="wrong">${words.warnings[one]}</p>`);
  return cellsOfLine({
    legend: name === null ? `${words.line} ${line}` : `${words.line} ${line}: ${name}`,
    ...{ line, names, cells, errors: at, language },
    above: html`${says}<label class="check"><input type="checkbox" name="${LEFT_OUT}"
 value="${line}"> ${words.leave_out}</label>`,
  });
}

function rightLines({ lines }: Preview, language: Language): Markup | string {
  const right = lines.filter(({ errors }) => errors.length === 0);
  if (right.length === 0) return "";
  return html`<h2>${wordsIn(WORDS, language).right}</h2>${linesTable(right, language)}`;
}

/** Lines as they would be sent, the first of them. */
function linesTable(lines: readonly Line[], language: Language): Markup {
  const words = wordsIn(WORDS, language);
  return html`${moreThan(lines.length, language)}
${table<Line>(
  words.right,
  [
    { head: words.name, cell: ({ name, phone }) => name ?? (phone === null ? "" : phoneOf(phone)) },
    {
      head: words.amount,
      is_number: true,
      cell: ({ amount, currency }) =>
        amount === null || currency === null ? "" : money(amount, currency),
    },
    {
      head: words.cost,
      is_number: true,
      cell: ({ cost, currency }) =>
        cost === null || currency === null ? "" : money(cost, currency),
    },
    { head: words.phone, cell: ({ phone }) => (phone === null ? "" : phoneOf(phone)) },
  ],
  lines.slice(0, LINES_MAX),
)}`;
}

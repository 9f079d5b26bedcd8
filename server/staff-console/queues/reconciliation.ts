/** Breaks: what a supplier and we hold differently, until somebody explains it. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Markup } from "#dashboard/show/layout";
import { dayOf } from "#dashboard/show/moment";
import { money } from "#dashboard/show/money";
import { worded } from "#dashboard/show/worded";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { type BreakRow, explainBreak, listOpenBreaks } from "#reporting/reconciliation";
import { act } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, linkTo, queueOf } from "../show/queue.ts";

const SECTION = "reconciliation";
const BACK = "/staff/reconciliation";

/** Serves the queue, and the explanation. */
export function mountBreaks(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/reconciliation", (c) => forStaff(deps, c, showQueue));
  pages.post("/reconciliation/explain", (c) => forStaffForm(deps, c, explain));
}

async function showQueue(asking: Asking): Promise<Response> {
  const rows = await asking.deps.database.read(listOpenBreaks);
  const content = html`<p class="quiet">A break that is not found any more is settled by itself:
settle its send, and explain what is none of ours.</p>${queueOf<BreakRow>(
    { caption: "Open breaks, the oldest first", nothing: "No break is open." },
    [
      { head: "Day", cell: ({ day }) => dayOf(day) },
      { head: "Supplier", cell: ({ supplier }) => supplier },
      { head: "What", cell: ({ kind }) => worded(kind) },
      { head: "Reference", cell: namesOf },
      { head: "Ours", cell: ({ ours_minor, currency }) => amountOf(ours_minor, currency) },
      {
        head: "Theirs",
        cell: ({ theirs_minor, theirs_currency: theirs }) => amountOf(theirs_minor, theirs),
      },
      { head: "Explain", cell: (row) => formOf(asking, row) },
    ],
    rows,
  )}`;
  return await answerSection(asking, { section: SECTION, content });
}

function namesOf({ reference, account_id, send_id }: BreakRow): Markup {
  if (account_id === null || send_id === null) return html`<code>${reference}</code>`;
  const object_id = formatId("snd", send_id);
  return html`<code>${reference}</code><br>${linkTo("sends", { account_id, object_id })}`;
}

function amountOf(amount_minor: bigint | null, currency: string | null): Markup | string {
  return amount_minor === null || currency === null
    ? "–"
    : money(formatMoney(amount_minor), currency);
}

function formOf({ signed }: Asking, { supplier, reference }: BreakRow): Markup {
  return html`<details><summary>Explain</summary>${consoleForm(signed, {
    action: `${BACK}/explain`,
    fields: [
      { name: "supplier", label: "", type: "hidden", value: supplier },
      { name: "reference", label: "", type: "hidden", value: reference },
      reasonField(`${supplier}-${reference}`, "Why it is none of ours to settle"),
    ],
    ...{ submit: "Keep it", tone: "plain" },
  })}</details>`;
}

async function explain(asking: Asking, form: FormData): Promise<Response> {
  const named = { supplier: textIn(form, "supplier"), reference: textIn(form, "reference") };
  const { name: explained_by } = asking.signed.session.staff;
  const object_id = `${named.supplier}/${named.reference}`;
  const wanted = { action: "break.explain", object_id, back: BACK };
  return await act(asking, form, wanted, async (tx, { reason: explanation }) => {
    const is_explained = await explainBreak(tx, named, { explained_by, explanation });
    return is_explained ? null : `${named.supplier} has no break of ${named.reference}.`;
  });
}

import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
import type { PageCall } from "../ask.ts";
import { progressOf } from "../batches/progress-of.ts";
import { batchStatus, lineStatus, totalsOf } from "../batches/statuses.ts";
import { WORDS as BATCH_WORDS } from "../batches/words.ts";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { emptyList } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { filtersForm } from "../show/filters.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { table } from "../show/table.ts";
import { worded } from "../show/worded.ts";
import { numbers } from "./page-list.ts";
import { nameIn, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Batch = Schemas["WorkforceBatch"];
type AllocatedLine = Schemas["WorkforceBatchItem"];

interface AllocationView {
  readonly batch: Batch;
  readonly departments: readonly Schemas["WorkforceDepartment"][];
  readonly actor: string;
  readonly query: Readonly<Record<string, string>>;
  readonly did: string | null;
  readonly sent: Sent | null;
  readonly form_key: string;
  readonly call: PageCall;
  readonly public_url: string;
}

const PATH = `${WORKFORCE}/allocations`;
const STATUS_FILTER = {
  ...{ name: "status", label: WORDS.status },
  options: wordsIn(BATCH_WORDS, "en").line_statuses,
};
const UNDER_WAY: readonly Batch["status"][] = ["created", "processing"];
/** People on one page. */
const LINES_SHOWN = 25;

/** Whether a line failed and was not sent again yet. */
export function isToResend({ status, resent_as }: AllocatedLine): boolean {
  return status === "failed" && resent_as === null;
}

/** One allocation: how far it is, what can be done, and what everyone received. */
export function allocationPage(viewer: Viewer, view: AllocationView): Page {
  const { batch, query, did, sent } = view;
  const path = `${PATH}/${batch.reference}`;
  const refresh = UNDER_WAY.includes(batch.status)
    ? html` hx-get="${path}" hx-trigger="every 5s" hx-select="#batch" hx-swap="outerHTML"`
    : "";
  return {
    title: batch.title ?? batch.reference,
    viewer,
    section: "people",
    content: html`${said(did)}${alarm(sent?.complaint.text ?? null)}
<div id="batch"${refresh}>${stateOf(view)}</div>
${actionsOf(viewer, view)}
<h2>${WORDS.lines}</h2>
${filtersForm(path, [STATUS_FILTER], query)}
<div id="list">${itemsOf(batch.items, path, query)}</div>
<p><a class="button" href="${path}/results.csv">${WORDS.results}</a></p>
${curl(view.call, view.public_url)}
<p><a href="${WORKFORCE}">${WORDS.back_allocations}</a></p>`,
  };
}

function stateOf({ batch, departments, actor }: AllocationView): Markup {
  const { reference, kind, status, cost_center, total, cost, counts, created } = batch;
  const department =
    cost_center === null
      ? WORDS.of_each
      : html`<a href="${WORKFORCE}/departments/${cost_center}">${nameIn(
          departments,
          cost_center,
        )}</a>`;
  return facts([
    [WORDS.reference, reference],
    [WORDS.status, batchStatus(status)],
    [WORDS.kind, WORDS.kinds[kind]],
    [WORDS.total, totalsOf(total)],
    [WORDS.cost, totalsOf(cost)],
    [WORDS.booked_to, department],
    [WORDS.progress, progressOf(counts)],
    [WORDS.when, moment(created)],
    [WORDS.made_by, actor],
  ]);
}

function actionsOf(viewer: Viewer, { batch, form_key }: AllocationView): Markup {
  const { reference, status, items } = batch;
  const path = `${PATH}/${reference}`;
  const waits = status === "requires_approval";
  const approve = form(viewer, {
    action: `${path}/approve`,
    fields: [{ name: "batch", label: "", type: "hidden", value: batch.batch }],
    ...{ submit: WORDS.approve, form_key },
  });
  const cancel = form(viewer, {
    action: `${path}/cancel`,
    ...{ fields: [], submit: WORDS.cancel, form_key, tone: "danger" },
  });
  const can_resend = viewer.may("resendWorkforceBatch") && items.some(isToResend);
  const can_cancel = viewer.may("cancelWorkforceBatch") && (waits || UNDER_WAY.includes(status));
  return html`${waits ? html`<p class="note">${WORDS.waiting}</p>` : ""}
<div class="actions">
${waits && viewer.may("approveBatch") ? approve : ""}
${can_resend ? html`<a class="button" href="${path}/resend">${WORDS.resend}</a>` : ""}
<a class="button" href="/dashboard/batches/${batch.batch}">${WORDS.batch}</a>
${can_cancel ? cancel : ""}</div>`;
}

/** The answer has all lines; a page of them is shown. */
function itemsOf(
  items: readonly AllocatedLine[],
  path: string,
  query: Readonly<Record<string, string>>,
): Markup {
  const found = items.filter(({ status }) => (query.status ?? status) === status);
  if (found.length === 0) return emptyList();
  const pages = Math.ceil(found.length / LINES_SHOWN);
  const page = Math.min(Math.max(Math.trunc(Number(query.page ?? 1)) || 1, 1), pages);
  const shown = found.slice((page - 1) * LINES_SHOWN, page * LINES_SHOWN);
  return html`${table<AllocatedLine>(
    WORDS.lines,
    [
      {
        head: WORDS.name,
        cell: ({ recipient, name, phone_masked }) =>
          recipient === null
            ? (name ?? phone_masked ?? "")
            : html`<a href="${WORKFORCE}/people/${recipient}">${name ?? recipient}</a>`,
      },
      {
        head: WORDS.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: WORDS.status, cell: ({ status }) => lineStatus(status) },
      { head: WORDS.phone, cell: ({ phone_masked }) => phone_masked ?? "" },
      { head: WORDS.reason, cell: reasonOf },
    ],
    shown,
  )}${numbers(path, query, { page, pages })}`;
}

/** What more there is to say of a line: why it failed, what came of it, or its token. */
function reasonOf({ failure_code, token_last4, resent_as }: AllocatedLine): string {
  const parts = [
    failure_code === null ? null : worded(failure_code),
    token_last4 === null ? null : `${WORDS.token} ${WORDS.ends_with(token_last4)}`,
    resent_as === null ? null : WORDS.resent,
  ];
  return parts.filter((one) => one !== null).join(", ");
}

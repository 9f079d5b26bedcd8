import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { PageCall } from "../ask.ts";
import { progressOf } from "../batches/progress-of.ts";
import { batchStatus, lineStatus, totalsOf } from "../batches/statuses.ts";
import { WORDS as BATCH_WORDS } from "../batches/words.ts";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { emptyList } from "../show/empty.ts";
import { english } from "../show/english.ts";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { line_statuses } = wordsIn(BATCH_WORDS, language);
  const by_status = { name: "status", label: words.status, options: line_statuses };
  const path = `${PATH}/${batch.reference}`;
  const refresh = UNDER_WAY.includes(batch.status)
    ? html` hx-get="${path}" hx-trigger="every 5s" hx-select="#batch" hx-swap="outerHTML"`
    : "";
  return {
    title: batch.title ?? batch.reference,
    viewer,
    section: "people",
    content: html`${said(did)}${alarm(sent?.complaint.text ?? null)}
<div id="batch"${refresh}>${stateOf(view, language)}</div>
${actionsOf(viewer, view)}
<h2>${words.lines}</h2>
${filtersForm(path, [by_status], query, language)}
<div id="list">${itemsOf(batch.items, { path, query, language })}</div>
<p><a class="button" href="${path}/results.csv">${words.results}</a></p>
${curl(view.call, view.public_url, language)}
<p><a href="${WORKFORCE}">${words.back_allocations}</a></p>`,
  };
}

function stateOf({ batch, departments, actor }: AllocationView, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const { reference, kind, status, cost_center, total, cost, counts, created } = batch;
  const department =
    cost_center === null
      ? words.of_each
      : html`<a href="${WORKFORCE}/departments/${cost_center}">${nameIn(
          departments,
          cost_center,
        )}</a>`;
  return facts([
    [words.reference, reference],
    [words.status, batchStatus(status, language)],
    [words.kind, words.kinds[kind]],
    [words.total, totalsOf(total)],
    [words.cost, totalsOf(cost)],
    [words.booked_to, department],
    [words.progress, progressOf(counts, language)],
    [words.when, moment(created, language)],
    [words.made_by, actor],
  ]);
}

function actionsOf(viewer: Viewer, { batch, form_key }: AllocationView): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { reference, status, items } = batch;
  const path = `${PATH}/${reference}`;
  const waits = status === "requires_approval";
  const approve = form(viewer, {
    action: `${path}/approve`,
    fields: [{ name: "batch", label: "", type: "hidden", value: batch.batch }],
    ...{ submit: words.approve, form_key },
  });
  const cancel = form(viewer, {
    action: `${path}/cancel`,
    ...{ fields: [], submit: words.cancel, form_key, tone: "danger" },
  });
  const can_resend = viewer.may("resendWorkforceBatch") && items.some(isToResend);
  const can_cancel = viewer.may("cancelWorkforceBatch") && (waits || UNDER_WAY.includes(status));
  return html`${waits ? html`<p class="note">${words.waiting}</p>` : ""}
<div class="actions">
${waits && viewer.may("approveBatch") ? approve : ""}
${can_resend ? html`<a class="button" href="${path}/resend">${words.resend}</a>` : ""}
<a class="button" href="/dashboard/batches/${batch.batch}">${words.batch}</a>
${can_cancel ? cancel : ""}</div>`;
}

interface Shown {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** The answer has all lines; a page of them is shown. */
function itemsOf(items: readonly AllocatedLine[], { path, query, language }: Shown): Markup {
  const words = wordsIn(WORDS, language);
  const found = items.filter(({ status }) => (query.status ?? status) === status);
  if (found.length === 0) return emptyList(language);
  const pages = Math.ceil(found.length / LINES_SHOWN);
  const page = Math.min(Math.max(Math.trunc(Number(query.page ?? 1)) || 1, 1), pages);
  const shown = found.slice((page - 1) * LINES_SHOWN, page * LINES_SHOWN);
  return html`${table<AllocatedLine>(
    words.lines,
    [
      {
        head: words.name,
        cell: ({ recipient, name, phone_masked }) =>
          recipient === null
            ? (name ?? phone_masked ?? "")
            : html`<a href="${WORKFORCE}/people/${recipient}">${name ?? recipient}</a>`,
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: words.status, cell: ({ status }) => lineStatus(status, language) },
      { head: words.phone, cell: ({ phone_masked }) => phone_masked ?? "" },
      { head: words.reason, cell: (one) => reasonOf(one, language) },
    ],
    shown,
  )}${numbers(path, query, { page, pages, language })}`;
}

/** What more there is to say of a line: why it failed, what came of it, or its token. */
function reasonOf(
  { failure_code, token_last4, resent_as }: AllocatedLine,
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  const parts = [
    failure_code === null ? null : english(worded(failure_code), language),
    token_last4 === null ? null : words.token_ends({ digits: token_last4 }),
    resent_as === null ? null : words.resent,
  ].filter((one) => one !== null);
  return html`${parts.map((one, place) => html`${place === 0 ? "" : ", "}${one}`)}`;
}

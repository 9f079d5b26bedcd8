import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { PageCall } from "../ask.ts";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { emptyList } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { filtersForm } from "../show/filters.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { phoneOf } from "../show/request-fields.ts";
import { pager, table } from "../show/table.ts";
import { worded } from "../show/worded.ts";
import { nameOfBatch } from "./name-of-batch.ts";
import { progressOf } from "./progress-of.ts";
import { batchStatus, lineStatus, totalsOf } from "./statuses.ts";
import { WORDS } from "./words.ts";

type Batch = Schemas["Batch"];

interface BatchView {
  readonly batch: Batch;
  readonly maker: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly items: Schemas["BatchItemList"] | null;
  readonly did: string | null;
  readonly sent: Sent | null;
  readonly form_key: string;
  readonly call: PageCall;
  readonly public_url: string;
}

const PATH = "/dashboard/batches";
const STATUS_FILTER = { name: "status", label: WORDS.status, options: WORDS.line_statuses };
const UNDER_WAY: readonly Batch["status"][] = ["created", "processing"];
const ENDED: readonly Batch["status"][] = ["completed", "partially_completed", "failed"];

/** One batch: what it comes to, how far it is, what can be done, and its lines. */
export function batchPage(viewer: Viewer, view: BatchView): Page {
  const { batch, asked, items, did, sent } = view;
  const path = `${PATH}/${batch.id}`;
  const refresh = UNDER_WAY.includes(batch.status)
    ? html` hx-get="${path}" hx-trigger="every 5s" hx-select="#batch" hx-swap="outerHTML"`
    : "";
  return {
    title: nameOfBatch(batch),
    viewer,
    section: "batches",
    content: html`${said(did)}${alarm(sent?.complaint.text ?? null)}
<div id="batch"${refresh}>${stateOf(view)}</div>
${actionsOf(viewer, view)}
<h2>${WORDS.lines}</h2>
${filtersForm(path, [STATUS_FILTER], asked)}
<div id="list">${listOf(items, path, asked)}</div>
<p><a class="button" href="${path}/results.csv">${WORDS.results}</a></p>
${curl(view.call, view.public_url)}
<p><a href="${PATH}">${WORDS.back}</a></p>`,
  };
}

function stateOf({ batch, maker }: BatchView): Markup {
  const { counts, approval, total, cost, created } = batch;
  return html`${facts([
    [WORDS.status, batchStatus(batch.status)],
    [WORDS.lines, WORDS.valid(counts.valid, counts.total)],
    [WORDS.total, totalsOf(total)],
    [WORDS.cost, totalsOf(cost)],
    [WORDS.progress, progressOf(counts)],
    [WORDS.when, moment(created)],
    [WORDS.made_by, maker],
    [WORDS.approved_by, approval?.approved_by ?? null],
  ])}`;
}

function actionsOf(viewer: Viewer, { batch, form_key }: BatchView): Markup {
  const { id, status, counts, retried_by } = batch;
  const action = (name: string, submit: string, tone: "first" | "plain" | "danger") =>
    form(viewer, { action: `${PATH}/${id}/${name}`, fields: [], submit, form_key, tone });
  const waits = status === "requires_approval";
  const can_cancel = waits || UNDER_WAY.includes(status);
  const can_retry = ENDED.includes(status) && counts.failed > 0 && retried_by === null;
  return html`${waits ? html`<p class="note">${WORDS.waiting}</p>` : ""}
<div class="actions">
${waits && viewer.may("approveBatch") ? action("approve", WORDS.approve, "first") : ""}
${can_retry && viewer.may("retryFailedBatchItems") ? action("retry", WORDS.retry, "plain") : ""}
${can_cancel && viewer.may("cancelBatch") ? action("cancel", WORDS.cancel, "danger") : ""}</div>`;
}

function listOf(
  items: Schemas["BatchItemList"] | null,
  path: string,
  asked: Readonly<Record<string, string>>,
): Markup {
  if (items === null || items.data.length === 0) return emptyList();
  return linesOf(items, path, asked);
}

function linesOf(
  items: Schemas["BatchItemList"],
  path: string,
  asked: Readonly<Record<string, string>>,
): Markup {
  const rows = table(
    WORDS.lines_list,
    [
      {
        head: WORDS.target,
        cell: ({ send, target }) =>
          typeof send === "string"
            ? html`<a href="/dashboard/sends/${send}">${phoneOf(target)}</a>`
            : phoneOf(target),
      },
      {
        head: WORDS.amount,
        is_number: true,
        cell: ({ amount, currency }) => `${currency ?? ""} ${amount ?? ""}`,
      },
      { head: WORDS.status, cell: ({ status }) => lineStatus(status) },
      { head: WORDS.line, is_number: true, cell: ({ line }) => String(line) },
      {
        head: WORDS.reason,
        cell: ({ error, failure_code }) =>
          error?.message.replaceAll("`", "") ?? (failure_code === null ? "" : worded(failure_code)),
      },
    ],
    items.data,
  );
  return html`${rows}${pager(path, asked, items)}`;
}

import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { PageCall } from "../ask.ts";
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
const UNDER_WAY: readonly Batch["status"][] = ["created", "processing"];
const ENDED: readonly Batch["status"][] = ["completed", "partially_completed", "failed"];

/** One batch: what it comes to, how far it is, what can be done, and its lines. */
export function batchPage(viewer: Viewer, view: BatchView): Page {
  const { batch, asked, items, did, sent } = view;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = `${PATH}/${batch.id}`;
  const by_status = { name: "status", label: words.status, options: words.line_statuses };
  const refresh = UNDER_WAY.includes(batch.status)
    ? html` hx-get="${path}" hx-trigger="every 5s" hx-select="#batch" hx-swap="outerHTML"`
    : "";
  return {
    title: nameOfBatch(batch, language),
    viewer,
    section: "batches",
    content: html`${said(did)}${alarm(sent?.complaint.text ?? null)}
<div id="batch"${refresh}>${stateOf(view, language)}</div>
${actionsOf(viewer, view)}
<h2>${words.lines}</h2>
${filtersForm(path, [by_status], asked, language)}
<div id="list">${listOf({ items, path, asked, language })}</div>
<p><a class="button" href="${path}/results.csv">${words.results}</a></p>
${curl(view.call, view.public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`,
  };
}

function stateOf({ batch, maker }: BatchView, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const { counts, approval, total, cost, created } = batch;
  return html`${facts([
    [words.status, batchStatus(batch.status, language)],
    [words.lines, words.valid({ valid: readable(counts.valid), total: readable(counts.total) })],
    [words.total, totalsOf(total)],
    [words.cost, totalsOf(cost)],
    [words.progress, progressOf(counts, language)],
    [words.when, moment(created, language)],
    [words.made_by, maker],
    [words.approved_by, approval?.approved_by ?? null],
  ])}`;
}

function actionsOf(viewer: Viewer, { batch, form_key }: BatchView): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { id, status, counts, retried_by } = batch;
  const action = (name: string, submit: string, tone: "first" | "plain" | "danger") =>
    form(viewer, { action: `${PATH}/${id}/${name}`, fields: [], submit, form_key, tone });
  const waits = status === "requires_approval";
  const can_cancel = waits || UNDER_WAY.includes(status);
  const can_retry = ENDED.includes(status) && counts.failed > 0 && retried_by === null;
  return html`${waits ? html`<p class="note">${words.waiting}</p>` : ""}
<div class="actions">
${waits && viewer.may("approveBatch") ? action("approve", words.approve, "first") : ""}
${can_retry && viewer.may("retryFailedBatchItems") ? action("retry", words.retry, "plain") : ""}
${can_cancel && viewer.may("cancelBatch") ? action("cancel", words.cancel, "danger") : ""}</div>`;
}

interface Lines {
  readonly items: Schemas["BatchItemList"] | null;
  readonly path: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly language: Language;
}

function listOf({ items, path, asked, language }: Lines): Markup {
  if (items === null || items.data.length === 0) return emptyList(language);
  const words = wordsIn(WORDS, language);
  const rows = table(
    words.lines_list,
    [
      {
        head: words.target,
        cell: ({ send, target }) =>
          typeof send === "string"
            ? html`<a href="/dashboard/sends/${send}">${phoneOf(target)}</a>`
            : phoneOf(target),
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => `${currency ?? ""} ${amount ?? ""}`,
      },
      { head: words.status, cell: ({ status }) => lineStatus(status, language) },
      { head: words.line, is_number: true, cell: ({ line }) => String(line) },
      {
        head: words.reason,
        cell: ({ error, failure_code }) =>
          english(
            error?.message.replaceAll("`", "") ??
              (failure_code === null ? "" : worded(failure_code)),
            language,
          ),
      },
    ],
    items.data,
  );
  return html`${rows}${pager(path, asked, items, { language })}`;
}

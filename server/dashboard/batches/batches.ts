/** Batches: a spreadsheet is checked and put right, made, approved by a second person, followed. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, askWithForm, readIfAllowed } from "../ask.ts";
import { complaintOf } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { nameOf } from "../name-of.ts";
import { answerFile, answerPage, lead } from "../page-answer.ts";
import { filledOf, named, partOf, type Sent, saidOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { moment } from "../show/moment.ts";
import { showList } from "../show-list.ts";
import { batchPage } from "./batch-page.ts";
import { checkPage, newPage } from "./check-page.ts";
import { linesOf, nameOfBatch } from "./name-of-batch.ts";
import { cellsOf, sheetOf } from "./sheet.ts";
import { batchStatus, totalsOf } from "./statuses.ts";
import { WORDS } from "./words.ts";

type Batch = Schemas["Batch"];

const PATH = "/dashboard/batches";
const ENTERED = ["title", "currency", "sms_message"];
const TAKEN = ["status", "starting_after", "ending_before"];

/** Serves the list, a new batch with its check, each batch, and what is done to it. */
export function mountBatches(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  part.page("/batches", showBatches);
  part.page("/batches/new", (asking) => showNew(asking, new URLSearchParams(), null));
  part.form("/batches/check", (asking, form) => check(asking, form, null));
  part.form("/batches", make);
  part.page("/batches/:id", showBatch);
  part.page("/batches/:id/results.csv", results);
  const act = (
    name: string,
    operation_id: "approveBatch" | "cancelBatch" | "retryFailedBatchItems",
    did: keyof typeof WORDS.done,
  ) =>
    part.act(`/batches/:id/${name}`, {
      call: (_, asking) => {
        const body = operation_id === "retryFailedBatchItems" ? { body: {} } : {};
        return { operation_id, path: { batch_id: named(asking, "id") }, ...body };
      },
      to: (body) => `${PATH}/${(body as Batch).id}?did=${did}`,
      again: showBatch,
    });
  act("approve", "approveBatch", "approved");
  act("cancel", "cancelBatch", "cancelled");
  act("retry", "retryFailedBatchItems", "retried");
}

async function showBatches(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const make_one = html`<p><a class="button first" href="${PATH}/new">${words.new}</a></p>`;
  return await showList<Batch>(asking, {
    ...{ title: words.title, path: PATH, operation_id: "listBatches", section: "batches" },
    filters: [{ name: "status", label: words.status, options: words.statuses }],
    ...(viewer.may("createBatch") ? { above: make_one } : {}),
    columns: [
      {
        head: words.name,
        cell: (batch) => html`<a href="${PATH}/${batch.id}">${nameOfBatch(batch, language)}</a>`,
      },
      { head: words.total, is_number: true, cell: ({ total }) => totalsOf(total) },
      { head: words.status, cell: ({ status }) => batchStatus(status, language) },
      { head: words.lines, is_number: true, cell: ({ counts }) => linesOf(counts.total, language) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

async function showNew(
  { signed: { viewer } }: Asking,
  entered: URLSearchParams,
  sent: Sent | null,
): Promise<Response> {
  if (!viewer.may("createBatch")) return await answerForbidden(viewer);
  const form_key = entered.get("form_key") ?? randomText();
  const view = { entered, complaint: sent?.complaint ?? null, form_key };
  return await answerPage(newPage(viewer, view), sent?.status);
}

/** Judges the lines as the API does; what cannot be read at all goes back to the first form. */
async function check(asking: Asking, form: URLSearchParams, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("previewBatch")) return await answerForbidden(viewer);
  const csv = await sheetOf(form);
  form.set("csv", csv);
  const body = { csv, ...filledOf(form, ENTERED) };
  const answer = await ask(asking, { operation_id: "previewBatch", body });
  if (answer.refusal !== null) {
    const complaint = complaintOf(answer.refusal, viewer.language);
    return await showNew(asking, form, { complaint, form, status: answer.status });
  }
  const page = checkPage(viewer, {
    ...{ csv, entered: form, complaint: sent?.complaint ?? null },
    cells: await cellsOf(csv),
    preview: answer.body as Schemas["BatchPreview"],
    form_key: form.get("form_key") || randomText(),
  });
  return await answerPage(page, sent?.status);
}

async function make(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("createBatch")) return await answerForbidden(viewer);
  form.set("csv", await sheetOf(form));
  for (const name of [...form.keys()]) if (name.startsWith("cell.")) form.delete(name);
  const body = filledOf(form, [...ENTERED, "csv", "on_invalid"]);
  const { complaint, ...answer } = await askWithForm(asking, form, {
    operation_id: "createBatch",
    body,
  });
  if (complaint === null) return lead(`${PATH}/${(answer.body as Batch).id}?did=made`);
  return await check(asking, form, { complaint, form, status: answer.status });
}

async function showBatch(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps, c } = asking;
  const path = { batch_id: named(asking, "id") };
  const answer = await ask(asking, { operation_id: "getBatch", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const asked = sent === null ? queryOf(c, TAKEN) : {};
  const call = { operation_id: "listBatchItems", path, query: { ...asked, limit: "25" } } as const;
  const batch = answer.body as Batch;
  const page = batchPage(signed.viewer, {
    ...{ batch, asked, sent, call, public_url: deps.config.public_url },
    maker: await nameOf(asking, batch.created_by),
    items: await readIfAllowed<Schemas["BatchItemList"]>(asking, call),
    did: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    form_key: sent?.form.get("form_key") ?? randomText(),
  });
  return await answerPage(page, sent?.status);
}

async function results(asking: Asking): Promise<Response> {
  const path = { batch_id: named(asking, "id") };
  const answer = await ask(asking, { operation_id: "getBatchResults", path });
  if (answer.refusal !== null) return await answerRefused(answer, asking.signed.viewer);
  return answerFile(answer.body, `${path.batch_id}.csv`);
}

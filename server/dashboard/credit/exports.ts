/** Exports: a list as a file, written in the background and fetched for some days. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { harareDay, parseTimeFilter } from "#platform/time/instants";
import { readable } from "#platform/values/readable";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent } from "../part.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill, type Tone } from "../show/pill.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Export = Schemas["Export"];

const PATH = "/dashboard/credit/exports";
const DAY_MS = 86_400_000;
const TONES: Readonly<Record<Export["status"], Tone>> = {
  pending: "waiting",
  ready: "good",
  failed: "bad",
  expired: "plain",
};

/** Serves the list with its form, and each export. */
export function mountExports(part: ReturnType<typeof partOf>): void {
  part.page("/credit/exports", showExports);
  part.page("/credit/exports/:id", showExport);
  part.act("/credit/exports", {
    call: (fields) => ({ operation_id: "createExport", body: newOf(fields) }),
    to: (body) => `${PATH}/${(body as Export).id}`,
    again: showExports,
  });
}

/** A person names whole days; the interface ends before the moment that it is given. */
function newOf(fields: URLSearchParams): object {
  const { from, to, ...kind } = filledOf(fields, ["kind", "format", "from", "to"]);
  const begins = (day: string, days: number) => {
    const ms = parseTimeFilter(day);
    return ms === null ? day : ms / 1_000 + days * (DAY_MS / 1_000);
  };
  return {
    ...kind,
    ...(from === undefined ? {} : { from: begins(from, 0) }),
    ...(to === undefined ? {} : { to: begins(to, 1) }),
  };
}

function fieldsOf(value: (name: string) => string): Field[] {
  return [
    {
      ...{ name: "kind", label: WORDS.export_kind, type: "select" },
      ...{ options: WORDS.export_kinds, value: value("kind") },
    },
    {
      ...{ name: "format", label: WORDS.format, type: "select" },
      ...{ options: WORDS.formats, value: value("format") },
    },
    {
      ...{ name: "from", label: WORDS.from, type: "date" },
      ...{ hint: WORDS.export_hint, value: value("from") },
    },
    {
      ...{ name: "to", label: WORDS.to, type: "date" },
      ...{ hint: WORDS.export_to_hint, value: value("to") },
    },
  ];
}

function statusOf({ status }: Export): Markup {
  return pill(WORDS.export_statuses[status], TONES[status]);
}

async function showExports(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const value = (name: string) => sent?.form.get(name) ?? "";
  const make = html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${WORDS.new_export}</summary>
${form(viewer, {
  action: PATH,
  fields: fieldsOf(value),
  submit: WORDS.make_export,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  return await showList<Export>(asking, {
    ...{ title: WORDS.exports, path: PATH, operation_id: "listExports", section: "credit" },
    filters: [
      { name: "kind", label: WORDS.export_kind, options: WORDS.export_kinds },
      { name: "status", label: WORDS.status, options: WORDS.export_statuses },
    ],
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${viewer.may("createExport") ? make : ""}`,
    columns: [
      {
        head: WORDS.export_kind,
        cell: ({ id, kind }) => html`<a href="${PATH}/${id}">${WORDS.export_kinds[kind]}</a>`,
      },
      { head: WORDS.status, cell: statusOf },
      { head: WORDS.rows, is_number: true, cell: ({ rows }) => (rows === null ? "" : `${rows}`) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
  });
}

/** While it is written, a script reads it again. */
async function showExport(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const call = { operation_id: "getExport", path: { export_id: named(asking, "id") } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const made = answer.body as Export;
  const refresh =
    made.status === "pending"
      ? html` hx-get="${PATH}/${made.id}" hx-trigger="every 3s" hx-select="#export"
 hx-swap="outerHTML"`
      : "";
  const content = html`<div id="export"${refresh}>
${facts([
  [WORDS.status, statusOf(made)],
  [WORDS.failure, made.error?.message ?? null],
  [WORDS.from, moment(made.from)],
  [WORDS.to, harareDay((made.to - 1) * 1_000)],
  [WORDS.format, made.format],
  [WORDS.rows, made.rows === null ? null : readable(made.rows)],
  [WORDS.size, made.size === null ? null : WORDS.bytes(made.size)],
  [WORDS.until, made.expires_at === null ? null : moment(made.expires_at)],
])}
${
  made.download_url === null
    ? ""
    : html`<p><a class="button first" href="${made.download_url}">${WORDS.download}</a></p>`
}</div>
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}">${WORDS.back_exports}</a></p>`;
  const page = {
    title: WORDS.export_kinds[made.kind],
    viewer,
    section: "credit",
    content,
  } as const;
  return await answerPage(page);
}

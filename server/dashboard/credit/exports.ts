/** Exports: a list as a file, written in the background and fetched for some days. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { harareDay, parseTimeFilter } from "#platform/time/instants";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent } from "../part.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { facts } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
import { dayOf, moment } from "../show/moment.ts";
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

function fieldsOf(value: (name: string) => string, language: Language): Field[] {
  const words = wordsIn(WORDS, language);
  return [
    {
      ...{ name: "kind", label: words.export_kind, type: "select" },
      ...{ options: words.export_kinds, value: value("kind") },
    },
    {
      ...{ name: "format", label: words.format, type: "select" },
      ...{ options: words.formats, value: value("format") },
    },
    {
      ...{ name: "from", label: words.from, type: "date" },
      ...{ hint: words.export_hint, value: value("from") },
    },
    {
      ...{ name: "to", label: words.to, type: "date" },
      ...{ hint: words.export_to_hint, value: value("to") },
    },
  ];
}

function statusOf({ status }: Export, language: Language): Markup {
  return pill(wordsIn(WORDS, language).export_statuses[status], TONES[status]);
}

async function showExports(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const make = html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${words.new_export}</summary>
${form(viewer, {
  action: PATH,
  fields: fieldsOf(value, language),
  submit: words.make_export,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  return await showList<Export>(asking, {
    ...{ title: words.exports, path: PATH, operation_id: "listExports", section: "credit" },
    filters: [
      { name: "kind", label: words.export_kind, options: words.export_kinds },
      { name: "status", label: words.status, options: words.export_statuses },
    ],
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${viewer.may("createExport") ? make : ""}`,
    columns: [
      {
        head: words.export_kind,
        cell: ({ id, kind }) => html`<a href="${PATH}/${id}">${words.export_kinds[kind]}</a>`,
      },
      { head: words.status, cell: (one) => statusOf(one, language) },
      { head: words.rows, is_number: true, cell: ({ rows }) => (rows === null ? "" : `${rows}`) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

/** While it is written, a script reads it again. */
async function showExport(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
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
  [words.status, statusOf(made, language)],
  [words.failure, made.error === null ? null : english(made.error.message, language)],
  [words.from, moment(made.from, language)],
  [words.to, dayOf(harareDay((made.to - 1) * 1_000), language)],
  [words.format, made.format],
  [words.rows, made.rows === null ? null : readable(made.rows)],
  [words.size, made.size === null ? null : `${Math.ceil(made.size / 1_024)} kB`],
  [words.until, made.expires_at === null ? null : moment(made.expires_at, language)],
])}
${
  made.download_url === null
    ? ""
    : html`<p><a class="button first" href="${made.download_url}">${words.download}</a></p>`
}</div>
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back_exports}</a></p>`;
  const page = {
    title: words.export_kinds[made.kind],
    viewer,
    section: "credit",
    content,
  } as const;
  return await answerPage(page);
}

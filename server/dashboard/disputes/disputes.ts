/** Disputes: what a customer says against a send, and what came of it. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { linkByKind, linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { timeline } from "../show/timeline.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Dispute = Schemas["Dispute"];

const SENDS = "/dashboard/sends";
const PATH = `${SENDS}/disputes`;
const TEXT = "evidence.text";
const CUSTOMER = "evidence.customer_phone";

/** Serves the list, each dispute, and the form that stands behind a send. */
export function mountDisputes(part: ReturnType<typeof partOf>): void {
  part.page("/sends/disputes", showDisputes);
  part.page("/sends/disputes/:id", showDispute);
  part.page("/sends/:id/dispute", showForm);
  part.act("/sends/:id/dispute", {
    call: (fields, asking) => ({
      operation_id: "createDispute",
      body: {
        send: named(asking, "id"),
        ...filledOf(fields, ["reason"]),
        evidence: evidenceOf(fields),
      },
    }),
    to: (body) => `${PATH}/${(body as Dispute).id}?did=opened`,
    again: showForm,
  });
}

/** What the form says of the evidence, under the names that refusals use. */
function evidenceOf(fields: URLSearchParams): object {
  const said = Object.entries(filledOf(fields, [TEXT, CUSTOMER]));
  return Object.fromEntries(said.map(([name, value]) => [name.replace("evidence.", ""), value]));
}

function statusOf({ status }: Dispute, language: Language) {
  return pill(wordsIn(WORDS, language).statuses[status], status === "opened" ? "waiting" : "good");
}

/** A send by its id, whether or not it came with the dispute. */
function sendOf({ send }: Dispute): string {
  return typeof send === "string" ? send : send.id;
}

async function showDisputes(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Dispute>(asking, {
    ...{ title: words.disputes, path: PATH, operation_id: "listDisputes", section: "sends" },
    filters: [
      { name: "status", label: words.status, options: words.statuses },
      { name: "send", label: words.send },
    ],
    above: partsOf(viewer, PATH),
    columns: [
      {
        head: words.reason,
        cell: ({ id, reason }) => html`<a href="${PATH}/${id}">${words.reasons[reason]}</a>`,
      },
      { head: words.status, cell: (one) => statusOf(one, language) },
      { head: words.send, cell: (one) => linkByKind(sendOf(one), { viewer }) },
      {
        head: words.outcome,
        cell: ({ outcome }) => (outcome === null ? "" : words.outcomes[outcome]),
      },
      { head: words.due, cell: ({ due_at }) => moment(due_at, language) },
    ],
  });
}

async function showDispute(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getDispute", path: { dispute_id: named(asking, "id") } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const dispute = answer.body as Dispute;
  const { evidence, outcome, messages, resolved_at } = dispute;
  const content = html`${said(saidOf(asking, words.done))}
${facts([
  [words.status, statusOf(dispute, language)],
  [words.send, await linkTo(asking, sendOf(dispute))],
  [words.text, evidence.text === null ? null : html`<q class="verbatim">${evidence.text}</q>`],
  [words.customer_phone, evidence.customer_phone],
  [words.due, moment(dispute.due_at, language)],
  [words.outcome, outcome === null ? null : words.outcomes[outcome]],
  [words.note, english(dispute.outcome_note ?? "", language) || null],
  [words.transaction, await linkTo(asking, dispute.credit_transaction)],
  [words.resolved, resolved_at === null ? null : moment(resolved_at, language)],
  [words.when, moment(dispute.created, language)],
  [words.id, copyable(dispute.id, language)],
])}
${
  messages.length === 0
    ? ""
    : html`<h2>${words.messages}</h2>
${timeline(
  messages.map(({ at, text }) => ({ at, title: english(text, language) })),
  { language },
)}`
}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`;
  const title = words.reasons[dispute.reason];
  return await answerPage({ title, viewer, section: "sends", content });
}

async function showForm(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const words = wordsIn(WORDS, viewer.language);
  if (!viewer.may("createDispute")) return await answerForbidden(viewer);
  const send_id = named(asking, "id");
  const answer = await ask(asking, { operation_id: "getSend", path: { send_id } });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { amount, currency, target_display } = answer.body as Schemas["Send"];
  const value = (name: string) => sent?.form.get(name) ?? "";
  const content = html`<p>${readableAmount(amount, currency)}, ${target_display}</p>
${form(viewer, {
  action: `${SENDS}/${send_id}/dispute`,
  fields: [
    {
      ...{ name: "reason", label: words.reason, type: "select" },
      ...{ options: words.reasons, value: value("reason") },
    },
    { name: TEXT, label: words.text, type: "area", value: value(TEXT) },
    {
      ...{ name: CUSTOMER, label: words.customer_phone, inputmode: "tel" },
      ...{ hint: words.phone_hint, value: value(CUSTOMER) },
    },
  ],
  submit: words.open_now,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}
<p><a href="${SENDS}/${send_id}">${words.send}</a></p>`;
  const page = { title: words.open, viewer, section: "sends", content } as const;
  return await answerPage(page, sent?.status);
}

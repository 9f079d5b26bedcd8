/** Numbers and meters to which nothing is sold or given. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import { moment } from "../show/moment.ts";
import { phoneOf } from "../show/request-fields.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Blocked = Schemas["BlockedTarget"];

const PATH = "/dashboard/team/blocklist";

/** Serves the list with its form, and each entry. */
export function mountBlocklist(part: ReturnType<typeof partOf>): void {
  part.page("/team/blocklist", showBlocklist);
  part.page("/team/blocklist/:id", showBlocked);
  part.act("/team/blocklist", {
    call: (fields) => ({
      operation_id: "createBlockedTarget",
      body: filledOf(fields, ["target", "reason"]),
    }),
    to: () => `${PATH}?did=blocked`,
    again: showBlocklist,
  });
  part.act("/team/blocklist/:id/unblock", {
    call: (_, asking) => ({
      operation_id: "deleteBlockedTarget",
      path: { entry_id: named(asking, "id") },
    }),
    to: () => `${PATH}?did=unblocked`,
    again: showBlocked,
  });
}

async function showBlocklist(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const add = viewer.may("createBlockedTarget")
    ? html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${words.block}</summary>
${form(viewer, {
  action: PATH,
  fields: [
    {
      ...{ name: "target", id: "block-target", label: words.target, inputmode: "tel" },
      ...{ hint: words.block_hint, value: value("target"), is_required: true },
    },
    { name: "reason", label: words.block_reason, value: value("reason") },
  ],
  submit: words.block_now,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`
    : "";
  return await showList<Blocked>(asking, {
    ...{ title: words.blocklist, path: PATH, operation_id: "listBlocklist", section: "team" },
    filters: [{ name: "target", label: words.target }],
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${said(saidOf(asking, words.done))}${add}`,
    columns: [
      {
        head: words.target,
        cell: ({ id, target }) => html`<a href="${PATH}/${id}">${phoneOf(target)}</a>`,
      },
      { head: words.block_reason, cell: ({ reason }) => reason ?? "" },
      { head: words.hits, is_number: true, cell: ({ hits }) => String(hits) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
  });
}

async function showBlocked(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = {
    operation_id: "getBlockedTarget",
    path: { entry_id: named(asking, "id") },
  } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { id, target, reason, hits, last_hit_at, created_by, created } = answer.body as Blocked;
  const content = html`${alarm(sent?.complaint.text ?? null)}
${facts([
  [words.block_reason, reason],
  [words.hits, readable(hits)],
  [words.last_hit, last_hit_at === null ? null : moment(last_hit_at, language)],
  [words.made_by, created_by],
  [words.when, moment(created, language)],
])}
${
  viewer.may("deleteBlockedTarget")
    ? form(viewer, {
        action: `${PATH}/${id}/unblock`,
        ...{ fields: [], submit: words.unblock, form_key: randomText(), tone: "danger" },
      })
    : ""
}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back_blocklist}</a></p>`;
  const page = { title: phoneOf(target), viewer, section: "team", content } as const;
  return await answerPage(page, sent?.status);
}

/** The family of whoever pays for it: who belongs to it, their allowance, and a gift now. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { totalsOf } from "../batches/statuses.ts";
import { answerRefused } from "../for-member.ts";
import { linkTo } from "../link-to.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { curl } from "../show/curl.ts";
import { emptyList } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { pill } from "../show/pill.ts";
import { phoneOf } from "../show/request-fields.ts";
import { table } from "../show/table.ts";
import { changesOf, fieldsOf, memberOf } from "./family-form.ts";
import { FAMILY_WORDS as WORDS } from "./family-words.ts";
import { partsOf } from "./parts.ts";

type FamilyMember = Schemas["FamilyMember"];

const PATH = "/dashboard/people/family";

/** Serves the list, each person, and what can be done for them. */
export function mountFamily(part: ReturnType<typeof partOf>): void {
  const pathOf = (asking: Asking) => ({ path: { family_member_id: named(asking, "id") } });
  part.page("/people/family", showFamily);
  part.page("/people/family/:id", showMember);
  part.act("/people/family", {
    call: (fields) => ({ operation_id: "createFamilyMember", body: memberOf(fields) }),
    to: (body) => `${PATH}/${(body as FamilyMember).id}?did=added`,
    again: showFamily,
  });
  part.act("/people/family/:id", {
    call: (fields, asking) => ({
      operation_id: "updateFamilyMember",
      ...pathOf(asking),
      body: changesOf(fields),
    }),
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=saved`,
    again: showMember,
  });
  part.act("/people/family/:id/send", {
    call: (fields, asking) => ({
      operation_id: "sendToFamilyMember",
      ...pathOf(asking),
      body: filledOf(fields, ["type", "amount", "currency"]),
    }),
    to: (body) => `/dashboard/sends/${(body as Schemas["Send"]).id}?did=sell`,
    again: showMember,
  });
  part.act("/people/family/:id/remove", {
    call: (_, asking) => ({ operation_id: "deleteFamilyMember", ...pathOf(asking) }),
    to: () => `${PATH}?did=removed`,
    again: showMember,
  });
}

function allowanceOf({ allowance, paused }: FamilyMember, language: Language): Markup | string {
  const words = wordsIn(WORDS, language);
  if (allowance === null) return "";
  const { currency, amount, cadence, day } = allowance;
  const shown = readableAmount(amount, currency);
  const weekday = words.weekdays[day as keyof typeof words.weekdays];
  const text = words[cadence]({ amount: shown, day: cadence === "weekly" ? weekday : day });
  return paused ? html`${text} ${pill(words.paused, "waiting")}` : text;
}

async function showFamily(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "listFamily" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { data } = answer.body as { data: readonly FamilyMember[] };
  const add = html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${words.new}</summary>
${form(viewer, {
  action: PATH,
  fields: fieldsOf(null, sent?.form ?? null, language),
  submit: words.add,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  const rows = table(
    words.title,
    [
      { head: words.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      { head: words.relation, cell: ({ relation }) => words.relations[relation] },
      { head: words.allowance, cell: (one) => allowanceOf(one, language) },
      { head: words.spent, cell: ({ spent_this_month }) => totalsOf(spent_this_month) },
    ],
    data,
  );
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, words.done))}
${viewer.may("createFamilyMember") ? add : ""}
${data.length === 0 ? emptyList(viewer.language) : rows}
${curl(call, asking.deps.config.public_url, language)}`;
  return await answerPage({ title: words.title, viewer, section: "people", content }, sent?.status);
}

async function showMember(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { family_member_id: named(asking, "id") };
  const call = { operation_id: "getFamilyMember", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as FamilyMember;
  const { schedule, recipient } = one;
  const content = html`${said(saidOf(asking, words.done))}
${facts([
  [words.phone, phoneOf(one.phone)],
  [words.relation, words.relations[one.relation]],
  [words.meter, one.meter],
  [words.allowance, one.allowance === null ? null : allowanceOf(one, language)],
  [words.schedule, await linkTo(asking, schedule)],
  [words.spent, totalsOf(one.spent_this_month)],
  [words.recipient, await linkTo(asking, recipient)],
])}
${actionsOf(viewer, one, sent)}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`;
  return await answerPage({ title: one.name, viewer, section: "people", content }, sent?.status);
}

/** A gift, the changes, and the end: each form shows by itself what is wrong with it. */
function actionsOf(viewer: Viewer, one: FamilyMember, sent: Sent | null): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const form_key = sent?.form.get("form_key") ?? randomText();
  const of_gift = sent?.form.has("type") ? sent : null;
  const of_change = sent?.form.has("relation") ? sent : null;
  const types = one.meter === null ? { airtime: words.types.airtime } : words.types;
  const value = (name: string) => of_gift?.form.get(name) ?? "";
  const gift = form(viewer, {
    action: `${PATH}/${one.id}/send`,
    fields: [
      {
        ...{ name: "type", label: words.type, type: "select" },
        ...{ options: types, value: value("type") },
      },
      {
        ...{ name: "amount", id: "gift-amount", label: words.amount, inputmode: "decimal" },
        ...{ value: value("amount"), is_required: true },
      },
      {
        ...{ name: "currency", id: "gift-currency", label: words.currency, type: "select" },
        ...{ options: { USD: "USD", ZWG: "ZWG" }, value: value("currency") },
      },
    ],
    ...{ submit: words.send, form_key, complaint: of_gift?.complaint ?? null },
  });
  const change = form(viewer, {
    action: `${PATH}/${one.id}`,
    fields: fieldsOf(one, of_change?.form ?? null, language),
    ...{ submit: words.save, form_key, complaint: of_change?.complaint ?? null },
  });
  const end = form(viewer, {
    action: `${PATH}/${one.id}/remove`,
    ...{ fields: [], submit: words.remove, form_key, tone: "danger" },
    complaint: of_gift === null && of_change === null ? (sent?.complaint ?? null) : null,
  });
  return html`${viewer.may("sendToFamilyMember") ? html`<h2>${words.gift}</h2>${gift}` : ""}
${
  viewer.may("updateFamilyMember")
    ? html`<details${of_change === null ? "" : html` open`}><summary>${words.change}</summary>
${change}</details>`
    : ""
}
${viewer.may("deleteFamilyMember") ? end : ""}`;
}

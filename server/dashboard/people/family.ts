/** The family of whoever pays for it: who belongs to it, their allowance, and a gift now. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readableAmount } from "#platform/values/readable";
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

function allowanceOf({ allowance, paused }: FamilyMember): Markup | string {
  if (allowance === null) return "";
  const { currency, amount, cadence, day } = allowance;
  const text = WORDS.each(readableAmount(amount, currency), cadence, day);
  return paused ? html`${text} ${pill(WORDS.paused, "waiting")}` : text;
}

async function showFamily(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const call = { operation_id: "listFamily" } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const { data } = answer.body as { data: readonly FamilyMember[] };
  const add = html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${WORDS.new}</summary>
${form(viewer, {
  action: PATH,
  fields: fieldsOf(null, sent?.form ?? null),
  submit: WORDS.add,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  const rows = table(
    WORDS.title,
    [
      { head: WORDS.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      { head: WORDS.relation, cell: ({ relation }) => WORDS.relations[relation] },
      { head: WORDS.allowance, cell: allowanceOf },
      { head: WORDS.spent, cell: ({ spent_this_month }) => totalsOf(spent_this_month) },
    ],
    data,
  );
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, WORDS.done))}
${viewer.may("createFamilyMember") ? add : ""}
${data.length === 0 ? emptyList(viewer.language) : rows}
${curl(call, asking.deps.config.public_url)}`;
  return await answerPage({ title: WORDS.title, viewer, section: "people", content }, sent?.status);
}

async function showMember(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { family_member_id: named(asking, "id") };
  const call = { operation_id: "getFamilyMember", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as FamilyMember;
  const { schedule, recipient } = one;
  const content = html`${said(saidOf(asking, WORDS.done))}
${facts([
  [WORDS.phone, phoneOf(one.phone)],
  [WORDS.relation, WORDS.relations[one.relation]],
  [WORDS.meter, one.meter],
  [WORDS.allowance, one.allowance === null ? null : allowanceOf(one)],
  [WORDS.schedule, await linkTo(asking, schedule)],
  [WORDS.spent, totalsOf(one.spent_this_month)],
  [WORDS.recipient, await linkTo(asking, recipient)],
])}
${actionsOf(viewer, one, sent)}
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}">${WORDS.back}</a></p>`;
  return await answerPage({ title: one.name, viewer, section: "people", content }, sent?.status);
}

/** A gift, the changes, and the end: each form shows by itself what is wrong with it. */
function actionsOf(viewer: Viewer, one: FamilyMember, sent: Sent | null): Markup {
  const form_key = sent?.form.get("form_key") ?? randomText();
  const of_gift = sent?.form.has("type") ? sent : null;
  const of_change = sent?.form.has("relation") ? sent : null;
  const types = one.meter === null ? { airtime: WORDS.types.airtime } : WORDS.types;
  const value = (name: string) => of_gift?.form.get(name) ?? "";
  const gift = form(viewer, {
    action: `${PATH}/${one.id}/send`,
    fields: [
      {
        ...{ name: "type", label: WORDS.type, type: "select" },
        ...{ options: types, value: value("type") },
      },
      {
        ...{ name: "amount", id: "gift-amount", label: WORDS.amount, inputmode: "decimal" },
        ...{ value: value("amount"), is_required: true },
      },
      {
        ...{ name: "currency", id: "gift-currency", label: WORDS.currency, type: "select" },
        ...{ options: WORDS.currencies, value: value("currency") },
      },
    ],
    ...{ submit: WORDS.send, form_key, complaint: of_gift?.complaint ?? null },
  });
  const change = form(viewer, {
    action: `${PATH}/${one.id}`,
    fields: fieldsOf(one, of_change?.form ?? null),
    ...{ submit: WORDS.save, form_key, complaint: of_change?.complaint ?? null },
  });
  const end = form(viewer, {
    action: `${PATH}/${one.id}/remove`,
    ...{ fields: [], submit: WORDS.remove, form_key, tone: "danger" },
    complaint: of_gift === null && of_change === null ? (sent?.complaint ?? null) : null,
  });
  return html`${viewer.may("sendToFamilyMember") ? html`<h2>${WORDS.gift}</h2>${gift}` : ""}
${
  viewer.may("updateFamilyMember")
    ? html`<details${of_change === null ? "" : html` open`}><summary>${WORDS.change}</summary>
${change}</details>`
    : ""
}
${viewer.may("deleteFamilyMember") ? end : ""}`;
}

/** Groups of recipients: added, filled by hand, deleted. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { emptyList } from "../show/empty.ts";
import { facts, said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { table } from "../show/table.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Group = Schemas["Group"];

const PATH = "/dashboard/people/groups";

/** Serves them. */
export function mountGroups(part: ReturnType<typeof partOf>): void {
  const pathOf = (asking: Asking) => ({ path: { group_id: named(asking, "id") } });
  part.page("/people/groups", showGroups);
  part.page("/people/groups/:id", showGroup);
  part.act("/people/groups", {
    call: (fields) => ({
      operation_id: "createGroup",
      body: filledOf(fields, ["name", "description"]),
    }),
    to: (body) => `${PATH}/${(body as Group).id}?did=added`,
    again: showGroups,
  });
  part.act("/people/groups/:id", {
    call: (fields, asking) => ({
      operation_id: "updateGroup",
      ...pathOf(asking),
      body: filledOf(fields, ["name", "description"]),
    }),
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=saved`,
    again: showGroup,
  });
  part.act("/people/groups/:id/members", {
    call: (fields, asking) => {
      const [add, remove] = ["add", "remove"].map((name) =>
        Object.values(filledOf(fields, [name])),
      );
      return { operation_id: "updateGroupMembers", ...pathOf(asking), body: { add, remove } };
    },
    to: (_, asking) => `${PATH}/${named(asking, "id")}?did=changed`,
    again: showGroup,
  });
  part.act("/people/groups/:id/delete", {
    call: (_, asking) => ({ operation_id: "deleteGroup", ...pathOf(asking) }),
    to: () => `${PATH}?did=deleted`,
    again: showGroup,
  });
}

async function showGroups(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const add = viewer.may("createGroup")
    ? html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${words.new_group}</summary>
${form(viewer, {
  action: PATH,
  fields: [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    { name: "description", label: words.description, value: value("description") },
  ],
  submit: words.add_group,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`
    : "";
  return await showList<Group>(asking, {
    ...{ title: words.groups, path: PATH, operation_id: "listGroups", section: "people" },
    filters: [],
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${said(saidOf(asking, words.done))}${add}`,
    columns: [
      { head: words.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      {
        head: words.members,
        is_number: true,
        cell: ({ member_count }) => String(member_count),
      },
      { head: words.description, cell: ({ description }) => description ?? "" },
    ],
  });
}

async function showGroup(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const path = { group_id: named(asking, "id") };
  const call = { operation_id: "getGroup", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const group = answer.body as Group;
  const members = await readIfAllowed<Schemas["RecipientList"]>(asking, {
    operation_id: "listGroupMembers",
    path,
    query: { limit: "25" },
  });
  const form_key = sent?.form.get("form_key") ?? randomText();
  const may = viewer.may("updateGroupMembers");
  const content = html`${said(saidOf(asking, words.done))}${alarm(sent?.complaint.text ?? null)}
${facts([
  [words.description, group.description],
  [words.members, readable(group.member_count)],
])}
<h2>${words.members}</h2>
${membersOf(viewer, group, { rows: members?.data ?? [], form_key })}
${may ? changesOf(viewer, group, form_key) : ""}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back_groups}</a></p>`;
  const page = { title: group.name, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

/** Who is in a group; of one that is filled by hand, each with a button that takes them out. */
function membersOf(
  viewer: Viewer,
  { id: group_id, kind }: Group,
  { rows, form_key }: { readonly rows: readonly Schemas["Recipient"][]; readonly form_key: string },
): Markup {
  const words = wordsIn(WORDS, viewer.language);
  if (rows.length === 0) return emptyList(viewer.language);
  const may = viewer.may("updateGroupMembers") && kind === "static";
  const takeOut = ({ id, name }: Schemas["Recipient"]) =>
    form(viewer, {
      action: `${PATH}/${group_id}/members`,
      fields: [{ name: "remove", label: "", type: "hidden", value: id }],
      ...{ submit: words.take_out({ who: name ?? id }), form_key, tone: "plain" },
    });
  return table(
    words.members,
    [
      {
        head: words.name,
        cell: ({ id, name }) =>
          html`<a href="/dashboard/people/recipients/${id}">${name ?? id}</a>`,
      },
      { head: words.phone, cell: ({ phone }) => phone ?? "" },
      { head: words.edit, cell: (one) => (may ? takeOut(one) : "") },
    ],
    rows,
  );
}

function changesOf(viewer: Viewer, group: Group, form_key: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const action = `${PATH}/${group.id}`;
  const add = form(viewer, {
    action: `${action}/members`,
    fields: [{ name: "add", label: words.add_member, is_required: true }],
    ...{ submit: words.add_now, form_key },
  });
  return html`${group.kind === "static" ? add : ""}
<h2>${words.edit}</h2>${form(viewer, {
    action,
    fields: [
      { name: "name", label: words.name, value: group.name },
      { name: "description", label: words.description, value: group.description ?? "" },
    ],
    ...{ submit: words.save, form_key },
  })}${form(viewer, {
    action: `${action}/delete`,
    ...{ fields: [], submit: words.remove_group, form_key, tone: "danger" },
  })}`;
}

/** Groups of recipients: added, filled by hand, deleted. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable } from "#platform/values/readable";
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
  const value = (name: string) => sent?.form.get(name) ?? "";
  const add = viewer.may("createGroup")
    ? html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${WORDS.new_group}</summary>
${form(viewer, {
  action: PATH,
  fields: [
    { name: "name", label: WORDS.name, value: value("name"), is_required: true },
    { name: "description", label: WORDS.description, value: value("description") },
  ],
  submit: WORDS.add_group,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`
    : "";
  return await showList<Group>(asking, {
    ...{ title: WORDS.groups, path: PATH, operation_id: "listGroups", section: "people" },
    filters: [],
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, PATH)}${said(saidOf(asking, WORDS.done))}${add}`,
    columns: [
      { head: WORDS.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      {
        head: WORDS.members,
        is_number: true,
        cell: ({ member_count }) => String(member_count),
      },
      { head: WORDS.description, cell: ({ description }) => description ?? "" },
    ],
  });
}

async function showGroup(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
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
  const content = html`${said(saidOf(asking, WORDS.done))}${alarm(sent?.complaint.text ?? null)}
${facts([
  [WORDS.description, group.description],
  [WORDS.members, readable(group.member_count)],
])}
<h2>${WORDS.members}</h2>
${membersOf(viewer, group, { rows: members?.data ?? [], form_key })}
${may ? changesOf(viewer, group, form_key) : ""}
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}">${WORDS.back_groups}</a></p>`;
  const page = { title: group.name, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

/** Who is in a group; of one that is filled by hand, each with a button that takes them out. */
function membersOf(
  viewer: Viewer,
  { id: group_id, kind }: Group,
  { rows, form_key }: { readonly rows: readonly Schemas["Recipient"][]; readonly form_key: string },
): Markup {
  if (rows.length === 0) return emptyList(viewer.language);
  const may = viewer.may("updateGroupMembers") && kind === "static";
  const takeOut = ({ id, name }: Schemas["Recipient"]) =>
    form(viewer, {
      action: `${PATH}/${group_id}/members`,
      fields: [{ name: "remove", label: "", type: "hidden", value: id }],
      ...{ submit: WORDS.take_out(name ?? id), form_key, tone: "plain" },
    });
  return table(
    WORDS.members,
    [
      {
        head: WORDS.name,
        cell: ({ id, name }) =>
          html`<a href="/dashboard/people/recipients/${id}">${name ?? id}</a>`,
      },
      { head: WORDS.phone, cell: ({ phone }) => phone ?? "" },
      { head: WORDS.edit, cell: (one) => (may ? takeOut(one) : "") },
    ],
    rows,
  );
}

function changesOf(viewer: Viewer, group: Group, form_key: string): Markup {
  const action = `${PATH}/${group.id}`;
  const add = form(viewer, {
    action: `${action}/members`,
    fields: [{ name: "add", label: WORDS.add_member, is_required: true }],
    ...{ submit: WORDS.add_now, form_key },
  });
  return html`${group.kind === "static" ? add : ""}
<h2>${WORDS.edit}</h2>${form(viewer, {
    action,
    fields: [
      { name: "name", label: WORDS.name, value: group.name },
      { name: "description", label: WORDS.description, value: group.description ?? "" },
    ],
    ...{ submit: WORDS.save, form_key },
  })}${form(viewer, {
    action: `${action}/delete`,
    ...{ fields: [], submit: WORDS.remove_group, form_key, tone: "danger" },
  })}`;
}

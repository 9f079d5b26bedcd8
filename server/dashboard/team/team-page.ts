import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { Complaint } from "../complaint.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Member = Schemas["Member"];

interface TeamView {
  readonly members: readonly Member[];
  readonly invites: readonly Schemas["Invite"][];
  readonly said: string | null;
  readonly sent: { readonly complaint: Complaint; readonly form: URLSearchParams } | null;
  readonly form_key: string;
  readonly public_url: string;
}

const PATH = "/dashboard/team";

/** Members and invitations; forms for whoever may change them. */
export function teamPage(viewer: Viewer, view: TeamView): Page {
  const { members, invites, said, public_url } = view;
  return {
    title: WORDS.title,
    viewer,
    section: "team",
    content: html`${partsOf(viewer, PATH)}
${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
${viewer.may("inviteMember") ? inviteForm(viewer, view) : ""}
<h2>${WORDS.members}</h2>
${table(
  WORDS.list,
  [
    { head: WORDS.name, cell: ({ name, email, phone }) => name ?? email ?? phone ?? "" },
    { head: WORDS.role, cell: ({ role }) => WORDS.roles[role] },
    { head: WORDS.address, cell: ({ email, phone }) => email ?? phone ?? "" },
    { head: WORDS.pin, cell: ({ pin_set }) => (pin_set ? WORDS.pin_set : WORDS.no_pin) },
    {
      head: WORDS.seen,
      cell: ({ last_seen_at }) => (last_seen_at === null ? WORDS.never : moment(last_seen_at)),
    },
    { head: WORDS.edit, cell: (member) => changesOf(viewer, view, member) },
  ],
  members,
)}
<h2>${WORDS.invites}</h2>
${invites.length === 0 ? empty(WORDS.no_invites) : invitesOf(viewer, view)}
${curl({ operation_id: "listMembers" }, public_url)}`,
  };
}

function changesOf(viewer: Viewer, { form_key }: TeamView, member: Member): Markup | string {
  const { id, role, name, email, phone } = member;
  const who = name ?? email ?? phone ?? id;
  if (!viewer.may("updateMember")) return "";
  return html`<details><summary>${WORDS.edit}</summary>
${form(viewer, {
  action: `${PATH}/members/${id}`,
  fields: [
    {
      name: "role",
      id: `role-${id}`,
      label: WORDS.change_of(who),
      type: "select",
      options: WORDS.roles,
      value: role,
    },
  ],
  submit: WORDS.change,
  form_key,
  tone: "plain",
})}
${form(viewer, {
  action: `${PATH}/members/${id}/remove`,
  fields: [],
  submit: WORDS.remove(who),
  form_key,
  tone: "danger",
})}</details>`;
}

function invitesOf(viewer: Viewer, { invites, form_key }: TeamView): Markup {
  return table(
    WORDS.invites_list,
    [
      { head: WORDS.address, cell: ({ email, phone }) => email ?? phone ?? "" },
      { head: WORDS.role, cell: ({ role }) => WORDS.roles[role] },
      { head: WORDS.until, cell: ({ expires_at }) => moment(expires_at) },
      {
        head: WORDS.revoke,
        cell: ({ id }) =>
          viewer.may("deleteInvite")
            ? form(viewer, {
                action: `${PATH}/invites/${id}/revoke`,
                fields: [],
                submit: WORDS.revoke,
                form_key,
                tone: "plain",
              })
            : "",
      },
    ],
    invites,
  );
}

function inviteForm(viewer: Viewer, { sent, form_key }: TeamView): Markup {
  const value = (name: string) => sent?.form.get(name) ?? "";
  return html`<h2>${WORDS.invite}</h2>
${form(viewer, {
  action: `${PATH}/invite`,
  fields: [
    { name: "email", label: WORDS.email, type: "email", value: value("email") },
    {
      name: "phone",
      label: WORDS.phone,
      hint: WORDS.phone_hint,
      inputmode: "tel",
      value: value("phone"),
    },
    {
      name: "role",
      label: WORDS.role,
      type: "select",
      options: WORDS.roles,
      value: value("role") || "viewer",
    },
  ],
  submit: WORDS.send,
  form_key,
  complaint: sent?.complaint ?? null,
})}`;
}

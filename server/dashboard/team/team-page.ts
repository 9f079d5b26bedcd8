import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return {
    title: words.title,
    viewer,
    section: "team",
    content: html`${partsOf(viewer, PATH)}
${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
${viewer.may("inviteMember") ? inviteForm(viewer, view) : ""}
<h2>${words.members}</h2>
${table(
  words.members,
  [
    { head: words.name, cell: ({ name, email, phone }) => name ?? email ?? phone ?? "" },
    { head: words.role, cell: ({ role }) => words.roles[role] },
    { head: words.address, cell: ({ email, phone }) => email ?? phone ?? "" },
    { head: words.pin, cell: ({ pin_set }) => (pin_set ? words.pin_set : words.no_pin) },
    {
      head: words.seen,
      cell: ({ last_seen_at }) =>
        last_seen_at === null ? words.never : moment(last_seen_at, language),
    },
    { head: words.edit, cell: (member) => changesOf(viewer, view, member) },
  ],
  members,
)}
<h2>${words.invites}</h2>
${invites.length === 0 ? empty(words.no_invites) : invitesOf(viewer, view)}
${curl({ operation_id: "listMembers" }, public_url, language)}`,
  };
}

function changesOf(viewer: Viewer, { form_key }: TeamView, member: Member): Markup | string {
  const words = wordsIn(WORDS, viewer.language);
  const { id, role, name, email, phone } = member;
  const who = name ?? email ?? phone ?? id;
  if (!viewer.may("updateMember")) return "";
  return html`<details><summary>${words.edit}</summary>
${form(viewer, {
  action: `${PATH}/members/${id}`,
  fields: [
    {
      name: "role",
      id: `role-${id}`,
      label: words.change_of({ who }),
      type: "select",
      options: words.roles,
      value: role,
    },
  ],
  submit: words.change,
  form_key,
  tone: "plain",
})}
${form(viewer, {
  action: `${PATH}/members/${id}/remove`,
  fields: [],
  submit: words.remove({ who }),
  form_key,
  tone: "danger",
})}</details>`;
}

function invitesOf(viewer: Viewer, { invites, form_key }: TeamView): Markup {
  const words = wordsIn(WORDS, viewer.language);
  return table(
    words.invites_list,
    [
      { head: words.address, cell: ({ email, phone }) => email ?? phone ?? "" },
      { head: words.role, cell: ({ role }) => words.roles[role] },
      { head: words.until, cell: ({ expires_at }) => moment(expires_at, viewer.language) },
      {
        head: words.revoke,
        cell: ({ id }) =>
          viewer.may("deleteInvite")
            ? form(viewer, {
                action: `${PATH}/invites/${id}/revoke`,
                fields: [],
                submit: words.revoke,
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
  const words = wordsIn(WORDS, viewer.language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  return html`<h2>${words.invite}</h2>
${form(viewer, {
  action: `${PATH}/invite`,
  fields: [
    { name: "email", label: words.email, type: "email", value: value("email") },
    {
      name: "phone",
      label: words.phone,
      hint: words.phone_hint,
      inputmode: "tel",
      value: value("phone"),
    },
    {
      name: "role",
      label: words.role,
      type: "select",
      options: words.roles,
      value: value("role") || "viewer",
    },
  ],
  submit: words.send,
  form_key,
  complaint: sent?.complaint ?? null,
})}`;
}

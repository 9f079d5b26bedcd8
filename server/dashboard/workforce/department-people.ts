/** Who joins a department and who leaves it, and what came of that. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
import { totalsOf } from "../batches/statuses.ts";
import type { Sent } from "../part.ts";
import { english } from "../show/english.ts";
import { said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { phoneOf } from "../show/request-fields.ts";
import { table } from "../show/table.ts";
import { capOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Members = Schemas["WorkforceDepartmentPeople"];
type Person = Schemas["WorkforcePerson"];

const PATH = `${WORKFORCE}/departments`;
const TICKED = "remove";
const OF_NEW = "new";

/** What a form changes: people to remove by their boxes, new ones by lines. Pure. */
export function peopleChangeOf(fields: URLSearchParams): object {
  const ids = (fields.get("add") ?? "").split(/[\s,;]+/).filter((one) => one !== "");
  const lines = (fields.get(OF_NEW) ?? "").split("\n").filter((one) => one.trim() !== "");
  const people = lines.map((line) => {
    const [name = "", phone = "", payroll_id = ""] = line.split(/[,;\t]/).map((one) => one.trim());
    return { name, phone, ...(payroll_id === "" ? {} : { payroll_id }) };
  });
  const remove = fields.getAll(TICKED);
  return {
    ...(ids.length === 0 ? {} : { add: ids }),
    ...(remove.length === 0 ? {} : { remove }),
    ...(people.length === 0 ? {} : { new: people }),
  };
}

/** What came of a change, with those who could not be changed: it is answered once. */
export function membersChanged(viewer: Viewer, members: Members): Page {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { department, added_count, removed_count, created_count, errors } = members;
  return {
    title: department.name,
    viewer,
    section: "people",
    content: html`${said(
      words.changed({ added: added_count, removed: removed_count, created: created_count }),
    )}
${
  errors.length === 0
    ? ""
    : html`<h2>${words.not_changed}</h2><ul class="plain">${errors.map(
        ({ message }) =>
          html`<li class="wrong">${english(message.replaceAll("`", ""), language)}</li>`,
      )}</ul>`
}
<p><a class="button first" href="${PATH}/${department.id}">${department.name}</a></p>`,
  };
}

interface Changing {
  readonly members: Members;
  readonly sent: Sent | null;
  readonly form_key: string;
}

/** The people, each with a box for who may remove them. */
export function peopleForm(viewer: Viewer, { members, sent, form_key }: Changing): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { department, people } = members;
  const may_change = viewer.may("changeWorkforceCostCenterPeople");
  const rows = table<Person>(
    words.people,
    [
      {
        head: words.name,
        cell: ({ recipient, name }) => {
          const link = html`<a href="${WORKFORCE}/people/${recipient}">${name ?? recipient}</a>`;
          if (!may_change) return link;
          const label = words.remove({ who: name ?? recipient });
          return html`<input type="checkbox" name="${TICKED}" value="${recipient}"
 aria-label="${label}">${link}`;
        },
      },
      {
        head: words.received,
        is_number: true,
        cell: ({ spent_this_month }) => totalsOf(spent_this_month),
      },
      {
        head: words.cap,
        is_number: true,
        cell: ({ monthly_cap }) => (monthly_cap === null ? "" : capOf(monthly_cap)),
      },
      { head: words.phone, cell: ({ phone }) => (phone === null ? "" : phoneOf(phone)) },
      { head: words.payroll_id, cell: ({ payroll_id }) => payroll_id ?? "" },
    ],
    people,
  );
  if (!may_change) return rows;
  return form(viewer, {
    action: `${PATH}/${department.id}/people`,
    above: html`${rows}<p class="hint">${words.remove_hint}</p>`,
    ...{ fields: [], submit: words.remove_ticked, form_key, tone: "plain" },
    complaint: sent !== null && !sent.form.has(OF_NEW) ? sent.complaint : null,
  });
}

/** New people by lines, and employees of elsewhere by their ids. */
export function joinForm(viewer: Viewer, { members, sent, form_key }: Changing): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const of_this = sent?.form.has(OF_NEW) ? sent : null;
  const is_open = of_this !== null || members.people.length === 0;
  return html`<details${is_open ? html` open` : ""}><summary>${words.add_people}</summary>
${form(viewer, {
  action: `${PATH}/${members.department.id}/people`,
  fields: [
    {
      ...{ name: OF_NEW, label: words.add_new, hint: words.add_new_hint, type: "area" },
      value: of_this?.form.get(OF_NEW) ?? "",
    },
    {
      ...{ name: "add", label: words.add_existing, hint: words.add_existing_hint },
      value: of_this?.form.get("add") ?? "",
    },
  ],
  ...{ submit: words.add_to_department, form_key, complaint: of_this?.complaint ?? null },
})}</details>`;
}

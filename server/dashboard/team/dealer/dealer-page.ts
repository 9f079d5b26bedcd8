/** An application as its business sees it: what stands, what is missing, and a form a part. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { Sent } from "../../part.ts";
import { copyable } from "../../show/copyable.ts";
import { facts } from "../../show/facts.ts";
import { type Field, form } from "../../show/form.ts";
import type { Markup, Viewer } from "../../show/layout.ts";
import { moment } from "../../show/moment.ts";
import { pill, type Tone } from "../../show/pill.ts";
import { table } from "../../show/table.ts";
import { timeline } from "../../show/timeline.ts";
import { PEOPLE_NAMES, type PeopleName, personFields } from "./people.ts";
import { fieldsOf, SECTION_NAMES, type SectionName } from "./sections.ts";
import { type DealerWords, WORDS } from "./words.ts";

type Application = Schemas["DealerApplication"];
type Document = Schemas["Document"];
type Purpose = keyof Schemas["DealerDocuments"];

interface View {
  readonly application: Application;
  readonly papers: readonly Document[];
  readonly sent: Sent | null;
  readonly form_key: string;
}

const PATH = "/dashboard/team/dealer";
const TONES: Partial<Record<Application["status"], Tone>> = {
  approved: "good",
  declined: "bad",
  draft: "plain",
};

/** The page below its tabs. */
export function dealerPage(viewer: Viewer, view: View): Markup {
  const { application } = view;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { status, missing, reviewer_messages, discounts } = application;
  const is_open = status === "draft" || status === "more_information";
  const may = is_open && viewer.may("updateDealerApplication");
  return html`${headOf(application, language)}
${
  discounts.length === 0
    ? ""
    : html`<h2>${words.discounts}</h2>${table(
        words.discounts,
        [
          { head: words.network, cell: ({ network }) => network },
          { head: words.currency, cell: ({ currency }) => currency },
          { head: words.percent, is_number: true, cell: ({ percent }) => percent },
        ],
        discounts,
      )}`
}
${
  reviewer_messages.length === 0
    ? ""
    : html`<h2>${words.messages}</h2>
${timeline(
  reviewer_messages.map(({ at, text }) => ({ at, title: text })),
  { language },
)}`
}
${
  is_open && missing.length > 0
    ? html`<h2>${words.missing}</h2>
<ul>${missing.map((name) => html`<li>${wordsOf(words, name)}</li>`)}</ul>`
    : ""
}
${SECTION_NAMES.map((section) => sectionOf(viewer, section, { ...view, may }))}
${PEOPLE_NAMES.map((people) => peopleOf(viewer, people, { ...view, may }))}
${papersOf(viewer, { ...view, may })}
${may && viewer.may("submitDealerApplication") ? submitOf(viewer, view) : ""}`;
}

function headOf(application: Application, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const { status, submitted_at, decided_at, decision_note, id } = application;
  return facts([
    [words.status, pill(words.statuses[status], TONES[status] ?? "waiting")],
    [words.submitted, submitted_at === null ? null : moment(submitted_at, language)],
    [words.decided, decided_at === null ? null : moment(decided_at, language)],
    [words.note, decision_note],
    [words.id, copyable(id, language)],
  ]);
}

function wordsOf(words: DealerWords, name: string): string {
  const fields: Readonly<Record<string, string>> = words.fields;
  const purpose = name.replace("documents.", "");
  const paper = name === purpose ? undefined : words.purposes[purpose as Purpose];
  return paper ?? fields[name] ?? name;
}

type Shown = View & { readonly may: boolean };

function sectionOf(
  viewer: Viewer,
  section: SectionName,
  { application, sent, form_key, may }: Shown,
): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const of_this = sent !== null && isOf(section, sent.form) ? sent : null;
  const fields = fieldsOf(section, { application, sent: of_this?.form ?? null, words });
  if (!may) {
    return html`<h2>${words.sections[section]}</h2>${facts(fields.flatMap(factOf))}`;
  }
  const title = words.sections[section];
  return html`<details${of_this === null ? "" : html` open`}><summary>${title}</summary>
${form(viewer, {
  action: `${PATH}/${section}`,
  fields: [...fields, marked(section)],
  submit: words.save,
  form_key,
  complaint: of_this?.complaint ?? null,
})}</details>`;
}

/** Which form of the page was sent. */
function marked(name: string): Field {
  return { name: "part", label: "", type: "hidden", value: name };
}

function isOf(name: string, sent: URLSearchParams): boolean {
  return sent.get("part") === name;
}

function factOf({ label, type, value, is_checked, options }: Field): [string, string][] {
  if (type === "check") return is_checked ? [[label, "✓"]] : [];
  const shown = options?.[value ?? ""] ?? value ?? "";
  return shown === "" ? [] : [[label, shown]];
}

function peopleOf(
  viewer: Viewer,
  people: PeopleName,
  { application, sent, form_key, may }: Shown,
): Markup | string {
  const list = application[people];
  const words = wordsIn(WORDS, viewer.language);
  const of_this = sent !== null && isOf(people, sent.form) ? sent : null;
  if (!may && list.length === 0) return "";
  const remove = (national_id: string, name: string) =>
    form(viewer, {
      action: `${PATH}/${people}/remove`,
      fields: [{ name: "national_id", label: "", type: "hidden", value: national_id }],
      ...{ submit: words.remove({ name }), tone: "plain", form_key },
    });
  return html`<h2>${words.people[people]}</h2>
${
  list.length === 0
    ? ""
    : table(
        words.people[people],
        [
          { head: words.person.full_name, cell: ({ full_name }) => full_name },
          {
            ...{ head: words.person.shareholding_percent, is_number: true },
            cell: ({ shareholding_percent }) => shareholding_percent,
          },
          {
            head: words.change,
            cell: ({ national_id, full_name }) => (may ? remove(national_id, full_name) : ""),
          },
        ],
        list,
      )
}
${
  may
    ? html`<details${of_this === null ? "" : html` open`}><summary>${words.add[people]}</summary>
${form(viewer, {
  action: `${PATH}/${people}/add`,
  fields: [
    ...personFields(people, { application, sent: of_this?.form ?? null, words }),
    marked(people),
  ],
  submit: words.add_now,
  form_key,
  complaint: of_this?.complaint ?? null,
})}</details>`
    : ""
}`;
}

function papersOf(viewer: Viewer, { application, papers, sent, form_key, may }: Shown): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const of_this = sent !== null && isOf("documents", sent.form) ? sent : null;
  const rows = Object.keys(WORDS.purposes).map((name) => {
    const named = [application.documents[name as Purpose] ?? []].flat();
    return { name: name as Purpose, papers: papers.filter(({ id }) => named.includes(id)) };
  });
  return html`<h2>${words.documents}</h2>
${table(
  words.documents,
  [
    { head: words.paper, cell: ({ name }) => words.purposes[name] },
    { head: words.status, cell: (row) => statusOf(words, row.papers) },
  ],
  rows,
)}
${
  may && viewer.may("uploadDocument")
    ? html`<details${of_this === null ? "" : html` open`}><summary>${words.upload_one}</summary>
${form(viewer, {
  action: `${PATH}/documents`,
  fields: [
    {
      ...{ name: "purpose", label: words.paper, type: "select", options: words.purposes },
      value: of_this?.form.get("purpose") ?? "",
    },
    { name: "file", label: words.file, type: "file", hint: words.file_hint },
    marked("documents"),
  ],
  submit: words.upload,
  form_key,
  complaint: of_this?.complaint ?? null,
})}</details>`
    : ""
}`;
}

function statusOf(words: DealerWords, papers: readonly Document[]): Markup | string {
  if (papers.length === 0) return words.not_yet;
  return html`${papers.map(
    ({ id, status, reason, filename }) =>
      html`<span><a href="${PATH}/documents/${id}">${filename}</a> ${pill(
        words.document_statuses[status],
        status === "rejected" ? "bad" : "good",
      )} ${reason ?? ""}</span> `,
  )}`;
}

function submitOf(viewer: Viewer, { sent, form_key }: View): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const of_this = sent !== null && isOf("submit", sent.form) ? sent : null;
  return form(viewer, {
    action: `${PATH}/submit`,
    fields: [marked("submit")],
    submit: words.submit,
    form_key,
    above: html`<p>${words.submit_about}</p>`,
    complaint: of_this?.complaint ?? null,
  });
}

/** Employees: found, added and changed, with what each received this month. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { totalsOf } from "../batches/statuses.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { changedOf, filledOf, named, type Part, type Sent, saidOf } from "../part.ts";
import { WORDS as PEOPLE_WORDS } from "../people/words.ts";
import { curl } from "../show/curl.ts";
import { facts, said } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import { phoneOf } from "../show/request-fields.ts";
import { showPageList } from "./page-list.ts";
import { capOf, departmentsOf, filterOf, nameIn, optionsOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Person = Schemas["WorkforcePerson"];
type Changed = Schemas["WorkforcePersonCreated"] | Schemas["WorkforcePersonUpdated"];

const PATH = `${WORKFORCE}/people`;
const TEXTS = ["payroll_id", "cost_center_id"];
const CAPS = { "monthly_cap.USD": "USD", "monthly_cap.ZWG": "ZWG" } as const;
type WarningCode = keyof typeof WORDS.person_warnings;

/** Serves them. */
export function mountEmployees(part: Part): void {
  part.page("/people/workforce/people", showEmployees);
  part.page("/people/workforce/people/new", showNew);
  part.page("/people/workforce/people/:id", showEmployee);
  part.act("/people/workforce/people", {
    call: (fields) => {
      const caps = capsOf(fields);
      return {
        operation_id: "createWorkforceRecipient",
        body: {
          ...filledOf(fields, ["name", "phone", ...TEXTS]),
          ...(caps === null ? {} : { monthly_cap: caps }),
        },
      };
    },
    to: (body) => employeeAfter(body as Changed, "added"),
    again: showNew,
  });
  part.act("/people/workforce/people/:id", {
    call: (fields, asking) => ({
      operation_id: "updateWorkforceRecipient",
      path: { recipient_id: named(asking, "id") },
      body: {
        ...filledOf(fields, ["name", "phone"]),
        ...changedOf(fields, [...TEXTS, "notes"]),
        monthly_cap: capsOf(fields),
      },
    }),
    to: (body) => employeeAfter(body as Changed, "saved"),
    again: showEmployee,
  });
}

/** Their page, which says what to note of them. */
function employeeAfter({ person, warnings }: Changed, did: "added" | "saved"): string {
  const query = new URLSearchParams([["did", did], ...warnings.map((one) => ["warn", one])]);
  return `${PATH}/${person.recipient}?${query}`;
}

function capsOf(fields: URLSearchParams): object | null {
  const filled = Object.entries(filledOf(fields, Object.keys(CAPS)));
  if (filled.length === 0) return null;
  return Object.fromEntries(
    filled.map(([name, value]) => [CAPS[name as keyof typeof CAPS], value]),
  );
}

async function showEmployees(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const departments = await departmentsOf(asking);
  const buttons = html`<div class="actions">${
    viewer.may("createWorkforceRecipient")
      ? html`<a class="button first" href="${PATH}/new">${words.add}</a>`
      : ""
  }${
    viewer.may("createRecipientsBulk")
      ? html`<a class="button" href="/dashboard/people/import">${words.import}</a>`
      : ""
  }</div>`;
  return await showPageList<Person>(asking, {
    ...{ title: words.people, path: PATH, operation_id: "listWorkforceRecipients" },
    filters: [{ name: "q", label: words.search, is_wide: true }, filterOf(departments, language)],
    ...{ above: buttons, none: words.no_people },
    columns: [
      {
        head: words.name,
        cell: ({ recipient, name }) =>
          html`<a href="${PATH}/${recipient}">${name ?? recipient}</a>`,
      },
      {
        head: words.received,
        is_number: true,
        cell: ({ spent_this_month }) => totalsOf(spent_this_month),
      },
      { head: words.phone, cell: ({ phone }) => (phone === null ? "" : phoneOf(phone)) },
      {
        head: words.cap,
        is_number: true,
        cell: ({ monthly_cap }) => (monthly_cap === null ? "" : capOf(monthly_cap)),
      },
      { head: words.department, cell: ({ cost_center }) => nameIn(departments, cost_center) },
      { head: words.payroll_id, cell: ({ payroll_id }) => payroll_id ?? "" },
    ],
  });
}

type Value = (name: string) => string;

async function fieldsFor(asking: Asking, value: Value): Promise<Field[]> {
  const words = wordsIn(WORDS, asking.signed.viewer.language);
  const departments = await departmentsOf(asking);
  const chosen = value("cost_center_id");
  const cap = (name: keyof typeof CAPS, label: string): Field => ({
    ...{ name, label, hint: words.cap_hint, inputmode: "decimal", value: value(name) },
  });
  return [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    {
      ...{ name: "phone", label: words.phone, inputmode: "tel" },
      ...{ value: value("phone"), is_required: true },
    },
    { name: "payroll_id", label: words.payroll_id, value: value("payroll_id") },
    {
      ...{ name: "cost_center_id", label: words.department, type: "select", value: chosen },
      options: { "": words.none, ...optionsOf(departments, chosen) },
    },
    cap("monthly_cap.USD", words.cap_usd),
    cap("monthly_cap.ZWG", words.cap_zwg),
  ];
}

async function showNew(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const words = wordsIn(WORDS, viewer.language);
  if (!viewer.may("createWorkforceRecipient")) return await answerForbidden(viewer);
  const content = html`<p class="quiet">${words.known_hint}</p>
${form(viewer, {
  action: PATH,
  fields: await fieldsFor(asking, (name) => sent?.form.get(name) ?? ""),
  submit: words.add_now,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}
<p><a href="${PATH}">${words.back_employees}</a></p>`;
  const page = { title: words.add, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

async function showEmployee(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (!viewer.may("listWorkforceRecipients")) return await answerForbidden(viewer);
  const call = {
    operation_id: "getRecipient",
    path: { recipient_id: named(asking, "id") },
  } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Schemas["Recipient"];
  const center = typeof one.cost_center === "string" ? one.cost_center : one.cost_center?.id;
  const shown: Readonly<Record<string, string | null | undefined>> = {
    ...{ name: one.name, phone: one.phone, payroll_id: one.payroll_id, notes: one.notes },
    ...{ cost_center_id: center, "monthly_cap.USD": one.monthly_cap?.USD },
    "monthly_cap.ZWG": one.monthly_cap?.ZWG,
  };
  const value: Value = (name) => sent?.form.get(name) ?? shown[name] ?? "";
  const notes: Field = { name: "notes", label: words.notes, type: "area", value: value("notes") };
  const people = wordsIn(PEOPLE_WORDS, language);
  const may_change = one.status === "active" && viewer.may("updateWorkforceRecipient");
  const content = html`${said(saidOf(asking, words.done))}${warningsOf(asking)}
${facts([
  [words.status, people.statuses[one.status]],
  [words.phone, one.phone === null ? null : phoneOf(one.phone)],
  [people.bought, one.totals === null ? null : totalsOf(one.totals.amount)],
])}
${
  may_change
    ? form(viewer, {
        action: `${PATH}/${one.id}`,
        fields: [...(await fieldsFor(asking, value)), notes],
        submit: words.save,
        form_key: sent?.form.get("form_key") ?? randomText(),
        complaint: sent?.complaint ?? null,
      })
    : ""
}
<p><a href="/dashboard/people/recipients/${one.id}">${words.recipient}</a></p>
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back_employees}</a></p>`;
  const page = { title: one.name ?? one.id, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

function warningsOf({ c, signed }: Asking) {
  const words = wordsIn(WORDS, signed.viewer.language);
  const known = (c.req.queries("warn") ?? []).filter((one): one is WarningCode =>
    Object.hasOwn(WORDS.person_warnings, one),
  );
  return known.map((one) => html`<p class="note">${words.person_warnings[one]}</p>`);
}

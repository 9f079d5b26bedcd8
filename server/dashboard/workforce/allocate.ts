/** An allocation being made: entered, checked line by line, and only then sent. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { readable } from "#platform/values/readable";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, askWithForm, readIfAllowed } from "../ask.ts";
import { SMS_NAMES } from "../batches/words.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import { answerForbidden } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import type { Part } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { type Field, form as formOf } from "../show/form.ts";
import { checkPage } from "./check-page.ts";
import { allocationOf, readLines, sheetOfLines } from "./lines.ts";
import { allocationAfter, CURRENCIES, departmentsOf, optionsOf, WORKFORCE } from "./parts.ts";
import { WORDS } from "./words.ts";

type Complained = { readonly complaint: Complaint; readonly status: number } | null;

/** Serves the form, its check, and what sends it. */
export function mountAllocate(part: Part): void {
  part.page("/people/workforce/new", (asking) => {
    const chosen = queryOf(asking.c, ["department"]);
    return showNew(asking, new URLSearchParams(chosen), null);
  });
  part.form("/people/workforce/check", (asking, form) => check(asking, form, null));
  part.form("/people/workforce/allocations", allocate);
}

async function showNew(
  asking: Asking,
  entered: URLSearchParams,
  sent: Complained,
): Promise<Response> {
  const { viewer } = asking.signed;
  const words = wordsIn(WORDS, viewer.language);
  if (!viewer.may("allocateToWorkforce")) return await answerForbidden(viewer);
  const content = html`${formOf(viewer, {
    action: `${WORKFORCE}/check`,
    fields: await fieldsFor(asking, (name) => entered.get(name) ?? ""),
    submit: words.check,
    form_key: entered.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  })}
<p><a href="${WORKFORCE}">${words.back_allocations}</a></p>`;
  const page = { title: words.new_title, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

async function fieldsFor(asking: Asking, value: (name: string) => string): Promise<Field[]> {
  const words = wordsIn(WORDS, asking.signed.viewer.language);
  const departments = await departmentsOf(asking);
  const products = await readIfAllowed<Schemas["WorkforceProducts"]>(asking, {
    operation_id: "getWorkforceProducts",
  });
  const sold = [...(products?.airtime ?? []), ...(products?.power ?? [])];
  const groups = departments.filter(({ is_active, people_count }) => is_active && people_count > 0);
  const everyone = groups.map(({ id, name, people_count }) => [
    id,
    words.everyone({ name, count: readable(people_count) }),
  ]);
  const select = (name: string, label: string, options: Readonly<Record<string, string>>) =>
    ({ name, label, type: "select", options, value: value(name) }) as const;
  return [
    select("kind", words.kind, words.kinds),
    {
      ...select("department", words.give_to, {
        "": words.sheet,
        ...Object.fromEntries(everyone),
      }),
      hint: words.give_to_hint,
    },
    {
      ...{ name: "amount", label: words.amount_each, hint: words.amount_each_hint },
      ...{ inputmode: "decimal", value: value("amount") },
    },
    select("currency", words.currency, CURRENCIES),
    { name: "file", label: words.file, hint: words.file_hint, type: "file" },
    { name: "csv", label: words.paste, type: "area", value: value("csv") },
    select("product_ref", words.product, {
      "": words.product_any,
      ...Object.fromEntries(sold.map(({ id, name }) => [id, name])),
    }),
    select("cost_center_id", words.booked_to, { "": words.of_each, ...optionsOf(departments) }),
    { name: "title", label: words.allocation_title, value: value("title") },
    {
      ...{ name: "custom_sms", label: words.sms, hint: words.sms_hint({ names: SMS_NAMES }) },
      value: value("custom_sms"),
    },
  ];
}

/** Judges the lines as the API does; what cannot be read at all goes back to the first form. */
async function check(asking: Asking, form: URLSearchParams, sent: Complained): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("previewWorkforceAllocation")) return await answerForbidden(viewer);
  const lines = await readLines(asking, form);
  if ("text" in lines) return await showNew(asking, form, { complaint: lines, status: 400 });
  const csv = sheetOfLines(lines);
  const body = allocationOf(form, lines);
  const answer = await ask(asking, { operation_id: "previewWorkforceAllocation", body });
  if (answer.refusal !== null) {
    form.set("csv", csv);
    const complaint = complaintOf(answer.refusal, viewer.language);
    return await showNew(asking, form, { complaint, status: answer.status });
  }
  const page = checkPage(viewer, {
    ...{ csv, lines, entered: form, complaint: sent?.complaint ?? null },
    preview: answer.body as Schemas["WorkforcePreview"],
    departments: await departmentsOf(asking),
    form_key: form.get("form_key") || randomText(),
  });
  return await answerPage(page, sent?.status);
}

/** Pressing twice gives once: the key was made with the form, and every check carries it. */
async function allocate(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("allocateToWorkforce")) return await answerForbidden(viewer);
  const lines = await readLines(asking, form);
  if ("text" in lines) return await showNew(asking, form, { complaint: lines, status: 400 });
  const body = allocationOf(form, lines);
  const call = { operation_id: "allocateToWorkforce", body } as const;
  const { complaint, ...answer } = await askWithForm(asking, form, call);
  if (complaint === null) return lead(allocationAfter(answer.body));
  return await check(asking, form, { complaint, status: answer.status });
}

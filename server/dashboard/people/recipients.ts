/** Recipients: found, added, changed, imported, erased and restored. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, askWithForm } from "../ask.ts";
import { totalsOf } from "../batches/statuses.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { nameOfPerson, namesOfCenters } from "../name-of.ts";
import { answerPage } from "../page-answer.ts";
import { changedOf, filledOf, named, type partOf, type Sent, saidOf } from "../part.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { facts, said } from "../show/facts.ts";
import { type Field, form } from "../show/form.ts";
import { phoneOf } from "../show/request-fields.ts";
import { table } from "../show/table.ts";
import { showList } from "../show-list.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Recipient = Schemas["Recipient"];

const PATH = "/dashboard/people";
const TEXTS = ["name", "phone", "email", "external_id", "payroll_id", "cost_center", "notes"];

/** Serves them. */
export function mountRecipients(part: ReturnType<typeof partOf>): void {
  part.page("/people", showRecipients);
  part.page("/people/new", showNew);
  part.page("/people/import", showImport);
  part.form("/people/import", runImport);
  part.page("/people/recipients/:id", showRecipient);
  part.act("/people", {
    call: (fields) => {
      const body = filledOf(fields, [...TEXTS, "lawful_basis", "default_meter"]);
      return { operation_id: "createRecipient", body };
    },
    to: (body) => `${PATH}/recipients/${(body as Recipient).id}?did=added`,
    again: showNew,
  });
  part.act("/people/recipients/:id", {
    call: (fields, asking) => ({
      operation_id: "updateRecipient",
      ...pathOf(asking),
      body: { ...changedOf(fields, TEXTS), ...filledOf(fields, ["lawful_basis"]) },
    }),
    to: (_, asking) => `${PATH}/recipients/${named(asking, "id")}?did=saved`,
    again: showRecipient,
  });
  part.act("/people/recipients/:id/erase", {
    call: (_, asking) => ({ operation_id: "deleteRecipient", ...pathOf(asking) }),
    to: (_, asking) => `${PATH}/recipients/${named(asking, "id")}?did=erased`,
    again: showRecipient,
  });
  part.act("/people/recipients/:id/restore", {
    call: (_, asking) => ({ operation_id: "restoreRecipient", ...pathOf(asking) }),
    to: (_, asking) => `${PATH}/recipients/${named(asking, "id")}?did=restored`,
    again: showRecipient,
  });
}

function pathOf(asking: Asking): { path: Record<string, string> } {
  return { path: { recipient_id: named(asking, "id") } };
}

async function showRecipients(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const buttons = viewer.may("createRecipient")
    ? html`<div class="actions"><a class="button first" href="${PATH}/new">${words.new}</a>
<a class="button" href="${PATH}/import">${words.import}</a></div>`
    : "";
  return await showList<Recipient>(asking, {
    ...{ title: words.title, path: PATH, operation_id: "listRecipients", section: "people" },
    filters: [
      { name: "q", label: words.search, is_wide: true },
      { name: "status", label: words.status, options: words.statuses },
    ],
    above: html`${partsOf(viewer, PATH)}${buttons}`,
    columns: [
      {
        head: words.name,
        cell: (one) => html`<a href="${PATH}/recipients/${one.id}">${nameOfPerson(one)}</a>`,
      },
      { head: words.phone, cell: ({ phone }) => (phone === null ? "" : phoneOf(phone)) },
      { head: words.external_id, cell: ({ external_id }) => external_id ?? "" },
      { head: words.status, cell: ({ status }) => words.statuses[status] },
    ],
  });
}

async function fieldsFor(asking: Asking, value: (name: string) => string): Promise<Field[]> {
  const words = wordsIn(WORDS, asking.signed.viewer.language);
  const centers = await namesOfCenters(asking);
  return [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    { name: "phone", label: words.phone, inputmode: "tel", value: value("phone") },
    { name: "email", label: words.email, type: "email", value: value("email") },
    { name: "external_id", label: words.external_id, value: value("external_id") },
    { name: "payroll_id", label: words.payroll_id, value: value("payroll_id") },
    {
      ...{ name: "cost_center", label: words.cost_center, type: "select" },
      options: { "": words.none, ...Object.fromEntries(centers) },
      value: value("cost_center"),
    },
    {
      ...{ name: "lawful_basis", label: words.lawful_basis, type: "select" },
      ...{ options: words.bases, value: value("lawful_basis") },
    },
    { name: "notes", label: words.notes, type: "area", value: value("notes") },
  ];
}

async function showNew(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (!viewer.may("createRecipient")) return await answerForbidden(viewer);
  const content = html`${form(viewer, {
    action: PATH,
    fields: await fieldsFor(asking, (name) => sent?.form.get(name) ?? ""),
    submit: words.add,
    form_key: sent?.form.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  })}
<p><a href="${PATH}">${words.back}</a></p>`;
  const page = { title: words.new, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

async function showRecipient(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const call = { operation_id: "getRecipient", ...pathOf(asking) } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const one = answer.body as Recipient;
  const { id, status, phone, network, totals, cost_center } = one;
  const center = typeof cost_center === "string" ? cost_center : (cost_center?.id ?? "");
  const shown = { ...one, cost_center: center } as Record<string, unknown>;
  const value = (name: string) => sent?.form.get(name) ?? String(shown[name] ?? "");
  const form_key = sent?.form.get("form_key") ?? randomText();
  const action = `${PATH}/recipients/${id}`;
  const bought =
    totals === null ? null : words.sales({ count: totals.sends, amount: totalsOf(totals.amount) });
  const erase = { action: `${action}/erase`, fields: [], submit: words.erase, form_key } as const;
  const restore = { ...erase, action: `${action}/restore`, submit: words.restore };
  const content = html`${said(saidOf(asking, words.done))}
${facts([
  [words.status, words.statuses[status]],
  [words.phone, phone === null ? null : phoneOf(phone)],
  [words.network, network === null ? null : nameOfNetwork(network)],
  [words.bought, bought],
])}
${
  status === "active" && viewer.may("updateRecipient")
    ? html`<h2>${words.edit}</h2>${form(viewer, {
        ...{ action, fields: await fieldsFor(asking, value), submit: words.save, form_key },
        complaint: sent?.complaint ?? null,
      })}
<h2>${words.erase}</h2><p class="quiet">${words.erase_hint}</p>
${form(viewer, { ...erase, tone: "danger" })}`
    : ""
}
${
  status === "erasure_pending" && viewer.may("restoreRecipient")
    ? form(viewer, { ...restore, tone: "plain" })
    : ""
}
${curl(call, asking.deps.config.public_url, language)}
<p><a href="${PATH}">${words.back}</a></p>`;
  const page = { title: nameOfPerson(one), viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

async function showImport(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (!viewer.may("createRecipientsBulk")) return await answerForbidden(viewer);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const content = html`${form(viewer, {
    action: `${PATH}/import`,
    fields: [
      { name: "file", label: words.file, hint: words.file_hint, type: "file" },
      { name: "csv", label: words.paste, type: "area", value: value("csv") },
      {
        ...{ name: "mode", label: words.mode, type: "select" },
        ...{ options: words.modes, value: value("mode") },
      },
    ],
    submit: words.run_import,
    form_key: sent?.form.get("form_key") ?? randomText(),
    complaint: sent?.complaint ?? null,
  })}
<p><a href="${PATH}">${words.back}</a></p>`;
  const page = { title: words.import_title, viewer, section: "people", content } as const;
  return await answerPage(page, sent?.status);
}

async function runImport(asking: Asking, fields: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (!viewer.may("createRecipientsBulk")) return await answerForbidden(viewer);
  const csv = fields.get("file")?.trim() || (fields.get("csv") ?? "");
  const body = { csv, ...filledOf(fields, ["mode"]) };
  const call = { operation_id: "createRecipientsBulk", body } as const;
  const { complaint, ...answer } = await askWithForm(asking, fields, call);
  if (complaint !== null) {
    fields.set("csv", csv);
    return await showImport(asking, { complaint, form: fields, status: answer.status });
  }
  const { created_count, updated_count, failed_count, results } =
    answer.body as Schemas["RecipientBulk"];
  const counts = { made: created_count, changed: updated_count, failed: failed_count };
  const imported = words.imported(counts);
  const failed = results.flatMap(({ line, error }) =>
    error === null ? [] : [{ line, reason: error.message.replaceAll("`", "") }],
  );
  const content = html`${said(imported)}
${
  failed.length === 0
    ? ""
    : html`<h2>${words.failed_lines}</h2>${table(
        words.failed_lines,
        [
          { head: words.line, cell: ({ line }) => String(line) },
          { head: words.reason, cell: ({ reason }) => english(reason, language) },
        ],
        failed,
      )}`
}
<p><a href="${PATH}">${words.back}</a></p>`;
  return await answerPage({ title: words.import_title, viewer, section: "people", content });
}

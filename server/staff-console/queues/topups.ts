/** Transfers that are awaited, statements that say what has arrived, and payments gone astray. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Markup } from "#dashboard/show/layout";
import { moment } from "#dashboard/show/moment";
import { money } from "#dashboard/show/money";
import {
  type AwaitedTransfer,
  type ImportedLine,
  importLines,
  listAwaited,
  listStrayPayments,
  readStatement,
  referenceIn,
  type StatementLine,
  type StrayPayment,
  type TransferOutcome,
} from "#money/topups";
import type { Currency } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { act, answerNot } from "../act.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { type Asking, forStaff, forStaffForm, textIn } from "../for-staff.ts";
import { consoleForm, reasonField } from "../show/console-form.ts";
import { answerSection, queueOf, withOrganisations } from "../show/queue.ts";

const SECTION = "topups";
const BACK = "/staff/topups";
const CURRENCIES = { USD: "USD", ZWG: "ZWG" } as const;

/** Serves the queue, the import, and what people find out about a line. */
export function mountTopups(pages: Hono, deps: ConsoleDeps): void {
  pages.get("/topups", (c) => forStaff(deps, c, showQueue));
  pages.post("/topups/import", (c) => forStaffForm(deps, c, importStatement));
  pages.post("/topups/assign", (c) => forStaffForm(deps, c, assign));
}

async function showQueue(asking: Asking): Promise<Response> {
  const { rows, organisation } = await withOrganisations(asking, listAwaited);
  const content = html`<h2>Import a bank statement</h2>${importForm(asking)}
<h2>Awaited transfers</h2>
${queueOf<AwaitedTransfer>(
  { caption: "Awaited transfers, the oldest first", nothing: "No transfer is awaited." },
  [
    { head: "Since", cell: ({ created }) => moment(unixSeconds(created)) },
    { head: "Reference", cell: ({ reference }) => html`<code>${reference}</code>` },
    { head: "Top-up", cell: ({ id }) => html`<code>${formatId("top", id)}</code>` },
    { head: "Organisation", cell: organisation },
    {
      ...{ head: "Amount", is_number: true },
      cell: ({ amount_minor, currency }) => money(formatMoney(amount_minor), currency),
    },
  ],
  rows,
)}${await strayOf(asking)}`;
  return await answerSection(asking, { section: SECTION, content });
}

const ASTRAY = {
  reversed: "It became Credit, and went back or is disputed: correct the Credit.",
  mismatched: "It is not the amount that was asked for, and no Credit: pay it back.",
} as const satisfies Readonly<Record<StrayPayment["why"], string>>;

async function strayOf(asking: Asking): Promise<Markup> {
  const { rows, organisation } = await withOrganisations(asking, listStrayPayments);
  return html`<h2>Payments gone astray</h2>
${queueOf<StrayPayment>(
  {
    caption: "Payments of the last 92 days that are not where they belong",
    nothing: "Every payment is where it belongs.",
  },
  [
    { head: "Since", cell: ({ since }) => moment(unixSeconds(since)) },
    { head: "Reference", cell: ({ reference }) => html`<code>${reference}</code>` },
    { head: "Top-up", cell: ({ id }) => html`<code>${formatId("top", id)}</code>` },
    { head: "Organisation", cell: organisation },
    {
      ...{ head: "Amount", is_number: true },
      cell: ({ amount_minor, currency }) => money(formatMoney(amount_minor), currency),
    },
    { head: "At the provider", cell: ({ provider_reference }) => provider_reference },
    { head: "What happened", cell: ({ why }) => ASTRAY[why] },
  ],
  rows,
)}`;
}

function importForm({ signed }: Asking): Markup {
  return consoleForm(signed, {
    ...{ action: `${BACK}/import`, submit: "Import it", is_multipart: true },
    hint: "A CSV file with the columns line, amount and words. A line is credited once.",
    fields: [
      { name: "currency", label: "Currency", type: "select", options: CURRENCIES },
      reasonField("import", "Which statement it is"),
    ],
    more: html`<label for="statement">File</label>
<input id="statement" name="statement" type="file" accept=".csv,text/csv" required>`,
  });
}

async function importStatement(asking: Asking, form: FormData): Promise<Response> {
  const { signed } = asking;
  const [currency, file] = [textIn(form, "currency"), form.get("statement")];
  if (!(currency in CURRENCIES) || file === null || typeof file === "string") {
    return await answerNot("Choose a file and its currency.", { back: BACK, signed });
  }
  const lines = readStatement(await file.text(), currency as Currency);
  if (typeof lines === "string") return await answerNot(lines, { back: BACK, signed });
  const wanted = { action: "topup.import", object_id: file.name.slice(0, 100), back: BACK };
  // Each line is a transaction of its own, and known when it comes again.
  const noted = await act(asking, form, wanted, async () => null);
  return noted.status === 303 ? await answerImported(asking, lines) : noted;
}

async function assign(asking: Asking, form: FormData): Promise<Response> {
  const { signed } = asking;
  const [currency, bank_reference] = [textIn(form, "currency"), textIn(form, "line")];
  const amount = /^\d{1,15}$/.exec(textIn(form, "amount_minor"))?.[0];
  const reference = referenceIn(textIn(form, "reference"));
  if (!(currency in CURRENCIES) || amount === undefined || reference === null) {
    return await answerNot("A reference is written such as TOP-7K2M9QXZ4P.", {
      ...{ back: BACK, signed },
    });
  }
  const line = { bank_reference, currency: currency as Currency, amount_minor: BigInt(amount) };
  const wanted = { action: "topup.assign", object_id: reference, back: BACK };
  const noted = await act(asking, form, wanted, async () => null);
  const words = textIn(form, "words");
  if (noted.status !== 303) return noted;
  return await answerImported(asking, [{ ...line, words, reference }]);
}

async function answerImported(asking: Asking, lines: readonly StatementLine[]): Promise<Response> {
  const { config, database } = asking.deps;
  const imported = await importLines(database, lines, config);
  const count = (kind: TransferOutcome["kind"]) =>
    imported.filter(({ outcome }) => outcome.kind === kind).length;
  const left = imported.filter(({ outcome }) => outcome.kind === "unmatched");
  const content = html`<p class="note" role="status">Credited ${count("credited")}, known before
${count("known")}, unmatched ${left.length}.</p>
${left.length === 0 ? "" : unmatchedOf(asking, left)}
<p><a href="${BACK}">Back</a></p>`;
  return await answerSection(asking, { section: SECTION, title: "Imported", content });
}

function unmatchedOf(asking: Asking, left: readonly ImportedLine[]): Markup {
  return queueOf<ImportedLine>(
    { caption: "Lines that match no top-up", nothing: "Every line matches." },
    [
      { head: "Line", cell: ({ transfer }) => transfer.bank_reference },
      {
        ...{ head: "Amount", is_number: true },
        cell: ({ transfer }) => money(formatMoney(transfer.amount_minor), transfer.currency),
      },
      { head: "Words", cell: ({ transfer }) => transfer.words },
      { head: "Why", cell: ({ outcome }) => (outcome.kind === "unmatched" ? outcome.why : "") },
      { head: "Assign", cell: (row) => assignForm(asking, row) },
    ],
    left,
  );
}

function assignForm({ signed }: Asking, { transfer }: ImportedLine): Markup {
  const { bank_reference: line, currency, amount_minor, words } = transfer;
  const kept = { currency, line, amount_minor: String(amount_minor), words };
  const hidden = Object.entries(kept).map(([name, value]) => {
    return { name, label: "", type: "hidden", value } as const;
  });
  const reference = { name: "reference", id: `top-${line}`, label: "Reference of the top-up" };
  return html`<details><summary>Assign</summary>${consoleForm(signed, {
    action: `${BACK}/assign`,
    fields: [...hidden, reference, reasonField(line)],
    ...{ submit: "Credit it", tone: "plain" },
  })}</details>`;
}

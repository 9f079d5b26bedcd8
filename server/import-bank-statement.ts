/**
 * A command of staff: reads a bank's statement, and makes its lines Credit of the top-ups whose
 * references the payers have quoted. It may be run any number of times with the same lines.
 */
import { existsSync, readFileSync } from "node:fs";
import {
  findCreditedLines,
  receiveTransfer,
  type Transfer,
  type TransferOutcome,
} from "#money/topups";
import { readConfig } from "#platform/config";
import type { Currency } from "#platform/context";
import { parseCsv, textOfCell } from "#platform/csv";
import type { Database } from "#platform/db/transaction";
import { amountOfCell, formatMoney, parseMoney } from "#platform/money";
import { SettingError } from "#platform/settings";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- bank-statement <file.csv> --currency <USD|ZWG> " +
  "[--assign <line>=<reference of a top-up>]";

/** The columns of the file; the line's number is the bank's own. */
const COLUMNS = ["line", "amount", "words"] as const;
const LINES_MAX = 10_000;
const LINE_CHARACTERS_MAX = 64;

/** The reference in what a payer has written, however it is spelt. */
const REFERENCE = /\bTOP[\s-]*([2-9A-HJ-NP-Z]{10})\b/i;

if (import.meta.main) {
  const { public_url } = readConfig();
  await runStaffCommand({
    name: "bank-statement",
    usage: USAGE,
    read: readInput,
    run: async (database, lines) => describe(await importLines(database, lines, { public_url })),
  });
}

/** A line as the file has it. */
export type StatementLine = Omit<Transfer, "credited_to">;

/** A line with what became of it. */
interface Imported {
  readonly transfer: StatementLine;
  readonly outcome: TransferOutcome;
}

/** Reads the arguments of the command and the file; what is wrong is said in one sentence. */
export function readInput(args: string[]): StatementLine[] {
  const text = { type: "string" } as const;
  const options = { currency: text, assign: { ...text, multiple: true } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [file, ...others] = positionals;
  const currency = (values.currency ?? "").toUpperCase();
  if (file === undefined || others.length > 0) return stop("Name one file.");
  if (currency !== "USD" && currency !== "ZWG") return stop("A currency is USD or ZWG.");
  const transfers = readStatement(textOf(file), currency);
  return assigned(transfers, values.assign ?? []);
}

/** Reads a statement: a header that names the columns, then one transfer a line. */
export function readStatement(text: string, currency: Currency): StatementLine[] {
  const parsed = parseCsv(text);
  if ("broken_at" in parsed) {
    return stop(`The file cannot be read from line ${parsed.broken_at.line}.`);
  }
  const [header = [], ...rows] = parsed.rows;
  const names = header.map((heading) => heading.trim().toLowerCase());
  const places = COLUMNS.map((name) => names.indexOf(name));
  if (places.includes(-1)) return stop(`The file needs the columns ${COLUMNS.join(", ")}.`);
  if (rows.length > LINES_MAX) return stop(`A file has at most ${LINES_MAX} lines.`);
  const transfers = rows.map((row, index) => {
    const cells = places.map((place) => textOfCell(row[place] ?? ""));
    const [line = "", amount = "", words = ""] = cells;
    const amount_minor = parseMoney(amountOfCell(amount), { allow_large: true });
    if (line === "" || line.length > LINE_CHARACTERS_MAX || amount_minor === null) {
      return stop(`Row ${parsed.lines[index + 1]} needs a line and an amount such as 1500.00.`);
    }
    return { bank_reference: line, currency, amount_minor, words, reference: referenceIn(words) };
  });
  if (new Set(transfers.map(({ bank_reference }) => bank_reference)).size < rows.length) {
    return stop("Two rows have the same line.");
  }
  return transfers;
}

/** Each line in a transaction of its own: what was credited stays, whatever comes after it. */
export async function importLines(
  database: Pick<Database, "read" | "transact">,
  transfers: readonly StatementLine[],
  told: { readonly public_url: string },
): Promise<Imported[]> {
  const credited = await creditedBefore(database, transfers);
  const imported: Imported[] = [];
  for (const transfer of transfers) {
    const credited_to = credited.get(transfer.bank_reference) ?? null;
    const outcome = await database.transact("receive a transfer", (tx) =>
      receiveTransfer(tx, { ...transfer, credited_to }, told),
    );
    imported.push({ transfer, outcome });
  }
  return imported;
}

async function creditedBefore(
  database: Pick<Database, "read">,
  transfers: readonly StatementLine[],
): Promise<ReadonlyMap<string, string>> {
  const [first] = transfers;
  if (first === undefined) return new Map();
  const lines = transfers.map(({ bank_reference }) => bank_reference);
  const { currency } = first;
  return await database.read((read) => findCreditedLines(read, { currency, lines }));
}

function referenceIn(words: string): string | null {
  const [, letters] = REFERENCE.exec(words) ?? [];
  return letters === undefined ? null : `TOP-${letters.toUpperCase()}`;
}

/** What staff have found out themselves about a line. */
function assigned(
  transfers: readonly StatementLine[],
  written: readonly string[],
): StatementLine[] {
  const references = new Map(
    written.map((one) => {
      const [line = "", words = ""] = one.split("=");
      const reference = referenceIn(words) ?? stop(`${one} assigns no reference to a line.`);
      if (!transfers.some(({ bank_reference }) => bank_reference === line)) {
        return stop(`The file has no line ${line}.`);
      }
      return [line, reference];
    }),
  );
  return transfers.map((one) => ({
    ...one,
    reference: references.get(one.bank_reference) ?? one.reference,
  }));
}

/** What staff read: how many lines became Credit, and those that did not. */
export function describe(imported: readonly Imported[]): string {
  const count = (kind: TransferOutcome["kind"]) =>
    imported.filter(({ outcome }) => outcome.kind === kind).length;
  const left = imported.flatMap(({ transfer, outcome }) => {
    if (outcome.kind !== "unmatched") return [];
    const { bank_reference, amount_minor, currency, words } = transfer;
    return [
      `  ${bank_reference}  ${formatMoney(amount_minor)} ${currency}  ${words}: ${outcome.why}`,
    ];
  });
  return [
    `Credited     ${count("credited")}`,
    `Known before ${count("known")}`,
    `Unmatched    ${left.length}`,
    ...left,
  ].join("\n");
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : stop(`There is no file ${file}.`);
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}

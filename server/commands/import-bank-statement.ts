/**
 * A command of staff: reads a bank's statement, and makes its lines Credit of the top-ups whose
 * references the payers have quoted. It may be run any number of times with the same lines.
 */
import { existsSync, readFileSync } from "node:fs";
import {
  type ImportedLine,
  importLines,
  readStatement,
  referenceIn,
  type StatementLine,
  type TransferOutcome,
} from "#money/topups";
import { SettingError } from "#platform/setting-error";
import { readConfig } from "#platform/settings/config";
import { formatMoney } from "#platform/values/money";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- bank-statement <file.csv> --currency <USD|ZWG> " +
  "[--assign <line>=<reference of a top-up>]";

if (import.meta.main) {
  const { public_url } = readConfig();
  await runStaffCommand({
    name: "bank-statement",
    usage: USAGE,
    read: readInput,
    run: async (database, lines) => describe(await importLines(database, lines, { public_url })),
  });
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
  if (typeof transfers === "string") return stop(transfers);
  return assigned(transfers, values.assign ?? []);
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
export function describe(imported: readonly ImportedLine[]): string {
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

/**
 * A command of staff: compares days with a supplier, prints what differs, and keeps why. It opens
 * the database of the settings and the suppliers that they connect, whether a server runs or not.
 */
import type { Database } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { SettingError } from "#platform/setting-error";
import { harareDay, nextHarareDay, parseTimeFilter } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { connectSuppliers } from "#providers/binding";
import { type Supplier, type Suppliers, supplierNamed } from "#providers/port";
import { type BreakRow, explainBreak, readBreaks, reconcileDay } from "#reporting/reconciliation";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- reconcile --supplier <name> [--since <YYYY-MM-DD>] " +
  "[--explain <reference> --by <who> --reason <why>]\n\n" +
  "  Compares each day since then, today included, and lists the breaks that are not settled.\n" +
  "  Without --since it only lists them. --explain keeps why one is none of ours to settle.";

/** What staff wrote, read. */
export interface Reconciling {
  readonly supplier: string;
  /** Unix milliseconds; null to list. */
  readonly since: number | null;
  readonly explain: { readonly reference: string; by: string; reason: string } | null;
}

const DAYS_MAX = 92;
const DAY_MS = 86_400_000;
const DAY_TAKES_MS_MAX = 30 * 60_000;

/** Whoever reads the list needs no pager. */
const SILENT = { error: () => {}, warn: () => {} };

if (import.meta.main) {
  await runStaffCommand({
    name: "reconcile",
    usage: USAGE,
    read: readInput,
    run: (database, input, settings) =>
      applyInput(database, connectSuppliers(settings, database), input),
  });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): Reconciling {
  const text = { type: "string" } as const;
  const options = { supplier: text, since: text, explain: text, by: text, reason: text };
  const { values } = readArguments({ args, options }, USAGE);
  const { supplier = "", since, explain, by = "", reason = "" } = values;
  if (supplier === "") return stop("Name a supplier.");
  const since_ms = since === undefined ? null : parseTimeFilter(since);
  if (since !== undefined && since_ms === null) return stop("A day is written 2026-11-26.");
  if (explain !== undefined && (by === "" || reason === "")) {
    return stop("Say who you are with --by, and why with --reason.");
  }
  const explained = explain === undefined ? null : { reference: explain, by, reason };
  return { supplier, since: since_ms, explain: explained };
}

/** Does what staff wrote, and returns what to print. */
export async function applyInput(
  database: Pick<Database, "read" | "transact">,
  suppliers: Suppliers,
  { supplier: name, since, explain }: Reconciling,
): Promise<string> {
  if (explain !== null) await explainOne(database, name, explain);
  const lines = since === null ? [] : await compare(database, connected(suppliers, name), since);
  const breaks = await database.read((read) => readBreaks(read, name));
  return [...lines, ...describeBreaks(name, breaks)].join("\n");
}

function connected(suppliers: Suppliers, name: string): Supplier {
  const supplier = supplierNamed(suppliers, { mode: "live", name });
  return supplier ?? stop(`No supplier is connected as ${name}.`);
}

async function compare(
  database: Pick<Database, "read" | "transact">,
  supplier: Supplier,
  since: number,
): Promise<string[]> {
  const now = await database.transact("read the time", (tx) => transactionTime(tx));
  if (now - since > DAYS_MAX * DAY_MS) return stop(`At most ${DAYS_MAX} days are compared.`);
  const lines: string[] = [];
  for (let at = since; at <= now; at = nextHarareDay(at)) {
    const signal = AbortSignal.timeout(DAY_TAKES_MS_MAX);
    const found = await reconcileDay({ database, log: SILENT, supplier }, { at, signal });
    const { day, matched, breaks, unanswered } = found;
    const asked = unanswered === 0 ? "" : `, ${unanswered} not answered`;
    lines.push(`${day}: ${matched} matched, ${breaks.length} differ${asked}`);
  }
  return lines.length > 0 ? lines : stop(`${harareDay(since)} is yet to come.`);
}

async function explainOne(
  database: Pick<Database, "transact">,
  supplier: string,
  { reference, by, reason }: NonNullable<Reconciling["explain"]>,
): Promise<void> {
  const why = { explained_by: by, explanation: reason };
  const is_explained = await database.transact("explain a break", (tx) =>
    explainBreak(tx, { supplier, reference }, why),
  );
  if (!is_explained) stop(`${supplier} has no break of ${reference}.`);
}

function describeBreaks(supplier: string, breaks: readonly BreakRow[]): string[] {
  if (breaks.length === 0) return [`No break with ${supplier} is open.`];
  return breaks.map((row) => {
    const ours = amountOf(row.ours_minor, row.currency);
    const theirs = amountOf(row.theirs_minor, row.theirs_currency);
    const why = row.explanation === null ? "" : ` (${row.explained_by}: ${row.explanation})`;
    const { day, kind, reference, state } = row;
    return `${day} ${kind} ${reference} ours ${ours} theirs ${theirs} ${state}${why}`;
  });
}

function amountOf(amount_minor: bigint | null, currency: string | null): string {
  return amount_minor === null ? "–" : `${formatMoney(amount_minor)} ${currency}`;
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}

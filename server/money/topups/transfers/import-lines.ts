import type { Database } from "#platform/db/transaction";
import type { Told } from "../lifecycle.ts";
import { findCreditedLines } from "./find-credited-lines.ts";
import type { StatementLine } from "./read-statement.ts";
import { receiveTransfer, type TransferOutcome } from "./receive-transfer.ts";

/** A line with what became of it. */
export interface ImportedLine {
  readonly transfer: StatementLine;
  readonly outcome: TransferOutcome;
}

/** Each line in a transaction of its own: what was credited stays, whatever comes after it. */
export async function importLines(
  database: Pick<Database, "read" | "transact">,
  transfers: readonly StatementLine[],
  told: Told,
): Promise<ImportedLine[]> {
  const credited = await creditedBefore(database, transfers);
  const imported: ImportedLine[] = [];
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

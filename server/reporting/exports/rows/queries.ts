import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { findByPath, type PathObject } from "#platform/path-object";
import { type ExportRow, exportChunks, exports } from "./tables.ts";

const EXPORT: PathObject = { table: exports, prefix: "exp", param: "export_id" };

/** An export of an account. */
export interface ExportName {
  readonly account_id: string;
  readonly export_id: string;
}

/** The account's exports with these uuids. */
export async function findExports(
  { db }: Pick<Read, "db">,
  account_id: string,
  ids: readonly string[],
): Promise<ExportRow[]> {
  return await db
    .select()
    .from(exports)
    .where(and(eq(exports.account_id, account_id), isAnyOf(exports.id, ids)));
}

/**
 * The account's export that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function exportOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<ExportRow> {
  return await read((tx) => findByPath(tx, EXPORT, { account, written }, findExports));
}

/** An export, locked until the transaction ends; null where it was removed. */
export async function lockExport(
  { db }: Tx,
  { account_id, export_id }: ExportName,
): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.account_id, account_id), eq(exports.id, export_id)))
    .for("update");
  return row ?? null;
}

/** A part of a file as it is stored; null where the file was deleted. */
export async function findChunk(
  { db }: Pick<Read, "db">,
  { account_id, export_id }: ExportName,
  number: number,
): Promise<string | null> {
  const [row] = await db
    .select({ sealed: exportChunks.sealed })
    .from(exportChunks)
    .where(
      and(
        eq(exportChunks.account_id, account_id),
        eq(exportChunks.export_id, export_id),
        eq(exportChunks.number, number),
      ),
    );
  return row?.sealed ?? null;
}

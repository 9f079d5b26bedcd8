import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findPrograms, lockProgram } from "./queries.ts";
import { type ProgramRow, programs } from "./tables.ts";

const PROGRAM: PathObject = { table: programs, prefix: "prg", param: "program_id" };

/**
 * The account's program that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function programOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<ProgramRow> {
  return await read((tx) => findByPath(tx, PROGRAM, { account, written }, findPrograms));
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockProgramOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<ProgramRow> {
  return await lockByPath(tx, PROGRAM, { account, written }, lockProgram);
}

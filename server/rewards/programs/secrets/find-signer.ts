import { eq } from "drizzle-orm";
import { readAccountFacts } from "#accounts/account";
import type { AccountFacts } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { programSecrets } from "../rows/tables.ts";
import { openSecret, stillSigns } from "./secrets.ts";

/** Whose program may be called without a key, and what signs for it. */
export interface ProgramSigner {
  readonly account: AccountFacts;
  /** The secrets that sign at this moment, open. They go nowhere but into a comparison. */
  readonly secrets: readonly string[];
}

/**
 * What signs the completions of a program, whoever's it is; null when there is no such program.
 *
 * Units: `wall_now` in milliseconds of wall time.
 */
export async function findSigner(
  read: Read,
  { program_id, wall_now, secret_key }: ProgramSigning,
): Promise<ProgramSigner | null> {
  const rows = await read.db
    .select()
    .from(programSecrets)
    .where(eq(programSecrets.program_id, program_id));
  const [first] = rows;
  const account = first && (await readAccountFacts(read, first.account_id));
  if (account === undefined || account === null) return null;
  const now = wall_now + account.clock_offset_ms;
  const secrets = rows
    .filter((row) => stillSigns(row, now))
    .map((row) => openSecret(row, { secret_key }));
  return { account, secrets };
}

interface ProgramSigning {
  /** Uuid. */
  readonly program_id: string;
  readonly wall_now: number;
  readonly secret_key: string;
}

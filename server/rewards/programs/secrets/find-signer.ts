import { readFactsOfAccounts } from "#accounts/account";
import type { AccountFacts } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import { type ProgramSecretRow, programSecrets } from "../rows/tables.ts";
import { openSecret, stillSigns } from "./secrets.ts";

/** Whose program may be called without a key, and what signs for it. */
export interface ProgramSigner {
  readonly account: AccountFacts;
  /** Sealed; those that have ended among them. */
  readonly secrets: readonly ProgramSecretRow[];
}

/**
 * What signs the completions of programs, whosever they are, in their order; null where there is no
 * such program. Whoever asks has proven nothing, so any number takes as many statements as one.
 */
export async function findSigners(
  read: Read,
  program_ids: readonly string[],
): Promise<(ProgramSigner | null)[]> {
  const rows = await read.db
    .select()
    .from(programSecrets)
    .where(isAnyOf(programSecrets.program_id, [...new Set(program_ids)]));
  if (rows.length === 0) return program_ids.map(() => null);
  const account_ids = [...new Set(rows.map(({ account_id }) => account_id))];
  const accounts = await readFactsOfAccounts(read, account_ids);
  const of_program = Map.groupBy(rows, ({ program_id }) => program_id);
  return program_ids.map((program_id) => {
    const secrets = of_program.get(program_id) ?? [];
    const account = accounts.get(secrets[0]?.account_id ?? "");
    return account === undefined ? null : { account, secrets };
  });
}

/**
 * The secrets that sign at a moment, open. They go nowhere but into a comparison.
 *
 * Units: `wall_now` in milliseconds of wall time.
 */
export function signingSecrets(
  { account, secrets }: ProgramSigner,
  { wall_now, secret_key }: { readonly wall_now: number; readonly secret_key: string },
): string[] {
  const now = wall_now + account.clock_offset_ms;
  const signing = secrets.filter((row) => stillSigns(row, now));
  return signing.map((row) => openSecret(row, { secret_key }));
}

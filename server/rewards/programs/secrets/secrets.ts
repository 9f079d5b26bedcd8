/** The secrets that sign a program's completions, sealed at rest. */
import { and, eq, isNull, lte } from "drizzle-orm";
import { openSecretBox } from "#platform/crypto/secret-box";
import { mintSigningSecret } from "#platform/crypto/signature";
import { insertMany } from "#platform/db/insert-many";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read, Tx } from "#platform/db/transaction";
import { type ProgramRow, type ProgramSecretRow, programSecrets } from "../rows/tables.ts";

/** Source: spec/rewards/programs/operations.tsp. */
const GRACE_MS = 24 * 3_600_000;

/** A program, named. Uuids. */
type ProgramName = Pick<ProgramRow, "account_id" | "id">;

/** The request that creates a secret, and the key that seals it. */
export interface SecretOrigin {
  readonly request_id: string;
  readonly secret_key: string;
}

/**
 * Creates the secret of a program that has none, and returns it.
 *
 * Writes: program_secrets.
 */
export async function mintSecret(
  tx: Tx,
  { account_id, id: program_id }: ProgramName,
  { request_id, secret_key }: SecretOrigin,
): Promise<string> {
  const secret = mintSigningSecret();
  const sealed = openSecretBox(secret_key).seal(secret, { bound_to: boundTo(program_id) });
  await insertMany(tx, programSecrets, [
    { account_id, program_id, request_id, sealed, works_until: null },
  ]);
  return secret;
}

/**
 * Rolls the secret of a program that the caller has locked. The one it had signs until its grace
 * period is over, and earlier ones until theirs are: a roll whose response was lost can be
 * repeated.
 *
 * Units: `now` in milliseconds on the account's clock. Writes: program_secrets.
 */
export async function rollSecret(
  tx: Tx,
  name: ProgramName,
  { now, ...origin }: SecretOrigin & { readonly now: number },
): Promise<string> {
  const { works_until } = programSecrets;
  await tx.db.delete(programSecrets).where(and(isOf(name), lte(works_until, now)));
  await tx.db
    .update(programSecrets)
    .set({ works_until: now + GRACE_MS })
    .where(and(isOf(name), isNull(works_until)));
  return await mintSecret(tx, name, origin);
}

/** The secrets that the answers of a request showed, of programs of an account, by program. */
export async function secretsOfRequest(
  { db }: Pick<Read, "db">,
  account_id: string,
  { program_ids, request_id }: { program_ids: readonly string[]; request_id: string },
): Promise<Map<string, ProgramSecretRow>> {
  const rows = await db
    .select()
    .from(programSecrets)
    .where(
      and(
        eq(programSecrets.account_id, account_id),
        isAnyOf(programSecrets.program_id, program_ids),
        eq(programSecrets.request_id, request_id),
      ),
    );
  return new Map(rows.map((row) => [row.program_id, row]));
}

/** Whether a secret signs at a moment of the account's clock. */
export function stillSigns({ works_until }: ProgramSecretRow, now: number): boolean {
  return works_until === null || works_until > now;
}

/** Opens a secret of a program. */
export function openSecret(
  { sealed, program_id }: ProgramSecretRow,
  { secret_key }: Pick<SecretOrigin, "secret_key">,
): string {
  return openSecretBox(secret_key).open(sealed, { bound_to: boundTo(program_id) });
}

function isOf({ account_id, id }: ProgramName) {
  return and(eq(programSecrets.account_id, account_id), eq(programSecrets.program_id, id));
}

export function boundTo(program_id: string): string {
  return `program-secret/${program_id}`;
}

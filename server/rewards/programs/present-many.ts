import type { Schemas } from "@svc/generated/routes";
import { isLimited } from "#accounts/keys";
import type { PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { presentProgram } from "./present.ts";
import { countRewards, countRules } from "./rows/counts.ts";
import { findPrograms } from "./rows/queries.ts";
import type { ProgramRow } from "./rows/tables.ts";
import { openSecret, secretsOfRequest, stillSigns } from "./secrets/secrets.ts";

/**
 * Presents programs by uuid, as they are now; the presenter of `prg_`. A replay returns the secret
 * of the first response while it still signs.
 */
export async function presentPrograms(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const shown = await ctx.read(async (read) => {
    const rows = await findPrograms(read, ctx.account.id, ids);
    return await presentRows(read, ctx, rows);
  });
  const secrets = await secretsShown(ctx, ids);
  return new Map(
    shown.map(({ row, program }) => [
      row.id,
      { ...program, completions_secret: secrets.get(row.id) ?? null },
    ]),
  );
}

/** Presents rows of the account in their order, without their secrets. */
export async function presentRows(
  read: Read | Tx,
  ctx: PresentContext,
  rows: readonly ProgramRow[],
): Promise<{ row: ProgramRow; program: Schemas["Program"] }[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countRewards(read, ctx.account.id, ids);
  const rules = await countRules(read, ctx.account.id, ids);
  return rows.map((row) => {
    const counted = { counts: counts.get(row.id) ?? {}, rules: rules.get(row.id) ?? 0 };
    const beside = { ...counted, secret: null };
    return { row, program: presentProgram(row, ctx, beside) };
  });
}

/** Presents one row; the secret only in the answer that made it. */
export async function presentRow(
  read: Read | Tx,
  ctx: PresentContext,
  row: ProgramRow,
  secret: string | null = null,
): Promise<Schemas["Program"]> {
  const counts = await countRewards(read, ctx.account.id, [row.id]);
  const rules = await countRules(read, ctx.account.id, [row.id]);
  const counted = { counts: counts.get(row.id) ?? {}, rules: rules.get(row.id) ?? 0 };
  return presentProgram(row, ctx, { ...counted, secret });
}

async function secretsShown(
  ctx: PresentContext,
  program_ids: readonly string[],
): Promise<Map<string, string>> {
  const { account, now, config, replay_of: request_id } = ctx;
  if (request_id === undefined) return new Map();
  const found = await ctx.read(async (read) => {
    // What signs for a program is not for a key with limits, whoever was shown it first.
    if (await isLimited(read, ctx)) return new Map();
    return await secretsOfRequest(read, account.id, { program_ids, request_id });
  });
  const signing = [...found.values()].filter((secret) => stillSigns(secret, now));
  return new Map(signing.map((secret) => [secret.program_id, openSecret(secret, config)]));
}

import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { and, asc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { normaliseMeter } from "#platform/values/meter-number";
import { normaliseMobile } from "#platform/values/phone";
import { moveExport } from "./lifecycle.ts";
import { type ExportRow, exportChunks, exports, exportWork } from "./tables.ts";

/** What names a person. */
interface Named {
  readonly texts: readonly string[];
  /** E.164; a filter may write it in any way that a request may. */
  readonly number: string | null;
  readonly meters: readonly string[];
  readonly external_id: string | null;
  /** What a search finds the person by, in lower case. */
  readonly searched: string;
}

interface ErasedOfExports extends Named {
  /** Whether files end as well: they may hold what is erased in this transaction. */
  readonly ends_files: boolean;
}

/** Exports that one statement reads. */
const ROWS_A_READ = 1_000;
/** Objects of these show no person, and an erasure does not change them. */
const NAMELESS: readonly Schemas["ExportKind"][] = ["batches"];

const GONE = {
  code: "reference_not_found" as const,
  message: "The recipient that a filter names has been erased.",
};

/**
 * Takes a person out of the exports of an account. Filters that name the person go, and the others
 * stay; an export that is still to be written fails then, since without that filter its file would
 * show more than was meant. With `ends_files` every file of the account that may name a person is
 * deleted: its parts are sealed, and none can be searched. Files without a row and those of kinds
 * that show no person stay. A file that is being written is begun again, because what was read for
 * it may be older than the erasure; its period is fixed. The caller holds the account's clock.
 *
 * Returns the uuids of the exports whose filters named the person.
 * Writes: exports, export_chunks, export_work.
 */
export async function eraseExports(
  tx: Tx,
  account_id: string,
  { ends_files, ...named }: ErasedOfExports,
): Promise<string[]> {
  const ids = await findNaming(tx, account_id, named);
  const rows = await lockExports(tx, account_id, { ids, ends_files });
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  if (clock === undefined) throw new Error(`Account ${account_id} has no clock.`);
  for (const row of rows) {
    const is_named = ids.includes(row.id);
    if (is_named) await eraseFilters(tx, row, named);
    if (row.status === "ready" && (is_named || row.rows > 0)) {
      const set = { expires_at: Math.min(row.expires_at ?? clock.now, clock.now) };
      await moveExport(tx, row, { to: "expired", by: "time_over", set });
    }
    if (row.status !== "pending") continue;
    if (is_named) await moveExport(tx, row, { to: "failed", by: "gave_up", failure: GONE });
    else await beginAgain(tx, row);
  }
  return ids;
}

/** Exports with a filter that names the person. */
async function findNaming({ db }: Tx, account_id: string, named: Named): Promise<string[]> {
  const found: string[] = [];
  for (let after = lowestId(0), read = ROWS_A_READ; read === ROWS_A_READ; ) {
    const rows = await db
      .select({ id: exports.id, filters: exports.filters })
      .from(exports)
      .where(
        and(
          eq(exports.account_id, account_id),
          gt(exports.id, after),
          sql`${exports.filters} <> '{}'`,
        ),
      )
      .orderBy(asc(exports.id))
      .limit(ROWS_A_READ);
    const naming = rows.filter(({ filters }) => Object.entries(filters).some(namesOf(named)));
    found.push(...naming.map(({ id }) => id));
    read = rows.length;
    after = rows.at(-1)?.id ?? after;
  }
  return found;
}

/** Filters in which a request writes whom or what it looks for; others have a list of values. */
const FREE: readonly string[] = ["target", "phone", "recipient", "external_id", "q"];
/** A shorter search finds too many to name one. */
const TELLING_CHARACTERS_MIN = 5;

/** Whether a filter names the person. */
function namesOf({ texts, number, meters, external_id, searched }: Named) {
  const named = texts.map((text) => text.toLowerCase());
  return ([name, value]: [string, string]): boolean => {
    if (!FREE.includes(name)) return false;
    const filter = value.toLowerCase();
    if (named.some((text) => filter.includes(text))) return true;
    if (number !== null && normaliseMobile(value)?.e164 === number) return true;
    if (meters.includes(normaliseMeter(value) ?? "")) return true;
    if (name === "q") return filter.length >= TELLING_CHARACTERS_MIN && searched.includes(filter);
    if (external_id === null) return false;
    return value === `ext:${external_id}` || (name === "external_id" && value === external_id);
  };
}

/** In one order, so that two people of an account are erased one after the other. */
async function lockExports(
  { db }: Tx,
  account_id: string,
  { ids, ends_files }: { readonly ids: readonly string[]; readonly ends_files: boolean },
): Promise<ExportRow[]> {
  const hasFile = and(
    inArray(exports.status, ["pending", "ready"]),
    ...NAMELESS.map((kind) => ne(exports.kind, kind)),
  );
  return await db
    .select()
    .from(exports)
    .where(
      and(
        eq(exports.account_id, account_id),
        ends_files ? or(hasFile, isAnyOf(exports.id, ids)) : isAnyOf(exports.id, ids),
      ),
    )
    .orderBy(asc(exports.id))
    .for("update");
}

/** Reads the filters of the locked row: another erasure may have changed them before. */
async function eraseFilters({ db }: Tx, row: ExportRow, named: Named): Promise<void> {
  const isNaming = namesOf(named);
  const filters = Object.fromEntries(Object.entries(row.filters).filter((one) => !isNaming(one)));
  const { failure_code: code } = row;
  // Why it failed may stand in the words of a filter.
  const failure_message = code === null ? null : ERRORS[code as ErrorCode].meaning;
  await db
    .update(exports)
    .set({ filters, failure_message })
    .where(and(eq(exports.account_id, row.account_id), eq(exports.id, row.id)));
}

/** Who holds it writes nothing more of it: the count of its tries has gone on. */
async function beginAgain({ db }: Tx, { account_id, id, chunk_count }: ExportRow): Promise<void> {
  await db
    .update(exportWork)
    .set({ lease_until: null, tries: sql`${exportWork.tries} + 1` })
    .where(and(eq(exportWork.account_id, account_id), eq(exportWork.export_id, id)));
  if (chunk_count === 0) return;
  await db
    .delete(exportChunks)
    .where(and(eq(exportChunks.account_id, account_id), eq(exportChunks.export_id, id)));
  await db
    .update(exports)
    .set({ last_id: null, rows: 0, chunk_count: 0, is_ended: false })
    .where(and(eq(exports.account_id, account_id), eq(exports.id, id)));
}

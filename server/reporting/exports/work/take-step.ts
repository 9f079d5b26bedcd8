import { createHash } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { readAccountFacts } from "#accounts/account";
import { findCallerOfKey } from "#accounts/keys";
import type { ObjectRegistry, PresentContext } from "#platform/context";
import { openSecretBox } from "#platform/crypto/secret-box";
import type { Database, Read } from "#platform/db/transaction";
import { refusalOf } from "#platform/refusal";
import type { Config } from "#platform/settings/config";
import { unixSeconds } from "#platform/time/instants";
import { databaseWall } from "#platform/work/database-clock";
import { readChunks } from "../file/read-chunks.ts";
import { writeChunk } from "../file/write-chunk.ts";
import { KINDS, type KindPage } from "../kinds/kinds.ts";
import { timesAmong } from "../kinds/known-columns.ts";
import { queryOf } from "../kinds/query-of.ts";
import { type ExportName, findExports } from "../rows/queries.ts";
import { placeOfChunk } from "../rows/sealed-chunks.ts";
import type { ExportRow } from "../rows/tables.ts";

/** What a step reads with. */
export interface StepDeps {
  readonly config: Config;
  readonly database: Database;
  readonly objects: ObjectRegistry;
}

/** What a step has found, to be written by whoever still holds the export. */
export type Step =
  | { readonly did: "nothing" }
  | { readonly did: "lapsed" }
  | { readonly did: "failed"; readonly failure: Schemas["Failure"] }
  | { readonly did: "hashed"; readonly size: number; readonly sha256: string }
  | {
      readonly did: "wrote";
      /** The part's place: another one has been written there by whoever was faster. */
      readonly number: number;
      readonly sealed: string;
      readonly last_id: string | null;
      readonly count: number;
      readonly is_last: boolean;
    };

/** Objects in one part: a part is up to a megabyte. */
const PAGE_ROWS = 500;

/** Takes the next step of an export outside any transaction; it changes nothing. */
export async function takeStep(deps: StepDeps, name: ExportName): Promise<Step> {
  const { account_id, export_id } = name;
  const [row] = await deps.database.read((read) => findExports(read, account_id, [export_id]));
  if (row === undefined) return { did: "nothing" };
  if (row.status === "ready") return { did: "lapsed" };
  if (row.status !== "pending") return { did: "nothing" };
  return row.is_ended ? await hashFile(deps, row) : await writePart(deps, row);
}

async function hashFile({ database, config }: StepDeps, row: ExportRow): Promise<Step> {
  const hash = createHash("sha256");
  let size = 0;
  const from = { read: database.read, secret_key: config.secret_key };
  const name = { account_id: row.account_id, export_id: row.id };
  for await (const part of readChunks(from, name, row.chunk_count)) {
    hash.update(part);
    size += part.length;
  }
  return { did: "hashed", size, sha256: hash.digest("hex") };
}

async function writePart(deps: StepDeps, row: ExportRow): Promise<Step> {
  const { page, data } = await readObjects(await readerOf(deps, row), row);
  const is_last = !page.has_more;
  const times = await timesAmong(KINDS[row.kind].schema, row.columns);
  const text = writeChunk({ row, objects: data, times, is_last });
  return {
    did: "wrote",
    number: row.chunk_count,
    sealed: openSecretBox(deps.config.secret_key).seal(text, placeOfChunk(row.id, row.chunk_count)),
    last_id: data.at(-1)?.id ?? row.last_id,
    count: data.length,
    is_last,
  };
}

async function readObjects(ctx: PresentContext, row: ExportRow): Promise<KindPage> {
  const { kind, filters, last_id } = row;
  const bounds = { gte: String(unixSeconds(row.from_at)), lt: String(unixSeconds(row.to_at)) };
  const query = {
    ...queryOf(kind, filters),
    created: bounds,
    limit: PAGE_ROWS,
    ...(last_id !== null && { starting_after: last_id }),
  };
  let found: KindPage = { page: { has_more: false }, data: [] };
  const refusal = await refusalOf(
    KINDS[kind].pageOf(ctx, query).then((read) => {
      found = read;
    }),
  );
  // The oldest are purged first: where the last one is gone, so is everything behind it.
  if (refusal !== null && refusal.code !== "invalid_cursor") throw refusal;
  return found;
}

/** Whoever asked, with what they could see then, whatever became of their key. */
async function readerOf(deps: StepDeps, row: ExportRow): Promise<PresentContext> {
  const { scopes, api_version: version } = row;
  const { config, database, objects } = deps;
  const { account, ...holder } = await database.read((read) => holderOf(read, row));
  const seen = new Set(scopes);
  return {
    account,
    ...(holder.key === null
      ? { key: null, member_scopes: seen }
      : { key: { ...holder.key, scopes: seen } }),
    version,
    now: databaseWall() + account.clock_offset_ms,
    config,
    objects,
    read: database.read,
  };
}

/** The key that asked, or none where a person did who was signed in. */
async function holderOf(
  read: Read,
  { account_id, api_key_id, id }: ExportRow,
): Promise<Pick<PresentContext, "account" | "key">> {
  if (api_key_id === null) {
    const account = await readAccountFacts(read, account_id);
    if (account === null) throw new Error(`no row for account ${account_id}`);
    return { account, key: null };
  }
  const caller = await findCallerOfKey(read, { account_id, key_id: api_key_id });
  if (caller === null) throw new Error(`Export ${id} is of no key.`);
  return caller;
}

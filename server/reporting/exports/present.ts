import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { holdsScope } from "#platform/holds-scope";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { makeFileLink } from "./file/file-link.ts";
import { KINDS } from "./kinds/kinds.ts";
import { findExports } from "./rows/queries.ts";
import type { ExportRow } from "./rows/tables.ts";

type Reader = Pick<PresentContext, "account" | "key" | "member_scopes" | "config">;

/** Presents exports by uuid, as they are now; what is not the account's is absent. */
export async function presentExports(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findExports(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentExport(row, ctx)]));
}

/** An export as it is now, for this reader. Source: spec/reporting/exports/models.tsp. */
export function presentExport(row: ExportRow, reader: Reader): Schemas["Export"] {
  const { failure_code: code, failure_message: message } = row;
  return {
    id: formatId("exp", row.id),
    object: "export",
    created: unixSeconds(row.created),
    livemode: reader.account.mode === "live",
    kind: row.kind,
    status: row.status,
    format: row.format,
    from: unixSeconds(row.from_at),
    to: unixSeconds(row.to_at),
    filters: row.filters,
    columns: row.columns,
    include_tokens: row.include_tokens,
    text_guard: row.text_guard,
    rows: row.sha256 === null ? null : row.rows,
    size: row.size,
    sha256: row.sha256,
    download_url: linkFor(row, reader),
    expires_at: row.expires_at === null ? null : unixSeconds(row.expires_at),
    error: code === null || message === null ? null : { code, message },
  };
}

/** Only a reader that could have asked for the same file is handed it. */
function linkFor(row: ExportRow, { config, ...holder }: Reader): string | null {
  if (row.status !== "ready") return null;
  const { scope } = KINDS[row.kind];
  const needed = scope === null ? row.scopes : [scope, ...row.scopes];
  if (!needed.every((one) => holdsScope(holder, one))) return null;
  return makeFileLink({ account_id: row.account_id, export_id: row.id }, config);
}

import type { Context, Hono } from "hono";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";
import { findExports } from "../rows/queries.ts";
import { type Downloads, openDownloads } from "./downloads.ts";
import { fileHead } from "./file-head.ts";
import { readFileLink } from "./file-link.ts";
import { readChunks } from "./read-chunks.ts";

/** What the files are served with. */
interface FileDeps {
  readonly config: Pick<Config, "secret_key">;
  readonly database: Pick<Database, "read">;
}

const PRIVATE = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };
const UNKNOWN = "There is no such file. Retrieve the export, and use its download_url.\n";
const OVER = "This link has expired. Retrieve the export for a new one.\n";
const DELETED = "This file was deleted. Create another export.\n";
const BUSY = "Too many downloads of this account are running. Wait until one has ended.\n";
const RETRY_SECONDS = "10";

/** Serves `/files/{export_id}?sig=…`, the links of `download_url`. */
export function mountFiles(app: Hono, deps: FileDeps): void {
  const downloads = openDownloads();
  app.get("/files/:file", (c) => serveFile({ ...deps, downloads }, c));
}

async function serveFile(
  { config, database, downloads }: FileDeps & { readonly downloads: Downloads },
  c: Context,
): Promise<Response> {
  const { secret_key } = config;
  const sent = { written: c.req.param("file") ?? "", signature: c.req.query("sig") ?? "" };
  const link = readFileLink(sent, secret_key);
  if (link === null) return c.text(UNKNOWN, 404, PRIVATE);
  if (!link.works) return c.text(OVER, 410, PRIVATE);
  const { account_id, export_id } = link;
  const [row] = await database.read((read) => findExports(read, account_id, [export_id]));
  if (row === undefined) return c.text(UNKNOWN, 404, PRIVATE);
  if (row.status !== "ready") return c.text(DELETED, 410, PRIVATE);
  const { filename, content_type } = fileHead(row).served;
  const name = { account_id, export_id };
  const headers = {
    ...PRIVATE,
    "Content-Type": content_type,
    "Content-Disposition": `attachment; filename="${filename}"`,
    "Content-Length": String(row.size),
  };
  if (c.req.method === "HEAD") return new Response(null, { headers });
  const parts = readChunks({ read: database.read, secret_key }, name, row.chunk_count);
  const download = downloads.open(account_id, parts);
  if (download === null) return c.text(BUSY, 429, { ...PRIVATE, "Retry-After": RETRY_SECONDS });
  // Whoever hangs up before the first part reads and cancels nothing.
  c.env?.outgoing?.once?.("close", download.end);
  return new Response(download.body, { headers });
}

import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentExport } from "../present.ts";
import { exports } from "../rows/tables.ts";

/** Lists an account's exports, newest first. */
export async function listExports(
  ctx: Ctx,
  { query }: Input<"listExports">,
): Promise<Answer<"listExports">> {
  const { kind, status } = query;
  const where = [
    kind === undefined ? undefined : eq(exports.kind, kind),
    status === undefined ? undefined : eq(exports.status, status),
  ];
  const page = await ctx.read((read) =>
    readPage(read, { table: exports, account_id: ctx.account.id, prefix: "exp", query, where }),
  );
  const data = page.rows.map((row) => presentExport(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

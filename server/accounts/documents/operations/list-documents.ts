import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentDocument } from "../present.ts";
import { isSeenBy } from "../read-purposes.ts";
import { documents } from "../rows/tables.ts";

/** Lists an account's documents, newest first; a key that only sells sees evidence alone. */
export async function listDocuments(
  ctx: Ctx,
  { query }: Input<"listDocuments">,
): Promise<Answer<"listDocuments">> {
  const { purpose, status } = query;
  const sees_all = isSeenBy(ctx.key, "bank_letter");
  const where = [
    purpose === undefined ? undefined : eq(documents.purpose, purpose),
    status === undefined ? undefined : eq(documents.status, status),
    sees_all ? undefined : eq(documents.purpose, "dispute_evidence"),
  ];
  const page = await ctx.read((read) =>
    readPage(read, { table: documents, account_id: ctx.account.id, prefix: "doc", query, where }),
  );
  const data = page.rows.map((row) => presentDocument(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

import type { Answer, Input } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { metadataFilter } from "#platform/values/metadata";
import { expand } from "#platform/wire/expand";
import { listOfPage, readPage } from "#platform/wire/page";
import { findSends } from "#sales/sends";
import { refuseUnknownSend } from "../make/refuse-unknown-send.ts";
import { presentDispute } from "../present.ts";
import { disputes } from "../rows/tables.ts";

type Query = Input<"listDisputes">["query"];

/** Lists an account's disputes, newest first. */
export async function listDisputes(
  ctx: Ctx,
  { query }: Input<"listDisputes">,
): Promise<Answer<"listDisputes">> {
  const account_id = ctx.account.id;
  const page = await ctx.read(async (read) => {
    const where = [...filtersOf(query), await ofSend(read, account_id, query.send)];
    return await readPage(read, { table: disputes, account_id, prefix: "dsp", query, where });
  });
  const data = page.rows.map((row) => presentDispute(row, ctx));
  await expand(ctx, data, query.expand);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function filtersOf({ status, metadata: written }: Query): (SQL | undefined)[] {
  const metadata = metadataFilter(written);
  return [
    status === undefined ? undefined : eq(disputes.status, status),
    metadata === null
      ? undefined
      : sql`${disputes.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${disputes.metadata} <> '{}'`,
  ];
}

/** Refuses: `reference_not_found`. */
async function ofSend(read: Read, account_id: string, written?: string): Promise<SQL | undefined> {
  if (written === undefined) return undefined;
  const id = parseId("snd", written) ?? refuseUnknownSend();
  const [send] = await findSends(read, account_id, [id]);
  return send === undefined ? refuseUnknownSend() : eq(disputes.send_id, send.id);
}

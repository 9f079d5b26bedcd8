import type { Answer, Input } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import { findByRefs, refName } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { metadataFilter } from "#platform/metadata";
import { listOfPage, readPage } from "#platform/page";
import { refuse } from "#platform/refusal";
import { programOfQuery } from "#rewards/programs";
import { presentLinks } from "../present/present.ts";
import { rewardLinks } from "../rows/tables.ts";

type Query = Input<"listRewardLinks">["query"];

/** Lists an account's links, newest first. */
export async function listRewardLinks(
  ctx: Ctx,
  { query }: Input<"listRewardLinks">,
): Promise<Answer<"listRewardLinks">> {
  const account_id = ctx.account.id;
  const page = await ctx.read(async (read) => {
    const program_id = await programOfQuery(read, account_id, query.program);
    const where = [
      ...filtersOf(query),
      program_id === null ? undefined : eq(rewardLinks.program_id, program_id),
      await ofRecipient(read, account_id, query.recipient),
    ];
    return await readPage(read, { table: rewardLinks, account_id, prefix: "lnk", query, where });
  });
  const data = presentLinks(page.rows, ctx);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function filtersOf({ status, label, metadata: written }: Query): (SQL | undefined)[] {
  const metadata = metadataFilter(written);
  return [
    status === undefined ? undefined : eq(rewardLinks.status, status),
    label === undefined ? undefined : eq(rewardLinks.label, label),
    metadata === null
      ? undefined
      : sql`${rewardLinks.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${rewardLinks.metadata} <> '{}'`,
  ];
}

/** Refuses: `reference_not_found`. */
async function ofRecipient(
  read: Read,
  account_id: string,
  ref: string | undefined,
): Promise<SQL | undefined> {
  if (ref === undefined) return undefined;
  const found = await findByRefs(read, [{ account_id, ref }]);
  const one = found.get(refName({ account_id, ref }));
  if (one !== undefined) return eq(rewardLinks.recipient_id, one.id);
  const message = `\`recipient\` is invalid. There is no recipient ${ref} in this account.`;
  return refuse("reference_not_found", { param: "recipient", message });
}

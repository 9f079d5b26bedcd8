import type { Input } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import { findByRefs, refName } from "#directory/recipients";
import type { PresentContext } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { metadataFilter } from "#platform/values/metadata";
import { readPage } from "#platform/wire/page";
import { programOfQuery } from "#rewards/programs";
import { rewardLinks } from "../rows/tables.ts";
import { presentLinks } from "./present.ts";

type Query = Input<"listRewardLinks">["query"];

/**
 * A page of an account's links as the list shows it, newest first; exports consist of such pages.
 *
 * Refuses: `reference_not_found`, `invalid_metadata`, and as `readPage`.
 */
export async function pageOfLinks(ctx: PresentContext, query: Query) {
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
  return { page, data: presentLinks(page.rows, ctx) };
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

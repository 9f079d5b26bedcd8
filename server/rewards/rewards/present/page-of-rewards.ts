import type { Input } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import { findByRefs, refName } from "#directory/recipients";
import type { PresentContext } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { metadataFilter } from "#platform/values/metadata";
import { readPage } from "#platform/wire/page";
import { programOfQuery } from "#rewards/programs";
import { rewards } from "../rows/tables.ts";
import { presentReward } from "./present.ts";

type Query = Input<"listRewards">["query"];

/**
 * A page of an account's rewards as the list shows it, newest first.
 *
 * Refuses: `reference_not_found`, `parameter_invalid`, `invalid_metadata`, and as `readPage`.
 */
export async function pageOfRewards(ctx: PresentContext, query: Query) {
  const account_id = ctx.account.id;
  const page = await ctx.read(async (read) => {
    const program_id = await programOfQuery(read, account_id, query.program);
    const where = [
      ...filtersOf(query),
      program_id === null ? undefined : eq(rewards.program_id, program_id),
      ...(await ofRecipients(read, account_id, query)),
    ];
    return await readPage(read, { table: rewards, account_id, prefix: "rwd", query, where });
  });
  return { page, data: page.rows.map((row) => presentReward(row, ctx)) };
}

function filtersOf({ status, completion_id, metadata: written }: Query): (SQL | undefined)[] {
  const metadata = metadataFilter(written);
  return [
    status === undefined ? undefined : eq(rewards.status, status),
    completion_id === undefined ? undefined : eq(rewards.completion_id, completion_id),
    metadata === null
      ? undefined
      : sql`${rewards.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${rewards.metadata} <> '{}'`,
  ];
}

/**
 * The recipients that the filters name: two that are not the same have no reward in common.
 *
 * Refuses: `reference_not_found`.
 */
async function ofRecipients(
  read: Read,
  account_id: string,
  { recipient, external_id }: Query,
): Promise<SQL[]> {
  const named = [
    ...(recipient === undefined ? [] : [{ param: "recipient", ref: recipient }]),
    ...(external_id === undefined ? [] : [{ param: "external_id", ref: `ext:${external_id}` }]),
  ];
  const found = await findByRefs(
    read,
    named.map(({ ref }) => ({ account_id, ref })),
  );
  return named.map(({ param, ref }) => {
    const one = found.get(refName({ account_id, ref }));
    if (one !== undefined) return eq(rewards.recipient_id, one.id);
    const written = ref === recipient ? ref : external_id;
    const message = `\`${param}\` is invalid. There is no recipient ${written} in this account.`;
    return refuse("reference_not_found", { param, message });
  });
}

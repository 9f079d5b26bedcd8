import type { Answer, Input } from "@svc/generated/routes";
import { eq, sql } from "drizzle-orm";
import { findByRefs, refName } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { metadataFilter } from "#platform/values/metadata";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentActivity } from "../present.ts";
import { activities } from "../rows/tables.ts";

/** Lists an account's activities, newest first. */
export async function listActivities(
  ctx: Ctx,
  { query }: Input<"listActivities">,
): Promise<Answer<"listActivities">> {
  const { name, recipient, metadata: written } = query;
  const account_id = ctx.account.id;
  const metadata = metadataFilter(written);
  const page = await ctx.read(async (read) => {
    const recipient_id = await recipientOf(read, account_id, recipient);
    const where = [
      name === undefined ? undefined : eq(activities.name, name),
      recipient_id === null ? undefined : eq(activities.recipient_id, recipient_id),
      metadata === null
        ? undefined
        : sql`${activities.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
            and ${activities.metadata} <> '{}'`,
    ];
    return await readPage(read, { table: activities, account_id, prefix: "act", query, where });
  });
  const data = page.rows.map((row) => presentActivity(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

/**
 * The recipient that the list is filtered by; null when it is by none.
 *
 * Refuses: `reference_not_found`.
 */
async function recipientOf(
  read: Read,
  account_id: string,
  ref: string | undefined,
): Promise<string | null> {
  if (ref === undefined) return null;
  const found = await findByRefs(read, [{ account_id, ref }]);
  const one = found.get(refName({ account_id, ref }));
  if (one !== undefined) return one.id;
  const message = `\`recipient\` is invalid. There is no recipient ${ref} in this account.`;
  return refuse("reference_not_found", { param: "recipient", message });
}

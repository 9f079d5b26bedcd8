import type { Answer, Input } from "@svc/generated/routes";
import { eq, type SQL, sql } from "drizzle-orm";
import { findByRefs, refName } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { metadataFilter } from "#platform/values/metadata";
import { listOfPage, readPage } from "#platform/wire/page";
import { programOfQuery } from "#rewards/programs";
import { presentReferral } from "../present.ts";
import { referrals } from "../rows/tables.ts";

type Query = Input<"listReferrals">["query"];

const PEOPLE = { referrer: referrals.referrer_id, referee: referrals.referee_id } as const;

/** Lists an account's referrals, newest first. */
export async function listReferrals(
  ctx: Ctx,
  { query }: Input<"listReferrals">,
): Promise<Answer<"listReferrals">> {
  const account_id = ctx.account.id;
  const page = await ctx.read(async (read) => {
    const program_id = await programOfQuery(read, account_id, query.program);
    const where = [
      ...filtersOf(query),
      program_id === null ? undefined : eq(referrals.program_id, program_id),
      ...(await ofPeople(read, account_id, query)),
    ];
    return await readPage(read, { table: referrals, account_id, prefix: "ref", query, where });
  });
  const data = page.rows.map((row) => presentReferral(row, ctx));
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function filtersOf({ status, metadata: written }: Query): (SQL | undefined)[] {
  const metadata = metadataFilter(written);
  return [
    status === undefined ? undefined : eq(referrals.status, status),
    metadata === null
      ? undefined
      : sql`${referrals.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${referrals.metadata} <> '{}'`,
  ];
}

/** Refuses: `reference_not_found`. */
async function ofPeople(read: Read, account_id: string, query: Query): Promise<SQL[]> {
  const named = (["referrer", "referee"] as const).flatMap((param) => {
    const ref = query[param];
    return ref === undefined ? [] : [{ param, ref }];
  });
  const asked = named.map(({ ref }) => ({ account_id, ref }));
  const found = await findByRefs(read, asked);
  return named.map(({ param, ref }) => {
    const one = found.get(refName({ account_id, ref }));
    if (one !== undefined) return eq(PEOPLE[param], one.id);
    const message = `\`${param}\` is invalid. There is no recipient ${ref} in this account.`;
    return refuse("reference_not_found", { param, message });
  });
}

import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { lowestId, parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { listOfPage, readPage } from "#platform/wire/page";
import { programOfQuery } from "#rewards/programs";
import { findLinks } from "#rewards/reward-links";
import { rewards } from "#rewards/rewards";
import { CHECKIN_STATUS, presentCheckins } from "../present.ts";
import { checkins } from "../rows/tables.ts";

type Query = Input<"listCheckins">["query"];

/** A page sees what it has made lately, and no more. Source: spec/rewards/checkins.tsp. */
const SEEN_BY_PAGES_MS = 24 * 3_600_000;

/** Lists check-ins, newest first, with the distance from the location and the outcome. */
export async function listCheckins(
  ctx: Ctx,
  { query }: Input<"listCheckins">,
): Promise<Answer<"listCheckins">> {
  const { account } = ctx;
  const account_id = account.id;
  const is_public = ctx.key?.kind === "pk";
  const { page, data } = await ctx.read(async (read) => {
    const program_id = await programOfQuery(read, account_id, query.program);
    const link_id = await linkOfQuery(read, account_id, query);
    const where = [
      is_public ? ownLately(ctx) : undefined,
      ofStatus(query),
      program_id === null ? undefined : eq(checkins.program_id, program_id),
      link_id === null ? undefined : eq(checkins.link_id, link_id),
    ];
    const found = await readPage(read, {
      table: checkins,
      account_id,
      prefix: "chk",
      query,
      where,
    });
    return { page: found, data: await presentCheckins(read, found.rows, { account, is_public }) };
  });
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}

function ownLately({ key, now }: Ctx): SQL | undefined {
  return and(
    eq(checkins.api_key_id, key?.id ?? ""),
    gte(checkins.id, lowestId(now - SEEN_BY_PAGES_MS)),
  );
}

/** A check-in has the status that its reward gives it. */
function ofStatus({ status }: Query): SQL | undefined {
  if (status === undefined) return undefined;
  const statuses = Object.entries(CHECKIN_STATUS).flatMap(([of_reward, shown]) =>
    shown === status ? [of_reward] : [],
  );
  return sql`exists (
    select from ${rewards}
    where ${rewards.account_id} = ${checkins.account_id} and ${rewards.id} = ${checkins.reward_id}
      and ${rewards.status} = any(${`{${statuses.join(",")}}`}::text[]))`;
}

/** Refuses: `reference_not_found`. */
async function linkOfQuery(
  read: Read,
  account_id: string,
  { link: written }: Query,
): Promise<string | null> {
  if (written === undefined) return null;
  const id = parseId("lnk", written);
  const [found] = id === null ? [] : await findLinks(read, account_id, [id]);
  if (found !== undefined) return found.id;
  const message = `\`link\` is invalid. There is no link ${written} in this account.`;
  return refuse("reference_not_found", { param: "link", message });
}

import type { Input } from "@svc/generated/routes";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { PresentContext } from "#platform/context";
import { COMPLETE_BELOW } from "#platform/db/positions";
import { lowestId, parseAnyId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { readPage } from "#platform/wire/page";
import { presentEvents } from "./present.ts";
import { oldestShown } from "./retention.ts";
import { events, FREQUENT_TYPES, IS_RARE_TYPE } from "./tables.ts";
import { typesOf } from "./types-of.ts";
import { isUndelivered } from "./undelivered.ts";

type Query = Input<"listEvents">["query"];

/**
 * A page of the events of the last 30 days as the list shows it, newest first, so that a pager
 * misses none.
 *
 * Refuses: `reference_not_found`, and as `readPage`.
 */
export async function pageOfEvents(ctx: PresentContext, query: Query) {
  const where = [
    isComplete(),
    gte(events.id, lowestId(oldestShown(ctx.now))),
    ofType(query),
    await ofObject(ctx, query),
    query.delivery === "undelivered" ? isUndelivered(ctx.account.id) : undefined,
  ];
  const page = await ctx.read((read) =>
    readPage(read, {
      table: events,
      account_id: ctx.account.id,
      prefix: "evt",
      query,
      where,
      keys: [events.commit_position, events.id],
    }),
  );
  return { page, data: await presentEvents(ctx, page.rows) };
}

/**
 * Only what stands below every running transaction is shown, in the order of transactions: none of
 * them can still write a row that belongs before one that was shown. "Is true" keeps the condition
 * from the index, whose scan would start at it instead of at the cursor.
 */
function isComplete(): SQL {
  return sql`(${events.commit_position} < ${sql.raw(COMPLETE_BELOW)}) is true`;
}

function ofType({ type }: Query): SQL | undefined {
  if (type === undefined) return undefined;
  const types = typesOf(type);
  // The index of the rarer types holds none of the frequent ones; a parameter would hide that.
  const is_rare = types.some((named) => FREQUENT_TYPES.includes(named)) ? undefined : IS_RARE_TYPE;
  const is_type = sql`${events.type} = any(${sql.param(types)}::text[])`;
  return and(is_type, is_rare);
}

async function ofObject(ctx: PresentContext, { object }: Query): Promise<SQL | undefined> {
  if (object === undefined) return undefined;
  const parsed = parseAnyId(object);
  const known = await ctx.objects.present(ctx, [object]);
  if (parsed === null || !known.has(object)) {
    return refuse("reference_not_found", {
      param: "object",
      message: `\`object\` is invalid. There is no ${object} in this account.`,
    });
  }
  return eq(events.object_id, parsed.id);
}

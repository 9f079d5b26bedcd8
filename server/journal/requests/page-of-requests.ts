import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Input } from "@svc/generated/routes";
import { between, eq, gte, type SQL, sql } from "drizzle-orm";
import type { PresentContext } from "#platform/context";
import { lowestId, parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import { readPage } from "#platform/wire/page";
import { presentLine } from "./present.ts";
import { oldestKept } from "./retention.ts";
import { requestLogs } from "./tables.ts";

type Query = Input<"listRequests">["query"];

/**
 * A page of the requests of the last 30 days as the list shows it, newest first.
 *
 * Refuses: `reference_not_found`, and as `readPage`.
 */
export async function pageOfRequests(ctx: PresentContext, query: Query) {
  const where = [
    gte(requestLogs.id, lowestId(oldestKept(wall()))),
    await ofKey(ctx, query),
    ...filtersOf(query),
  ];
  const { account } = ctx;
  const order = {
    table: requestLogs,
    account_id: account.id,
    prefix: "req",
    query,
    where,
  } as const;
  const page = await ctx.read((read) => readPage(read, order));
  return { page, data: page.rows.map((row) => presentLine(row, ctx)) };
}

async function ofKey(ctx: PresentContext, { api_key }: Query): Promise<SQL | undefined> {
  if (api_key === undefined) return undefined;
  const key_id = parseId("key", api_key);
  const known = await ctx.objects.present(ctx, [api_key]);
  if (key_id === null || !known.has(api_key)) {
    return refuse("reference_not_found", {
      param: "api_key",
      message: `\`api_key\` is invalid. There is no key ${api_key} in this account.`,
    });
  }
  return eq(requestLogs.api_key_id, key_id);
}

function filtersOf({ status, path, method, idempotency_key }: Query): (SQL | undefined)[] {
  return [
    status === undefined ? undefined : withStatus(status),
    path === undefined ? undefined : sql`starts_with(${requestLogs.path}, ${belowBase(path)})`,
    method === undefined ? undefined : eq(requestLogs.method, method),
    idempotency_key === undefined ? undefined : withKey(idempotency_key),
  ];
}

/** `404` is that status; `4xx` is every one from 400 to 499. */
function withStatus(written: string): SQL | undefined {
  const from = Number(written.replace("xx", "00"));
  const range = between(requestLogs.status, from, written.endsWith("xx") ? from + 99 : from);
  // The second condition is the index's own, which holds refused requests only.
  return from >= 400 ? sql`${range} and ${requestLogs.status} >= 400` : range;
}

/** The first condition is the index's own. */
function withKey(key: string): SQL {
  const column = requestLogs.idempotency_key;
  return sql`hashtext(${column}) = hashtext(${key}) and ${column} = ${key}`;
}

function belowBase(path: string): string {
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
}

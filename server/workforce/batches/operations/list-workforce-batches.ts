import type { Answer, Input } from "@svc/generated/routes";
import { and, count, desc, eq, gte, isNull, lt, type SQL } from "drizzle-orm";
import { findCostCenterIds } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { lowestId, parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { readDaySpan } from "#platform/time/day-span";
import { presentOffsetPage, readOffsetPage } from "#platform/wire/offset-page";
import { batches, countLines } from "#sales/batches";
import { isOfIt } from "../find-allocations.ts";
import { presentAllocation } from "../present.ts";
import { workforceBatches } from "../tables.ts";

const PAGE_SIZE = 20;

/** Lists an account's allocations of some days, newest first, without their lines. */
export async function listWorkforceBatches(
  ctx: Ctx,
  { query }: Input<"listWorkforceBatches">,
): Promise<Answer<"listWorkforceBatches">> {
  const { status, cost_center } = query;
  const account_id = ctx.account.id;
  const span = readDaySpan(query, ctx.now);
  const page = readOffsetPage(query, { page_size_default: PAGE_SIZE });
  const body = await ctx.read(async (read) => {
    const where = and(
      eq(batches.account_id, account_id),
      gte(batches.id, lowestId(span.starts_at)),
      lt(batches.id, lowestId(span.ends_at)),
      status === undefined ? undefined : eq(batches.status, status),
      cost_center === undefined ? undefined : await ofCostCenter(read, account_id, cost_center),
    );
    const [counted] = await read.db
      .select({ total: count() })
      .from(batches)
      .innerJoin(workforceBatches, isOfIt())
      .where(where);
    const rows = await read.db
      .select({ batch: batches, numbered: workforceBatches })
      .from(batches)
      .innerJoin(workforceBatches, isOfIt())
      .where(where)
      .orderBy(desc(batches.id))
      .limit(page.page_size)
      .offset(page.offset);
    const ids = rows.map(({ batch }) => batch.id);
    const counts = await countLines(read, account_id, ids);
    const data = rows.map((row) => presentAllocation(row, counts.get(row.batch.id) ?? {}, ctx));
    return { ...presentOffsetPage(page, counted?.total ?? 0), data };
  });
  return { status: 200, body };
}

/** Refuses: `reference_not_found`. */
async function ofCostCenter(read: Read, account_id: string, written: string): Promise<SQL> {
  if (written === "none") return isNull(batches.cost_center_id);
  const id = parseId("cc", written);
  const known = id === null ? new Set() : await findCostCenterIds(read, account_id, [id]);
  if (id !== null && known.has(id)) return eq(batches.cost_center_id, id);
  return refuse("reference_not_found", {
    param: "cost_center",
    message: `\`cost_center\` is invalid. There is no ${written} in this account.`,
  });
}

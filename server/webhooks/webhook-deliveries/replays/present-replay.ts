import type { Schemas } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import type { PresentContext } from "#platform/context";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Read } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { type ReplayRow, webhookReplays } from "../rows/tables.ts";

/** How many deliveries of a replay have ended. */
interface Counted {
  readonly delivered: number;
  readonly failed: number;
}

/** Presents replays by id (uuid), with how far they have come; others' are absent. */
export async function presentReplays(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, Schemas["WebhookReplay"]>> {
  const { account } = ctx;
  return await ctx.read(async (read) => {
    const rows = await read.db
      .select()
      .from(webhookReplays)
      .where(and(eq(webhookReplays.account_id, account.id), isAnyOf(webhookReplays.id, ids)));
    const counts = await countEnded(read, account.id, ids);
    return new Map(
      rows.map((row) => {
        const counted = counts.get(row.id) ?? { delivered: 0, failed: 0 };
        return [row.id, presentReplay(row, ctx, counted)];
      }),
    );
  });
}

/** Presents a replay. */
export function presentReplay(
  row: ReplayRow,
  { account }: Pick<PresentContext, "account">,
  { delivered, failed }: Counted,
): Schemas["WebhookReplay"] {
  return {
    id: formatId("whr", row.id),
    object: "webhook_replay",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    endpoint: formatId("we", row.endpoint_id),
    from: unixSeconds(row.from_at),
    // The end is exclusive, and is shown in whole seconds.
    to: unixSeconds(row.to_at - 1),
    types: row.types,
    status: row.status,
    matched: row.matched,
    queued: row.queued,
    delivered,
    failed,
  };
}

async function countEnded(
  { sql }: Read,
  account_id: string,
  ids: readonly string[],
): Promise<Map<string, Counted>> {
  const rows = await sql<(Counted & { id: string })[]>`
    select reason_id as id,
      count(*) filter (where status = 'succeeded')::int as delivered,
      count(*) filter (where status in ('exhausted', 'skipped'))::int as failed
    from webhook_deliveries
    where account_id = ${account_id} and reason_id = any(${[...ids]}::uuid[])
      and trigger = 'replay'
    group by reason_id`;
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}

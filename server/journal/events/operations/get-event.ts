import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, gte } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { refuseMissing } from "#platform/missing";
import { idOfPath, type PathObject } from "#platform/path-object";
import { presentEvents } from "../present.ts";
import { oldestShown } from "../retention.ts";
import { events } from "../tables.ts";

const EVENT: PathObject = { table: events, prefix: "evt", param: "event_id" };

/** Returns one event of the last 30 days. */
export async function getEvent(ctx: Ctx, { path }: Input<"getEvent">): Promise<Answer<"getEvent">> {
  const id = idOfPath(EVENT, path.event_id);
  const { account } = ctx;
  const rows = await ctx.read(({ db }) =>
    db
      .select()
      .from(events)
      .where(
        and(
          eq(events.account_id, account.id),
          eq(events.id, id),
          gte(events.created, oldestShown(ctx.now)),
        ),
      ),
  );
  const [event] = await presentEvents(ctx, rows);
  const missing = { ...EVENT, account, id };
  const body = event ?? (await ctx.read((read) => refuseMissing(read, missing)));
  return { status: 200, body };
}

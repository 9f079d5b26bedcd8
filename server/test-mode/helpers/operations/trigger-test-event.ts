import type { Answer, Input } from "@svc/generated/routes";
import {
  causedBy,
  emit,
  eventFixture,
  findEvents,
  findEventsOfRequest,
  presentEvents,
  readEventType,
} from "#journal/events";
import type { Ctx } from "#platform/context";

/** Makes up an event of any type; nothing but the event is written. */
export async function triggerTestEvent(
  ctx: Ctx,
  { body }: Input<"triggerTestEvent">,
): Promise<Answer<"triggerTestEvent">> {
  const type = readEventType(body.type);
  const { account, request_id, now } = ctx;
  await ctx.transact("trigger test event", (tx) =>
    emit(tx, [
      {
        account_id: account.id,
        type,
        ...eventFixture(type, now),
        synthetic: true,
        created: now,
        request: causedBy(ctx),
      },
    ]),
  );
  const rows = await ctx.read(async (read) => {
    const ids = await findEventsOfRequest(read, { account_id: account.id, request_id, at: now });
    return await findEvents(read, account.id, ids);
  });
  const [event] = await presentEvents(ctx, rows);
  if (event === undefined) throw new Error(`no event of request ${request_id}`);
  return { status: 201, body: event };
}

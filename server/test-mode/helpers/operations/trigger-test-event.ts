import { EVENTS, type EventType } from "@svc/generated/events";
import type { Answer, Input } from "@svc/generated/routes";
import { emit, findEvents, findEventsOfRequest, presentEvents } from "#journal/events";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { eventFixture } from "../event-fixture.ts";

/** Makes up an event of any type; nothing but the event is written. */
export async function triggerTestEvent(
  ctx: Ctx,
  { body }: Input<"triggerTestEvent">,
): Promise<Answer<"triggerTestEvent">> {
  const type = readType(body.type);
  const { account, request_id, now } = ctx;
  await ctx.transact("trigger test event", (tx) =>
    emit(tx, [
      {
        account_id: account.id,
        type,
        object: { snapshot: eventFixture(type, now) },
        sequence: 1,
        previous_attributes: null,
        synthetic: true,
        created: now,
        request: { id: request_id, idempotency_key: null },
      },
    ]),
  );
  const rows = await ctx.read(async (read) => {
    const ids = await findEventsOfRequest(read, { account_id: account.id, request_id, at: now });
    return await findEvents(read, account.id, ids);
  });
  const [event] = await presentEvents(ctx, rows);
  if (event === undefined) throw new Error("An event that was written is there.");
  return { status: 201, body: event };
}

function readType(written: string): EventType {
  if (Object.hasOwn(EVENTS, written)) return written as EventType;
  return refuse("parameter_invalid", {
    param: "type",
    message: `There is no event type ${written}.`,
    meta: { allowed: Object.keys(EVENTS) },
  });
}

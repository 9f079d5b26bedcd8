import assert from "node:assert/strict";
import type { Schemas } from "@svc/generated/routes";
import type { KeyFacts, PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time";
import type { EventRow } from "./tables.ts";

type Event = Schemas["Event"];

/**
 * Presents events with their objects as they are now, in the order of the rows. Every token is
 * masked, whatever the key that asks may see elsewhere, unless the caller names who is to read it.
 */
export async function presentEvents(
  ctx: PresentContext,
  rows: readonly EventRow[],
  { reader = null }: { reader?: KeyFacts | null } = {},
): Promise<Event[]> {
  const ids = rows.map(wireIdOf).filter((id) => id !== null);
  const objects = await ctx.objects.present({ ...ctx, key: reader }, [...new Set(ids)]);
  return rows.map((row) => presentEvent(ctx, row, objects));
}

function presentEvent(
  { account, version }: PresentContext,
  row: EventRow,
  objects: ReadonlyMap<string, object>,
): Event {
  const object_id = wireIdOf(row);
  const object = object_id === null ? row.snapshot : objects.get(object_id);
  assert(object, `Nothing presents the object of the event ${row.id}.`);
  return {
    id: formatId("evt", row.id),
    object: "event",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    type: row.type,
    api_version: version,
    sequence: row.sequence,
    data: {
      object: object as Event["data"]["object"],
      previous_attributes: row.previous_attributes,
      synthetic: row.synthetic,
      threshold: row.extra?.threshold ?? null,
      projection: row.extra?.projection ?? null,
      rule: row.extra?.rule ?? null,
      reward: row.extra?.reward ?? null,
    },
    request:
      row.request_id === null
        ? null
        : { id: formatId("req", row.request_id), idempotency_key: row.idempotency_key },
  };
}

function wireIdOf({ object_prefix, object_id }: EventRow): string | null {
  return object_prefix === null || object_id === null ? null : formatId(object_prefix, object_id);
}

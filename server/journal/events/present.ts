import assert from "node:assert/strict";
import type { Schemas } from "@svc/generated/routes";
import type { KeyFacts, ObjectRegistry, PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
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
  const objects = await ctx.objects.present({ ...ctx, key: reader }, wireIdsOf(rows));
  return rows.map((row) => presentEvent(ctx, row, objects));
}

/** Events of one account, and who looks at them. */
export interface EventSet {
  readonly ctx: PresentContext;
  readonly rows: readonly EventRow[];
}

/** Presents events of several accounts, each with its own context, in the order of the sets. */
export async function presentEventSets(
  objects: ObjectRegistry,
  sets: readonly EventSet[],
  { reader = null }: { reader?: KeyFacts | null } = {},
): Promise<Event[][]> {
  const shown = await objects.presentSets(
    sets.map(({ ctx, rows }) => ({ ctx: { ...ctx, key: reader }, ids: wireIdsOf(rows) })),
  );
  return sets.map(({ ctx, rows }, index) =>
    rows.map((row) => presentEvent(ctx, row, shown[index] ?? NOTHING)),
  );
}

const NOTHING: ReadonlyMap<string, object> = new Map();

function wireIdsOf(rows: readonly EventRow[]): string[] {
  return [...new Set(rows.map(wireIdOf).filter((id) => id !== null))];
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

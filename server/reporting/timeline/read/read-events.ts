import type { Read } from "#platform/db/transaction";
import { happeningsOf, type Line } from "../facts.ts";
import type { Happening, Subject } from "../happening.ts";

interface FoundEvents {
  readonly happenings: Happening[];
  readonly event_ids: readonly string[];
  readonly request_ids: readonly string[];
}

interface EventLine extends Line {
  readonly id: string;
  readonly request_id: string | null;
}

/** The events of all objects of a timeline, with the requests that caused them. */
export async function readEvents(
  { sql }: Read,
  { account_id, objects }: Subject,
): Promise<FoundEvents> {
  const ids = objects.map(({ id }) => id);
  const rows = await sql<EventLine[]>`
    select created as at, id, type as what, request_id,
      json_build_object('sequence', sequence, 'synthetic', nullif(synthetic, false),
        'request_id', request_id, 'key_label', key_label,
        'changed', (select string_agg(name, ', ') from jsonb_object_keys(
          case jsonb_typeof(previous_attributes) when 'object' then previous_attributes end
        ) name)) as facts
    from events where account_id = ${account_id} and object_id = any(${ids}::uuid[])
    order by created, sequence`;
  return {
    happenings: happeningsOf(rows, { kind: "event", prefix: "evt" }),
    event_ids: rows.map(({ id }) => id),
    request_ids: rows.flatMap(({ request_id }) => request_id ?? []),
  };
}

import { EVENTS } from "@svc/generated/events";
import type { Schemas } from "@svc/generated/routes";
import { actorOf } from "#journal/audit-log";
import type { EventRow } from "#journal/events";
import type { Ctx } from "#platform/context";
import { formatId, parseAnyId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { type FeedRow, idOfEntry } from "./read-feed.ts";

type AccountActivity = Schemas["AccountActivity"];
type Actor = Schemas["Actor"];

const SYSTEM_ACTOR: Actor = { type: "system", id: null, label: null };

/** Presents a page of the feed in its order. */
export function presentFeed(
  { account }: Pick<Ctx, "account">,
  rows: readonly FeedRow[],
): AccountActivity[] {
  return rows.map((entry) => ({
    id: idOfEntry(entry),
    object: "activity_item",
    created: unixSeconds(entry.row.created),
    livemode: account.mode === "live",
    kind: entry.kind,
    event: entry.kind === "event" ? idOfEntry(entry) : null,
    ...(entry.kind === "event"
      ? {
          type: entry.row.type,
          summary: EVENTS[entry.row.type].meaning,
          actor: causeOf(entry.row),
          object_id: objectIdOf(entry.row),
        }
      : {
          type: entry.row.action,
          summary: inWords(entry.row.action),
          actor: actorOf(entry.row),
          object_id: entry.row.object_id,
        }),
  }));
}

/** `api_key.limit_raised` as `API key limit raised.` */
function inWords(action: string): string {
  const words = action.replaceAll(/[._]/g, " ").replace(/^api\b/, "API");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function objectIdOf({ object_prefix, object_id, snapshot }: EventRow): string | null {
  if (object_prefix !== null && object_id !== null) return formatId(object_prefix, object_id);
  const { id } = (snapshot ?? {}) as { id?: unknown };
  // A network is called by its slug, which is not an id of the interface.
  return typeof id === "string" && parseAnyId(id) !== null ? id : null;
}

/** The key that sent the request which caused an event, as it was labelled then. */
function causeOf({ key_id, key_label }: EventRow): Actor {
  if (key_id === null) return SYSTEM_ACTOR;
  return { type: "key", id: formatId("key", key_id), label: key_label };
}

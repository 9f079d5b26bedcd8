import { EVENTS } from "@svc/generated/events";
import type { Schemas } from "@svc/generated/routes";
import { actorOf } from "#journal/audit-log";
import type { EventRow } from "#journal/events";
import { findKeysOfRequests } from "#journal/requests";
import type { Ctx } from "#platform/context";
import { formatId, parseAnyId } from "#platform/ids";
import { unixSeconds } from "#platform/time";
import { type FeedRow, idOfEntry } from "./read-feed.ts";

type AccountActivity = Schemas["AccountActivity"];
type Actor = Schemas["Actor"];

const NOBODY: Actor = { type: "system", id: null, label: null };

/** Presents a page of the feed in its order. */
export async function presentFeed(ctx: Ctx, rows: readonly FeedRow[]): Promise<AccountActivity[]> {
  const actors = await actorsOf(
    ctx,
    rows.flatMap((entry) => (entry.kind === "event" ? [entry.row] : [])),
  );
  return rows.map((entry) => ({
    id: idOfEntry(entry),
    object: "activity_item",
    created: unixSeconds(entry.row.created),
    livemode: ctx.account.mode === "live",
    kind: entry.kind,
    event: entry.kind === "event" ? idOfEntry(entry) : null,
    ...(entry.kind === "event"
      ? {
          type: entry.row.type,
          summary: EVENTS[entry.row.type].meaning,
          actor: actors.get(entry.row.id) ?? NOBODY,
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

/** Who sent the requests that caused events, by event; one that no request caused is absent. */
async function actorsOf(ctx: Ctx, rows: readonly EventRow[]): Promise<Map<string, Actor>> {
  const caused = rows.filter(({ request_id }) => request_id !== null);
  if (caused.length === 0) return new Map();
  const requests = [...new Set(caused.map(({ request_id }) => request_id as string))];
  const keys = await ctx.read((read) => findKeysOfRequests(read, ctx.account.id, requests));
  const ids = new Map(
    [...keys].map(([request_id, key_id]) => [request_id, formatId("key", key_id)]),
  );
  const shown = await ctx.objects.present(ctx, [...new Set(ids.values())]);
  return new Map(
    caused.map(({ id, request_id }) => {
      const key = ids.get(request_id as string) ?? null;
      const { label = null } = (shown.get(key ?? "") ?? {}) as { label?: string | null };
      return [id, { type: "key", id: key, label }];
    }),
  );
}

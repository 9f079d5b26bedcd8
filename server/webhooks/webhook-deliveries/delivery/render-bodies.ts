import assert from "node:assert/strict";
import type { Schemas } from "@svc/generated/routes";
import { readFactsOfAccounts } from "#accounts/account";
import { type EventRow, findEventsOf, maskSecrets, presentEventSets } from "#journal/events";
import type { AccountFacts, ObjectRegistry, PresentContext } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";
import { legacyBody } from "#webhooks/formats";
import { mintTokenLinks, TOKEN_READER } from "#webhooks/token-links";
import type { EndpointRow } from "#webhooks/webhook-endpoints";
import type { DeliveryRow } from "../rows/tables.ts";

type Event = Schemas["Event"];

/** What rendering depends on. */
export interface RenderDeps {
  readonly database: Pick<Database, "read" | "transact">;
  readonly config: Config;
  readonly objects: ObjectRegistry;
}

/** A delivery and the endpoint that it goes to. */
export interface Addressed {
  readonly row: DeliveryRow;
  readonly endpoint: EndpointRow;
}

/** What is sent, and the part that may be stored. */
export interface Rendered {
  readonly body: object;
  readonly masked: object;
  /** True if the body holds secrets, which the response may repeat. */
  readonly carries_tokens: boolean;
}

/** Event types that announce a token. */
const TOKEN_TYPES: readonly string[] = ["send.delivered", "send.late_delivered"];

/**
 * Renders the bodies of deliveries of any accounts as the objects are at this moment, by delivery
 * (uuid). A delivery whose event was purged has none.
 */
export async function renderBodies(
  deps: RenderDeps,
  deliveries: readonly Addressed[],
): Promise<Map<string, Rendered>> {
  const kept = deliveries.filter(({ row }) => row.trigger === "test");
  const living = deliveries.filter(({ row }) => row.trigger !== "test");
  const { accounts, rows } = await readLiving(deps, living);
  const contexts = new Map(
    [...accounts].map(([id, account]) => [id, { account, now: wall() + account.clock_offset_ms }]),
  );
  const events = await eventsOf(deps, { contexts, rows }, living);
  const links = await linksOf(deps, { events, contexts }, living);
  const rendered: [string, Rendered][] = [];
  for (const one of living) {
    const event = events.get(one.row.id);
    if (event === undefined) continue;
    const body = bodyOf(one, event, links.get(one.row.id) ?? null);
    rendered.push([one.row.id, await inItsVersion(deps, one, body)]);
  }
  for (const one of kept) {
    const body = one.row.payload ?? {};
    const shown = { body, masked: body, carries_tokens: false };
    rendered.push([one.row.id, await inItsVersion(deps, one, shown)]);
  }
  return new Map(rendered);
}

type Clocked = Pick<PresentContext, "account" | "now">;

async function readLiving(
  { database }: RenderDeps,
  living: readonly Addressed[],
): Promise<{ accounts: Map<string, AccountFacts>; rows: EventRow[] }> {
  if (living.length === 0) return { accounts: new Map(), rows: [] };
  const account_ids = [...new Set(living.map(({ row }) => row.account_id))];
  const pairs = living.map(({ row: { account_id, event_id: id } }) => ({ account_id, id }));
  return await database.read(async (read) => {
    const [accounts, rows] = await Promise.all([
      readFactsOfAccounts(read, account_ids),
      findEventsOf(read, pairs),
    ]);
    return { accounts, rows };
  });
}

/** The events of deliveries, each as its endpoint may see it. */
async function eventsOf(
  { database: { read }, config, objects }: RenderDeps,
  { contexts, rows }: { contexts: ReadonlyMap<string, Clocked>; rows: readonly EventRow[] },
  deliveries: readonly Addressed[],
): Promise<Map<string, Event>> {
  const by_id = new Map(rows.map((row) => [row.id, row]));
  const shown = new Map<string, Event>();
  for (const of_look of Map.groupBy(deliveries, ({ endpoint }) => lookOf(endpoint)).values()) {
    const [{ endpoint }] = of_look as [Addressed];
    const { include_tokens, api_version: version } = endpoint;
    const by_account = Map.groupBy(of_look, ({ row }) => row.account_id);
    const sets = [...by_account].map(([account_id, of_account]) => {
      const context = contexts.get(account_id);
      if (context === undefined) throw new Error(`no row for account ${account_id}`);
      const ctx: PresentContext = { ...context, key: null, version, config, read, objects };
      const ids = new Set(of_account.map(({ row }) => row.event_id));
      const own = [...ids].flatMap((id) => by_id.get(id) ?? []);
      return { ctx, rows: own.filter((row) => row.account_id === account_id) };
    });
    const reader = include_tokens ? TOKEN_READER : null;
    const presented = await presentEventSets(objects, sets, { reader });
    const events = new Map(
      sets.flatMap(({ rows: of_set }, set) =>
        of_set.map(({ id }, index) => [id, presented[set]?.[index]] as const),
      ),
    );
    for (const { row } of of_look) {
      const event = events.get(row.event_id);
      if (event !== undefined) shown.set(row.id, event);
    }
  }
  return shown;
}

/** Endpoints that see the same version of an event. */
function lookOf({ api_version, include_tokens }: EndpointRow): string {
  return `${api_version} ${include_tokens}`;
}

/** One link for each send and endpoint; each try mints a new one and voids the previous one. */
async function linksOf(
  { database, config }: RenderDeps,
  {
    events,
    contexts,
  }: { events: ReadonlyMap<string, Event>; contexts: ReadonlyMap<string, Clocked> },
  deliveries: readonly Addressed[],
): Promise<Map<string, string>> {
  const wanted = deliveries.filter(({ row, endpoint }) => {
    const event = events.get(row.id);
    return endpoint.token_links && endpoint.format === "svc" && isOfToken(event);
  });
  if (wanted.length === 0) return new Map();
  const urls = await database.transact("mint token links", (tx) =>
    mintTokenLinks(
      tx,
      wanted.map(({ row, endpoint }) => ({
        account_id: row.account_id,
        endpoint_id: endpoint.id,
        send_id: sendIdOf(events.get(row.id)),
        created: contexts.get(row.account_id)?.now ?? wall(),
      })),
      config,
    ),
  );
  return new Map(wanted.map(({ row }, index) => [row.id, urls[index] as string]));
}

function isOfToken(event: Event | undefined): boolean {
  if (event === undefined || !TOKEN_TYPES.includes(event.type)) return false;
  const { object } = event.data;
  // A made-up test event has no send whose tokens could be read.
  return object.object === "send" && object.token !== null && !event.data.synthetic;
}

function sendIdOf(event: Event | undefined): string {
  const object = event?.data.object;
  const id = object?.object === "send" ? parseId("snd", object.id) : null;
  assert(id !== null, `event ${event?.id} is about no send`);
  return id;
}

function bodyOf({ endpoint }: Addressed, event: Event, token_url: string | null): Rendered {
  const { include_tokens } = endpoint;
  const carries_tokens = include_tokens || token_url !== null;
  if (endpoint.format === "legacy_airtime") {
    const body = legacyBody(event) ?? {};
    return { body, masked: maskSecrets(body) as object, carries_tokens };
  }
  const masked = maskSecrets(event) as Event;
  if (token_url === null) return { body: event, masked, carries_tokens };
  return {
    body: withLink(event, token_url),
    masked: withLink(masked, null),
    carries_tokens,
  };
}

/** The legacy format is one for all versions. */
async function inItsVersion(
  { config: { versions } }: RenderDeps,
  { endpoint: { api_version, format } }: Addressed,
  rendered: Rendered,
): Promise<Rendered> {
  const older = await versions.older(api_version);
  if (older === null || format !== "svc") return rendered;
  const { body: newest, masked } = rendered;
  const body = older.writeEvent(newest);
  return { ...rendered, body, masked: masked === newest ? body : older.writeEvent(masked) };
}

function withLink(event: Event, token_url: string | null): object {
  return { ...event, data: { ...event.data, object: { ...event.data.object, token_url } } };
}

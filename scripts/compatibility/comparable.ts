import { type Document, refName, type Schema } from "../../spec/emitter/document.ts";
import { tidyComponents } from "../../spec/emitter/order.ts";

/** What of an event type decides whether callers rely on it. */
export interface EventFacts {
  readonly object: string;
  readonly planned: boolean;
}

/** Keywords of a schema, an operation or a media type that promise nothing. */
const WORDS = new Set(["description", "summary", "example", "examples", "tags"]);
/** Keywords whose value is a map of names, among which a name may look like a keyword. */
const MAPS = new Set(["properties", "schemas", "parameters", "responses", "headers", "content"]);

/**
 * The part of a contract that callers rely on: what is kept, without words. A webhook is written
 * as an answer, because we send it and the caller reads it: a field that goes is a break there, and
 * a field that comes is none.
 */
export function comparable(
  document: Document,
  events: Readonly<Record<string, EventFacts>>,
): Document {
  const copy = structuredClone(document);
  const kept_events = Object.entries(events).filter(([, { planned }]) => !planned);
  for (const [path, methods] of Object.entries(copy.paths)) {
    const kept = Object.entries(methods).filter(([, operation]) => !operation["x-svc-planned"]);
    copy.paths[path] = Object.fromEntries(kept);
    if (kept.length === 0) delete copy.paths[path];
  }
  keepObjects(copy, new Set(kept_events.map(([, { object }]) => object)));
  foldExpansions(copy);
  for (const [type] of kept_events) addAsAnswer(copy, type);
  delete copy.webhooks;
  tidyComponents(copy, []);
  const { openapi, info, paths, components } = copy;
  const { schemas, parameters, responses, headers } = components;
  return withoutWords({
    openapi,
    info: { title: info.title, version: info.version },
    paths,
    components: { schemas, parameters, responses, headers },
  }) as Document;
}

/** The objects of planned events may change; what shows any object is narrowed to the others. */
function keepObjects({ components }: Document, kept: ReadonlySet<string>): void {
  const shown = components.schemas.EventObject;
  if (!shown?.oneOf) return;
  shown.oneOf = shown.oneOf.filter((one) => kept.has(refName(one) ?? ""));
  const { mapping = {}, ...rest } = shown.discriminator as { mapping?: Record<string, string> };
  const known = Object.entries(mapping).filter(([, $ref]) => kept.has(refName({ $ref }) ?? ""));
  shown.discriminator = { ...rest, mapping: Object.fromEntries(known) };
}

/** What `expand[]` shows is compared where it is answered by itself: here it is its id. */
function foldExpansions({ components }: Document): void {
  const { schemas } = components;
  for (const [name, { anyOf }] of Object.entries(schemas)) {
    if (!name.endsWith("OrId")) continue;
    const shapes = (anyOf ?? []).map((one) => schemas[refName(one) ?? ""] ?? one);
    const id = shapes.find(({ properties }) => properties === undefined);
    if (id) schemas[name] = { ...id };
  }
}

function addAsAnswer(document: Document, type: string): void {
  const body = document.webhooks?.[type]?.post.requestBody;
  if (!body) return;
  const answer = { description: "", content: body.content };
  const operation = { operationId: `on ${type}`, responses: { "200": answer } };
  document.paths[`/webhooks/${type}`] = { get: operation };
}

function withoutWords(value: unknown, in_map = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutWords(one));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value as Schema).filter(([key]) => in_map || !isSilent(key));
  return Object.fromEntries(
    kept.map(([key, one]) => [key, withoutWords(one, !in_map && MAPS.has(key))]),
  );
}

function isSilent(keyword: string): boolean {
  return WORDS.has(keyword) || keyword.startsWith("x-");
}

import { type Document, type Media, type Operation, refName, type Schema } from "./document.ts";

/** The schemas of a body or an answer, by whatever content types it has. */
export function mediaSchemas(body: object | undefined): Schema[] {
  const content = body && "content" in body ? (body.content as Record<string, Media>) : {};
  return Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []));
}

/** All operations, those of webhooks too. */
export function allOperations(document: Document): Operation[] {
  const paths = [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})];
  return paths.flatMap((path) => Object.values(path) as Operation[]);
}

/** The roots and every schema that they hold or refer to. */
export function reachable(document: Document, roots: readonly Schema[]): Set<Schema> {
  const seen = new Set<Schema>();
  const waiting = [...roots];
  for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    const named = refName(schema);
    const target = named ? document.components.schemas[named] : undefined;
    if (target) waiting.push(target);
    waiting.push(...subschemas(schema));
  }
  return seen;
}

function subschemas(schema: Schema): Schema[] {
  const {
    properties = {},
    items,
    additionalProperties: rest,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema;
  const others = [items, typeof rest === "object" ? rest : undefined];
  return [
    ...Object.values(properties),
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...others.filter((one) => one !== undefined),
  ];
}

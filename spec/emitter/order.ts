import type { ModuleWords, OperationFacts } from "@svc/spec-words";
import { type Document, type Operation, type Schema, schemaRef, sortedByName } from "./document.ts";
import { headingOf, tagOf } from "./operations.ts";
import { allOperations, mediaSchemas, reachable } from "./reach.ts";
import { WEBHOOK_TAG } from "./webhooks.ts";

/**
 * Seals the objects that only requests hold, and the named ones that tools take: a field that is
 * not known there is refused.
 */
export function sealRequests(document: Document, taken: readonly string[]): void {
  const named = taken.map(schemaRef);
  const bodies = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => mediaSchemas(operation.requestBody)),
  );
  const parameters = Object.values(document.components.parameters ?? {});
  for (const schema of reachable(document, [
    ...bodies,
    ...named,
    ...parameters.map((one) => one.schema),
  ])) {
    if (schema.type === "object" && schema.additionalProperties === undefined) {
      schema.additionalProperties = false;
    }
  }
}

/** Removes the parts that nothing refers to, but for the kept ones, and sorts the schemas. */
export function tidyComponents(document: Document, kept_names: readonly string[]): void {
  const { components } = document;
  const references = new Set<string>();
  const roots: Schema[] = kept_names.map(schemaRef);
  for (const operation of allOperations(document)) {
    const answers = Object.values(operation.responses);
    for (const part of [...(operation.parameters ?? []), ...answers]) {
      if ("$ref" in part) references.add(part.$ref);
      if ("schema" in part) roots.push(part.schema);
    }
    roots.push(...mediaSchemas(operation.requestBody), ...answers.flatMap(mediaSchemas));
  }
  components.parameters = referred("parameters", components.parameters);
  components.responses = referred("responses", components.responses);
  roots.push(...Object.values(components.parameters).map(({ schema }) => schema));
  roots.push(...Object.values(components.responses).flatMap(mediaSchemas));
  const kept = reachable(document, roots);
  const schemas = Object.entries(components.schemas).filter(([, schema]) => kept.has(schema));
  components.schemas = sortedByName(Object.fromEntries(schemas));

  function referred<Part>(kind: string, parts: Record<string, Part> = {}): Record<string, Part> {
    const used = ([name]: [string, Part]) => references.has(`#/components/${kind}/${name}`);
    return Object.fromEntries(Object.entries(parts).filter(used));
  }
}

/** Layers whose name says nothing to a reader of the reference. */
const LAYER_TITLES: Record<string, string> = {
  http: "Utility",
  mcp: "AI agents",
  // One of its modules is called as it is.
  rewards: "Programs and rewards",
};

/** The layers in the order in which a reader meets them: what sells first, what looks back last. */
const READING_ORDER = [
  "sales",
  "catalogue",
  "money",
  "webhooks",
  "directory",
  "rewards",
  "mcp",
  "workforce",
  "accounts",
  "reporting",
  "journal",
  "test-mode",
  "http",
];

/**
 * Tags are modules, groups of tags are layers. Layers stand in the order of reading, and one that
 * it does not name after them; modules stand in the order in which the spec is read.
 */
export function groupTags(
  document: Document,
  operations: readonly OperationFacts[],
  modules: Record<string, ModuleWords>,
): void {
  const groups = new Map<string, Set<string>>();
  for (const { layer, module } of operations) {
    groups.set(layer, (groups.get(layer) ?? new Set()).add(tagOf({ layer, module })));
  }
  const words = new Map(
    Object.entries(modules).map(([index, said]) => {
      const [layer = "", module = ""] = index.split("/");
      return [tagOf({ layer, module }), said];
    }),
  );
  if (document.webhooks) {
    groups.set("webhooks", (groups.get("webhooks") ?? new Set()).add(WEBHOOK_TAG));
    words.set(WEBHOOK_TAG, {
      description: "Receive events at your webhook endpoints, by event type.",
    });
  }
  const ordered = [...groups].toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const tags = ordered.flatMap(([, names]) => [...names]);
  document.tags = tags.map((name) => {
    const { title, description } = words.get(name) ?? {};
    return { name, "x-displayName": title, description };
  });
  document["x-tagGroups"] = ordered.map(([layer, names]) => ({
    name: LAYER_TITLES[layer] ?? headingOf(layer),
    tags: [...names],
  }));
}

function placeOf(layer: string): number {
  const index = READING_ORDER.indexOf(layer);
  return index < 0 ? READING_ORDER.length : index;
}

/** Puts the parts of the document in the order in which people look for them. */
export function arranged(document: Document): Document {
  const { openapi, info, servers, tags, security, paths, webhooks, components, ...rest } = document;
  const { schemas, parameters = {}, headers = {}, responses = {}, securitySchemes } = components;
  for (const path of Object.values(paths)) {
    for (const [method, operation] of Object.entries(path)) path[method] = inOrder(operation);
  }
  return {
    openapi,
    info,
    servers: servers?.map(({ url, description }) => ({ url, description })),
    security,
    tags,
    ...rest,
    paths,
    ...(webhooks ? { webhooks } : {}),
    components: {
      securitySchemes,
      parameters: sortedByName(parameters),
      headers: sortedByName(headers),
      responses: sortedByName(responses),
      schemas,
    },
  };
}

function inOrder(operation: Operation): Operation {
  const { operationId, tags, summary, description, security, ...rest } = operation;
  const { parameters, requestBody, responses, ...facts } = rest;
  const input = { ...(parameters && { parameters }), ...(requestBody && { requestBody }) };
  const head = { operationId, tags, summary, description, ...(security && { security }) };
  return { ...head, ...facts, ...input, responses };
}

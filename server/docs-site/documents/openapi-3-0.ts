import {
  type Document,
  dropUnusedSchemas,
  type Json,
  nameOf,
  type Operation,
  operationsOf,
  type Parameter,
  renameRefs,
  schemaRef,
} from "./document.ts";
import { flatten } from "./flat-schemas.ts";
import { loweredSchema, loweredSchemas, wordsOf } from "./lowered-schemas.ts";
import { uniteResults } from "./results.ts";

/** Paths that no client of an API calls: messages of another protocol, and pages for people. */
const NOT_FOR_CLIENTS = ["/mcp", "/token-links"];

/** Names that some generator would give to a type of its own. */
const RENAMED = new Map([["EventObject", "AnyObject"]]);

/**
 * The document for generators of clients, of the world's document: OpenAPI 3.0.3, and nothing that
 * one of them stumbles over. Left out are webhooks, whose bodies stay as flat schemas, what is
 * planned, and what only the dashboard calls.
 */
export function openapi30(document: Document): Document {
  const events = Object.values(document.webhooks).flatMap(({ post }) => {
    return nameOf(post.requestBody.content["application/json"]?.schema?.$ref) ?? [];
  });
  const { webhooks: _, ...rest } = document;
  const lowered = { ...rest, openapi: "3.0.3" } as Document;
  lowered.paths = pathsForClients(document);
  uniteResults(lowered);
  flatten(lowered.components.schemas);
  renameSchemas(lowered);
  lowered.components.schemas = loweredSchemas(lowered.components.schemas);
  lowered.components.parameters = renamedParameters(lowered);
  for (const operation of operationsOf(lowered)) lowerOperation(lowered, operation);
  for (const answer of Object.values(lowered.components.responses)) lowerContent(lowered, answer);
  for (const header of Object.values(lowered.components.headers)) lowerHolder(lowered, header);
  delete lowered.components.securitySchemes.Session;
  dropLinks(lowered);
  dropUnusedSchemas(lowered, events);
  lowered.tags = lowered.tags.filter(({ name }) => {
    return operationsOf(lowered).some(({ tags }) => tags.includes(name));
  });
  delete (lowered.info.license as Json | undefined)?.identifier;
  return withoutFacts(lowered) as Document;
}

function pathsForClients({ paths }: Document): Document["paths"] {
  const isForClients = (operation: Operation) =>
    operation["x-svc-planned"] !== true && operation["x-svc-dashboard-only"] !== true;
  const kept = Object.entries(paths).flatMap(([path, methods]) => {
    if (NOT_FOR_CLIENTS.some((prefix) => path.startsWith(prefix))) return [];
    const own = Object.entries(methods).filter(([, operation]) => isForClients(operation));
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)] as const];
  });
  return Object.fromEntries(kept);
}

function renameSchemas(document: Document): void {
  renameRefs(document, RENAMED);
  const { schemas } = document.components;
  const named = Object.entries(schemas).map(([name, schema]) => {
    return [RENAMED.get(name) ?? name, schema] as const;
  });
  document.components.schemas = Object.fromEntries(named);
}

/** A dot in the name of a parameter is no part of a type's name. */
function renamedParameters({ components }: Document): Record<string, Parameter> {
  const entries = Object.entries(components.parameters).filter(([name]) => !isOfWebhook(name));
  return Object.fromEntries(
    entries.map(([name, parameter]) => {
      parameter.schema = loweredSchema(parameter.schema, components.schemas);
      return [parameterName(name), parameter];
    }),
  );
}

function isOfWebhook(name: string): boolean {
  return name.startsWith("Webhook") && !name.includes(".") && !name.endsWith("Path");
}

function parameterName(name: string): string {
  return name
    .split(".")
    .map((part) => wordsOf(part))
    .join("");
}

function lowerOperation(document: Document, operation: Operation): void {
  const { security, parameters = [], requestBody, responses } = operation;
  // A role of a bearer token cannot be said here.
  if (security?.some((one) => "BearerAuth" in one)) delete operation.security;
  for (const parameter of parameters) {
    if (parameter.$ref !== undefined) {
      const [place, name = ""] = parameter.$ref.split(/\/(?=[^/]*$)/);
      parameter.$ref = `${place}/${parameterName(name)}`;
    } else parameter.schema = loweredSchema(parameter.schema, document.components.schemas);
  }
  if (requestBody !== undefined) lowerContent(document, requestBody);
  for (const [status, answer] of Object.entries(responses)) {
    if (answer.$ref !== undefined) responses[status] = { $ref: answer.$ref };
    else lowerContent(document, answer);
  }
}

function lowerContent(
  document: Document,
  body: { content?: Record<string, Json>; headers?: unknown },
): void {
  for (const media of Object.values(body.content ?? {})) lowerHolder(document, media);
}

function lowerHolder({ components }: Document, holder: Json): void {
  if (holder.schema === undefined) return;
  holder.schema = loweredSchema(holder.schema as Document, components.schemas);
  const name = nameOf((holder.schema as { $ref?: string }).$ref);
  if (name !== null && components.schemas[name] === undefined) holder.schema = schemaRef(name);
}

/** Leaves the links to operations that are here. */
function dropLinks(document: Document): void {
  const { links = {} } = document.components;
  const here = new Set(operationsOf(document).map(({ operationId }) => operationId));
  const kept = Object.entries(links).filter(([, link]) => here.has(link.operationId as string));
  document.components.links = Object.fromEntries(kept);
  for (const { responses } of operationsOf(document)) {
    for (const answer of Object.values(responses)) {
      const own = Object.entries(answer.links ?? {}).filter(([name]) => here.has(name));
      if (answer.links !== undefined) answer.links = Object.fromEntries(own);
    }
  }
}

/** The facts of the contract are for who reads it whole. */
function withoutFacts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutFacts);
  if (typeof part !== "object" || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => !/^x-(?:svc-|tagGroups$)/.test(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFacts(value)]));
}

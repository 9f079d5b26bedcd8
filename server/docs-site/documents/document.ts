/** An OpenAPI document while another one is made of it. */

/** Any object of the document. */
export type Json = Record<string, unknown>;

export interface Schema extends Json {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

interface Media extends Json {
  schema?: Schema;
}

export interface Answer extends Json {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
  links?: Json;
}

export interface Parameter extends Json {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

export interface Operation extends Json {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer>;
  "x-svc-scope"?: string[];
  "x-svc-planned"?: boolean;
  "x-svc-key-kinds"?: string[];
  "x-svc-no-key"?: string;
  "x-svc-idempotency"?: string;
  "x-svc-events"?: string[];
  "x-svc-dashboard-only"?: boolean;
}

/** What the catalogue of errors says of a code. */
interface ErrorEntry {
  readonly status: number;
  readonly type: string;
  readonly retryable: boolean;
  readonly meaning: string;
  readonly fix: string;
}

interface Webhook {
  post: Operation & { requestBody: { content: Record<string, Media & { example?: Json }> } };
}

export interface Tag extends Json {
  name: string;
  description?: string;
}

export interface Document extends Json {
  openapi: string;
  info: Json & { title: string; version: string; description: string };
  servers: { url: string; description?: string }[];
  tags: Tag[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Webhook>;
  "x-svc-error-codes": Record<string, ErrorEntry>;
  "x-tagGroups": { name: string; tags: string[] }[];
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Json>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, Json>;
    examples?: Record<string, Json>;
    links?: Record<string, Json>;
  };
}

const SCHEMAS = "#/components/schemas/";

export function schemaRef(name: string): { $ref: string } {
  return { $ref: SCHEMAS + name };
}

/** The name of a schema that is referred to. */
export function nameOf($ref: string | undefined): string | null {
  return $ref?.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : null;
}

export function operationsOf({ paths }: Pick<Document, "paths">): Operation[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

/** The parameter itself, or the one of the components. */
export function parameterOf({ components }: Document, parameter: Parameter): Parameter {
  const name = parameter.$ref?.split("/").at(-1);
  return name === undefined ? parameter : (components.parameters[name] as Parameter);
}

/** Examples are data: what looks like a reference there is none. */
const SHOWN = new Set(["example", "examples", "x-svc-answers"]);

/** The names of all schemas that a part of the document refers to, at any depth. */
export function refsIn(part: unknown, found: Set<string> = new Set()): Set<string> {
  eachRef(part, (name) => {
    found.add(name);
    return name;
  });
  return found;
}

/** Names other schemas in all references of a part. */
export function renameRefs(part: unknown, renamed: ReadonlyMap<string, string>): void {
  eachRef(part, (name) => renamed.get(name) ?? name);
}

/** The names of all schemas that can be reached from parts of the document. */
export function reachable({ components }: Document, parts: unknown): Set<string> {
  const reached = refsIn(parts);
  for (const name of reached) refsIn(components.schemas[name], reached);
  return reached;
}

function eachRef(part: unknown, named: (name: string) => string): void {
  if (Array.isArray(part)) {
    for (const one of part) eachRef(one, named);
    return;
  }
  if (typeof part !== "object" || part === null) return;
  const node = part as Json;
  for (const [key, value] of Object.entries(node)) {
    const name = typeof value === "string" ? nameOf(value) : null;
    if (name !== null) node[key] = SCHEMAS + named(name);
    else if (!SHOWN.has(key)) eachRef(value, named);
  }
}

/** Leaves the schemas that operations and webhooks use. */
export function dropUnusedSchemas(document: Document, also: readonly string[] = []): void {
  const { schemas, ...components } = document.components;
  const { components: _, ...rest } = document;
  const kept = reachable(document, [rest, components, also.map(schemaRef)]);
  const used = Object.entries(schemas).filter(([name]) => kept.has(name));
  document.components.schemas = Object.fromEntries(used);
}

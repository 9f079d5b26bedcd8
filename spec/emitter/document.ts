/**
 * The parts of an OpenAPI document that the emitter reads and writes; everything else passes by.
 */
export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  explode?: boolean;
  example?: unknown;
  examples?: Record<string, unknown>;
}

interface Reference {
  $ref: string;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
  /** How the parts of a form are written. */
  encoding?: Record<string, { contentType?: string }>;
}

export interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
}

/** An answer of the components, with words of its own. */
export interface AnswerReference extends Reference {
  description?: string;
}

export interface Operation {
  [extension: `x-${string}`]: unknown;
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer | AnswerReference>;
  security?: Record<string, string[]>[];
}

export interface Document {
  [extension: `x-${string}`]: unknown;
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; "x-displayName"?: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, { post: Operation }>;
  security?: Record<string, string[]>[];
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, unknown>;
    responses?: Record<string, Answer>;
    securitySchemes?: Record<string, unknown>;
  };
}

const SCHEMAS = "#/components/schemas/";

/** The reference to a named schema. */
export function schemaRef(name: string): { $ref: string } {
  return { $ref: `${SCHEMAS}${name}` };
}

/** The name that a schema's reference points to, if it is one. */
export function refName(schema: Schema): string | null {
  return schema.$ref?.startsWith(SCHEMAS) ? schema.$ref.slice(SCHEMAS.length) : null;
}

/** The answer itself, or the one of the components that it refers to. */
export function answerOf(document: Document, answer: Answer | AnswerReference): Answer {
  if (!("$ref" in answer)) return answer;
  const name = answer.$ref.split("/").at(-1) as string;
  return document.components.responses?.[name] as Answer;
}

/** All operations with their places, in the order of the document. */
export function operationsOf(document: Document): Operation[] {
  return Object.values(document.paths).flatMap((path) => Object.values(path));
}

/** The same record with its keys in alphabetical order. */
export function sortedByName<Value>(record: Record<string, Value>): Record<string, Value> {
  const names = Object.keys(record).sort();
  return Object.fromEntries(names.map((name) => [name, record[name] as Value]));
}

import { createHash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Document, Operation, Schema } from "../../spec/emitter/document.ts";
import { operationsOf } from "../../spec/emitter/document.ts";
import { ajvSchemas } from "./ajv-schemas.ts";
import { bodyBounds } from "./body-bounds.ts";
import { parametersOf } from "./parameters.ts";
import { GENERATED, HEADER, ROOT, VALIDATORS } from "./paths.ts";
import { responseIndex, standalone } from "./standalone.ts";
import { keyOf } from "./text.ts";
import { replaceFile } from "./write.ts";

const SOURCES = [
  "validators.ts",
  "standalone.ts",
  "ajv-schemas.ts",
  "parameters.ts",
  "body-bounds.ts",
];
const HASH_FILE = join(VALIDATORS, "input.sha256");

/**
 * Builds the validators unless those that stand there were made from the same input.
 *
 * Writes: generated/validators/.
 */
export async function ensureValidators(): Promise<"built" | "fresh"> {
  const openapi = await readFile(join(GENERATED, "openapi.json"), "utf8");
  const hash = await inputHash(openapi);
  const standing = await readFile(HASH_FILE, "utf8").catch(() => "");
  if (standing.trim() === hash) return "fresh";
  await rm(HASH_FILE, { force: true });
  await mkdir(VALIDATORS, { recursive: true });
  for (const [name, text] of Object.entries(validatorFiles(JSON.parse(openapi)))) {
    await replaceFile(join(VALIDATORS, name), text);
  }
  await replaceFile(HASH_FILE, `${hash}\n`);
  return "built";
}

async function inputHash(openapi: string): Promise<string> {
  const sources = SOURCES.map((name) => readFile(join(import.meta.dirname, name), "utf8"));
  const lockfile = await readFile(join(ROOT, "pnpm-lock.yaml"));
  const hash = createHash("sha256").update(openapi).update(lockfile);
  for (const source of await Promise.all(sources)) hash.update(source);
  return hash.digest("hex");
}

function validatorFiles(document: Document): Record<string, string> {
  const answers = ajvSchemas(document, { sealed: true });
  const names = Object.keys(answers.named);
  const { schemas, index } = requests(document);
  const parts = Object.values(index).flatMap((row) => Object.values(row));
  return {
    "requests.js": standalone(schemas, parts, { report: "everything" }),
    "schemas.js": standalone(answers.named, names, { report: "first" }),
    "index.js": indexFile(index, responseIndex(document), names) + boundsTable(document),
    "index.d.ts": DECLARATIONS,
  };
}

type Parts = Record<string, string>;

function requests(document: Document) {
  const { named, prepare } = ajvSchemas(document, { sealed: false });
  const schemas: Record<string, Schema> = { ...named };
  const index: Record<string, Parts> = {};
  for (const operation of operationsOf(document)) {
    const parts: Record<string, Schema> = {
      path: partSchema(document, operation, "path", prepare),
      query: partSchema(document, operation, "query", prepare),
    };
    const media = operation.requestBody?.content["application/json"];
    if (media?.schema) parts.body = prepare(media.schema);
    const names: Parts = {};
    for (const [part, schema] of Object.entries(parts)) {
      const name = `${operation.operationId}_${part}`;
      schemas[name] = schema;
      names[part] = name;
    }
    index[operation.operationId] = names;
  }
  return { schemas, index };
}

function partSchema(
  document: Document,
  operation: Operation,
  place: "path" | "query",
  prepare: (schema: Schema) => Schema,
): Schema {
  const parameters = parametersOf(document, operation).filter((one) => one.in === place);
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, prepare(schema)])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
    additionalProperties: false,
  };
}

function indexFile(
  index: Record<string, Parts>,
  responses: Record<string, Record<string, string>>,
  names: string[],
): string {
  const table = (parts: Parts, from: string) =>
    Object.entries(parts)
      .map(([part, name]) => `${keyOf(part)}: ${from}.${name}`)
      .join(", ");
  const requestRows = Object.entries(index).map(
    ([id, parts]) => `  ${id}: { ${table(parts, "requests")} },\n`,
  );
  const responseRows = Object.entries(responses).map(
    ([id, parts]) => `  ${id}: { ${table(parts, "schemas")} },\n`,
  );
  const schemaRows = names.map((name) => `  ${name}: schemas.${name},\n`);
  return [
    HEADER,
    'import * as requests from "./requests.js";\nimport * as schemas from "./schemas.js";\n\n',
    `export const requestValidators = {\n${requestRows.join("")}};\n\n`,
    `export const responseValidators = {\n${responseRows.join("")}};\n\n`,
    `export const schemaValidators = {\n${schemaRows.join("")}};\n`,
  ].join("");
}

function boundsTable(document: Document): string {
  const rows = Object.entries(bodyBounds(document)).map(
    ([id, bounds]) => `  ${id}: ${JSON.stringify(bounds)},\n`,
  );
  return `\nexport const bodyBounds = {\n${rows.join("")}};\n`;
}

const DECLARATIONS = `${HEADER}import type { ErrorObject } from "ajv";
import type { ErrorCode } from "../errors.ts";
import type { OperationId } from "../operations.ts";
import type { Schemas } from "../routes.ts";

/** Judges a value; when it says no, \`errors\` holds why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/** The parts of a request; \`body\` only where the operation has one. Defaults are filled in. */
export interface RequestValidators {
  path: Validator;
  query: Validator;
  body?: Validator;
}

export declare const requestValidators: Readonly<Record<OperationId, RequestValidators>>;

/** By operation and declared status; a status whose body is no JSON has none. */
export declare const responseValidators: Readonly<
  Record<OperationId, Readonly<Record<number, Validator | undefined>>>
>;

/** How long one list of a body may be. */
export interface ListBound {
  /** The names that lead to it; \`[]\` is each entry of a list, \`{}\` each of a map. */
  readonly path: readonly string[];
  readonly max: number;
  readonly code: ErrorCode;
}

/** What can be counted of a body before it is understood. */
export interface BodyBounds {
  /** Values in the largest body that the schema allows, lists and objects among them. */
  readonly values_max: number;
  /** Every list of the schema, the outer before the inner. */
  readonly lists: readonly ListBound[];
}

/** By operation, for each body that is JSON. */
export declare const bodyBounds: Readonly<Partial<Record<OperationId, BodyBounds>>>;

/** By the schema's name, closed against fields that the contract does not name. */
export declare const schemaValidators: Readonly<Record<keyof Schemas, Validator>>;
`;

/** The bootstrap runs this file by itself. */
if (import.meta.main) await ensureValidators();

import type { Operation, Schema } from "../../spec/emitter/document.ts";
import { operationsOf } from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { type KnownParameter, parametersOf } from "./parameters.ts";
import { HEADER } from "./paths.ts";
import { keyOf } from "./text.ts";

const PRELUDE = `
import type { Context } from "hono";
import type { ImplementedOperationId, OperationId } from "./operations.ts";
import type { TYPES } from "./types.ts";

/** Every named schema of the contract. */
export type Schemas = components["schemas"];

/** An answer of success; refusals are thrown or returned as such, never written by hand. */
export interface Reply<Status extends number, Body> {
  status: Status;
  body: Body;
  headers?: Record<string, string>;
}

/** A body that is no JSON. */
export interface FileBody<ContentType extends string> {
  content_type: ContentType;
  bytes: Uint8Array;
}

/** A part of the input that the operation does not have. */
export type Nothing = Record<never, never>;
`;

const ENDING = `
/** What the gate hands an operation: already validated, numbers and booleans already read. */
export type Input<Id extends OperationId> = Inputs[Id];

/** What an operation may answer: the declared statuses of success, each with its body. */
export type Answer<Id extends OperationId> = Answers[Id];

/** One handler for each operation that is kept. */
export type Handlers<Ctx> = {
  [Id in ImplementedOperationId]: (ctx: Ctx, input: Input<Id>) => Promise<Answer<Id>>;
};

/** Carries one request through the gate to its operation. */
export type Serve = (id: OperationId, context: Context) => Response | Promise<Response>;
`;

/** The text of routes.ts: types alone, so that no program reads it when it starts. */
export function routesFile(contract: Contract): string {
  const { document, facts } = contract;
  const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));
  const rows = facts.operations.map((fact) => {
    const operation = operations.get(fact.id) as Operation;
    return { fact, operation, parameters: parametersOf(document, operation) };
  });
  const inputs = rows.map(({ fact, operation, parameters }) =>
    inputRow(fact.id, operation, parameters),
  );
  const inline = inputs.some((input) => input.includes("operations["));
  return [
    HEADER,
    PRELUDE.trimStart().replace("TYPES", inline ? "components, operations" : "components"),
    "\n/** The input of each operation. */\nexport interface Inputs {\n",
    ...inputs,
    "}\n\n/** The answers of each operation. */\nexport interface Answers {\n",
    ...rows.map(({ fact, operation }) => `  ${fact.id}:${answerUnion(operation)};\n`),
    "}\n",
    ENDING,
  ].join("");
}

/** Headers that the gate reads for every operation. */
const OF_THE_GATE = ["Idempotency-Key", "If-None-Match", "Svc-Version"];

function inputRow(id: string, operation: Operation, parameters: KnownParameter[]): string {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const headers = named("header").filter(({ name }) => !OF_THE_GATE.includes(name));
  const media = operation.requestBody?.content["application/json"];
  return [
    `  ${id}: {\n`,
    `    path: ${fields(named("path"))};\n`,
    `    query: ${fields(named("query"))};\n`,
    ...(headers.length === 0 ? [] : [`    header: ${fields(headers)};\n`]),
    `    body: ${media?.schema ? schemaType(media.schema) : "Nothing"};\n`,
    "  };\n",
  ].join("");
}

function fields(parameters: KnownParameter[]): string {
  if (parameters.length === 0) return "Nothing";
  const rows = parameters.map(({ name, required, type }) => {
    return `      ${keyOf(name)}${required ? "" : "?"}: ${type};\n`;
  });
  return `{\n${rows.join("")}    }`;
}

function answerUnion(operation: Operation): string {
  const replies = Object.entries(operation.responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([status, answer]) => bodies(answer).map((body) => `Reply<${status}, ${body}>`));
  const [only] = replies;
  if (only === undefined) return " never";
  return replies.length === 1 ? ` ${only}` : replies.map((reply) => `\n    | ${reply}`).join("");
}

function bodies(answer: Operation["responses"][string]): string[] {
  if ("$ref" in answer || !answer.content) return ["null"];
  return Object.entries(answer.content).map(([type, { schema }]) =>
    type === "application/json" && schema ? schemaType(schema) : `FileBody<"${type}">`,
  );
}

/** The lint of the spec lets no body through that has no name. */
function schemaType(schema: Schema): string {
  return `Schemas["${schema.$ref?.split("/").at(-1)}"]`;
}

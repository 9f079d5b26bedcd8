import { BASE_PATH } from "@svc/generated/mount-routes";
import {
  type Contract,
  type Operation,
  type Placed,
  placedOperations,
  successOf,
} from "../contract.ts";
import type { Call, Day } from "../documents/arazzo-days.ts";
import { operationPath } from "../links.ts";
import { usualRefusals } from "../reference/usual.ts";
import { type Skill, skillOf } from "./skill.ts";
import { code, errorTable, valueTable } from "./tables.ts";

const JSON_TYPE = "application/json";
const SEND = "#/components/schemas/Send";

/** A day that the tests live through, as a skill over REST. */
export function daySkill(contract: Contract, public_url: string, day: Day): Skill {
  const placed = day.calls.map((call) => ({ call, placed: placedOf(contract, call) }));
  const operations = placed.map((one) => one.placed.operation);
  const steps = placed.map((one, index) => `${index + 1}. ${stepOf(one, public_url)}`);
  return skillOf({ name: day.id, description: `${day.summary}: ${lowered(day.description)}` }, [
    `# ${day.summary}`,
    day.description,
    beginning(public_url, kindsFor(operations)),
    "## Steps",
    steps.join("\n"),
    ...statuses(contract, operations),
    ...refusals(contract, operations),
    ending(public_url),
  ]);
}

function placedOf(contract: Contract, { operation }: Call): Placed {
  const found = placedOperations(contract).find((one) => one.operation.operationId === operation);
  if (found === undefined) throw new Error(`No operation is called ${operation}.`);
  return found;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const REFERENCE = "{reference}";

/** The kinds of key that every step takes. */
function kindsFor(operations: readonly Operation[]): string[] {
  const [first = [], ...others] = operations.map((one) => one["x-svc-key-kinds"]);
  return first.filter((kind) => others.every((kinds) => kinds.includes(kind)));
}

function beginning(public_url: string, kinds: readonly string[]): string {
  return [
    `Base URL: \`${public_url}${BASE_PATH}\`. Send \`Authorization: Bearer <API_KEY>\` with each`,
    `request, with a key of kind ${kinds.map(code).join(" or ")}: see`,
    `[auth.md](${public_url}/auth.md). ${code(REFERENCE)} is a name of your own for this run.`,
    "Repeat a request that got no response with the same `Idempotency-Key`, never with another.",
  ].join(" ");
}

function stepOf({ call, placed }: { call: Call; placed: Placed }, public_url: string): string {
  const { method, path, operation } = placed;
  const where = code(`${method} ${BASE_PATH}${path}`);
  const title = `**[${operation.summary}](${public_url}${operationPath(operation)})**: ${where}`;
  const body = bodyOf(call, operation);
  const lines = [
    operation["x-svc-test-only"] === true
      ? "Only with a test key; live mode goes on by itself."
      : "",
    scopeWords(operation),
    ...valueWords("Path", call.path),
    ...valueWords("Query", call.query),
    operation["x-svc-idempotency"] === "required" ? keyWords(call.id) : "",
    body === null ? "" : `Body: \`${JSON.stringify(body)}\``,
    `Expect ${code(String(call.status))}${expectedWords(call)}.`,
    outputWords(call),
  ];
  const items = lines.filter((line) => line !== "").map((line) => `   - ${line}`);
  return [title, ...items].join("\n");
}

function scopeWords(operation: Operation): string {
  const scopes = operation["x-svc-scope"] ?? [];
  return scopes.includes("any") || scopes.length === 0
    ? ""
    : `Scope: ${scopes.map(code).join(" or ")}.`;
}

function valueWords(title: string, values: Readonly<Record<string, string>> = {}): string[] {
  return Object.entries(values).map(
    ([name, value]) => `${title}: ${code(name)} is ${code(filled(value))}.`,
  );
}

function keyWords(id: string): string {
  return `Header: ${code("Idempotency-Key")}, such as ${code(`${REFERENCE}-${id}`)}.`;
}

/** What the workflow sends, with the names of what earlier steps keep. */
function bodyOf({ example, fields }: Call, operation: Operation): unknown {
  if (example === undefined && fields === undefined) return null;
  const examples = operation.requestBody?.content?.[JSON_TYPE]?.examples ?? {};
  const shown = example === undefined ? {} : (examples[example]?.value as object);
  return JSON.parse(filled(JSON.stringify({ ...shown, ...fields })));
}

/** Expressions of a workflow as a reader writes them: what a step keeps is in braces. */
function filled(text: string): string {
  return text
    .replaceAll("{$inputs.reference}", REFERENCE)
    .replaceAll(/\$steps\.[\w-]+\.outputs\.(\w+)/g, "{$1}");
}

function expectedWords({ expect = [] }: Call): string {
  const conditions = expect.map((one) => {
    const [, field = "", value = ""] = /^\$response\.body#\/(\w+) == '(\w+)'$/.exec(one) ?? [];
    if (field === "") throw new Error(`A skill cannot say ${one}.`);
    return ` with ${code(`${field}: ${value}`)}`;
  });
  return conditions.join(" and");
}

function outputWords({ outputs = {} }: Call): string {
  const results = Object.entries(outputs).map(
    ([name, pointer]) => `${code(pointer.slice(1))} of the response as ${code(`{${name}}`)}`,
  );
  return results.length === 0 ? "" : `Keep ${results.join(" and ")}.`;
}

/** What the statuses of a send mean, where one is sold. */
function statuses(contract: Contract, operations: readonly Operation[]): string[] {
  const is_sale = operations.some((operation) => {
    const refs = successOf(operation).map(({ body }) => JSON.stringify(body.content ?? {}));
    return operation["x-svc-events"].includes("send.created") && refs.join().includes(SEND);
  });
  return is_sale ? ["## What a status means", valueTable(contract, "SendStatus", "Status")] : [];
}

/** What can be refused here, and not everywhere. */
function refusals(contract: Contract, operations: readonly Operation[]): string[] {
  const usual = usualRefusals(contract);
  const codes = new Set(operations.flatMap((one) => one["x-svc-refusals"]));
  const own = [...codes].filter((one) => !usual.has(one)).sort();
  return own.length === 0 ? [] : ["## What to do about an error", errorTable(contract, own)];
}

function ending(public_url: string): string {
  return [
    `Decide by \`error.code\`. [All errors](${public_url}/docs/errors.md) ·`,
    `[All pages](${public_url}/llms.txt) · [OpenAPI](${public_url}/openapi.json)`,
  ].join(" ");
}

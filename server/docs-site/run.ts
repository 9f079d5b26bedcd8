/** What the panel that runs an operation must know of it: its request, and how to follow it up. */
import { ERRORS } from "@svc/generated/errors";
import {
  type Contract,
  exampleOf,
  type Parameter,
  type Placed,
  parametersOf,
  resolved,
  shownOperations,
} from "./contract.ts";
import { withReference } from "./fresh-references.ts";
import { isPlanned } from "./reference/overview.ts";
import { sampleValue } from "./reference/sample.ts";
import { readerOf } from "./reference/wait.ts";

/** Stands in a body where the panel puts a reference of its own. */
const REFERENCE = "{{reference}}";

/** The requests of all operations that answer, and what to do about each error. */
export function runnable(contract: Contract): object {
  const operations = shownOperations(contract)
    .filter((placed) => !isPlanned(placed))
    .map((placed) => [placed.operation.operationId, requestOf(contract, placed)]);
  const fixes = Object.entries(ERRORS).map(([code, { fix }]) => [code, fix]);
  return {
    base: contract.servers[0]?.url ?? "",
    operations: Object.fromEntries(operations),
    fixes: Object.fromEntries(fixes),
  };
}

function requestOf(contract: Contract, placed: Placed): object {
  const { method, path, operation } = placed;
  const parameters = parametersOf(contract, operation);
  const body = exampleOf(operation.requestBody);
  const text = body === undefined ? null : JSON.stringify(withReference(body, REFERENCE), null, 2);
  return {
    title: operation.summary,
    method,
    path,
    in_path: parameters.filter((one) => one.in === "path").map(field),
    in_query: parameters
      .filter((one) => one.in === "query")
      .flatMap((one) => queryFields(contract, one)),
    body: text,
    idempotency: operation["x-svc-idempotency"],
    needs_key: operation["x-svc-no-key"] === undefined,
    follow: readerOf(contract, placed),
  };
}

function field(parameter: Parameter) {
  const value = sampleValue(parameter);
  return {
    name: parameter.name,
    required: parameter.required === true,
    example: typeof value === "object" ? "" : String(value ?? ""),
  };
}

/** A filter of several bounds is as many parameters. */
function queryFields(contract: Contract, parameter: Parameter): object[] {
  const { properties } = resolved(contract, parameter.schema);
  if (properties === undefined) return [field(parameter)];
  return Object.keys(properties).map((bound) => ({
    name: `${parameter.name}[${bound}]`,
    required: false,
    example: "",
  }));
}

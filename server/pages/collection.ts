/**
 * The contract as a Postman collection, version 2.1, which Bruno and Insomnia read as well: a
 * folder a module, a request an operation, with the contract's own examples filled in.
 */
import {
  type Contract,
  exampleOf,
  type Parameter,
  type Placed,
  parametersOf,
  placedOperations,
  tagTitle,
} from "./contract.ts";
import { withReference } from "./fresh-references.ts";
import { sampleValue } from "./reference/sample.ts";

/** Names the version of the form; nobody calls it. */
const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** Set anew before each request, so that every run makes a sale of its own. */
const REFERENCE = "{{reference}}";
const SET_REFERENCE =
  'pm.collectionVariables.set("reference", "postman-" + pm.variables.replaceIn("{{$guid}}"));';

export function collection(contract: Contract, public_url: string): object {
  const base_url = `${public_url}${contract.servers[0]?.url ?? ""}`;
  return {
    info: {
      name: contract.info.title,
      description: contract.info.description,
      version: contract.info.version,
      schema: SCHEMA,
    },
    auth: bearer(),
    variable: [
      { key: "base_url", value: base_url, type: "string" },
      { key: "api_key", value: "", type: "string" },
      { key: "reference", value: "", type: "string" },
    ],
    event: [{ listen: "prerequest", script: { type: "text/javascript", exec: [SET_REFERENCE] } }],
    item: contract["x-tagGroups"].flatMap(({ name, tags }) => layerFolder(contract, name, tags)),
  };
}

function bearer(): object {
  return { type: "bearer", bearer: [{ key: "token", value: "{{api_key}}", type: "string" }] };
}

function layerFolder(contract: Contract, name: string, tags: readonly string[]): object[] {
  const modules = tags.flatMap((tag) => {
    const own = placedOperations(contract).filter(({ operation }) => operation.tags.includes(tag));
    if (own.length === 0) return [];
    return [{ name: tagTitle(contract, tag), item: own.map((one) => requestOf(contract, one)) }];
  });
  return modules.length === 0 ? [] : [{ name, item: modules }];
}

function requestOf(contract: Contract, { method, path, operation }: Placed): object {
  const planned = operation["x-svc-planned"] === true ? " (planned)" : "";
  const body = withReference(exampleOf(operation.requestBody), REFERENCE);
  return {
    name: `${operation.summary}${planned}`,
    request: {
      method,
      description: operation.description,
      url: urlOf(path, parametersOf(contract, operation)),
      header: headersOf(operation, body !== undefined),
      ...(operation["x-svc-no-key"] === undefined ? {} : { auth: { type: "noauth" } }),
      ...(body === undefined ? {} : { body: jsonBody(body) }),
    },
    response: [],
  };
}

/** Postman writes a parameter of the path as `:name`. */
function urlOf(path: string, parameters: readonly Parameter[]): object {
  const colons = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const query = parameters.filter((one) => one.in === "query").map(queryOf);
  const asked = query.filter(({ disabled }) => !disabled);
  const tail = asked.map(({ key, value }) => `${key}=${value}`).join("&");
  return {
    raw: `{{base_url}}${colons}${tail === "" ? "" : `?${tail}`}`,
    host: ["{{base_url}}"],
    path: colons.slice(1).split("/"),
    query,
    variable: parameters.filter((one) => one.in === "path").map(described),
  };
}

/** Parameters that may be left out stand there, switched off. */
function queryOf(parameter: Parameter) {
  return { ...described(parameter), disabled: parameter.required !== true };
}

function described(parameter: Parameter) {
  const { name, description } = parameter;
  const value = sampleValue(parameter);
  const text = typeof value === "object" ? "" : String(value ?? "");
  return { key: name, value: text, description: description ?? "" };
}

/** The key is the reference in the body as well, as a till would have it. */
function headersOf(operation: Placed["operation"], has_body: boolean): object[] {
  const kind = operation["x-svc-idempotency"];
  const key = { key: "Idempotency-Key", value: REFERENCE, disabled: kind === "optional" };
  return [
    ...(has_body ? [{ key: "Content-Type", value: "application/json" }] : []),
    ...(kind === "required" || kind === "optional" ? [key] : []),
  ];
}

function jsonBody(body: unknown): object {
  return {
    mode: "raw",
    raw: JSON.stringify(body, null, 2),
    options: { raw: { language: "json" } },
  };
}

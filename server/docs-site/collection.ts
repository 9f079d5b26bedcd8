/**
 * The contract as a Postman collection, version 2.1, which Bruno and Insomnia read as well: a
 * folder a module, a request an operation, with the contract's own examples filled in.
 */
import assert from "node:assert/strict";
import { STATUS_CODES } from "node:http";
import {
  type Contract,
  exampleOf,
  type Parameter,
  type Placed,
  parametersOf,
  placedOperations,
  successOf,
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

/** The collection; `api_key` is that of the reader's own sandbox, or empty. */
export function collection(contract: Contract, public_url: string, api_key = ""): object {
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
      { key: "api_key", value: api_key, type: "string" },
      { key: "reference", value: "", type: "string" },
      { key: "send_id", value: "", type: "string" },
    ],
    event: [{ listen: "prerequest", script: { type: "text/javascript", exec: [SET_REFERENCE] } }],
    item: [startFolder(contract), ...groupFolders(contract, false), plannedFolder(contract)],
  };
}

/** The first five minutes, in order: what one can spend, what is sold, a sale, and its end. */
const START = ["getAccount", "listProducts", "createSend", "getSend", "getCredit"];
const START_WORDS =
  "Put your test key into the variable `api_key` of this collection if it is empty, then send " +
  "these from top to bottom. The sale keeps its ID in `send_id`, which the request after it reads.";
const SEND_ID = "{{send_id}}";
const SET_SEND_ID = 'pm.collectionVariables.set("send_id", pm.response.json().id);';

function startFolder(contract: Contract): object {
  const placed = placedOperations(contract);
  const requests = START.map((id) => {
    const found = placed.find(({ operation }) => operation.operationId === id);
    assert(found !== undefined, `The contract has no operation ${id} to start with.`);
    const { request, ...entry } = requestOf(contract, found);
    const variable = request.url.variable.map((one) => ({ ...one, value: SEND_ID }));
    const started = { ...entry, request: { ...request, url: { ...request.url, variable } } };
    if (id !== "createSend") return started;
    const script = { type: "text/javascript", exec: [SET_SEND_ID] };
    return { ...started, event: [{ listen: "test", script }] };
  });
  return { name: "Start here", description: START_WORDS, item: requests };
}

/** What answers 501 for now is out of the way of what works. */
function plannedFolder(contract: Contract): object {
  const description = "Not available yet: these check what is sent, then return 501.";
  return { name: "Planned", description, item: groupFolders(contract, true) };
}

function groupFolders(contract: Contract, is_planned: boolean): object[] {
  const placed = placedOperations(contract).filter(({ operation }) => {
    // One that only ever refuses is of no use to anybody who tries things out.
    const is_useful = successOf(operation).length > 0;
    return is_useful && (operation["x-svc-planned"] === true) === is_planned;
  });
  return contract["x-tagGroups"].flatMap(({ name, tags }) => {
    const modules = tags.flatMap((tag) => {
      const own = placed.filter(({ operation }) => operation.tags.includes(tag));
      if (own.length === 0) return [];
      return [{ name: tagTitle(contract, tag), item: own.map((one) => requestOf(contract, one)) }];
    });
    return modules.length === 0 ? [] : [{ name, item: modules }];
  });
}

function bearer(): object {
  return { type: "bearer", bearer: [{ key: "token", value: "{{api_key}}", type: "string" }] };
}

function requestOf(contract: Contract, { method, path, operation }: Placed) {
  const planned = operation["x-svc-planned"] === true ? " (planned)" : "";
  const body = withReference(exampleOf(operation.requestBody), REFERENCE);
  const request = {
    method,
    description: operation.description,
    url: urlOf(path, parametersOf(contract, operation)),
    header: headersOf(operation, body !== undefined),
    ...(operation["x-svc-no-key"] === undefined ? {} : { auth: { type: "noauth" } }),
    ...(body === undefined ? {} : { body: jsonBody(body) }),
  };
  const name = `${operation.summary}${planned}`;
  return { name, request, response: savedAnswers(operation, request) };
}

/** The contract's examples of what comes back, as answers that were saved. */
function savedAnswers(operation: Placed["operation"], { method, url, header }: SavedRequest) {
  return successOf(operation).flatMap(({ status, body }) => {
    const example = exampleOf(body);
    if (example === undefined) return [];
    const answer = {
      name: `${status}: ${body.description ?? STATUS_CODES[status]}`,
      originalRequest: { method, url, header },
      status: STATUS_CODES[status],
      code: Number(status),
      _postman_previewlanguage: "json",
      header: [{ key: "Content-Type", value: "application/json" }],
      body: JSON.stringify(example, null, 2),
    };
    return [answer];
  });
}

interface SavedRequest {
  readonly method: string;
  readonly url: object;
  readonly header: readonly object[];
}

/** Postman writes a parameter of the path as `:name`. */
function urlOf(path: string, parameters: readonly Parameter[]) {
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

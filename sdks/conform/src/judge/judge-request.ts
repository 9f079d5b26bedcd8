/** Whether a request keeps to the contract: what breaks it must be refused. */
import type { OperationFacts } from "../../../../generated/operations.ts";
import { requestValidators, type Validator } from "../../../../generated/validators/index.js";
import { type Exchange, isObject, jsonOf, mediaTypeOf, textIn } from "../exchange.ts";
import { type Fault, fault } from "../rules.ts";
import type { Found } from "./find-operation.ts";
import { readQuery } from "./read-query.ts";
import { schemaFaults } from "./schema-faults.ts";

/** What was wrong with a request; empty when it is as the contract asks. */
export function requestFaults(exchange: Exchange, found: Found, query: string): Fault[] {
  const { operation, path_values } = found;
  const validators = requestValidators[operation.id];
  const read = readQuery(query, operation.parameters);
  return [
    ...broken(validators.path, path_values, "request path"),
    ...read.wrong.map(({ name, words }) => fault("request", `request query ${name}`, words)),
    ...broken(validators.query, read.values, "request query"),
    ...bodyFaults(exchange, operation, validators.body),
  ];
}

/** Who sends a request, and under which key it may be sent again. */
export function credentialFaults(
  { request_headers }: Exchange,
  operation: OperationFacts,
): Fault[] {
  const { key_kinds, signed } = operation;
  const has_any = ["authorization", "cookie"].some((name) => request_headers[name] !== undefined);
  if (key_kinds.length === 0 || signed || has_any) return [];
  return [fault("credential", "request header Authorization", "was not sent, and nothing else")];
}

export function keyFaults(exchange: Exchange, operation: OperationFacts): Fault[] {
  if (operation.idempotency !== "required" || exchange.request_body === null) return [];
  const body = jsonOf(exchange.request_body);
  if (isDryRun(body) || idempotencyKeyOf(exchange, operation) !== null) return [];
  return [fault("idempotency-key", "request header Idempotency-Key", "was not sent")];
}

/**
 * The key of the header or, where the operation has a field for it, of the body; null where both
 * are sent and differ, as neither counts then.
 */
export function idempotencyKeyOf(
  { request_headers, request_body }: Exchange,
  { idempotency, body_key }: OperationFacts,
): string | null {
  if (idempotency === "none" || idempotency === "refused") return null;
  const in_header = request_headers["idempotency-key"];
  const body = body_key && request_body !== null ? jsonOf(request_body) : null;
  const in_body = textIn(body, "idempotency_key");
  if (in_header === undefined || in_body === null) return in_header ?? in_body;
  return in_header === in_body ? in_header : null;
}

/** What validates only neither reads nor writes what is remembered under a key. */
export function isDryRun(body: unknown): boolean {
  return isObject(body) && body.validate_only === true;
}

function bodyFaults(
  { request_body, request_headers }: Exchange,
  operation: OperationFacts,
  validate: Validator | undefined,
): Fault[] {
  if (request_body === null || operation.upload || operation.method === "GET") return [];
  const value = request_body.length === 0 ? {} : jsonOf(request_body);
  if (value === undefined) return [fault("request", "request body", "is not JSON")];
  const type = mediaTypeOf(request_headers);
  const types = request_body.length > 0 && type !== "" && !type.endsWith("json");
  const of_type = types ? [fault("request", "request header Content-Type", "is not JSON")] : [];
  if (validate !== undefined) {
    return [...of_type, ...broken(validate, withCurrencyNames(value), "request body")];
  }
  const is_empty = isObject(value) && Object.keys(value).length === 0;
  return is_empty ? of_type : [...of_type, fault("request", "request body", "must be empty")];
}

function broken(validate: Validator, value: unknown, place: string): Fault[] {
  return schemaFaults(validate, value, { rule: "request", place, allows_additions: false });
}

/** A request names a currency in either case. */
function withCurrencyNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCurrencyNames);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    /^(?:usd|zwg)$/i.test(name) ? name.toUpperCase() : name,
    name === "metadata" ? field : withCurrencyNames(field),
  ]);
  return Object.fromEntries(fields);
}

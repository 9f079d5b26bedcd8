/** Whether an answer is one that the operation promises: its status, its type and its body. */
import { ERRORS, type ErrorCode, ROUTE_REFUSALS } from "../../../../generated/errors.ts";
import type { OperationFacts } from "../../../../generated/operations.ts";
import { responseValidators } from "../../../../generated/validators/index.js";
import { type Exchange, isObject, jsonOf, mediaTypeOf, textIn } from "../exchange.ts";
import { type Fault, fault } from "../rules.ts";
import { schemaFaults } from "./schema-faults.ts";

const JSON_TYPE = "application/json";
const FIRST_ERROR = 400;

export interface Strictness {
  /** A newer service may send fields and values that this contract does not know. */
  readonly allows_additions: boolean;
}

export function answerFaults(
  exchange: Exchange,
  operation: OperationFacts,
  { allows_additions }: Strictness,
): Fault[] {
  const { status, body, headers } = exchange;
  if (!operation.statuses.includes(status)) {
    const listed = operation.statuses.join(", ");
    return [
      fault("status", "response status", `${status} is not listed: ${listed}`),
      ...(status < FIRST_ERROR ? [] : errorFaults(exchange, operation)),
    ];
  }
  if (body === null) return [];
  const type = mediaTypeOf(headers);
  const validate = responseValidators[operation.id][status];
  if (status < FIRST_ERROR && operation.files.includes(type)) {
    return body.length > 0 ? [] : [fault("body", "response body", "is empty")];
  }
  if (validate === undefined) {
    if (body.length === 0) return [];
    return [fault("content-type", "response header Content-Type", typeWords(type, operation))];
  }
  const wrong_type =
    type === JSON_TYPE
      ? []
      : [fault("content-type", "response header Content-Type", typeWords(type, operation))];
  const value = jsonOf(body);
  if (value === undefined) {
    return wrong_type.length > 0 ? wrong_type : [fault("body", "response body", "is not JSON")];
  }
  const place = "response body";
  return [
    ...wrong_type,
    ...schemaFaults(validate, value, { rule: "schema", place, allows_additions }),
    ...(status < FIRST_ERROR ? [] : errorFaults(exchange, operation)),
  ];
}

function typeWords(type: string, { files }: OperationFacts): string {
  return `${type || "none"} is not listed: ${[JSON_TYPE, ...files].join(", ")}`;
}

/** What an error says; a message of JSON-RPC has it inside of its own error. */
export function errorIn(body: unknown): Readonly<Record<string, unknown>> | null {
  const error = isObject(body) ? body.error : undefined;
  if (!isObject(error)) return null;
  return isObject(error.data) ? error.data : error;
}

/** Refusals of the connection, which may meet any request. */
const OF_CONNECTIONS = ROUTE_REFUSALS.filter(
  (code) => code !== "route_not_found" && code !== "method_not_allowed",
) as readonly string[];

function errorFaults({ body, status, headers }: Exchange, operation: OperationFacts): Fault[] {
  const error = errorIn(body === null ? null : jsonOf(body));
  const code = error && textIn(error, "code");
  const facts = code === null ? undefined : ERRORS[code as ErrorCode];
  // A code that does not exist breaks the schema, which says so.
  if (error === null || facts === undefined) return [];
  const place = "response body /error";
  const faults: Fault[] = [];
  const is_listed = (operation.refusals as readonly string[]).includes(code as string);
  if (!is_listed && !OF_CONNECTIONS.includes(code as string)) {
    faults.push(fault("error-code", `${place}/code`, `${code} is no error of this operation`));
  }
  if (!operation.json_rpc && facts.status !== status) {
    const words = `${code} is sent with ${facts.status}, not ${status}`;
    faults.push(fault("error-status", `${place}/code`, words));
  }
  if (error.type !== undefined && error.type !== facts.type) {
    faults.push(fault("error-status", `${place}/type`, `${code} has the type ${facts.type}`));
  }
  if (error.request_id !== undefined && error.request_id !== headers["request-id"]) {
    faults.push(fault("error-fields", `${place}/request_id`, "is not the header Request-Id"));
  }
  const { retry_after } = error;
  if (typeof retry_after === "number" && headers["retry-after"] !== String(retry_after)) {
    faults.push(fault("error-fields", `${place}/retry_after`, "is not the header Retry-After"));
  }
  return faults;
}

import type { OperationId } from "@svc/generated/operations";
import { bodyBounds, requestValidators } from "@svc/generated/validators";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";
import { findLongList } from "./long-lists.ts";
import { readQuery } from "./query.ts";
import { type BrokenRule, wrongFields } from "./wrong-fields.ts";

const PARAM_CHARACTERS_MAX = 256;

/**
 * What an operation says of fields that no schema can judge alone, so that a body that breaks its
 * schema is told of those too, at once. Only what has the right type is looked at.
 */
export type FieldChecks = Partial<
  Record<OperationId, (body: Readonly<Record<string, unknown>>) => RefusedField[]>
>;

/** What an operation is handed, as the contract shapes it. */
export interface CheckedInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The headers that are the operation's own, as they were sent. */
  readonly header: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Validator = ((value: unknown) => boolean) & { errors?: readonly BrokenRule[] | null };
type PartValidators = Partial<Record<"path" | "query" | "body", Validator>>;

/**
 * Holds the query and the body to their schemas, all that is wrong at once, then the path: an id
 * that cannot be one names nothing.
 *
 * Refuses: one code a field, several fields as `invalid_request`; `resource_missing`, or the code
 * of a text in the path that names no object, such as a meter's number.
 */
export function checkedInput(state: RequestState, checks: FieldChecks): CheckedInput {
  const { operation, address, body } = state;
  const validators = validatorsOf(operation.id);
  const query = readQuery(state.newest_query ?? address.query_text, operation.parameters);
  const in_query = broken(validators.query, query.values, "query").filter(
    ({ param }) => !query.wrong.some((field) => field.param === param),
  );
  const in_header = brokenInHeader(state);
  const in_body = brokenInBody(state, checks);
  const [first, ...others] = [...query.wrong, ...in_query, ...in_header, ...in_body];
  if (first !== undefined) throw refusalOfFields([first, ...others]);
  if (validators.path !== undefined && !validators.path(address.path_values)) {
    refuseInPath(wrongFields(validators.path.errors ?? [], "query"));
  }
  return { path: address.path_values, query: query.values, header: headersOf(state), body };
}

/** Headers that the gate reads for every operation. */
const OF_THE_GATE = ["Idempotency-Key", "Svc-Version"];

function headersOf({ request, operation }: RequestState): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const { in: place, name } of operation.parameters) {
    if (place !== "header" || OF_THE_GATE.includes(name)) continue;
    const value = request.headers.get(name);
    if (value !== null) sent[name] = value;
  }
  return sent;
}

/** The list of tags, as long as a client may have them. Source: spec/emitter/operations.ts. */
const TAGS_CHARACTERS_MAX = 1_024;

/** Headers with the longest text that they may have. Source: spec/mcp/mcp/operations.tsp. */
const HEADER_CHARACTERS_MAX = 128;
const BOUNDED_HEADERS = ["Mcp-Method", "Mcp-Name"];

function brokenInHeader(state: RequestState): RefusedField[] {
  const { request, operation } = state;
  const tags = request.headers.get("if-none-match") ?? "";
  const is_long = operation.cacheable && tags.length > TAGS_CHARACTERS_MAX;
  const message = `\`If-None-Match\` must be at most ${TAGS_CHARACTERS_MAX} characters.`;
  const in_tags = { param: "If-None-Match", code: "invalid_request", message } as const;
  return [...(is_long ? [in_tags] : []), ...longHeaders(headersOf(state))];
}

function longHeaders(sent: Readonly<Record<string, string>>): RefusedField[] {
  const long = BOUNDED_HEADERS.filter((name) => (sent[name] ?? "").length > HEADER_CHARACTERS_MAX);
  return long.map((param) => {
    const message = `\`${param}\` must have at most ${HEADER_CHARACTERS_MAX} characters.`;
    return { param, code: "parameter_invalid", message };
  });
}

/** Everything that the contract finds wrong with the body of an operation. */
export function brokenInBody(
  { operation, body }: Pick<RequestState, "operation" | "body">,
  checks: FieldChecks,
): RefusedField[] {
  return operation.body ? brokenInPayload(operation.id, body, checks) : payloadOf(body);
}

/** Everything that stands in the body of an operation that takes no payload. */
function payloadOf(body: unknown): RefusedField[] {
  if (body === undefined) return [];
  if (!isObject(body)) {
    const message = "The body of this request must be empty, or an empty object.";
    return [{ param: null, code: "parameter_invalid", message }];
  }
  return Object.keys(body).map((name) => {
    const param = name.slice(0, PARAM_CHARACTERS_MAX);
    const message = `\`${param}\` is unknown: this operation takes no fields.`;
    return { param, code: "unknown_parameter", message };
  });
}

/** A list that is too long is all that is said of a body: what it holds is not looked at. */
function brokenInPayload(
  operation_id: OperationId,
  body: unknown,
  checks: FieldChecks,
): RefusedField[] {
  const long = findLongList(body, bodyBounds[operation_id]?.lists ?? []);
  if (long !== null) return [long];
  const by_schema = broken(validatorsOf(operation_id).body, body, "body");
  if (by_schema.length === 0 || !isObject(body)) return by_schema;
  const named = new Set(by_schema.map(({ param }) => param));
  const by_hand = checks[operation_id]?.(body) ?? [];
  return [...by_schema, ...by_hand.filter(({ param }) => !named.has(param))];
}

/** Whether a body has fields. */
export function isObject(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function refuseInPath([field]: readonly RefusedField[]): never {
  const { code = "parameter_invalid", param, message } = field ?? {};
  const names_object = code === "parameter_invalid" || code === "reference_not_found";
  if (names_object) return refuse("resource_missing", { param: param ?? undefined });
  return refuse(code, { param: param ?? undefined, message });
}

function validatorsOf(operation_id: OperationId): PartValidators {
  return (requestValidators as Record<string, PartValidators>)[operation_id] ?? {};
}

function broken(
  validate: Validator | undefined,
  value: unknown,
  part: "query" | "body",
): RefusedField[] {
  if (validate === undefined || validate(value)) return [];
  return wrongFields(validate.errors ?? [], part);
}

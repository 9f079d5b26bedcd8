import {
  type Deprecation,
  type IdempotencyClass,
  impliedRetry,
  marksOf,
  type RetryClass,
  refusalCodesIn,
} from "@svc/spec-lib";
import { getSummary, type Program, type Type, walkPropertiesInherited } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { wordsOf } from "./decorators.ts";
import { type GateQuestion, orderRefusals } from "./gate.ts";
import { placeOf } from "./place.ts";
import type { KeyKind, Role } from "./words.ts";

const KIB = 1_024;
const MIB = 1_048_576;
/** Whoever calls without a key, and signs, sends this. */
const SIGNATURE_HEADER = "Svc-Signature";

/** The size of a body where an operation says nothing else. Source: spec/introduction.md. */
function bodyBytesMax({ upload, signed }: GateQuestion): number {
  if (upload) return 10 * MIB;
  // It is read before anything is known of who sends it.
  return signed ? 64 * KIB : MIB;
}

/** Everything that the contract says of an operation beside its schemas. */
export interface OperationFacts {
  id: string;
  method: string;
  path: string;
  layer: string;
  module: string;
  summary: string;
  scope: string[] | null;
  no_key_reason: string | null;
  key_kinds: KeyKind[];
  publishable: boolean;
  dashboard_only: boolean;
  personal: boolean;
  test_only: boolean;
  roles: Role[] | null;
  idempotency: IdempotencyClass;
  refusals: string[];
  events: string[];
  rationed: string | null;
  /** Null where there is no body. */
  body_bytes_max: number | null;
  audited: string | null;
  replays: "object" | "body";
  retry: RetryClass;
  /** A response of success has an `ETag`, and 304 says that it is still so. */
  cacheable: boolean;
  /** The body is a message of JSON-RPC 2.0. */
  json_rpc: boolean;
  planned: boolean;
  /** Null of an operation that stays. */
  deprecated: Deprecation | null;
}

/** The facts of one operation, with defaults filled in and refusals in order of precedence. */
export function operationFacts(program: Program, http: HttpOperation): OperationFacts {
  const marks = { ...marksOf(program, http.operation), ...wordsOf(program, http.operation) };
  const question = gateQuestion(program, http);
  return {
    id: http.operation.name,
    method: http.verb.toUpperCase(),
    path: http.path,
    ...placeOf(program, http.operation),
    summary: getSummary(program, http.operation) ?? "",
    scope: marks.scope ?? null,
    no_key_reason: marks.no_key_reason ?? null,
    key_kinds: [...(question.key_kinds as KeyKind[])],
    publishable: question.publishable,
    dashboard_only: question.dashboard_only,
    personal: question.personal,
    test_only: question.test_only,
    roles: marks.roles ?? null,
    idempotency: question.idempotency,
    refusals: orderRefusals(question, marks.refuses ?? []),
    events: [...new Set(marks.emits ?? [])],
    rationed: marks.rationed ?? null,
    body_bytes_max: question.body ? (marks.body_bytes_max ?? bodyBytesMax(question)) : null,
    audited: marks.audited ?? null,
    replays: marks.replays ?? "object",
    retry: marks.retry ?? impliedRetry(http, question.idempotency) ?? "once",
    cacheable: marks.cacheable ?? false,
    json_rpc: question.json_rpc,
    planned: question.planned,
    deprecated: marks.deprecated
      ? { ...marks.deprecated, use: marks.deprecated.use ?? null }
      : null,
  };
}

/** What the gate asks of an operation, read from its marks, its verb and its input. */
function gateQuestion(program: Program, http: HttpOperation): GateQuestion {
  const marks = { ...marksOf(program, http.operation), ...wordsOf(program, http.operation) };
  const { parameters, body } = http.parameters;
  const query = parameters.filter((parameter) => parameter.type === "query");
  const named = new Set(query.map((parameter) => parameter.name.replace("[]", "")));
  const dashboard_only = marks.dashboard_only ?? false;
  const keyed = marks.no_key_reason === undefined && !dashboard_only;
  const upload = body?.bodyKind === "multipart";
  const fields = body && !upload ? [body.type] : [];
  const input: Type[] = [...query.map((parameter) => parameter.param), ...fields];
  const in_path = parameters.filter((parameter) => parameter.type === "path");
  const path_codes = in_path.map(({ param }) => textCodes(program, param));
  return {
    keyed,
    signed: parameters.some(({ name }) => name === SIGNATURE_HEADER),
    dashboard_only,
    personal: marks.personal ?? false,
    publishable: marks.publishable ?? false,
    key_kinds: keyed ? keyKinds(http) : [],
    test_only: marks.test_only ?? false,
    scoped: marks.scope?.includes("any") === false,
    roles: marks.roles !== undefined,
    writes: http.verb !== "get" && http.verb !== "head",
    body: body !== undefined,
    upload,
    required_input: hasNeeded(fields[0]) || query.some((parameter) => !parameter.param.optional),
    typed_input: input.length > 0,
    cursor: named.has("starting_after"),
    both_cursors: named.has("starting_after") && named.has("ending_before"),
    expand: named.has("expand"),
    path: path_codes.some((codes) => codes.length === 0),
    idempotency: marks.idempotency ?? "none",
    json_rpc: marks.json_rpc ?? false,
    planned: marks.planned ?? false,
    input_codes: [...path_codes.flat(), ...refusalCodesIn(program, input)],
  };

  function keyKinds({ verb }: HttpOperation): KeyKind[] {
    const publishable: KeyKind[] = marks.publishable ? ["pk"] : [];
    if (marks.key_kinds) return [...new Set([...marks.key_kinds, ...publishable])];
    const agents: KeyKind[] = verb === "get" && !marks.test_only ? ["ak"] : [];
    return ["sk", "rk", ...publishable, ...agents];
  }
}

/** The codes of a part of a path that is a text with rules of its own, and no id of ours. */
function textCodes(program: Program, param: Type): string[] {
  return refusalCodesIn(program, [param]).filter((code) => code !== "reference_not_found");
}

/** Whether a body cannot be empty; of one that may be of several forms no field is missing. */
function hasNeeded(body: Type | undefined): boolean {
  if (body?.kind === "Union") return false;
  if (body?.kind !== "Model") return body !== undefined;
  return [...walkPropertiesInherited(body)].some(({ optional }) => !optional);
}

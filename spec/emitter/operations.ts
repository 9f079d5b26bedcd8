import type { OperationFacts } from "@svc/spec-words";
import { type Document, type Operation, type Parameter, refName } from "./document.ts";

/** The request headers of the contract, by the name of their component. */
const HEADER_PARAMETERS: Record<string, Parameter> = {
  IdempotencyKeyRequired: idempotencyKey(
    true,
    "Identifies this request. Repeating it with the same key and body does the work once and " +
      "returns the object with its current values. Keys are kept for 30 days.",
  ),
  IdempotencyKeyUnlessValidating: idempotencyKey(
    true,
    "Identifies this request. Repeating it with the same key and body does the work once and " +
      "returns the object with its current values. Keys are kept for 30 days. Not required, and " +
      "ignored, if `validate_only` is true.",
  ),
  IdempotencyKeyOptional: idempotencyKey(
    false,
    "Optionally identifies this request. Repeating it with the same key and body does the work " +
      "only once and returns the object with its current values. Keys are kept for 30 days.",
  ),
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    required: false,
    description: "`ETag` of the response that you have. Returns 304 if nothing has changed.",
    schema: { type: "string", maxLength: 1024 },
    example: 'W/"Zx3mP0bQvT1cH9yLs8Ka2w"',
  },
  SvcAccount: {
    name: "Svc-Account",
    in: "header",
    required: false,
    description:
      "ID of the account that a session uses: it selects the organisation and the mode. " +
      "Default: the account that the person used last.",
    schema: { type: "string", pattern: "^acct_[0-9A-Za-z]{24}$" },
    example: "acct_0031Jk4QbXmZr7Tn8VdPw2Yc",
  },
  SvcVersion: {
    name: "Svc-Version",
    in: "header",
    required: false,
    description: "API version to use. Default: that of the key, otherwise that of the account.",
    schema: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
    example: "2026-11-01",
  },
};

/** How a signed-in person calls. */
const SESSION = "Session";
const SESSION_SCHEME = {
  type: "apiKey",
  in: "cookie",
  name: "svc_session",
  description:
    "The session of a person who is signed in to the dashboard, whose pages call these " +
    "operations for the person. Requests of other programs cannot use it.",
};

function idempotencyKey(required: boolean, description: string): Parameter {
  return {
    name: "Idempotency-Key",
    in: "header",
    required,
    description,
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x7e]+$" },
    example: "till4-000123",
  };
}

/** Writes the header parameters that operations refer to into the components. */
export function addHeaderParameters(document: Document): void {
  const { components } = document;
  components.parameters = { ...components.parameters, ...HEADER_PARAMETERS };
  components.securitySchemes = { ...components.securitySchemes, [SESSION]: SESSION_SCHEME };
}

/** Puts the facts of an operation on it: tag, security, header parameters and `x-svc-*`. */
export function markOperation(document: Document, operation: Operation, facts: OperationFacts) {
  operation.tags = [tagOf(facts)];
  if (facts.key_kinds.length === 0) operation.security = [];
  if (facts.dashboard_only) operation.security = [{ [SESSION]: [] }];
  const is_of_account = facts.dashboard_only && !facts.personal;
  const names = is_of_account ? ["SvcAccount", "SvcVersion"] : ["SvcVersion"];
  if (facts.idempotency === "optional") names.unshift("IdempotencyKeyOptional");
  if (facts.idempotency === "required") names.unshift(requiredKey(document, operation));
  if (facts.cacheable) names.unshift("IfNoneMatch");
  const references = names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  operation.parameters = [...(operation.parameters ?? []), ...references];
  if (facts.deprecated !== null) operation.deprecated = true;
  Object.assign(operation, extensions(facts));
}

/** Layers with modules that are called like those of others: their tags say the layer too. */
const LAYERS_IN_TAGS = ["workforce"];

/** The tag of a module: its name as a heading. */
export function tagOf({ layer, module }: Pick<OperationFacts, "layer" | "module">): string {
  return headingOf(LAYERS_IN_TAGS.includes(layer) ? `${layer} ${module}` : module);
}

/** A name in kebab-case as the words of a heading. */
export function headingOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function requiredKey(document: Document, operation: Operation): string {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const named = body ? refName(body) : null;
  const validates = named && document.components.schemas[named]?.properties?.validate_only;
  return validates ? "IdempotencyKeyUnlessValidating" : "IdempotencyKeyRequired";
}

function extensions(facts: OperationFacts): Record<string, unknown> {
  const keepsKeys = facts.idempotency === "required" || facts.idempotency === "optional";
  const all: Record<string, unknown> = {
    "x-svc-scope": facts.scope,
    "x-svc-no-key": facts.no_key_reason,
    "x-svc-key-kinds": facts.key_kinds,
    "x-svc-publishable": facts.publishable || null,
    "x-svc-dashboard-only": facts.dashboard_only || null,
    "x-svc-personal": facts.personal || null,
    "x-svc-test-only": facts.test_only || null,
    "x-svc-roles": facts.roles,
    "x-svc-idempotency": facts.idempotency,
    "x-svc-replays": keepsKeys ? facts.replays : null,
    "x-svc-retry": facts.retry,
    "x-svc-cacheable": facts.cacheable || null,
    "x-svc-refusals": facts.refusals,
    "x-svc-events": facts.events,
    "x-svc-rationed": facts.rationed,
    "x-svc-body-bytes-max": facts.body_bytes_max,
    "x-svc-audited": facts.audited,
    "x-svc-json-rpc": facts.json_rpc || null,
    "x-svc-planned": facts.planned || null,
    "x-svc-deprecation": facts.deprecated,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

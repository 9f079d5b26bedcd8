import { ERRORS } from "@svc/generated/errors";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS, type OperationFacts, type OperationId } from "@svc/generated/operations";
import type { RequestCheck } from "#platform/context";
import { Refusal } from "#platform/refusal";
import { didYouMean } from "./nearest.ts";
import { brokenInBody, type FieldChecks, isObject } from "./schema.ts";

/** Enough to mend a body with; a file of ten thousand lines may break a rule in each. */
const PROBLEMS_MAX = 50;

/**
 * Says what the contract finds wrong with the body of a request that is not sent, in the words in
 * which the request would be refused.
 *
 * Refuses: `reference_not_found` of an operation that does not exist, `parameter_invalid` of one
 * whose body is a form with a file. Both are returned.
 */
export function checkRequest(
  { operation_id, body }: { operation_id: string; body: object },
  checks: FieldChecks,
): RequestCheck | Refusal {
  const operation = operationNamed(operation_id);
  if (operation === null) {
    const message = `There is no operation \`${operation_id}\`.`;
    return new Refusal("reference_not_found", {
      param: "operation",
      message: `${message}${didYouMean(operation_id, Object.keys(OPERATIONS))}`,
    });
  }
  if (operation.upload) {
    const message = `\`${operation.id}\` takes a form with a file, which cannot be checked here.`;
    return new Refusal("parameter_invalid", { param: "operation", message });
  }
  const problems = problemsOf(operation, { body, checks });
  return {
    object: "request_check",
    valid: problems.length === 0,
    request: `${operation.method} ${BASE_PATH}${operation.path}`,
    scopes: [...(operation.scope ?? [])],
    key_kinds: [...operation.key_kinds],
    idempotency_key_required: operation.idempotency === "required",
    problems: problems.slice(0, PROBLEMS_MAX),
  };
}

function operationNamed(operation_id: string): OperationFacts | null {
  return Object.hasOwn(OPERATIONS, operation_id) ? OPERATIONS[operation_id as OperationId] : null;
}

/** The validators fill in defaults, which are no matter of the caller's: they get a copy. */
function problemsOf(
  operation: OperationFacts,
  { body, checks }: { body: object; checks: FieldChecks },
): RequestCheck["problems"] {
  const sent = structuredClone(body);
  const by_schema = brokenInBody({ operation, body: sent }, checks);
  // What keeps its schema is judged by the operation itself, by these rules among others.
  const by_hand =
    by_schema.length === 0 && operation.body && isObject(sent)
      ? (checks[operation.id]?.(sent) ?? [])
      : [];
  return [...by_schema, ...by_hand].map(({ param, code, message }) => {
    return { param, code, message, fix: ERRORS[code].fix };
  });
}

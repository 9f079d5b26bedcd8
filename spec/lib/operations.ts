import { getSummary, type Program } from "@typespec/compiler";
import { getAllHttpServices, type HttpOperation } from "@typespec/http";
import { type IdempotencyClass, marksOf } from "./decorators.ts";
import { refusalCodesIn } from "./walk.ts";

/** Whether a request may be sent again: always, with the same Idempotency-Key, or never. */
export type RetryClass = "safe" | "keyed" | "once";

/** When an operation or a field ends, and what to do instead. */
export interface Deprecation {
  since: string;
  sunset: string;
  instead: string;
  use: string | null;
}

/** What the decorators of this package say of an operation, with defaults filled in. */
export interface OperationFacts {
  id: string;
  method: string;
  path: string;
  summary: string;
  idempotency: IdempotencyClass;
  replays: "object" | "body";
  retry: RetryClass;
  /** The codes of its input's schemas, then its own, in order of precedence. */
  refusals: string[];
  events: string[];
  rationed: string | null;
  cacheable: boolean;
  planned: boolean;
  deprecated: Deprecation | null;
}

/** The operations of the contract in the order in which they are read. */
export function httpOperations(program: Program): HttpOperation[] {
  const [services] = getAllHttpServices(program);
  return services.flatMap(({ operations }) => operations);
}

/** The facts of one operation. */
export function operationFacts(program: Program, http: HttpOperation): OperationFacts {
  const marks = marksOf(program, http.operation);
  const idempotency = marks.idempotency ?? "none";
  return {
    id: http.operation.name,
    method: http.verb.toUpperCase(),
    path: http.path,
    summary: getSummary(program, http.operation) ?? "",
    idempotency,
    replays: marks.replays ?? "object",
    retry: marks.retry ?? impliedRetry(http, idempotency) ?? "once",
    refusals: [...new Set([...inputCodes(program, http), ...(marks.refuses ?? [])])],
    events: [...new Set(marks.emits ?? [])],
    rationed: marks.rationed ?? null,
    cacheable: marks.cacheable ?? false,
    planned: marks.planned ?? false,
    deprecated: marks.deprecated
      ? { ...marks.deprecated, use: marks.deprecated.use ?? null }
      : null,
  };
}

/** Whether it may be repeated, where the method and the key say so; null where the author must. */
export function impliedRetry(
  { verb }: Pick<HttpOperation, "verb">,
  idempotency: IdempotencyClass,
): RetryClass | null {
  if (verb !== "post") return "safe";
  if (idempotency === "refused") return "once";
  return idempotency === "none" ? null : "keyed";
}

function inputCodes(program: Program, { parameters }: HttpOperation): string[] {
  const input = parameters.parameters
    .filter(({ type }) => type === "path" || type === "query")
    .map(({ param }) => param);
  return refusalCodesIn(program, parameters.body ? [...input, parameters.body.type] : input);
}

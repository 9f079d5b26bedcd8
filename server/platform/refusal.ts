/**
 * A refusal is an expected no: a code of the catalogue, and what is to be said about this case.
 * Anything else that is thrown is a bug of ours.
 */
import type { ErrorCode } from "@svc/generated/errors";

/** One wrong field among several, or one of the problems of a `validate_only` answer. */
export interface RefusedField {
  param: string | null;
  code: ErrorCode;
  message: string;
  meta?: Record<string, unknown>;
}

/** What a refusal says beyond its code; whatever is left out takes the catalogue's meaning. */
export interface RefusalDetail {
  message?: string;
  param?: string;
  details?: RefusedField[];
  retry_after?: number;
  /** False where this case cannot pass by itself, although the code's cases can. */
  retryable?: false;
  resource?: string;
  /** The methods that the path has, for the header that HTTP asks for with 405. */
  allow?: string;
  meta?: Record<string, unknown>;
  /** How JSON-RPC says it, of a message whose request is known. */
  json_rpc?: {
    readonly id: string | number;
    readonly code: number;
    readonly details: object | null;
  };
}

/** The only class of refusals; plural verbs return it, everything else throws it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    super(detail.message ?? code);
    this.name = "Refusal";
    this.code = code;
    this.detail = detail;
  }
}

/** Refuses the request with a code of the catalogue. */
export function refuse(code: ErrorCode, detail: RefusalDetail = {}): never {
  throw new Refusal(code, detail);
}

/** Nothing is wrong with what was asked: others were in its way, or the database was. */
const MAY_PASS: readonly ErrorCode[] = ["concurrent_update", "service_unavailable"];

/** In how many seconds the same may pass; null of anything else that is thrown. */
export function retryAfterOf(thrown: unknown): number | null {
  if (!(thrown instanceof Refusal) || !MAY_PASS.includes(thrown.code)) return null;
  return thrown.detail.retry_after ?? 1;
}

/** The refusal that work ends in; null when it ends without one. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Does work of another module, which names the fields of its own requests, and refuses under the
 * names that this one has for them.
 *
 * Refuses: what the work refuses.
 */
export async function underNames<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? renamed(error, names) : error;
  }
}

/** A refusal under the name that its field has elsewhere. */
export function renamed(refusal: Refusal, names: Readonly<Record<string, string>>): Refusal {
  const { param, message } = refusal.detail;
  const name = param === undefined ? undefined : names[param];
  if (name === undefined) return refusal;
  const said = message?.replaceAll(`\`${param}\``, `\`${name}\``);
  return new Refusal(refusal.code, { ...refusal.detail, param: name, message: said });
}

/** `details` names at most this many fields. Source: spec/base/error-envelope.tsp. */
const DETAILS_MAX = 100;

/**
 * Joins wrong fields into one refusal: a single field keeps its own code, several are
 * `invalid_request`. The first field, in the order found, is the one that `param` names.
 */
export function refusalOfFields(fields: [RefusedField, ...RefusedField[]]): Refusal {
  const [first] = fields;
  const param = first.param ?? undefined;
  const details = fields.slice(0, DETAILS_MAX);
  if (fields.length === 1) {
    return new Refusal(first.code, { message: first.message, param, details, meta: first.meta });
  }
  // The validators count no further than what is shown.
  const count = fields.length < DETAILS_MAX ? `${fields.length}` : `At least ${DETAILS_MAX}`;
  const message = `${count} fields are wrong; the first is: ${first.message}`;
  return new Refusal("invalid_request", { message, param, details });
}

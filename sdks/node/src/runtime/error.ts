/** Every error that this package throws. */
import type { ResponseMetadata } from "./response.ts";
import { readRetryAfter } from "./retry.ts";

export class SvcError extends Error {
  override name = "SvcError";
}

/** The client cannot be made with these settings. */
export class ConfigurationError extends SvcError {
  override name = "ConfigurationError";
}

/** An argument that no request could carry; nothing was sent. */
export class ArgumentError extends SvcError {
  override name = "ArgumentError";
  readonly param: string | null;
  constructor(message: string, param: string | null = null) {
    super(message);
    this.param = param;
  }
}

interface CallFacts {
  readonly attempts: number;
  readonly idempotencyKey: string | null;
}

/** No answer came. After a sale, look for it before you sell again. */
export class ConnectionError extends SvcError {
  override name = "ConnectionError";
  /** Whether any try of the request may have been carried out. */
  readonly maybeSent: boolean;
  readonly attempts: number;
  readonly idempotencyKey: string | null;
  constructor(message: string, maybe_sent: boolean, call: CallFacts, cause?: unknown) {
    super(message, { cause });
    this.maybeSent = maybe_sent;
    this.attempts = call.attempts;
    this.idempotencyKey = call.idempotencyKey;
  }
}

/** The time for the call, or for one answer, is over. */
export class TimeoutError extends ConnectionError {
  override name = "TimeoutError";
}

/** The caller's signal ended the call. */
export class CancelledError extends ConnectionError {
  override name = "CancelledError";
}

/** An answer that should have been JSON and is not, or is cut. */
export class ResponseError extends SvcError {
  override name = "ResponseError";
  readonly response: ResponseMetadata;
  constructor(message: string, response: ResponseMetadata, cause?: unknown) {
    super(message, { cause });
    this.response = response;
  }
}

/** A webhook that is not from the service, too old, or not to be verified as it was handed over. */
export class SignatureError extends SvcError {
  override name = "SignatureError";
}

interface ErrorFields {
  readonly type?: string;
  readonly code?: string;
  readonly message?: string;
  readonly param?: string | null;
  readonly details?: readonly unknown[];
  readonly retryable?: boolean;
  readonly retry_after?: number | null;
  readonly request_id?: string;
  readonly doc_url?: string | null;
  readonly resource?: string | null;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The service said no, or that it is in trouble. Its class follows from `type`. */
export class ApiError extends SvcError {
  override name = "ApiError";
  /** Null when the answer was not of the service, such as a proxy's page. */
  readonly type: string | null;
  readonly code: string | null;
  readonly status: number;
  readonly param: string | null;
  readonly details: readonly unknown[];
  readonly meta: Readonly<Record<string, unknown>>;
  readonly resource: string | null;
  readonly docUrl: string | null;
  readonly requestId: string | null;
  /** Null when the answer does not say. */
  readonly retryable: boolean | null;
  /** Seconds to wait; null when nothing was said. */
  readonly retryAfter: number | null;
  readonly idempotencyKey: string | null;
  readonly attempts: number;
  readonly response: ResponseMetadata;
  /** The body as it came. */
  readonly rawBody: string;
  constructor(fields: ErrorFields, raw_body: string, response: ResponseMetadata) {
    super(fields.message ?? `The service answered ${response.status} and no reason.`);
    this.type = fields.type ?? null;
    this.code = fields.code ?? null;
    this.status = response.status;
    this.param = fields.param ?? null;
    this.details = fields.details ?? [];
    this.meta = fields.meta ?? {};
    this.resource = fields.resource ?? null;
    this.docUrl = fields.doc_url ?? null;
    this.requestId = fields.request_id ?? response.requestId;
    this.retryable = fields.retryable ?? null;
    this.retryAfter = fields.retry_after ?? readRetryAfter(response.headers);
    this.idempotencyKey = response.idempotencyKey;
    this.attempts = response.attempts;
    this.response = response;
    // A body can hold what was sent; a log that prints the error must not print it.
    Object.defineProperty(this, "rawBody", { value: raw_body, enumerable: false });
    this.rawBody = raw_body;
    Object.defineProperty(this, "response", { value: response, enumerable: false });
  }
}

export class InvalidRequestError extends ApiError {
  override name = "InvalidRequestError";
}
export class AuthenticationError extends ApiError {
  override name = "AuthenticationError";
}
export class PermissionError extends ApiError {
  override name = "PermissionError";
}
export class CreditError extends ApiError {
  override name = "CreditError";
}
export class ConflictError extends ApiError {
  override name = "ConflictError";
}
export class IdempotencyError extends ApiError {
  override name = "IdempotencyError";
}
export class RateLimitError extends ApiError {
  override name = "RateLimitError";
}
export class ProviderError extends ApiError {
  override name = "ProviderError";
}
/** The trouble is on the side of the service. */
export class ServerError extends ApiError {
  override name = "ServerError";
}

const CLASSES: Readonly<Record<string, typeof ApiError>> = {
  invalid_request_error: InvalidRequestError,
  authentication_error: AuthenticationError,
  permission_error: PermissionError,
  credit_error: CreditError,
  conflict_error: ConflictError,
  idempotency_error: IdempotencyError,
  rate_limit_error: RateLimitError,
  provider_error: ProviderError,
  api_error: ServerError,
};

/** The error of an answer that is no success; a page of HTML or an empty body makes one as well. */
export function errorOf(body: unknown, raw_body: string, response: ResponseMetadata): ApiError {
  const told = (body as { error?: unknown } | null | undefined)?.error;
  const fields = typeof told === "object" && told !== null ? (told as ErrorFields) : {};
  const known = typeof fields.type === "string" ? CLASSES[fields.type] : undefined;
  const by_status = response.status >= 500 ? ServerError : ApiError;
  return new (known ?? (fields.type === undefined ? by_status : ApiError))(
    fields,
    raw_body,
    response,
  );
}

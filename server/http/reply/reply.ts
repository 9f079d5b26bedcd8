import { formatId } from "#platform/ids";
import type { Refusal } from "#platform/refusal";
import { errorEnvelope } from "#platform/wire/error-envelope";
import { type RateState, rateHeaders } from "#platform/work/rate-limit";
import { declaredBytes } from "../input/declared-size.ts";
import type { RequestState } from "../request-state.ts";
import { isFileBody } from "./file-body.ts";

/** An answer before it is written: success or refusal. */
export interface Answered {
  readonly status: number;
  /** Null where none is sent. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The facts that every answer tells in its headers, whether an operation was found or not. */
export interface ResponseMetadata {
  /** The `req_` id. */
  readonly request_text: string;
  readonly version: string;
  readonly rate: readonly RateState[];
}

/** Anyone may read a catalogue from a web page; what a page may read of the head is listed. */
const OPEN_TO_PAGES = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "Request-Id, Svc-Version, RateLimit-Policy, RateLimit, Retry-After, Idempotent-Replayed, " +
    "Original-Request, ETag",
};

/** A body as it goes out: text for JSON, bytes for a file. */
export interface WrittenBody {
  readonly content_type: string;
  readonly content: string | Buffer;
  /** What its coding says in the head. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Writes a body out. */
export function writeBody(body: unknown): WrittenBody {
  // A text ends with a newline, so that a shell's prompt does not stand behind it.
  if (!isFileBody(body)) {
    return { content_type: "application/json", content: `${JSON.stringify(body)}\n` };
  }
  return { content_type: body.content_type, content: Buffer.from(body.bytes) };
}

/** Writes an answer. */
export function writeReply({ body, ...answered }: Answered, metadata: ResponseMetadata): Response {
  return writeWritten({ ...answered, written: writeBody(body) }, metadata);
}

/**
 * Writes an answer whose body is written out already. All headers are handed to the constructor as
 * one plain object: the adapter to Node writes such a response directly, and goes a way more than
 * three times slower when a header is touched afterwards. Source: docs/benchmarks.md.
 */
export function writeWritten(
  { status, written, headers }: Omit<Answered, "body"> & { readonly written: WrittenBody },
  metadata: ResponseMetadata,
): Response {
  return new Response(written.content, {
    status,
    headers: {
      ...headersOf(metadata),
      "Content-Type": written.content_type,
      ...written.headers,
      ...headers,
    },
  });
}

/** The answer that a refusal is. */
export function refusalAnswer(
  refusal: Refusal,
  { request_text: request_id }: Pick<ResponseMetadata, "request_text">,
  docs_url: string,
): Answered {
  return errorEnvelope(refusal, { request_id, docs_url });
}

/** An answer without a body. */
export function writeEmptyReply(
  status: number,
  headers: Record<string, string>,
  metadata: ResponseMetadata,
): Response {
  return new Response(null, { status, headers: { ...headersOf(metadata), ...headers } });
}

/** The headers that belong to what an operation answered. */
export function replyHeaders(state: RequestState, refusal: Refusal | null): Record<string, string> {
  const { publishable } = state.operation;
  // What only a key may see stays with whoever sent it; a token or a secret may stand in it.
  const headers: Record<string, string> = publishable
    ? { ...OPEN_TO_PAGES }
    : { "Cache-Control": "no-store" };
  if (state.original_request_id !== null) {
    headers["Idempotent-Replayed"] = "true";
    headers["Original-Request"] = formatId("req", state.original_request_id);
  }
  if (refusal === null) return headers;
  // The rest of a body whose length nobody knows is not waited for.
  const is_cut = refusal.code === "body_too_large" && declaredBytes(state.request) === null;
  if (is_cut) headers.Connection = "close";
  return Object.assign(headers, refusalHeaders(refusal));
}

/** The headers that HTTP itself asks for with a refusal. */
function refusalHeaders({ code, detail }: Refusal): Record<string, string> {
  const headers: Record<string, string> = {};
  if (detail.retry_after !== undefined) headers["Retry-After"] = String(detail.retry_after);
  if (code.endsWith("_api_key")) headers["WWW-Authenticate"] = "Bearer";
  // What is gone may be kept by whoever stands between, and what it was is nobody's business.
  if (code === "token_link_used") headers["Cache-Control"] = "no-store";
  if (detail.allow !== undefined) headers.Allow = detail.allow;
  return headers;
}

function headersOf({ request_text, version, rate }: ResponseMetadata): Record<string, string> {
  return {
    "Request-Id": request_text,
    "Svc-Version": version,
    ...rateHeaders(rate),
  };
}

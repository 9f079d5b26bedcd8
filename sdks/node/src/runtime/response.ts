import type { FetchResponse } from "./fetch.ts";
import { parseJson } from "./json.ts";

/** How a call was answered. */
export interface ResponseMetadata {
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | null;
  /** The key that all tries of this call carried. */
  readonly idempotencyKey: string | null;
  readonly attempts: number;
  /** True when the service answered with what an earlier request with this key had done. */
  readonly replayed: boolean;
  /** The earlier request, when this is a replay. */
  readonly originalRequestId: string | null;
}

/** What came back, and beside it, not among its own fields, how. */
export type WithResponse<T> = T & { readonly responseMetadata: ResponseMetadata };

/** What comes back when there is nothing to say. */
export type Empty = Record<string, never>;

export function metadataOf(
  response: FetchResponse,
  call: { readonly key: string | null; readonly attempts: number },
): ResponseMetadata {
  const { status } = response;
  // Those of other packages are alike, and have types of their own.
  const headers = response.headers as Headers;
  return {
    status,
    headers,
    requestId: headers.get("Request-Id"),
    idempotencyKey: call.key,
    attempts: call.attempts,
    replayed: headers.get("Idempotent-Replayed") === "true",
    originalRequestId: headers.get("Original-Request"),
  };
}

/** The property is not enumerable: writing the object back writes what came. */
export function withResponse<T extends object>(value: T, metadata: ResponseMetadata) {
  Object.defineProperty(value, "responseMetadata", { value: metadata, configurable: true });
  return value as WithResponse<T>;
}

/** The parsed body; undefined of one that is not JSON. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

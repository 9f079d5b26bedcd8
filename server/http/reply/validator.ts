import { hash } from "node:crypto";
import { isKnownTag } from "#platform/wire/etag";
import type { RequestState } from "../request-state.ts";
import type { WrittenBody } from "./reply.ts";

/** By what a caller can ask whether a response has changed. */
interface Validator {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the caller has it already. */
  readonly is_known: boolean;
}

/**
 * The validator of a response that may be stored: the caller stores it for itself alone, and asks
 * before it uses it. The tag is weak, because the bytes differ by their coding.
 */
export function validatorOf({ content }: WrittenBody, { request }: RequestState): Validator {
  const etag = `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;
  return {
    headers: { ETag: etag, "Cache-Control": "private, no-cache" },
    is_known: isKnownTag(request.headers.get("if-none-match"), etag),
  };
}

import { refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";
import { declaredBytes, readsBody } from "./declared-size.ts";

const JSON_BODY = {
  form: /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i,
  message: "Send the body as JSON, with the header Content-Type: application/json.",
};
const FORM = {
  form: /^multipart\/form-data\s*;.*\bboundary=/i,
  message: "Send the file as a form, with the header Content-Type: multipart/form-data.",
};

/**
 * A body is JSON in UTF-8, or a form where a file is sent, and says so; a call without a body need
 * not say anything.
 *
 * Refuses: `unsupported_media_type`.
 */
export function refuseMediaType(state: RequestState): void {
  if (!readsBody(state) || !hasBody(state)) return;
  const { headers } = state.request;
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    refuse("unsupported_media_type", { message: "Send the body without compression." });
  }
  const content_type = (headers.get("content-type") ?? "").trim();
  const { form, message } = state.operation.upload ? FORM : JSON_BODY;
  if (!form.test(content_type)) refuse("unsupported_media_type", { message });
}

/** Whether a body follows the head of the request. */
export function hasBody({ request, may_have_body }: RequestState): boolean {
  const bytes = declaredBytes(request);
  if (bytes !== null) return bytes > 0;
  if (request.headers.has("transfer-encoding")) return true;
  return may_have_body && request.body !== null;
}

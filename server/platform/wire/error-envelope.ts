/** How a refusal is written on the wire. Source: spec/base/error-envelope.tsp. */
import { ERRORS } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import type { Refusal } from "../refusal.ts";

/**
 * Presents a refusal with its HTTP status. Type and status are the catalogue's, and so is
 * retryability, unless this case cannot pass by itself.
 */
export function errorEnvelope(
  refusal: Refusal,
  { request_id, docs_url }: { request_id: string; docs_url: string },
): { status: number; body: Schemas["ErrorEnvelope"] } {
  const { code, detail } = refusal;
  const facts = ERRORS[code];
  const param = detail.param ?? null;
  const message = detail.message ?? namedMeaning(param, facts.meaning);
  const meta = detail.meta ?? {};
  return {
    status: facts.status,
    body: {
      error: {
        type: facts.type,
        code,
        message,
        param,
        details: detailsOf(refusal, { message, param }),
        retryable: detail.retryable ?? facts.retryable,
        retry_after: detail.retry_after ?? null,
        request_id,
        doc_url: `${docs_url}/errors#${code}`,
        resource: detail.resource ?? null,
        meta,
      },
    },
  };
}

/** What an error means, and the field that it is about, for whoever reads the sentence alone. */
export function namedMeaning(param: string | null, meaning: string): string {
  return param === null ? meaning : `\`${param}\`: ${meaning}`;
}

/** A refusal of one field is listed in `details` too, so that callers read one place only. */
function detailsOf(
  { code, detail }: Refusal,
  { message, param }: { message: string; param: string | null },
): Schemas["ErrorDetail"][] {
  const { details, meta = {} } = detail;
  if (details !== undefined) return details.map((field) => ({ ...field, meta: field.meta ?? {} }));
  return param === null ? [] : [{ param, code, message, meta }];
}

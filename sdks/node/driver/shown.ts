/** What a driver answers: values, errors and how a call was answered, as the data names them. */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { ApiError, ArgumentError, ConnectionError, webhooks } from "../src/index.ts";
import type { ResponseMetadata } from "../src/runtime/response.ts";

export type Values = Record<string, unknown>;

export function shownValue(result: unknown): Values {
  const metadata = (result as { responseMetadata?: ResponseMetadata }).responseMetadata;
  const shown = [inspect(result, { depth: 9 }), String(result)].join("\n");
  return { value: result, shown, ...(metadata ? metaOf({ responseMetadata: metadata }) : {}) };
}

export function metaOf({ responseMetadata }: { responseMetadata: ResponseMetadata }): Values {
  const { status, requestId, idempotencyKey, attempts, replayed, originalRequestId } =
    responseMetadata;
  return {
    meta: {
      status,
      request_id: requestId,
      idempotency_key: idempotencyKey,
      attempts,
      replayed,
      original_request_id: originalRequestId,
    },
  };
}

export function shownFile(bytes: Uint8Array): Values {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { value: { bytes: bytes.length, sha256 } };
}

export function bytesOf({ body, body_base64 }: Values): string | Uint8Array {
  if (typeof body_base64 === "string") return new Uint8Array(Buffer.from(body_base64, "base64"));
  return body as string;
}

export async function verifyWebhook(params: Values): Promise<Values> {
  const { headers, secrets, tolerance, now, parsed } = params;
  const body = parsed === undefined ? bytesOf(params) : (parsed as string);
  const event = await webhooks.verify(body, headers as string, secrets as string[], {
    ...(tolerance === undefined ? {} : { toleranceSeconds: tolerance as number }),
    ...(now === undefined ? {} : { now: now as number }),
  });
  return shownValue(event);
}

export function shownError(error: unknown): Values {
  const shown = [inspect(error, { depth: 9 }), String(error), (error as Error).stack].join("\n");
  const { name, message } = error as Error;
  const base = { class: name, message, shown };
  if (error instanceof ApiError) {
    return {
      ...base,
      type: error.type,
      code: error.code,
      status: error.status,
      param: error.param,
      details: error.details,
      meta: error.meta,
      resource: error.resource,
      doc_url: error.docUrl,
      request_id: error.requestId,
      retryable: error.retryable,
      retry_after: error.retryAfter,
      idempotency_key: error.idempotencyKey,
      attempts: error.attempts,
      raw_length: error.rawBody.length,
    };
  }
  if (error instanceof ConnectionError) {
    const { maybeSent: maybe_sent, attempts, idempotencyKey: idempotency_key } = error;
    return { ...base, maybe_sent, attempts, idempotency_key };
  }
  return error instanceof ArgumentError ? { ...base, param: error.param } : base;
}

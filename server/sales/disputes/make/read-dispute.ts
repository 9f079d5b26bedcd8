import type { Input } from "@svc/generated/routes";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { mergeMetadata } from "#platform/values/metadata";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";
import type { DisputeRow } from "../rows/tables.ts";
import { refuseUnknownDocument } from "./refuse-unknown-documents.ts";
import { refuseUnknownSend } from "./refuse-unknown-send.ts";

type DisputeCreate = Input<"createDispute">["body"];

/** A dispute as it is asked for. */
export type DisputeInput = Pick<
  DisputeRow,
  "send_id" | "reason" | "evidence_text" | "customer_phone" | "attachments" | "metadata"
>;

/**
 * Reads a dispute from the wire.
 *
 * Refuses: `invalid_phone`, `invalid_metadata`, `reference_not_found`.
 */
export function readDispute({ send, reason, evidence, metadata }: DisputeCreate): DisputeInput {
  const customer_phone = readPhone(evidence?.customer_phone);
  const merged = mergeMetadata({}, metadata);
  const send_id = parseId("snd", send) ?? refuseUnknownSend();
  return {
    send_id,
    reason,
    evidence_text: evidence?.text ?? null,
    customer_phone,
    attachments: readAttachments(evidence?.attachments),
    metadata: merged,
  };
}

function readPhone(written: string | undefined): string | null {
  if (written === undefined) return null;
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile.e164;
  const param = "evidence.customer_phone";
  return refuse("invalid_phone", { param, message: whyNoMobile(written, param) });
}

/** Which documents there are is not asked here; what is no id names none. */
function readAttachments(written: readonly string[] = []): string[] {
  const ids = written.map((id, index) => parseId("doc", id) ?? refuseUnknownDocument(index));
  return [...new Set(ids)];
}

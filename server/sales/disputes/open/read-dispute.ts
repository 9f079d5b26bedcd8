import type { Input } from "@svc/generated/routes";
import { parseId } from "#platform/ids";
import { mergeMetadata } from "#platform/metadata";
import { normaliseMobile, whyNoMobile } from "#platform/phone";
import { refuse } from "#platform/refusal";
import type { DisputeRow } from "../rows/tables.ts";
import { refuseUnknownSend } from "./refuse-unknown-send.ts";

type DisputeCreate = Input<"createDispute">["body"];

/** A dispute as it is asked for. */
export type DisputeInput = Pick<
  DisputeRow,
  "send_id" | "reason" | "evidence_text" | "customer_phone" | "metadata"
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
  refuseAttachments(evidence?.attachments);
  return {
    send_id,
    reason,
    evidence_text: evidence?.text ?? null,
    customer_phone,
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

/** Nobody has a document, as long as none can be uploaded. */
function refuseAttachments([first]: readonly string[] = []): void {
  if (first === undefined) return;
  const param = "evidence.attachments[0]";
  const message = `\`${param}\` is invalid. This account has no such document.`;
  refuse("reference_not_found", { param, message });
}

import { type ReportedText, referenceOf } from "#providers/sms";
import { REPORTS } from "./outcomes.ts";

/** What a report says at last of a text. */
export type DeliveryReport = ReportedText & { readonly outcome: "delivered" | "failed" };

const REFERENCE = /^[\w.:-]{1,100}$/;
const PHONE = /^\+\d{8,15}$/;

/**
 * Reads a delivery report as it is posted, a form; null of one that is not final, or that names no
 * text. It is not signed, so the path that it came by has to prove it.
 */
export function readDeliveryReport(form: string): DeliveryReport | null {
  const fields = new URLSearchParams(form);
  const outcome = REPORTS[(fields.get("status") ?? "").toLowerCase()];
  const id = fields.get("id") ?? "";
  // A plus that was not encoded has arrived as a space.
  const phone = `+${(fields.get("phoneNumber") ?? "").replace(/^[+ ]/, "")}`;
  if (outcome === undefined || !REFERENCE.test(id) || !PHONE.test(phone)) return null;
  return { gateway_reference: referenceOf({ name: "africas-talking" }, id), phone, outcome };
}

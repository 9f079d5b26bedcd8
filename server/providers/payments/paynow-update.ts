import type { Currency } from "#platform/context";
import { integrationOf, type PaynowIntegration } from "./paynow.ts";
import { fieldOf, isAuthentic, readMessage } from "./paynow-message.ts";

/**
 * Of which payment a status update is that came as this text, and of whose; null where it does not
 * prove itself.
 */
export function paynowUpdate(
  text: string,
  { id, key, currency }: PaynowIntegration & { readonly currency: Currency },
): { readonly reference: string; readonly provider: string } | null {
  const fields = readMessage(text);
  if (!isAuthentic(fields, key)) return null;
  return { reference: fieldOf(fields, "reference"), provider: integrationOf({ id, currency }) };
}

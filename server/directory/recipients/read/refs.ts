import { parseId } from "#platform/ids";

const OWN_ID = "ext:";

/** What a reference names: a recipient by uuid, or by the account's own ID. */
export type NamedRecipient =
  | { readonly id: string; readonly external_id: null }
  | { readonly id: null; readonly external_id: string };

/** Reads `rcp_…` or `ext:…`; null when it is neither. The one reader of such references. */
export function readRef(written: string): NamedRecipient | null {
  if (written.startsWith(OWN_ID)) {
    const external_id = written.slice(OWN_ID.length);
    return external_id === "" ? null : { id: null, external_id };
  }
  const id = parseId("rcp", written);
  return id === null ? null : { id, external_id: null };
}

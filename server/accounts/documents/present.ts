import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { DocumentRow } from "./rows/tables.ts";

/** A document as the wire shows it, without its file. Source: spec/accounts/documents.tsp. */
export function presentDocument(
  row: DocumentRow,
  { account }: Pick<PresentContext, "account">,
): Schemas["Document"] {
  return {
    id: formatId("doc", row.id),
    object: "document",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    purpose: row.purpose,
    filename: row.filename,
    size: row.size,
    mime: row.mime,
    sha256: row.sha256,
    status: row.status,
    reason: row.reason,
  };
}

import { findDocuments } from "#accounts/documents";
import { findUnknownSlug } from "#accounts/keys";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import type { ApplicationUpdate } from "./read-application.ts";

/** A document where the request names it. */
interface Named {
  readonly param: string;
  readonly purpose: string;
  readonly id: string;
}

/**
 * An application names networks of the catalogue and documents of its account, each for what it
 * was uploaded for.
 *
 * Refuses: `reference_not_found`, `parameter_invalid`.
 */
export async function refuseUnknown(
  tx: Tx,
  account_id: string,
  { networks = [], documents = {} }: ApplicationUpdate,
): Promise<void> {
  const unknown = await findUnknownSlug(tx, "networks", networks);
  if (unknown !== null) refuseNetwork(`networks[${networks.indexOf(unknown)}]`, unknown);
  const named = namedIn(documents);
  if (named.length === 0) return;
  const ids = named.flatMap(({ id }) => parseId("doc", id) ?? []);
  const rows = await findDocuments(tx, account_id, ids);
  const purposes = new Map(rows.map(({ id, purpose }) => [id, purpose]));
  for (const { param, purpose, id } of named) {
    const found = purposes.get(parseId("doc", id) ?? "");
    if (found === undefined) refuseDocument(param);
    if (found !== purpose) refusePurpose(param, found);
  }
}

function namedIn(documents: NonNullable<ApplicationUpdate["documents"]>): Named[] {
  return Object.entries(documents).flatMap(([purpose, ids]) => {
    const param = `documents.${purpose}`;
    if (Array.isArray(ids)) {
      return ids.map((id, index) => ({ param: `${param}[${index}]`, purpose, id }));
    }
    return typeof ids === "string" ? [{ param, purpose, id: ids }] : [];
  });
}

function refuseNetwork(param: string, network: string): never {
  const message = `\`${param}\` is invalid. The catalogue has no ${network}.`;
  return refuse("reference_not_found", { param, message });
}

function refuseDocument(param: string): never {
  const message = `\`${param}\` is invalid. This account has no such document.`;
  return refuse("reference_not_found", { param, message });
}

function refusePurpose(param: string, purpose: string): never {
  const message = `\`${param}\` is invalid. This document was uploaded as \`${purpose}\`.`;
  return refuse("parameter_invalid", { param, message });
}

/**
 * The link to a file: whoever has it may read the file, so it works for fifteen minutes. It names
 * the account and its end, and is signed under the key that seals.
 */
import { createHmac } from "node:crypto";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { formatId, parseId } from "#platform/ids";
import { cellIn, markOf } from "#platform/settings/cell";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";
import type { ExportName } from "../rows/queries.ts";

/** Source: spec/reporting/exports/models.tsp, `download_url`. */
const LINK_SECONDS = 900;
const UUID_BYTES = 16;
const SECONDS_BYTES = 4;
const SIGNED_BYTES = UUID_BYTES + SECONDS_BYTES;
const HASH_BYTES = 32;

/** The link to the file of an export, which works from now on. */
export function makeFileLink(
  { account_id, export_id }: ExportName,
  { public_url, secret_key, cell }: Pick<Config, "public_url" | "secret_key" | "cell">,
): string {
  const named = Buffer.alloc(SIGNED_BYTES);
  named.write(account_id.replaceAll("-", ""), "hex");
  named.writeUInt32BE(unixSeconds(wall()) + LINK_SECONDS, UUID_BYTES);
  const [key = ""] = secret_key.split(",");
  const signature = Buffer.concat([named, signatureOf(key, export_id, named)]);
  const written = markOf(cell) + signature.toString("base64url");
  return `${public_url}/files/${formatId("exp", export_id)}?sig=${written}`;
}

/** Whose file a link names, and whether it still works; null where we have not made it. */
export function readFileLink(
  { written, signature }: { written: string; signature: string },
  secret_key: string,
): (ExportName & { readonly works: boolean }) | null {
  const export_id = parseId("exp", written);
  const mark = markOf(cellIn(signature));
  const bytes = Buffer.from(signature.slice(mark.length), "base64url");
  if (export_id === null || bytes.length !== SIGNED_BYTES + HASH_BYTES) return null;
  const named = bytes.subarray(0, SIGNED_BYTES);
  const sent = bytes.subarray(SIGNED_BYTES);
  // After a rotation, a link that was signed with the key before is good to its end.
  const is_ours = secret_key
    .split(",")
    .some((key) => equalInConstantTime(signatureOf(key, export_id, named), sent));
  if (!is_ours) return null;
  const account_id = named
    .toString("hex", 0, UUID_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { account_id, export_id, works: named.readUInt32BE(UUID_BYTES) > unixSeconds(wall()) };
}

function signatureOf(key: string, export_id: string, named: Uint8Array): Buffer {
  return createHmac("sha256", Buffer.from(key.trim(), "base64url"))
    .update(`export file/${export_id}/`)
    .update(named)
    .digest();
}

import { writeInstant } from "#platform/db/columns";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { cellSecret } from "#platform/settings/cell";
import { hashOfLink, urlOfLink } from "./secret.ts";
import { tokenLinks } from "./tables.ts";

/** A link to mint: its endpoint, and the send whose tokens it reads. */
interface NewTokenLink {
  readonly account_id: string;
  readonly endpoint_id: string;
  readonly send_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/** Real time, whatever the test clock says. Source: spec/webhooks/token-links.tsp. */
const WORKS_MS = 15 * 60_000;

/**
 * Mints the links and returns their URLs in the same order. An endpoint's earlier link to the same
 * send stops working.
 *
 * Writes: token_links.
 */
export async function mintTokenLinks(
  tx: Tx,
  wanted: readonly NewTokenLink[],
  { public_url }: { public_url: string },
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const now = await transactionTime(tx);
  await endLinks(tx, wanted, now);
  const links = wanted.map((link) => ({ ...link, secret: cellSecret(tx.cell) }));
  const newest = new Map(links.map((link) => [placeOf(link), link]));
  const rows = links.map((link) => ({
    account_id: link.account_id,
    endpoint_id: link.endpoint_id,
    send_id: link.send_id,
    created: link.created,
    secret_hash: hashOfLink(link.secret),
    works_until: now + WORKS_MS,
    used_at: newest.get(placeOf(link)) === link ? null : now,
  }));
  await insertMany(tx, tokenLinks, rows);
  return links.map(({ secret }) => urlOfLink(secret, { public_url }));
}

/** Of several links of one place, the last is the newest. */
function placeOf({ endpoint_id, send_id }: NewTokenLink): string {
  return `${endpoint_id} ${send_id}`;
}

async function endLinks({ sql }: Tx, wanted: readonly NewTokenLink[], now: number): Promise<void> {
  // Rows are locked in the order of their hashes, so that no two sets deadlock.
  await sql`
    with held as (
      select link.secret_hash from token_links link
      join unnest(
        ${wanted.map(({ account_id }) => account_id)}::uuid[],
        ${wanted.map(({ endpoint_id }) => endpoint_id)}::uuid[],
        ${wanted.map(({ send_id }) => send_id)}::uuid[]
      ) as asked(account_id, endpoint_id, send_id) using (account_id, endpoint_id, send_id)
      where link.used_at is null
      order by link.secret_hash for no key update of link
    )
    update token_links link set used_at = ${writeInstant(now)} from held
    where link.secret_hash = held.secret_hash`;
}

import { hash } from "node:crypto";
import { and, eq, gt, notExists } from "drizzle-orm";
import { readAccountFacts } from "#accounts/account";
import { invites, makeInvite } from "#accounts/invites";
import { members } from "#accounts/members";
import type { Ctx } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { databaseWall } from "#platform/work/database-clock";
import { type SandboxRow, sandboxes } from "./tables.ts";

/** The page of a claim link; the token follows. */
export const SANDBOX_PAGE = "/dashboard/sandboxes";

/** The sandbox of a claim link; null when it has an owner, or has expired, or never was. */
export async function findClaimable(
  { db }: Pick<Read | Tx, "db">,
  token: string,
): Promise<SandboxRow | null> {
  const [found] = await db
    .select()
    .from(sandboxes)
    .where(
      and(
        eq(sandboxes.token_hash, hash("sha256", token)),
        gt(sandboxes.expires_at, databaseWall()),
        notExists(
          db
            .select({ id: members.id })
            .from(members)
            .where(eq(members.account_id, sandboxes.live_id)),
        ),
      ),
    );
  return found ?? null;
}

/** A link that has invited so many addresses is not in the hands of one person. */
const INVITES_MAX = 10;

/**
 * Invites the address that a person with a claim link names, as owner: they prove it by signing in
 * with it. An address that is invited already is not invited again.
 *
 * Writes: invites, messages.
 */
export async function claimSandbox(
  tx: Tx,
  { token, email, config }: { token: string; email: string } & Pick<Ctx, "config">,
): Promise<"invited" | "missing" | "often"> {
  const token_hash = hash("sha256", token);
  // Of two forms at once, the second sees what the first has invited.
  await tx.db.select().from(sandboxes).where(eq(sandboxes.token_hash, token_hash)).for("update");
  const row = await findClaimable(tx, token);
  if (row === null) return "missing";
  const account = await readAccountFacts(tx, row.live_id);
  if (account === null) throw new Error(`no row for account ${row.live_id} of a sandbox`);
  const of_sandbox = eq(invites.account_id, row.live_id);
  const invited = await tx.db.select({ email: invites.email }).from(invites).where(of_sandbox);
  const is_invited = invited.some((one) => one.email?.toLowerCase() === email.toLowerCase());
  if (is_invited) return "invited";
  if (invited.length >= INVITES_MAX) return "often";
  const now = await transactionTime(tx);
  const person = { email, phone: null, role: "owner" as const };
  await makeInvite(tx, { account, config, member: null, now }, person);
  return "invited";
}

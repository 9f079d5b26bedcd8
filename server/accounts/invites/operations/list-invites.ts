import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, gt, lte, or, type SQL } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { FIRST_STATUS } from "../lifecycle.ts";
import { presentInvite } from "../present.ts";
import { type InviteRow, invites } from "../tables.ts";

/** Lists the invitations of the account, newest first. */
export async function listInvites(
  ctx: Ctx,
  { query }: Input<"listInvites">,
): Promise<Answer<"listInvites">> {
  const { account, operation, now } = ctx;
  const where = query.status === undefined ? [] : [isAt(query.status, now)];
  const order = { table: invites, account_id: account.id, prefix: "inv", query, where } as const;
  const page = await ctx.read((read) => readPage(read, order));
  const data = page.rows.map((row) => presentInvite(row, ctx));
  return { status: 200, body: listOfPage({ path: operation.path, page, data }) };
}

/** Time alone makes a pending invitation an expired one, whether or not it is written down. */
function isAt(status: InviteRow["status"], now: number): SQL | undefined {
  const written = eq(invites.status, status);
  const is_first = eq(invites.status, FIRST_STATUS);
  if (status === FIRST_STATUS) return and(written, gt(invites.expires_at, now));
  return status === "expired" ? or(written, and(is_first, lte(invites.expires_at, now))) : written;
}

import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { InviteToPerson } from "./find-invites-to.ts";
import { statusAt } from "./lifecycle.ts";
import { findInvites } from "./queries.ts";
import type { InviteRow } from "./tables.ts";

/** Presents invitations by uuid, as they are now; what is not the account's is absent. */
export async function presentInvites(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const rows = await ctx.read((read) => findInvites(read, ctx.account.id, ids));
  return new Map(rows.map((row) => [row.id, presentInvite(row, ctx)]));
}

/** An invitation as its organisation sees it. */
export function presentInvite(
  row: InviteRow,
  { account, now }: { account: Pick<PresentContext["account"], "mode">; now: number },
): Schemas["Invite"] {
  return {
    id: formatId("inv", row.id),
    object: "invite",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    email: row.email,
    phone: row.phone,
    role: row.role,
    status: statusAt(row, now),
    expires_at: unixSeconds(row.expires_at),
    invited_by: memberOrNull(row.invited_by),
    accepted_by: memberOrNull(row.accepted_by),
    account_name: null,
  };
}

/** The same, as the invited person sees it. */
export function presentInviteTo({ row, account, now }: InviteToPerson): Schemas["Invite"] {
  return { ...presentInvite(row, { account, now }), account_name: account.name };
}

function memberOrNull(id: string | null): string | null {
  return id === null ? null : formatId("mem", id);
}

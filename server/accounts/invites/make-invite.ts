import type { Contact } from "#accounts/messages";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { FIRST_STATUS, noteExpired } from "./lifecycle.ts";
import { refuseInvited } from "./refuse-invited.ts";
import { refuseManyInvites } from "./refuse-many-invites.ts";
import { sendInvite } from "./send-invite.ts";
import { type InviteRow, invites } from "./tables.ts";

/** How long an invitation can be accepted. Source: spec/accounts/invites/models.tsp. */
const VALID_MS = 14 * 86_400_000;

/** Who is invited, and as what. */
interface NewInvite extends Contact {
  readonly role: InviteRow["role"];
}

/** Who invites; no member where the service does. */
type InvitingCtx = Pick<Ctx, "config" | "member" | "now"> & {
  readonly account: Pick<Ctx["account"], "id" | "mode" | "name" | "twin_id">;
};

/**
 * Invites a person, by mail and by text. Of two who invite one person at once, the second finds
 * what the first has made.
 *
 * Refuses: `duplicate_resource`, `limit_reached`. Writes: invites, messages.
 */
export async function makeInvite(tx: Tx, ctx: InvitingCtx, person: NewInvite): Promise<InviteRow> {
  const { account, member, now } = ctx;
  // Nothing of the person is there to be locked; the statements that follow see what others wrote.
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`invites/${account.id}`}, 0))`;
  await noteExpired(tx, { ...person, account_id: account.id }, now);
  await refuseInvited(tx, account, person);
  await refuseManyInvites(tx, account.id, now);
  const row: InviteRow = {
    ...{ ...person, account_id: account.id, id: mintId(now), status: FIRST_STATUS },
    ...{ expires_at: now + VALID_MS, invited_by: member?.id ?? null, accepted_by: null },
    created: now,
  };
  await insertMany(tx, invites, [row]);
  await sendInvite(tx, ctx, row);
  return row;
}

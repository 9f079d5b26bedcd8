import { draftsTo, queueMessages } from "#accounts/messages";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { harareDay } from "#platform/time/instants";
import type { InviteRow } from "./tables.ts";

/** The page on which a person accepts or declines. */
const PAGE = "/dashboard/organisations";

type InviteCtx = Pick<Ctx, "config" | "member"> & {
  readonly account: Pick<Ctx["account"], "mode" | "name">;
};

/**
 * Writes an invitation to whoever is invited. It opens nothing by itself: the person signs in with
 * the address or the number that it went to. In test mode no message leaves.
 *
 * Writes: messages.
 */
export async function sendInvite(
  tx: Tx,
  { account, config, member }: InviteCtx,
  row: InviteRow,
): Promise<void> {
  const { account_id, role, expires_at, created } = row;
  const by = member === null ? "You are invited" : `${member.name ?? member.email} invites you`;
  const url = config.public_url + PAGE;
  const says = `${by} to join ${account.name} as ${role}.`;
  const until = `Accept or decline by ${harareDay(expires_at)}`;
  const action = { label: "Accept or decline", url };
  const drafts = draftsTo(row, {
    ...{ account_id, mode: account.mode, purpose: "invite", created, seal_with: null },
    text: `${says} ${until}: ${url}`,
    mail: {
      subject: `Invitation to ${account.name}`,
      words: { lead: [says], action, notes: [`${until}.`] },
    },
  });
  await queueMessages(tx, drafts);
}

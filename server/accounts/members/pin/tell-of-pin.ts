import { draftsTo, queueMessages } from "#accounts/messages";
import { notifyAccounts } from "#accounts/notices";
import type { Ctx, MemberFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";

/**
 * Tells a member that their payment PIN was set, and the organisation that one was replaced without
 * the current one: whoever reads a member's mail is to be noticed before they can approve.
 *
 * Writes: messages.
 */
export async function tellOfPin(
  tx: Tx,
  { config }: Pick<Ctx, "config">,
  member: MemberFacts,
  { is_replaced }: { is_replaced: boolean },
): Promise<void> {
  const { account_id, name, email, phone } = member;
  const created = await transactionTime(tx);
  const until = is_replaced ? " You cannot approve requests with it for 12 hours." : "";
  const text = `Your payment PIN was set.${until} If this was not you, contact an owner now.`;
  const drafts = draftsTo(member, {
    ...{ account_id, mode: "live", purpose: "notice", text, created },
    mail: { subject: "Your payment PIN was set", words: { lead: [text] } },
    seal_with: config.secret_key,
  });
  await queueMessages(tx, drafts);
  if (!is_replaced) return;
  await notifyAccounts(tx, [
    {
      ...{ account_id, subject: "A payment PIN was replaced", channels: ["email", "sms"], created },
      text:
        `${name ?? email ?? phone} replaced a forgotten payment PIN. It cannot be used for ` +
        "12 hours. If you did not expect this, remove the member.",
    },
  ]);
}

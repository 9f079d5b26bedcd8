import { erasedDetail, type FoundRecipient, refName } from "#directory/recipients";
import type { Facts } from "../order/facts.ts";
import type { OrderRefusal, SendOrder } from "../order/order.ts";

/** Whom an order is attributed to; null when it names nobody, or somebody there is not. */
export function recipientOf(
  { account, recipient, new_recipient }: SendOrder,
  { recipients }: Pick<Facts, "recipients">,
): FoundRecipient | null {
  if (recipient === null || new_recipient !== undefined) return new_recipient ?? null;
  return recipients.get(refName({ account_id: account.id, ref: recipient })) ?? null;
}

/** Why nothing can be attributed to the recipient that an order names; null where it can. */
export function refusalOfRecipient(
  order: SendOrder,
  facts: Pick<Facts, "recipients">,
): OrderRefusal | null {
  if (order.recipient === null) return null;
  const param = "recipient";
  const found = recipientOf(order, facts);
  if (found === null) {
    const message = `\`recipient\` is invalid. This account has no recipient ${order.recipient}.`;
    return { code: "reference_not_found", detail: { param, message } };
  }
  if (found.status === "active") return null;
  return { code: "erased_recipient", detail: { param, ...erasedDetail(found, param) } };
}

/** What names no recipient, and tells all the same of somebody who has a number. */
import { endedSend, opened } from "./disputes.ts";
import { given, type Shop } from "./given.ts";
import { sell } from "./sell.ts";

const NAME = "Zvikomborero Canary";

/** Sells to a number, tells it of others' sales, and complains for it. */
export async function toTheNumber(
  shop: Shop,
  { phone, meter }: { phone: string; meter: string },
): Promise<void> {
  const sms_message = `${NAME}, here is your airtime`;
  await sell(shop, { target: phone, sms_message, client_reference: "walk-in-1" });
  await sell(shop, { target: meter, token_phone: phone, amount: "10.00" });
  await sell(shop, { target: "0771230007", notify_number: phone, sms_message });
  const { id: send } = await endedSend(shop, { target: phone });
  await opened(shop, send, { evidence: { text: "canary notes" } });
  const line = { target: phone, name: NAME, amount: "2.00", client_reference: "payday-9" };
  await given.batch(shop, { items: [line] });
}

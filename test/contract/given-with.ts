/** What an organisation has beside its sales, so that a stranger may ask for it. */
import { checkedIn, placedProgram } from "../kit/checkins.ts";
import { opened as openedCheckout } from "../kit/checkout.ts";
import { pageOf } from "../kit/claims.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { uploaded } from "../kit/documents.ts";
import { asked } from "../kit/exports.ts";
import type { Organisation } from "../kit/given.ts";
import { invited } from "../kit/invites.ts";
import { madeLink } from "../kit/links.ts";
import { referred } from "../kit/refer.ts";
import { topUp } from "../kit/topups.ts";
import type { Kind } from "./unknown-ids.ts";

type Given = Extract<
  Kind,
  | "referral"
  | "reward_link"
  | "checkin"
  | "export"
  | "topup"
  | "checkout_session"
  | "dispute"
  | "invite"
  | "document"
>;

/** What else a program has, and its account. */
export async function givenWith(
  shop: Organisation,
  program: string,
): Promise<Record<Given, string>> {
  const referral = (await referred(shop, program)).id;
  const file = (await asked(shop)).id;
  const { id: placed } = await placedProgram(shop);
  const checkin = await checkedIn(await pageOf(shop), await madeLink(shop, placed));
  const reward_link = (await madeLink(shop, program)).id;
  const topup = (await topUp(shop)).id;
  const { id: dispute } = await opened(shop, (await endedSend(shop)).id);
  const { id: checkout_session } = await openedCheckout(shop);
  const invite = (await invited(shop)).id;
  const document = (await uploaded(shop)).id;
  const more = { export: file, topup, dispute, invite, document, checkout_session };
  return { referral, reward_link, checkin: checkin.id, ...more };
}

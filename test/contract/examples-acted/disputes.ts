/** How the examples of disputes come about. */
import { dispute, endedSend, opened } from "../../kit/disputes.ts";
import { given } from "../../kit/given.ts";
import { testServer } from "../../kit/server.ts";
import type { Stages } from "./stages.ts";

const EVIDENCE = {
  text: "The customer shows a balance without it, one hour later.",
  customer_phone: "0771234567",
};

const MESSAGES = JSON.stringify([
  { at: 1_795_608_000, text: "We have asked the network for its log of the recharge." },
]);
const NOTE = "Econet shows the recharge at 10:00:03; the balance was spent on a bundle.";

async function complaint() {
  const shop = await given.organisation();
  const { id: send } = await endedSend(shop);
  return { shop, send };
}

export const DISPUTES: Stages = {
  "createDispute 201 Airtime that did not arrive": async () => {
    const { shop, send } = await complaint();
    return dispute(shop, send, { evidence: EVIDENCE });
  },
  "listDisputes 200 Disputes under investigation": async () => {
    const { shop, send } = await complaint();
    await opened(shop, send, { evidence: EVIDENCE });
    return shop.api.listDisputes({ query: { status: "opened" } });
  },
  "getDispute 200 The network has proven the delivery": async () => {
    const { shop, send } = await complaint();
    const { id } = await opened(shop, send, { evidence: EVIDENCE });
    await (await testServer()).database.record(
      ({ sql }) => sql`
        update disputes set status = 'resolved', outcome = 'delivered_confirmed',
          outcome_note = ${NOTE},
          messages = ${MESSAGES}::text::jsonb,
          resolved_at = svc_now()
        where account_id = ${shop.account_id}`,
    );
    return shop.api.getDispute({ path: { dispute_id: id } });
  },
};

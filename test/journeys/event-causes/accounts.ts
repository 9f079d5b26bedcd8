/** What happens to Credit, keys, agents, recipients and endpoints. */
import { agentOf, approve, reject, requested } from "../../kit/agents.ts";
import { pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { passKeys } from "../../kit/key-deadlines.ts";
import { passErasures, SEVEN_DAYS } from "../../kit/pass-erasures.ts";
import { sell } from "../../kit/sell.ts";
import { topUp } from "../../kit/topups.ts";
import type { Cause } from "./cause.ts";

const DAY_SECONDS = 86_400;
const HARARE_SECONDS = 7_200;

export const ACCOUNTS: readonly Cause[] = [
  {
    by: "top-ups: the cents of the amount say how each goes",
    events: [
      "credit.topup.pending",
      "credit.topup.succeeded",
      "credit.topup.failed",
      "credit.topup.expired",
    ],
    async act(shop) {
      for (const cents of ["00", "02", "09"]) await topUp(shop, { amount: `200.${cents}` });
      await pass(shop);
      await pass(shop, { seconds: 3_600 });
    },
  },
  {
    by: "a sale below the account's alert",
    events: ["credit.balance.low"],
    async act(shop) {
      await shop.api.updateCreditAlerts({ body: { low_balance: { USD: "998.00" } } });
      await sell(shop);
    },
  },
  {
    by: "schedules that will need more than the Credit, at six in the morning",
    events: ["credit.shortfall.projected"],
    async act(shop) {
      const { body: clock } = await shop.api.getTestClock();
      const into_day = (clock.now + HARARE_SECONDS) % DAY_SECONDS;
      await pass(shop, { seconds: DAY_SECONDS - into_day + 5 * 3_600 });
      await shop.api.updateCreditAlerts({ body: { shortfall_projection: true } });
      const recipients = Array.from({ length: 5 }, (_, n) => ({ phone: `077123456${n}` }));
      await given.schedule(shop, { recipients, amount: "80.00", hour: 9 });
      await pass(shop, { seconds: 3_600 });
    },
  },
  {
    by: "keys that are created, rolled and revoked, and one that expires",
    events: ["api_key.created", "api_key.rolled", "api_key.revoked", "api_key.expiring"],
    async act(shop) {
      const { body: clock } = await shop.api.getTestClock();
      const path = { key_id: (await given.key(shop)).id };
      await shop.api.rollKey({ path, body: { grace_period: "1h" } });
      await shop.api.deleteKey({ path });
      await given.key(shop, { expires_at: clock.now + 8 * DAY_SECONDS });
      await passKeys(shop, 2 * DAY_SECONDS);
    },
  },
  {
    by: "what agents ask: approved, rejected, failed, and left alone for a day",
    events: [
      "agent_approval.requested",
      "agent_approval.approved",
      "agent_approval.rejected",
      "agent_approval.failed",
      "agent_approval.expired",
    ],
    async act(shop) {
      const [agent, former] = [await agentOf(shop), await agentOf(shop)];
      await approve(shop, (await requested(agent)).id);
      await reject(shop, (await requested(agent, { target: "0779876544" })).id);
      const late = await requested(former);
      await shop.api.deleteKey({ path: { key_id: former.id } });
      await approve(shop, late.id);
      await requested(agent, { target: "0779876545" });
      await pass(shop, { seconds: DAY_SECONDS });
    },
  },
  {
    by: "a recipient who is created, changed and deleted",
    events: [
      "recipient.created",
      "recipient.updated",
      "recipient.erasure_pending",
      "recipient.erased",
    ],
    async act(shop) {
      const path = { recipient_id: (await given.recipient(shop)).id };
      await shop.api.updateRecipient({ path, body: { name: "Rudo Dube" } });
      await shop.api.deleteRecipient({ path });
      await passErasures(shop, SEVEN_DAYS);
    },
  },
  {
    by: "a webhook endpoint that is switched off",
    events: ["webhook_endpoint.disabled"],
    async act(shop) {
      const path = { endpoint_id: (await given.endpoint(shop)).id };
      await shop.api.updateWebhookEndpoint({ path, body: { status: "disabled" } });
    },
  },
];

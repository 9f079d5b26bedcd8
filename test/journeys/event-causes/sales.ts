/** What happens to what is sold, singly, to many, on a schedule and on a page. */
import { ended, expired, OTHER_METER, refusedByNetwork, review } from "../../kit/checkout.ts";
import { endedSend, opened } from "../../kit/disputes.ts";
import { drain, pass } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import type { Cause } from "./cause.ts";

const DAY_SECONDS = 86_400;
const POWER = { amount: "10.00", token_phone: "0771234567", confirm: "best_effort" } as const;
const METER = "37140030000";
/** Its text with the token fails. */
const UNREACHED_METER = "37140070006";
const STEPS = 8;

/** Sells, and lets so much time pass that it has ended. */
async function soldTo(shop: Organisation, target: string, wanted: object = {}): Promise<string> {
  const { id } = await sell(shop, { target, ...wanted });
  await drain(shop);
  for (let step = 0; step < STEPS; step += 1) await pass(shop);
  return id;
}

export const SALES: readonly Cause[] = [
  {
    by: "a sale to a number that delivers",
    events: ["send.created", "send.submitted", "send.delivered"],
    act: (shop) => soldTo(shop, "0771230000"),
  },
  {
    by: "a sale to the ending 0001: the network is busy twice",
    events: ["send.retrying"],
    act: (shop) => soldTo(shop, "0771230001"),
  },
  {
    by: "a sale to the ending 0002: the network rejects it",
    events: ["send.failed", "send.credited_back"],
    act: (shop) => soldTo(shop, "0771230002"),
  },
  {
    by: "a sale to the ending 0004: the network says nothing, and people decide",
    events: ["send.unknown", "send.requires_review"],
    act: (shop) => soldTo(shop, "0771230004"),
  },
  {
    by: "POST /test/sends/{send_id}/advance of a failed send",
    events: ["send.late_delivered"],
    async act(shop) {
      const { id } = await endedSend(shop, { to: "failed" });
      await shop.api.advanceTestSend({ path: { send_id: id }, body: { to: "late_delivered" } });
    },
  },
  {
    by: "a sale for later, which is cancelled",
    events: ["send.scheduled", "send.cancelled"],
    async act(shop) {
      const { body: clock } = await shop.api.getTestClock();
      const { id } = await sell(shop, { scheduled_for: clock.now + 3_600 });
      await shop.api.cancelSend({ path: { send_id: id } });
    },
  },
  {
    by: "POST /test/zesa/availability around a sale of power, whose meter is corrected",
    events: [
      "power.availability.down",
      "send.queued",
      "send.meter_changed",
      "power.availability.up",
    ],
    async act(shop) {
      await shop.api.setZesaAvailability({ body: { state: "down" } });
      const { id: send_id } = await sell(shop, { target: METER, ...POWER });
      await drain(shop);
      await shop.api.changeSendMeter({ path: { send_id }, body: { meter: OTHER_METER } });
      await shop.api.setZesaAvailability({ body: { state: "up" } });
    },
  },
  {
    by: "a sale of power whose token is texted again",
    events: ["send.token_delivered", "send.token_resent"],
    async act(shop) {
      const send_id = await soldTo(shop, METER, POWER);
      await shop.api.resendSendToken({ path: { send_id } });
    },
  },
  {
    by: "a sale to the meter ending 0006: the text with the token fails",
    events: ["send.token_delivery_failed"],
    act: (shop) => soldTo(shop, UNREACHED_METER, POWER),
  },
  {
    by: "POST /test/networks/{network}/availability, down and up",
    events: ["network.availability.degraded", "network.availability.restored"],
    async act(shop) {
      const path = { network: "econet" };
      await shop.api.setNetworkAvailability({ path, body: { state: "down" } });
      await shop.api.setNetworkAvailability({ path, body: { state: "up" } });
    },
  },
  {
    by: "batches of lines that deliver, that fail, and of both",
    events: [
      ...(["batch.created", "batch.processing", "batch.completed", "batch.failed"] as const),
      "batch.partially_completed",
    ],
    async act(shop) {
      const [good, bad] = [
        { target: "0771234567", amount: "5.00" },
        { target: "0771230002", amount: "3.00" },
      ];
      for (const items of [[good], [bad], [good, bad]]) await given.batch(shop, { items });
      await drain(shop);
      await pass(shop);
    },
  },
  {
    by: "a batch over the account's threshold, which is cancelled",
    events: ["batch.requires_approval", "batch.cancelled"],
    async act(shop) {
      await shop.api.updateAccount({ body: { batch_approval_threshold: { USD: "1.00" } } });
      const { id: batch_id } = await given.batch(shop);
      await shop.api.cancelBatch({ path: { batch_id } });
    },
  },
  {
    by: "a schedule whose day comes",
    events: ["schedule.occurrence.upcoming", "schedule.occurrence.ran"],
    async act(shop) {
      await given.schedule(shop);
      await pass(shop, { seconds: DAY_SECONDS });
    },
  },
  {
    by: "schedules that cost more than the Credit",
    events: [
      "schedule.occurrence.skipped_insufficient_credit",
      "schedule.occurrence.retry_after_topup",
    ],
    async act(shop) {
      const recipients = Array.from({ length: 9 }, (_, n) => ({ phone: `077123456${n}` }));
      const dear = { amount: "200.00", recipients };
      await given.schedule(shop, dear);
      await given.schedule(shop, { ...dear, on_insufficient: "retry_after_topup" });
      await pass(shop, { seconds: DAY_SECONDS });
    },
  },
  {
    by: "checkout sessions: one that is paid, and one that nobody pays",
    events: ["checkout.session.paid", "checkout.session.fulfilled", "checkout.session.expired"],
    async act(shop) {
      await ended(shop, "delivered");
      await expired(shop);
    },
  },
  {
    by: "POST /test/checkout-sessions/{session_id}/review, by both actions",
    events: ["checkout.session.credited", "checkout.session.resent"],
    async act(shop) {
      const { id } = await ended(shop, "failed");
      await review(shop, id, "credit");
      const other = await refusedByNetwork(shop, { target: "0771230002" });
      await review(shop, other.id, "send");
    },
  },
  {
    by: "a dispute for another reason, which its step resolves",
    events: ["dispute.opened", "dispute.resolved", "credit.adjusted"],
    async act(shop) {
      const { id } = await endedSend(shop);
      await opened(shop, id, { reason: "other" });
      await pass(shop);
    },
  },
];

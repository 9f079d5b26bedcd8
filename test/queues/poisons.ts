/** For each queue and each chore: how to poison a row, and how to see that the others proceed. */

import { approvalWorker } from "@svc/server/accounts/approvals/index.ts";
import { addMember, makePinCode } from "@svc/server/accounts/members/index.ts";
import { messageWorker, queueMessages } from "@svc/server/accounts/messages/index.ts";
import { makeSignInCode, signIn } from "@svc/server/accounts/sessions/index.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { batchWorker } from "@svc/server/sales/batches/index.ts";
import { scheduleWorker } from "@svc/server/sales/schedules/index.ts";
import { dispatchWorker } from "@svc/server/sales/sends/index.ts";
import {
  deliverWorker,
  fanOutWorker,
  replayWorker,
} from "@svc/server/webhooks/webhook-deliveries/index.ts";
import { agentOf, requested } from "../kit/agents.ts";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { checkedIn, placedProgram } from "../kit/checkins.ts";
import { askClaim, askCode, pageOf, passedChallenge } from "../kit/claims.ts";
import { approvalDeps, deliver, deliveryDeps, dispatchDeps, messageDeps } from "../kit/drain.ts";
import { given, type Shop } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { runNow, runSeconds } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { BOOK_POISONS } from "./book-poisons.ts";
import { change, count, type Poison, remove } from "./poison.ts";
import { purgeOf, runChore } from "./purge-poisons.ts";
import { REWARD_POISONS } from "./reward-poisons.ts";
import { SANDBOX_POISONS } from "./sandbox-poisons.ts";
import { STAFF_POISONS } from "./staff-poisons.ts";

const DAY_SECONDS = 86_400;

export const POISONS: Readonly<Record<string, Poison>> = {
  "sends/dispatch": {
    table: "send_dispatches",
    arrange: sell,
    run: async (log) => runUntilStill(dispatchWorker({ ...(await dispatchDeps()), log })),
    left: (shop) => count(shop, "sends", "status = 'pending'"),
  },
  approvals: {
    table: "approval_deadlines",
    arrange: async (shop) => {
      await requested(await agentOf(shop));
      await change(shop, "agent_approvals", "expires_at = svc_now() - interval '1 day'");
      await change(shop, "approval_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => runUntilStill(approvalWorker({ ...(await approvalDeps()), log })),
    left: (shop) => count(shop, "agent_approvals", "status = 'requested'"),
  },
  "batch-lines": {
    table: "batch_work",
    arrange: (shop) => given.batch(shop, { reserve_credit: false }),
    run: async (log) => runUntilStill(batchWorker({ ...(await testServer()), log })),
    left: (shop) => count(shop, "batch_items", "status = 'pending'"),
  },
  schedules: {
    table: "schedule_work",
    arrange: async (shop) => {
      await given.schedule(shop);
      await change(shop, "schedule_work", "due_at = svc_now() - interval '1 day'");
      await change(shop, "schedules", "opened_until = svc_now() - interval '2 days'");
    },
    run: async (log) => runUntilStill(scheduleWorker({ ...(await testServer()), log })),
    left: (shop) => count(shop, "schedule_work", "due_at < svc_now()"),
  },
  ...STAFF_POISONS,
  ...SANDBOX_POISONS,
  ...REWARD_POISONS,
  ...BOOK_POISONS,
  messages: {
    table: "messages",
    arrange: owe,
    run: async (log) => runUntilStill(messageWorker({ ...(await messageDeps()), log })),
    left: (shop) => count(shop, "messages", "tries = 0"),
    is_live: true,
  },
  "webhooks/fan-out": {
    table: "webhook_deliveries",
    arrange: hearOfSale,
    run: async (log) => runUntilStill(fanOutWorker({ ...(await testServer()), log })),
    left: async (shop) => 1 - Math.min(1, await count(shop, "webhook_deliveries", "true")),
  },
  "webhooks/deliver": {
    table: "webhook_dispatches",
    arrange: async (shop) => {
      await hearOfSale(shop);
      await runUntilStill(fanOutWorker(await testServer()));
    },
    run: async (log) => runUntilStill(deliverWorker({ ...(await deliveryDeps()), log })),
    left: (shop) => count(shop, "webhook_deliveries", "attempt_count = 0"),
  },
  "webhooks/replay": {
    table: "webhook_replays",
    arrange: replay,
    run: async (log) => runUntilStill(replayWorker({ ...(await testServer()), log })),
    left: (shop) => count(shop, "webhook_replays", "due_at <= svc_now()"),
  },
  "restore test Credit": {
    table: "test_credit_restores",
    arrange: (shop) =>
      change(shop, "test_credit_restores", "due_at = svc_now() - interval '1 day'"),
    run: (log) => runChore("restore test Credit", log),
    left: (shop) => count(shop, "test_credit_restores", "due_at < svc_now()"),
  },
  "project shortfalls": {
    table: "credit_projections",
    arrange: async (shop) => {
      await shop.api.updateCreditAlerts({ body: { shortfall_projection: true } });
      await change(shop, "credit_projections", "due_at = svc_now() - interval '1 day'");
    },
    run: (log) => runChore("project shortfalls", log),
    left: (shop) => count(shop, "credit_projections", "due_at < svc_now()"),
    is_live: true,
  },
  "key deadlines": {
    table: "key_deadlines",
    arrange: async (shop) => {
      const expires_at = runSeconds() + DAY_SECONDS;
      await given.key(shop, { expires_at });
      await change(shop, "key_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: (log) => runChore("key deadlines", log),
    left: (shop) => count(shop, "key_deadlines", "due_at < svc_now()"),
  },
  "erase recipients": {
    table: "recipient_erasures",
    arrange: async (shop) => {
      const { id: recipient_id } = await given.recipient(shop);
      await shop.api.deleteRecipient({ path: { recipient_id } });
      await change(shop, "recipient_erasures", "due_at = svc_now() - interval '1 day'");
    },
    run: (log) => runChore("erase recipients", log),
    left: (shop) => count(shop, "recipient_erasures", "due_at < svc_now()"),
  },
  "tell of networks": {
    table: "events",
    arrange: async (shop) => {
      await sell(shop, { target: "0731230000" });
      await changeNetwork();
    },
    run: (log) => runChore("tell of networks", log),
    left: async (shop) => 1 - (await count(shop, "events", "type like 'network.%'")),
    is_passed_over: true,
  },
  "round positions": {
    table: "checkins",
    arrange: async (shop) => {
      const { id: program } = await placedProgram(shop);
      await checkedIn(await pageOf(shop), await madeLink(shop, program));
      await change(shop, "checkins", "created = created - interval '60 days'");
    },
    run: (log) => runChore("round positions", log),
    left: (shop) => count(shop, "checkins", "position is not null"),
  },
  "purge webhook deliveries": purgeOf(
    "webhook_deliveries",
    "purge webhook deliveries",
    async (shop) => {
      await hearOfSale(shop);
      await runUntilStill(fanOutWorker(await testServer()));
      await remove(shop, "webhook_dispatches");
    },
  ),
  "purge claim challenges": purgeOf("claim_challenges", "purge claim challenges", guessed),
  "purge claim codes": purgeOf("claim_codes", "purge claim codes", guessed),
  "purge claim tries": purgeOf("claim_tries", "purge claim tries", guessed),
  "purge events": purgeOf("events", "purge events", sell),
  "purge idempotency keys": purgeOf("idempotency_keys", "purge idempotency keys", sell),
  "purge messages": purgeOf("messages", "purge messages", owe),
  "purge request bodies": purgeOf("request_bodies", "purge request bodies", logged),
  "purge request logs": purgeOf("request_logs", "purge request logs", logged),
  "purge sent webhooks": purgeOf("webhook_sent", "purge sent webhooks", heard),
  "purge sessions": purgeOf("sessions", "purge sessions", entered),
  "purge sign-ins": purgeOf("sign_ins", "purge sign-ins", entered),
  "purge sign-in codes": purgeOf("sign_in_codes", "purge sign-in codes", invited),
  "purge PIN codes": purgeOf("pin_codes", "purge PIN codes", (shop) => invited(shop, makePinCode)),
  "purge token links": purgeOf("token_links", "purge token links", linked),
};

/** Chores whose rows belong to no account, or that go through all accounts one by one. */
export const HOUSE_CHORES = [
  "watch networks",
  "follow supply",
  "forget quarantined rows",
  "forget unconfirmed subscribers",
  "seal secrets anew",
  "check what keys have sold",
  "night watch",
  "reconcile suppliers",
  "read float",
  "compare catalogues",
  "mail what ends",
  "purge text reports",
  "count minutes of the api",
];

async function owe({ account_id, mode }: Shop): Promise<void> {
  const { database } = await testServer();
  const draft = {
    ...{ account_id, mode, channel: "sms" as const, purpose: "notice" as const, send_id: null },
    ...{ recipient: "+263771234567", plays: null, seal_with: null, subject: null },
    ...{ text: "Your till is low.", created: runNow() },
  };
  await database.record((tx) => queueMessages(tx, [draft]));
}

/** Members are those of live accounts; here every account has one, who gets a code. */
async function invited({ account_id }: Shop, make = makeSignInCode) {
  const { database } = await testServer();
  const email = `${account_id}@shop.example`;
  const code = await database.record(async (tx) => {
    const person = { live_id: account_id, name: null, email, role: "admin" as const };
    const member = await addMember(tx, { ...person, now: runNow() });
    return member === null ? "" : await make(tx, member);
  });
  return { address: email, code, browser: null };
}

async function entered(shop: Shop): Promise<void> {
  await signIn(await testServer(), await invited(shop));
}

async function hearOfSale(shop: Shop): Promise<void> {
  await given.endpoint(shop);
  await sell(shop);
  await eventsShown();
}

/** Whatever answered: what was sent is kept. */
async function heard(shop: Shop): Promise<void> {
  await hearOfSale(shop);
  await deliver(shop);
}

async function replay(shop: Shop): Promise<void> {
  await sell(shop);
  const { id: endpoint_id } = await given.endpoint(shop);
  const to = runSeconds();
  const body = { from: to - DAY_SECONDS, to };
  const { status } = await shop.api.replayWebhookEndpoint({ path: { endpoint_id }, body });
  if (status !== 202) throw new Error(`A replay was to be made, and answered ${status}.`);
}

async function changeNetwork(): Promise<void> {
  await changeCatalogue(
    ({ sql }) => sql`
      insert into network_states (mode, network_id, since, state)
      values ('test', 'telecel', date_trunc('day', svc_now()), 'down') on conflict do nothing`,
  );
}

async function logged(shop: Shop): Promise<void> {
  await shop.api.getAccount();
  while ((await count(shop, "request_logs", "true")) === 0) await eventsShown();
}

async function linked(shop: Shop): Promise<void> {
  await given.endpoint(shop);
  await sell(shop);
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      insert into token_links (secret_hash, account_id, endpoint_id, send_id, created, works_until)
      select gen_random_uuid()::text, send.account_id, endpoint.id, send.id, svc_now(), svc_now()
      from sends send join webhook_endpoints endpoint using (account_id)
      where send.account_id = ${shop.account_id}`,
  );
}

/** A code of a link is asked for and guessed until a question is asked, and answered, first. */
async function guessed(shop: Shop): Promise<void> {
  const { id: program } = await given.activeProgram(shop);
  const link = await madeLink(shop, program, { bind: "otp" });
  const page = await pageOf(shop);
  await askCode(page, link);
  for (let time = 0; time < 3; time += 1) await askClaim(page, link, { code: "111111" });
  await passedChallenge(page, link, { code: "111111" });
}

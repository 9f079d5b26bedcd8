/** The queues that stand for staff in test mode, and that of what staff write. */
import { randomUUID } from "node:crypto";
import { applicationWorker } from "@svc/server/accounts/dealer/index.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { disputeWorker } from "@svc/server/sales/disputes/index.ts";
import { submitted } from "../kit/applications.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { testServer } from "../kit/server.ts";
import { sendNotices } from "../kit/subscribers.ts";
import { change, count, type Poison } from "./poison.ts";

export const STAFF_POISONS: Readonly<Record<string, Poison>> = {
  "dispute-deadlines": {
    table: "dispute_deadlines",
    arrange: async (shop) => {
      await opened(shop, (await endedSend(shop)).id);
      await change(shop, "dispute_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => {
      const { database } = await testServer();
      await runUntilStill(disputeWorker({ database, log, reactions: REACTIONS }));
    },
    left: (shop) => count(shop, "disputes", "status = 'opened'"),
  },
  "dealer-application-deadlines": {
    table: "dealer_application_deadlines",
    arrange: async (shop) => {
      await submitted(shop);
      await change(shop, "dealer_application_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => {
      const { config, database } = await testServer();
      await runUntilStill(applicationWorker({ config, database, log }));
    },
    left: (shop) => count(shop, "dealer_applications", "status = 'submitted'"),
  },
  "status-notices": {
    table: "status_notices",
    // Subscribers belong to no account; this one has the id of the shop.
    arrange: async ({ account_id }) => {
      const { database } = await testServer();
      await database.transact("given subscriber", async ({ sql }) => {
        await sql`
          insert into status_subscribers (id, channel, address, locale, sealed, token_hash,
            confirmed_at, invited_at, created)
          values (${account_id}, 'email', ${account_id}, 'en', '', ${randomUUID()}::text::bytea,
            svc_now(), svc_now(), svc_now())`;
        await sql`
          insert into status_notices (subscriber_id, due_at, created)
          values (${account_id}, svc_now() - interval '1 day', svc_now())`;
      });
    },
    // No mail leaves this server, so that each is dropped.
    run: (log) => sendNotices(null, { log }),
    left: async ({ account_id }) => {
      const { database } = await testServer();
      const [row] = await database.read(
        ({ sql }) => sql<{ rows: number }[]>`
          select count(*)::int as rows from status_notices where subscriber_id = ${account_id}`,
      );
      return row?.rows ?? Number.NaN;
    },
  },
};

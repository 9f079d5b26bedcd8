/** The queues that stand for staff in test mode. */
import { applicationWorker } from "@svc/server/accounts/dealer/index.ts";
import { runUntilStill } from "@svc/server/platform/worker.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { disputeWorker } from "@svc/server/sales/disputes/index.ts";
import { submitted } from "../kit/applications.ts";
import { endedSend, opened } from "../kit/disputes.ts";
import { testServer } from "../kit/server.ts";
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
};

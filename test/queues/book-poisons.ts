/** How rows of the queues of the books are poisoned: top-ups of Credit, checkouts, exports. */

import { topupWorker } from "@svc/server/money/topups/index.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { exportWorker } from "@svc/server/reporting/exports/index.ts";
import { checkoutWorker, paymentWorker } from "@svc/server/sales/checkout-sessions/index.ts";
import { opened } from "../kit/checkout.ts";
import { exportDeps, topupDeps } from "../kit/drain.ts";
import { asked } from "../kit/exports.ts";
import { testServer } from "../kit/server.ts";
import { topUp } from "../kit/topups.ts";
import { change, count, type Poison } from "./poison.ts";

export const BOOK_POISONS: Readonly<Record<string, Poison>> = {
  topups: {
    table: "topup_work",
    arrange: async (shop) => {
      await topUp(shop, { method: "bank_transfer" });
      await change(shop, "topup_work", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => runUntilStill(topupWorker({ ...(await topupDeps()), log })),
    left: (shop) => count(shop, "topups", "status = 'pending'"),
  },
  "checkout-deadlines": {
    table: "checkout_deadlines",
    arrange: async (shop) => {
      await opened(shop);
      await change(shop, "checkout_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => {
      const { database, config } = await testServer();
      await runUntilStill(checkoutWorker({ database, config, log }));
    },
    left: (shop) => count(shop, "checkout_sessions", "status = 'open'"),
  },
  "checkout-payments": {
    table: "checkout_payments",
    arrange: async (shop) => {
      await opened(shop);
      const { database } = await testServer();
      // Only live sessions have payments, and nothing is sold to those of most tests.
      await database.transact(
        "given payment",
        ({ sql }) => sql`
          insert into checkout_payments (account_id, id, session_id, state, method, currency,
            amount_minor, fee_minor, reference, provider, created, due_at)
          select account_id, id, id, 'pending', 'card', 'USD', 500, 18, id, 'poison', svc_now(),
            svc_now() - interval '1 day'
          from checkout_sessions where account_id = ${shop.account_id}`,
      );
    },
    run: async (log) => runUntilStill(paymentWorker({ ...(await topupDeps()), log })),
    left: (shop) => count(shop, "checkout_payments", "due_at <= svc_now()"),
  },
  exports: {
    table: "export_work",
    arrange: asked,
    run: async (log) => runUntilStill(exportWorker({ ...(await exportDeps()), log })),
    left: (shop) => count(shop, "exports", "status = 'pending'"),
  },
};

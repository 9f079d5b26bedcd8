/** How rows of the queues of the books are poisoned: top-ups of Credit, checkouts, exports. */

import { topupWorker } from "@svc/server/money/topups/index.ts";
import { runUntilStill } from "@svc/server/platform/worker.ts";
import { exportWorker } from "@svc/server/reporting/exports/index.ts";
import { checkoutWorker } from "@svc/server/sales/checkout-sessions/index.ts";
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
  exports: {
    table: "export_work",
    arrange: asked,
    run: async (log) => runUntilStill(exportWorker({ ...(await exportDeps()), log })),
    left: (shop) => count(shop, "exports", "status = 'pending'"),
  },
};

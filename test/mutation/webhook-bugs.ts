import type { Bug } from "./bugs.ts";

const feedBeforeDeliveries: Bug = {
  name: "a feed that moves before its deliveries",
  patches: [
    {
      file: "webhooks/webhook-deliveries/feeds/fan-out.ts",
      find: "  await placeDeliveries(tx, wanted, scope.now);\n",
      put: "  late = wanted;\n",
    },
    // What a killed program left in the module is not the next one's in the same process.
    {
      file: "webhooks/webhook-deliveries/feeds/fan-out.ts",
      find: "      const fed = await leaseRows(",
      put: "      late = [];\n      const fed = await leaseRows(",
    },
    {
      file: "webhooks/webhook-deliveries/feeds/fan-out.ts",
      find: "      if (fed.length > 0) wakeWorkers(DELIVER);\n",
      put: `      await deps.database.transact("place late", (tx) => placeDeliveries(tx, late, 0));
      if (fed.length > 0) wakeWorkers(DELIVER);\n`,
    },
    {
      file: "webhooks/webhook-deliveries/feeds/fan-out.ts",
      find: "const FEEDS_MAX = 50;\n",
      put: "const FEEDS_MAX = 50;\nlet late: NewDelivery[] = [];\n",
    },
  ],
  scenario: "delivererKilled",
  found: /never arrived/,
};

const deliveredBeforeSent: Bug = {
  name: "a delivery that is over before it is sent",
  patches: [
    {
      file: "webhooks/webhook-deliveries/delivery/lease-deliveries.ts",
      find: "  const rows = await findDeliveries(tx, taken);\n",
      put: `  const rows = await findDeliveries(tx, taken);
  await tx.sql\`delete from webhook_dispatches where lease_owner = \${lease_owner}\`;\n`,
    },
  ],
  scenario: "delivererKilledAfterClaim",
  found: /never arrived/,
};

export const WEBHOOK_BUGS: readonly Bug[] = [feedBeforeDeliveries, deliveredBeforeSent];

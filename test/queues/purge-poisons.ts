/** Old rows of every table that is purged. */
import type { Log } from "@svc/server/platform/log.ts";
import { choresOf } from "@svc/server/workers.ts";
import type { Shop } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { change, count, type Poison } from "./poison.ts";

const DAY_SECONDS = 86_400;
/** Purged by their age; of all others the id begins with it. */
const BY_AGE = ["claim_challenges", "idempotency_keys", "token_links"];
const DAYS_MS = 100 * DAY_SECONDS * 1_000;
const MS_OF_ID = `('x' || replace(left(id::text, 13), '-', ''))::bit(48)::bigint`;
const AGED = `lpad(to_hex(${MS_OF_ID} - ${DAYS_MS}), 12, '0')`;
const AGED_ID = `(left(${AGED}, 8) || '-' || right(${AGED}, 4) || substr(id::text, 14))::uuid`;

export function purgeOf(
  table: string,
  name: string,
  arrange: (shop: Shop) => Promise<unknown>,
): Poison {
  return {
    table,
    async arrange(shop) {
      await arrange(shop);
      const ids = BY_AGE.includes(table) ? "" : `, id = ${AGED_ID}`;
      await change(shop, table, `created = created - interval '100 days'${ids}`);
    },
    run: (log) => runChore(name, log),
    left: (shop) => count(shop, table, "created < svc_now() - interval '50 days'"),
  };
}

/** Runs a chore of the program, whether it is due or not. */
export async function runChore(name: string, log: Log): Promise<void> {
  const { config, database } = await testServer();
  const chore = choresOf(config).find((one) => one.name === name);
  await chore?.run({ database, log });
}

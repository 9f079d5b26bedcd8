/** The queue of unclaimed sandboxes. */
import { choresOf } from "@svc/server/workers.ts";
import { testServer } from "../kit/server.ts";
import { count, type Poison } from "./poison.ts";

const QUEUE = "expired sandboxes";

export const SANDBOX_POISONS: Readonly<Record<string, Poison>> = {
  [QUEUE]: {
    table: "sandboxes",
    arrange: async ({ account_id }) => {
      const { database } = await testServer();
      await database.record(
        ({ sql }) => sql`
          insert into sandboxes
            (account_id, live_id, token_hash, address_hash, expires_at, created)
          select id, twin_id, uuid_send(id), uuid_send(id), svc_now() - interval '1 day', svc_now()
          from accounts where id = ${account_id}`,
      );
    },
    run: async (log) => {
      const { config, database } = await testServer();
      await choresOf(config)
        .find(({ name }) => name === QUEUE)
        ?.run({ database, log });
    },
    left: (shop) => count(shop, "sandboxes", "expires_at < svc_now()"),
  },
};

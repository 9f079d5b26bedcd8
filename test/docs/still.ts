import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type Sql } from "@svc/server/platform/db/connect.ts";
import { runNow } from "../kit/run-clock.ts";
import { timeLimit } from "../kit/time-limit.ts";

/** An address that answers once all is still. */
export interface Still {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const LOOK_EVERY_MS = 100;
const WITHIN_MS = timeLimit(20_000);

/**
 * Opens an address for samples of shell that wait. It answers when every sale and every payment by
 * card is settled, and the second in which they were made is over. It looks in the database itself:
 * a shell would start five programs for each look.
 */
export async function openStill(database_url: string): Promise<Still> {
  const { sql } = connect({ database_url, pool: 1 });
  const server = createServer((_, response) => {
    untilStill(sql).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      await sql.end();
    },
  };
}

async function untilStill(sql: Sql): Promise<void> {
  const begun = runNow();
  for (;;) {
    await sleep(LOOK_EVERY_MS);
    const now = runNow();
    const is_next_second = Math.floor(now / 1_000) > Math.floor(begun / 1_000);
    if (is_next_second && !(await isMoving(sql))) return;
    if (now > begun + WITHIN_MS) throw new Error("A sale or a payment is not settled.");
  }
}

async function isMoving(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ is_moving: boolean }[]>`
    select exists (
      select from sends where status in ('pending', 'submitted', 'retrying', 'unknown')
      union all
      select from topups where status = 'pending' and method = 'card'
    ) as is_moving`;
  return row?.is_moving === true;
}

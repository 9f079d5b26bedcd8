import { mintSecretKey } from "@svc/server/platform/crypto/secret-box.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { startHeartbeat } from "@svc/server/platform/work/heartbeat.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";

const secret_key = mintSecretKey();
const log = openLog({ level: "error", readable: false });
let database: Database;

beforeAll(async () => {
  ({ database } = await testDatabase());
});

beforeEach(async () => {
  await database.transact("nobody lives", ({ sql }) => sql`delete from processes`);
});

describe("the heartbeat", () => {
  it("counts the programs that serve requests, and not the workers", async () => {
    const beats = [
      await startHeartbeat({ database, role: "worker", secret_key, log }),
      await startHeartbeat({ database, role: "api", secret_key, log }),
      await startHeartbeat({ database, role: "all", secret_key, log }),
    ];
    expect(beats.map(({ sharers }) => sharers())).toEqual([1, 1, 2]);
    for (const { stop } of beats) await stop();
  });

  it("forgets a program that stopped, or that has not been heard of for 15 seconds", async () => {
    const stopped = await startHeartbeat({ database, role: "api", secret_key, log });
    await stopped.stop();
    await startHeartbeat({ database, role: "api", secret_key, log });
    await database.transact(
      "a program dies",
      ({ sql }) => sql`
      update processes set seen_at = svc_now() - interval '16 seconds'`,
    );
    const alone = await startHeartbeat({ database, role: "api", secret_key, log });
    expect(alone.sharers()).toBe(1);
    await alone.stop();
  });
});

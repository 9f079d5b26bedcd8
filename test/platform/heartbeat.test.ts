import type { Database } from "@svc/server/platform/db/transaction.ts";
import { startHeartbeat } from "@svc/server/platform/heartbeat.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";

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
      await startHeartbeat({ database, role: "worker", log }),
      await startHeartbeat({ database, role: "api", log }),
      await startHeartbeat({ database, role: "all", log }),
    ];
    expect(beats.map(({ sharers }) => sharers())).toEqual([1, 1, 2]);
    for (const { stop } of beats) await stop();
  });

  it("forgets a program that stopped, or that has not been heard of for 15 seconds", async () => {
    const stopped = await startHeartbeat({ database, role: "api", log });
    await stopped.stop();
    await startHeartbeat({ database, role: "api", log });
    await database.transact(
      "a program dies",
      ({ sql }) => sql`
      update processes set seen_at = now() - interval '16 seconds'`,
    );
    const alone = await startHeartbeat({ database, role: "api", log });
    expect(alone.sharers()).toBe(1);
    await alone.stop();
  });
});

/** A till's day with PgBouncer between the programs and their database, in transaction mode. */
import { diagnose } from "@svc/server/commands/diagnose.ts";
import { mintSecretKey } from "@svc/server/platform/crypto/secret-box.ts";
import { migrate } from "@svc/server/platform/db/migrate.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  blockOfPage,
  missingPgBouncer,
  openPgBouncer,
  type PgBouncer,
  tellDatabase,
} from "../kit/pgbouncer.ts";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { openFleet } from "../kit/programs/fleet.ts";
import { startProgram } from "../kit/programs/program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { openTill } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";

const TILLS = 8;
const SALES = 6;

const missing = missingPgBouncer();
if (missing !== null) console.warn(`No pooler is tried: ${missing}. See test/kit/pgbouncer.ts.`);

describe.skipIf(missing !== null)("behind PgBouncer", () => {
  let cluster: Cluster;
  let database_url: string;
  let pooler: PgBouncer;

  beforeAll(async () => {
    cluster = await openCluster();
    database_url = await cluster.makeDatabase();
  });

  afterEach(async () => {
    await pooler?.close();
    await tellDatabase(
      database_url,
      blockOfPage("alter role").replaceAll(/set (\w+) =.*;/g, "reset $1;"),
    );
  });

  afterAll(() => cluster?.remove());

  /** Gives the user what the page gives it. */
  async function giveTimeouts(): Promise<void> {
    await tellDatabase(database_url, blockOfPage("alter role"));
  }

  function start() {
    const url = pooler.through(database_url);
    return startProgram({ role: "api", database_url: url, folder: cluster.folder });
  }

  async function faults(): Promise<string[]> {
    const DATABASE_URL = pooler.through(database_url);
    const settings = {
      DATABASE_URL,
      SVC_DATA_DIR: cluster.folder,
      SVC_SECRET_KEY: mintSecretKey(),
    };
    const found = await diagnose(settings, { freeBytes: () => 2 ** 40 });
    return found.map(({ code }) => code).filter((code) => code === "database_pooled");
  }

  it("sells a day in transaction mode, from several connections of the database for all", async () => {
    await giveTimeouts();
    pooler = await openPgBouncer(database_url, (settings) => `${settings}default_pool_size = 8\n`);
    expect(await faults()).toEqual([]);
    const fleet = await openFleet(
      {
        folder: cluster.folder,
        makeDatabase: async () => pooler.through(database_url),
        remove: async () => {},
      },
      { apis: 2, workers: 2 },
    );
    try {
      const shops = await Promise.all(
        Array.from({ length: TILLS }, () => openShop(fleet.database)),
      );
      const tills = shops.map(({ key }) => openTill(key, fleet.apis));
      await Promise.all(
        tills.map(async (till) => {
          for (let sale = 0; sale < SALES; sale += 1) {
            const { heard } = await till.sell();
            expect(heard).toMatchObject({ status: 202 });
          }
        }),
      );
      expect(await complaintsAtRest(fleet)).toEqual([]);
      const rows = await fleet.database.read(
        ({ sql }) => sql`select status, count(*)::int as sends from sends group by status`,
      );
      expect(rows).toEqual([{ status: "delivered", sends: TILLS * SALES }]);
      const [held] = await fleet.database.read(
        ({ sql }) => sql`
          select count(*)::int as servers from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend'`,
      );
      expect(held?.servers).toBeLessThanOrEqual(8);
    } finally {
      await fleet.close();
    }
  });

  it.each([
    [
      "that refuses timeouts",
      /^ignore_startup_parameters.*$/m,
      /unsupported startup parameter/,
      true,
    ],
    ["that loses timeouts", /(?:)/, /loses what connections ask for: lock_timeout/, false],
    ["that loses statements", /^max_prepared.*$/m, /prepared statements are not found/, true],
  ])(
    "starts no program at one %s, and says what to do",
    async (_, left_out, said, has_timeouts) => {
      if (has_timeouts) await giveTimeouts();
      pooler = await openPgBouncer(database_url, (settings) => {
        const without = settings.replace(left_out, "");
        return said.source.includes("statements")
          ? `${without}max_prepared_statements = 0`
          : without;
      });
      await expect(start()).rejects.toThrow(said);
      await expect(start()).rejects.toThrow("docs/operations/poolers.md");
      expect(await faults()).toEqual(["database_pooled"]);
    },
  );

  it("migrates nothing through it", async () => {
    await giveTimeouts();
    pooler = await openPgBouncer(database_url);
    const empty_url = await cluster.makeDatabase({ is_empty: true });
    await expect(migrate(pooler.through(empty_url))).rejects.toThrow("set SVC_OWNER_URL");
  });
});

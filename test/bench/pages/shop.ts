/** The shop whose pages are measured: its database stays from run to run. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "@svc/embedded-postgres";
import { addMember } from "@svc/server/accounts/members/index.ts";
import { newSession, openSession } from "@svc/server/accounts/sessions/open-session.ts";
import { seedCatalogue } from "@svc/server/catalogue/products/index.ts";
import { markAsSandbox, migrate } from "@svc/server/platform/db/migrate.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { makeSeller } from "../books.ts";
import { parentOf } from "../cpu.ts";
import { fill } from "./fill.ts";
import { FILLED, partsOf } from "./history.ts";

const DATABASES = join(import.meta.dirname, "..", "..", "..", ".data");
/** What is filled can be filled again; indexes are made in memory. */
export const FILLING = {
  ...{ max_wal_size: "16GB", checkpoint_timeout: "1h", wal_level: "minimal", max_wal_senders: "0" },
  ...{ maintenance_work_mem: "512MB", max_parallel_maintenance_workers: "1", autovacuum: "off" },
};

interface Opened {
  readonly account_id: string;
  readonly key_id: string;
  readonly live_id: string;
  readonly now: number;
}

interface PagesShop {
  readonly url: string;
  readonly postmaster_pid: number;
  readonly postgresql: string;
  /** The secret of a session in which the owner looks at the mode that has sold. */
  readonly session: string;
  readonly fill_seconds: number;
  close(): Promise<void>;
}

/** Opens the shop that has as many sends; what it lacks is filled first. */
export async function openPagesShop(rows: number): Promise<PagesShop> {
  const folder = join(DATABASES, `pages-${rows}`);
  const filled = join(folder, "filled.json");
  const began_ms = performance.now();
  if (!existsSync(filled)) {
    const { url, stop } = await startEmbedded({
      ...{ data_folder: folder, durable: false, settings: FILLING },
    });
    const opened = await openOnce(url, join(folder, "shop.json"), rows);
    const parts = partsOf(opened, { rows, now: opened.now });
    await fill({ url, rows, parts, tables: FILLED }).finally(() => stop());
    writeFileSync(filled, JSON.stringify(opened));
  }
  const fill_seconds = (performance.now() - began_ms) / 1_000;
  const opened: Opened = JSON.parse(readFileSync(filled, "utf8"));
  const { url, stop } = await startEmbedded({ data_folder: folder });
  const session = await signIn(url, opened);
  return {
    url,
    ...(await readServer(url)),
    session,
    fill_seconds,
    close: async () => void (await stop()),
  };
}

export async function readServer(url: string) {
  const database = openDatabase({ database_url: url, pool: 1 });
  const [server] = await database.read(
    ({ sql }) => sql<{ pid: number; version: string }[]>`
      select pg_backend_pid() as pid, current_setting('server_version') as version`,
  );
  if (server === undefined) throw new Error("A select of one row returned none.");
  const postmaster_pid = parentOf(server.pid);
  await database.close();
  return { postmaster_pid, postgresql: server.version };
}

/** A fill that was killed goes on with the shop that it began. */
async function openOnce(url: string, facts: string, rows: number): Promise<Opened> {
  if (existsSync(facts)) return JSON.parse(readFileSync(facts, "utf8"));
  await migrate(url);
  await markAsSandbox(url);
  const database = openDatabase({ database_url: url, pool: 1 });
  const now = wall();
  const opened = await database.transact("open the shop", async (tx) => {
    await seedCatalogue(tx);
    const { account_id, key_id } = await makeSeller(tx, rows);
    const [row] = await tx.sql<{ live_id: string }[]>`
      select twin_id as live_id from accounts where id = ${account_id}`;
    return { account_id, key_id, live_id: row?.live_id ?? "", now };
  });
  await database.close();
  writeFileSync(facts, JSON.stringify(opened));
  return opened;
}

async function signIn(url: string, { live_id, now }: Opened): Promise<string> {
  const database = openDatabase({ database_url: url, pool: 1 });
  const session = await database.transact("sign the owner in", async (tx) => {
    const person = { name: "Owner", email: `owner-${wall()}@shop.example`, role: "owner" as const };
    const member = await addMember(tx, { ...person, live_id, now });
    if (member === null) throw new Error("The shop has no owner.");
    const owner = { account_id: live_id, member, invite_id: null, address: person.email };
    const facts = await newSession(tx, { device: "Chromium, Linux", address: "127.0.0.1" });
    return await openSession(tx, owner, { mode: "test", facts });
  });
  await database.close();
  return session;
}

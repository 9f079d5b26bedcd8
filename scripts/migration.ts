/**
 * Writes the migration that makes the tables of server/schema.ts. Nothing is released, so there is
 * one migration and it is written anew; from the first release on, each change adds one. With
 * --check it writes nothing and fails when the migration does not make the tables as they stand.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digitGramsFunction } from "../server/directory/recipients/read/digit-grams.ts";
import { isKnownMoveFunction } from "../server/money/ledger/is-known-move.ts";
import { svcNowFunction } from "../server/platform/db/svc-now.ts";
import { withLock } from "./with-lock.ts";

const ROOT = join(import.meta.dirname, "..");
const SERVER = join(ROOT, "server");
const MIGRATIONS = join(SERVER, "migrations");
const NAME = "road";
/**
 * How full the pages of tables are made whose rows are updated again and again, in percent: a new
 * version that finds room on its page writes no index entries. drizzle-kit knows no such setting.
 */
const FULL_PERCENT: Readonly<Record<string, number>> = {
  sends: 75,
  send_dispatches: 50,
  messages: 50,
  simulator_vends: 75,
  webhook_deliveries: 75,
  webhook_dispatches: 50,
};
/** Work in progress, which ends as a dead row. */
const WORK = ["send_dispatches", "webhook_dispatches"];
/** What is old is deleted, and leaves a dead row too. */
const PURGED = [
  ...["claim_challenges", "claim_codes", "claim_tries", "events", "idempotency_keys", "messages"],
  ...["pin_codes", "request_bodies", "request_logs", "sessions", "sign_in_codes", "sign_ins"],
  ...["token_links", "webhook_deliveries", "webhook_sent"],
];
/** Such tables are vacuumed when a fiftieth of the rows is dead; PostgreSQL waits for a fifth. */
const DEAD_SHARE = 0.02;
/** The one row that programs compare; see server/catalogue/version. */
const FIRST_VERSION = 'INSERT INTO "catalogue_versions" DEFAULT VALUES;';

await withLock(join(ROOT, ".data", "migration.lock"), async () => {
  const draft = mkdtempSync(join(tmpdir(), "svc-migration-"));
  try {
    if (generateInto(draft) === readSql(MIGRATIONS)) {
      return console.log("The migration is up to date.");
    }
    if (process.argv.includes("--check")) {
      process.exitCode = 1;
      return console.error("The tables have changed: run npm run migration.");
    }
    replaceMigrations(draft);
    console.log("Wrote server/migrations; read the SQL, and start sandboxes with --reset.");
  } finally {
    rmSync(draft, { recursive: true });
  }
});

/** Whoever starts a database meanwhile finds the old migrations or the new ones. */
function replaceMigrations(draft: string): void {
  const beside = { written: `${MIGRATIONS}.new`, kept: `${MIGRATIONS}.old` };
  cpSync(draft, beside.written, { recursive: true });
  // A temporary folder is closed to all others, who may run what is made of this checkout.
  chmodSync(beside.written, 0o755);
  if (existsSync(MIGRATIONS)) renameSync(MIGRATIONS, beside.kept);
  renameSync(beside.written, MIGRATIONS);
  rmSync(beside.kept, { recursive: true, force: true });
}

/** Runs drizzle-kit on the tables as they stand, with no earlier migration to compare with. */
function generateInto(folder: string): string {
  const kit = join(SERVER, "node_modules", "drizzle-kit", "bin.cjs");
  const flags = ["--dialect", "postgresql", "--schema", "./schema.ts", "--name", NAME];
  const args = [kit, "generate", ...flags, "--out", folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: SERVER, encoding: "utf8" });
  const written = readSql(folder);
  // It ends with success, and without a file, when it could not read the tables.
  if (written === null) throw new Error(`drizzle-kit wrote no migration:\n${stdout}${stderr}`);
  const rooms = Object.entries(FULL_PERCENT).map(
    ([table, percent]) => `ALTER TABLE "${table}" SET (fillfactor = ${percent});`,
  );
  // Names without a schema are found where the owner of the database has them made.
  const unqualified = written.replaceAll('"public".', "");
  const sweeps = [...PURGED, ...WORK].map(
    (table) => `ALTER TABLE "${table}" SET (autovacuum_vacuum_scale_factor = ${DEAD_SHARE});`,
  );
  const functions = [svcNowFunction(), isKnownMoveFunction(), digitGramsFunction()];
  const statements = [...functions, unqualified, FIRST_VERSION, ...rooms, ...sweeps];
  const whole = statements.join("--> statement-breakpoint\n");
  writeFileSync(sqlFile(folder), whole);
  return whole;
}

function sqlFile(folder: string): string {
  return join(folder, `0000_${NAME}.sql`);
}

function readSql(folder: string): string | null {
  const file = sqlFile(folder);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

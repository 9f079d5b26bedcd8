/**
 * The sandbox that `npm start` opens on a laptop: one organisation, test Credit, and a key to it.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { SCOPES } from "@svc/generated/operations";
import { createOrganisation } from "#accounts/account";
import { describeSecret, mintKey, mintSecret } from "#accounts/keys";
import { seedCatalogue } from "#catalogue/products";
import { wall } from "#platform/clock";
import type { Config } from "#platform/config";
import type { Database, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { SettingError } from "#platform/settings";

/** What a person or a script needs to begin. */
export interface Sandbox {
  /** Wire id of the test account. */
  readonly account: string;
  /** A full test key; the same at every start of one data folder. */
  readonly key: string;
  readonly base_url: string;
}

const FILE = "sandbox.json";
const ORGANISATION = {
  name: "Sandbox Shop",
  contact_email: "owner@sandbox.example",
  support_phone: "+263771000000",
  statement_descriptor: "SANDBOX SHOP",
};

/**
 * Opens the sandbox of a data folder: makes it at the first start, finds it at every other. Whether
 * the database may be used for a sandbox is settled before.
 *
 * The secret is written to the folder before the organisation is made, so a start that was cut off
 * between the two is carried on by the next one with the same key.
 * Writes: the organisation, its key, the catalogue; `sandbox.json`.
 * Source: docs/operations.md, "Settings".
 */
export async function seedSandbox(
  database: Database,
  config: Pick<Config, "data_folder" | "public_url">,
): Promise<Sandbox> {
  const file = join(config.data_folder, FILE);
  const key = keepKey(config.data_folder, file);
  const account_id = await database.transact("seed sandbox", async (tx) => {
    await tx.sql`select pg_advisory_xact_lock(hashtextextended('sandbox', 0))`;
    await seedCatalogue(tx);
    return (await findAccount(tx, key)) ?? (await makeAccount(tx, key));
  });
  const sandbox = {
    account: formatId("acct", account_id),
    key,
    base_url: `${config.public_url}${BASE_PATH}`,
  };
  writeWhole(file, sandbox);
  return sandbox;
}

/** Of several first starts at once one puts its key into the folder, and all take that one. */
function keepKey(folder: string, file: string): string {
  const kept = readKey(file);
  if (kept !== null) return kept;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ key: mintSecret("sk", "test").text }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  const key = readKey(file);
  if (key === null) throw new SettingError(brokenFile(file));
  return key;
}

function readKey(file: string): string | null {
  try {
    const { key } = JSON.parse(readFileSync(file, "utf8")) as { key?: unknown };
    return typeof key === "string" ? key : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    if (error instanceof SyntaxError) throw new SettingError(brokenFile(file));
    throw error;
  }
}

function brokenFile(file: string): string {
  return (
    `${file} holds no key: put it back from a backup, remove it to get another organisation ` +
    "with another key, or start from empty data with --reset."
  );
}

async function findAccount({ sql }: Tx, key: string): Promise<string | null> {
  const [found] = await sql<{ account_id: string }[]>`
    select account_id from key_secrets where secret_hash = ${describeSecret(key).secret_hash}`;
  return found?.account_id ?? null;
}

async function makeAccount(tx: Tx, key: string): Promise<string> {
  const now = wall();
  const { test_id } = await createOrganisation(tx, { ...ORGANISATION, now });
  const account = { id: test_id, mode: "test" as const };
  const origin = { account, request: null, now };
  await mintKey(tx, wholeKey("Sandbox"), origin, describeSecret(key));
  return test_id;
}

/** A secret key that may do everything. */
export function wholeKey(label: string) {
  return {
    kind: "sk" as const,
    label,
    scopes: [...SCOPES],
    allowed_ips: [],
    allowed_origins: [],
    allowed_products: [],
    allowed_networks: [],
    recipient_allowlist: [],
    expires_at: null,
    caps: [],
    metadata: {},
  };
}

/** A reader finds the old file or the new one, never half of it. */
function writeWhole(file: string, sandbox: Sandbox): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(sandbox, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

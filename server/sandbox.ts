/**
 * The sandbox that `npm start` opens on a laptop: one organisation, test Credit, and a key to it.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { SCOPES } from "@svc/generated/operations";
import { createOrganisation } from "#accounts/account";
import { describeSecret, mintKey, mintSecret } from "#accounts/keys";
import { addMember } from "#accounts/members";
import { findSignInOwner, makeSignInCode, signInLink } from "#accounts/sessions";
import { seedCatalogue } from "#catalogue/products";
import type { Database, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import type { Cell } from "#platform/settings/cell";
import { type Config, isLoopback, type Settings } from "#platform/settings/config";
import { wall } from "#platform/time/clock";

/** What a person or a script needs to begin. */
export interface Sandbox {
  /** Wire id of the test account. */
  readonly account: string;
  /** A full test key of the owner; the same at every start of one data folder. */
  readonly key: string;
  /** One of the admin, a second person, who approves what the owner has made. */
  readonly approver_key: string;
  readonly base_url: string;
}

const FILE = "sandbox.json";
const ORGANISATION = {
  name: "Sandbox Shop",
  contact_email: "owner@sandbox.example",
  support_phone: "+263771000000",
  statement_descriptor: "SANDBOX SHOP",
};
const OWNER = { name: "Tendai Moyo", email: "owner@sandbox.example", role: "owner" } as const;
const ADMIN = { name: "Rudo Dube", email: "admin@sandbox.example", role: "admin" } as const;

/** The secrets that the folder keeps, in the order of the members. */
type Secrets = Pick<Sandbox, "key" | "approver_key">;

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
  config: Pick<Config, "data_folder" | "public_url" | "cell">,
): Promise<Sandbox> {
  const file = join(config.data_folder, FILE);
  const secrets = keepSecrets(config, file);
  const account_id = await database.transact("seed sandbox", async (tx) => {
    await tx.sql`select pg_advisory_xact_lock(hashtextextended('sandbox', 0))`;
    await seedCatalogue(tx);
    return (await findAccount(tx, secrets.key)) ?? (await makeAccount(tx, secrets));
  });
  const sandbox = {
    account: formatId("acct", account_id),
    ...secrets,
    base_url: `${config.public_url}${BASE_PATH}`,
  };
  writeWhole(file, sandbox);
  return sandbox;
}

/**
 * A link that signs the owner in to the dashboard, once, and shows test mode. Only who reads the
 * output of a server that other machines cannot reach is handed one; null of any other.
 *
 * Writes: a code to sign in.
 */
export async function ownerLink(
  database: Database,
  config: Pick<Settings, "public_url" | "host">,
): Promise<string | null> {
  if (!isLoopback(config.host)) return null;
  return await database.transact("sign the owner of the sandbox in", async (tx) => {
    const owner = await findSignInOwner(tx, OWNER.email);
    const member = owner?.member ?? null;
    if (member === null) return null;
    const code = await makeSignInCode(tx, member);
    return signInLink(config, { code, mode: "test" });
  });
}

/** Of several first starts at once one puts its keys into the folder, and all take those. */
function keepSecrets(
  { data_folder: folder, cell }: Pick<Config, "data_folder" | "cell">,
  file: string,
): Secrets {
  const kept = readSecrets(file);
  if (kept !== null) return kept;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(newSecrets(cell)), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  const secrets = readSecrets(file);
  if (secrets === null) throw new SettingError(brokenFile(file));
  return secrets;
}

function newSecrets(cell: Cell): Secrets {
  const made = { mode: "test", cell } as const;
  const [owner, admin] = [mintSecret("sk", made), mintSecret("sk", made)];
  return { key: owner.text, approver_key: admin.text };
}

function readSecrets(file: string): Secrets | null {
  try {
    const { key, approver_key } = JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>;
    const has_both = typeof key === "string" && typeof approver_key === "string";
    return has_both ? { key, approver_key } : null;
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

async function makeAccount(tx: Tx, secrets: Secrets): Promise<string> {
  const now = wall();
  const { live_id, test_id } = await createOrganisation(tx, { ...ORGANISATION, now });
  const account = { id: test_id, mode: "test" as const };
  const members = [
    { ...OWNER, label: "Sandbox", secret: secrets.key },
    { ...ADMIN, label: "Sandbox, second person", secret: secrets.approver_key },
  ];
  for (const { label, secret, ...person } of members) {
    const member = await addMember(tx, { ...person, live_id, now });
    const origin = { account, request: null, now, member_id: member?.id };
    await mintKey(tx, wholeKey(label), origin, describeSecret(secret));
  }
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

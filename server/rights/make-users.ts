import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { connect, type Sql } from "#platform/db/connect";
import { SettingError } from "#platform/setting-error";

/** What can be made of users next to the owner of a database. */
export interface UserPlan {
  readonly owner: string;
  /** Whether the owner may make them. */
  readonly can_create: boolean;
  readonly has_runtime: boolean;
  readonly has_reader: boolean;
}

const ITERATIONS = 4_096;

/** The user that serves and the role that reads are named after the owner. */
export function userNamesOf(owner: string): { runtime: string; reader: string } {
  return { runtime: `${owner}_runtime`, reader: `${owner}_reader` };
}

/** Reads which users there are; null where no table can be reached without the owner's rights. */
export function planUsers(owner_url: string): Promise<UserPlan> {
  return asOwner(owner_url, async (sql) => {
    const [row] = await sql<[UserPlan]>`
      select current_user as owner, rolsuper or rolcreaterole as can_create,
        to_regrole(quote_ident(current_user || '_runtime')) is not null as has_runtime,
        to_regrole(quote_ident(current_user || '_reader')) is not null as has_reader
      from pg_roles where rolname = current_user`;
    return row;
  });
}

/**
 * Makes the users that are missing. The password is sent as its verifier, so that no log of the
 * server holds it.
 */
export async function makeUsers(owner_url: string, runtime_url: string): Promise<void> {
  const { owner, has_runtime, has_reader } = await planUsers(owner_url);
  const { runtime, reader } = userNamesOf(owner);
  const { username, password } = new URL(runtime_url);
  await asOwner(owner_url, async (sql) => {
    if (!has_runtime && decodeURIComponent(username) === runtime) {
      const verifier = scramVerifier(decodeURIComponent(password));
      await sql.unsafe(`create role ${quoted(runtime)} login password '${verifier}'`);
    }
    if (!has_reader) await sql.unsafe(`create role ${quoted(reader)} nologin`);
  });
}

/** The URL of the user that serves, with a new password. */
export function runtimeUrl(owner_url: string, owner: string): string {
  const url = new URL(owner_url);
  url.username = userNamesOf(owner).runtime;
  url.password = randomBytes(24).toString("base64url");
  return url.href;
}

/** What PostgreSQL keeps of a password, as RFC 5803 writes it. */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const keyOf = (name: string) => createHmac("sha256", salted).update(name).digest();
  const stored = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  const server = keyOf("Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${stored}:${server}`;
}

/** Refuses to go on where the owner cannot make users and none was named. */
export function refuseHelpless({ owner, can_create, has_runtime }: UserPlan): void {
  const { runtime, reader } = userNamesOf(owner);
  if (has_runtime) {
    throw new SettingError(`There is a user ${runtime} already: give its URL as --runtime-url.`);
  }
  if (can_create) return;
  throw new SettingError(
    `The user ${owner} of the database may not create others: have a superuser run\n` +
      `  create role ${quoted(runtime)} login password '…';\n` +
      `  create role ${quoted(reader)} nologin;\n` +
      "and give the URL of the first as --runtime-url.",
  );
}

async function asOwner<T>(owner_url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { sql } = connect({ database_url: owner_url, pool: 1, application_name: "svc migrate" });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

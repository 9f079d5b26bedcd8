/** What the users of a production's database may do, and what none of them but the owner may. */
import { connect, type Sql } from "@svc/server/platform/db/connect.ts";
import { sqlState } from "@svc/server/platform/db/errors.ts";
import { openDatabase } from "@svc/server/platform/db/transaction.ts";
import { findExcess } from "@svc/server/rights/find-excess.ts";
import { grantRights } from "@svc/server/rights/grant-rights.ts";
import { scramVerifier } from "@svc/server/rights/make-users.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { opened as openedSession } from "../kit/checkout.ts";
import { makeDatabase, withDatabase } from "../kit/database.ts";
import { endedSend, opened as openedDispute } from "../kit/disputes.ts";
import { given, type Organisation } from "../kit/given.ts";
import { giveLiveCredit } from "../kit/live-credit.ts";
import { makeUsersOf } from "../kit/runtime-user.ts";
import { expire, newSandbox, tablesOf } from "../kit/sandboxes.ts";
import { NAMED } from "../kit/wire.ts";

const NAME = `rights_${process.pid}`;
const DENIED = "42501";
const WITH_CREDIT = "(select account_id from ledger_postings limit 1)";
/** What happened, of live accounts; the deletion of any of it is a mistake. */
const LASTING = [
  ...["accounts", "audit_entries", "checkout_sessions", "disputes", "events"],
  ...["ledger_balances", "ledger_postings", "send_attempts", "sends", "topups"],
];
/** What a person who looks at rows does not see. */
const HIDDEN = [
  "checkout_sessions.url_secret",
  "claim_codes.code_hash",
  "claim_codes.phone_hash",
  "claim_tries.ip_hash",
  "dealer_applications.sealed_people",
  "document_chunks.sealed",
  "documents.sha256",
  "export_chunks.sealed",
  "exports.sha256",
  "idempotency_keys.body",
  "idempotency_keys.fingerprint",
  "key_secrets.secret_hash",
  "messages.body",
  "payment_pins.sealed_hash",
  "pin_codes.code_hash",
  "program_secrets.sealed",
  "recipients.phone_hash",
  "request_bodies.packed",
  "reward_links.token_hash",
  "reward_links.token_sealed",
  "sandboxes.address_hash",
  "sandboxes.token_hash",
  "sessions.token_hash",
  "sign_in_codes.browser_hash",
  "sign_in_codes.code_hash",
  "sign_in_codes.token_hash",
  "staff_members.link_hash",
  "staff_passkeys.public_key",
  "staff_sessions.challenge_hash",
  "staff_sessions.token_hash",
  "status_subscribers.sealed",
  "status_subscribers.token_hash",
  "token_links.secret_hash",
  "topups.receipt_secret",
  "webhook_secrets.sealed",
  "webhook_sent.packed",
];

let [owner, runtime, reader]: Sql[] = [];
let urls: { runtime: string; reader: string };
let owner_url: string;
let close: () => Promise<void>;
let shop: Organisation;

beforeAll(async () => {
  owner_url = await makeDatabase(NAME);
  urls = await makeUsersOf(owner_url);
  const opened = [owner_url, urls.runtime, urls.reader].map((database_url) =>
    connect({ database_url, pool: 1 }),
  );
  [owner, runtime, reader] = opened.map(({ sql }) => sql);
  const database = openDatabase({ database_url: urls.runtime, pool: 10 });
  const putBack = withDatabase({ url: urls.runtime, database });
  close = async () => {
    putBack();
    await Promise.all([...opened.map(({ sql }) => sql.end()), database.close()]);
  };
  shop = await given.organisation();
  await database.transact("given live Credit", (tx) => giveLiveCredit(tx, shop.live.account_id));
  await database.transact("given a top-up", (tx) => giveLiveCredit(tx, shop.account_id));
  await given.key(shop);
  await openedDispute(shop, (await endedSend(shop)).id);
  await openedSession(shop);
});

afterAll(() => close?.());

/** All that the test account did, as if it had been a live one. */
async function asLive(work: () => Promise<void>): Promise<void> {
  await become("live", shop);
  try {
    await work();
  } finally {
    await become("test", shop);
  }
}

/** No caller is looked up again for it. */
async function become(mode: string, { account_id }: Organisation): Promise<void> {
  await (owner as Sql).begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update accounts set mode = ${mode} where id = ${account_id}`;
  });
}

/** How PostgreSQL refuses a statement; null where it does not. What was done is undone. */
async function refusalOf(sql: Sql, statement: string): Promise<string | null> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(statement, [], NAMED);
      throw new Error("undone");
    });
  } catch (error) {
    return sqlState(error) ?? null;
  }
  return null;
}

describe("the runtime", () => {
  it.each([
    "alter table sends add column note text",
    "alter table events disable row level security",
    "truncate request_logs",
    "drop table chores",
    "drop policy svc_delete on sends",
    "create table notes (id int)",
    "create trigger after_all after insert on sends execute function tsvector_update_trigger()",
    "delete from supplier_float_changes",
    "update supplier_float_changes set amount_minor = 1",
    "update audit_entries set action = 'nothing'",
    "update ledger_postings set amount_minor = 0",
    "update events set snapshot = null",
    "update accounts set mode = 'test'",
    "update drizzle.__drizzle_migrations set created_at = 1",
    `update sandboxes set live_id = ${WITH_CREDIT}`,
  ])("may not %s", async (statement) => {
    await newSandbox();
    expect(await refusalOf(runtime as Sql, statement)).toBe(DENIED);
    // The owner may, so it is the rights that refuse it and not the statement.
    expect(await refusalOf(owner as Sql, statement)).not.toBe(DENIED);
  });

  it.each(LASTING)("deletes no %s of a live account", async (table) => {
    const column = table === "accounts" ? "id" : "account_id";
    const rows = `from ${table} where ${column} = '${shop.account_id}'`;
    await asLive(async () => {
      const count = async () => (await (owner as Sql).unsafe(`select ${rows}`, [], NAMED)).length;
      const before = await count();
      expect(before).toBeGreaterThan(0);
      const { count: deleted } = await (runtime as Sql).unsafe(`delete ${rows}`, [], NAMED);
      expect([deleted, await count()]).toEqual([0, before]);
    });
  });

  it("resets a test account, as far as the owner does", async () => {
    const { status } = await shop.api.resetTestAccount({ body: {} });
    expect(status).toBe(200);
    const left = await (owner as Sql)`
      select from sends where account_id = ${shop.account_id}
      union all select from send_attempts where account_id = ${shop.account_id}`;
    expect(left).toHaveLength(0);
  });

  it("deletes a sandbox that nobody has taken over, with its live account", async () => {
    const made = await newSandbox();
    const [row] = await (owner as Sql)`
      select live_id from sandboxes where account_id = ${made.account_id}`;
    await expire(made);
    expect(await tablesOf(made, row?.live_id)).toEqual([]);
  });

  it("purges events that are no longer shown, and no others", async () => {
    const other = await given.organisation();
    await endedSend(other);
    const { account_id } = other;
    await become("live", other);
    const age = (days: number) => (owner as Sql)`
      update events set created = svc_now() - make_interval(days => ${days})
      where account_id = ${account_id}`;
    const purge = () => (runtime as Sql)`delete from events where account_id = ${account_id}`;
    const { count } = await age(29);
    expect(count).toBeGreaterThan(0);
    expect((await purge()).count).toBe(0);
    await age(31);
    expect((await purge()).count).toBe(count);
  });
});

describe("a reader", () => {
  it("sees every column but what is sealed, what opens a door, and bytes", async () => {
    const rows = await (owner as Sql)<{ name: string }[]>`
      select relname || '.' || attname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0
        and not has_column_privilege(${`${NAME}_reader`}, pg_class.oid, attnum, 'select')
      order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(HIDDEN);
    const [sale] = await (reader as Sql)`select count(*)::int as count from ledger_postings`;
    expect(sale?.count).toBeGreaterThan(0);
  });

  it.each(["update sends set target = ''", "delete from sends", "insert into chores select"])(
    "may not %s",
    async (statement) => {
      expect(await refusalOf(reader as Sql, statement)).toBe(DENIED);
    },
  );
});

describe("the rights", () => {
  it("are given again without a lock that a sale waits for", async () => {
    const holding = (runtime as Sql).begin(async (tx) => {
      await tx`select from sends limit 1`;
      await grantRights(owner_url, { runtime: `${NAME}_runtime`, reader: `${NAME}_reader` });
    });
    await expect(holding).resolves.not.toThrow();
  });

  it("are refused to a user that is not there, and to one that owns the tables", async () => {
    const nobody = grantRights(owner_url, { runtime: "stranger", reader: null });
    await expect(nobody).rejects.toThrow(/The user stranger of DATABASE_URL does not exist/);
    const { username } = new URL(owner_url);
    const itself = grantRights(owner_url, { runtime: username, reader: null });
    await expect(itself).rejects.toThrow(/has the rights of the owner/);
  });

  it("are too many for the runtime where one of them could unmake a table", async () => {
    expect(await findExcess(runtime as Sql)).toBeNull();
    expect(await findExcess(owner as Sql)).toMatch(/is a superuser$/);
    await (owner as Sql).unsafe(`grant truncate on chores to ${NAME}_runtime`);
    expect(await findExcess(runtime as Sql)).toBe(`${NAME}_runtime may empty tables`);
  });

  it("are opened by a password of which only the verifier is sent", async () => {
    const role = `${NAME}_login`;
    await (owner as Sql).unsafe(`create role ${role} password 'till-7'`);
    const [row] = await (owner as Sql)<[{ stored: string }]>`
      select rolpassword as stored from pg_authid where rolname = ${role}`;
    await (owner as Sql).unsafe(`drop role ${role}`);
    const salt = /^SCRAM-SHA-256\$4096:([^$]+)\$/.exec(row.stored)?.[1] ?? "";
    expect(scramVerifier("till-7", Buffer.from(salt, "base64"))).toBe(row.stored);
  });
});

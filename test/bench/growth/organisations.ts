/** Organisations with a key each, made in sets from one that the program has made. */
import { mintId } from "@svc/server/platform/ids.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { NAMED } from "../../kit/wire.ts";
import type { Sql } from "../reads/sell.ts";
import { ENDPOINT_URL } from "./notified.ts";

/** The tables that a new organisation has rows in, and what differs from its first one. */
const COPIED: readonly (readonly [table: string, of: "id" | "account_id", differs: string])[] = [
  [
    "accounts",
    "id",
    `'id', account.own_id, 'twin_id', account.twin_id, 'name', 'Shop ' || account.place`,
  ],
  ["account_clocks", "account_id", ""],
  ["ledger_balances", "account_id", ""],
  ["test_credit_restores", "account_id", ""],
  ["ledger_postings", "account_id", `'id', uuidv7(), 'source_id', account.own_id`],
  ["api_keys", "account_id", `'id', account.key_id`],
  [
    "key_secrets",
    "account_id",
    `'key_id', account.key_id, 'secret_hash', account.secret_hash, 'last4', account.last4`,
  ],
  ["events", "account_id", `'id', uuidv7(), 'object_id', account.key_id`],
  ["webhook_endpoints", "account_id", ""],
  ["webhook_feeds", "account_id", ""],
];
const SECRET_PREFIX = "svc_sk_test_";
const SECRET_DIGITS = 43;

/** The secret of an organisation's key, by its place. */
export function secretOf(place: number): string {
  return SECRET_PREFIX + String(place).padStart(SECRET_DIGITS, "0");
}

/**
 * Gives an organisation an endpoint, which hears of nothing that happens here: it is there for
 * workers to look at.
 */
export async function openEndpoint({ sql }: Sql, account_id: string): Promise<string> {
  const id = mintId(wall());
  await sql`
    insert into webhook_endpoints (account_id, id, url, enabled_events, api_version,
      include_tokens, token_links, format, status, created)
    values (${account_id}, ${id}, ${ENDPOINT_URL}, array['program.closed'], '2026-11-01', false,
      false, 'svc', 'enabled', svc_now())`;
  await sql`
    insert into webhook_feeds (account_id, endpoint_id, mode)
    values (${account_id}, ${id}, 'test')`;
  return id;
}

/** Copies an organisation; the places of the others begin with 1. */
export async function copyOrganisation(
  { sql }: Sql,
  { account_id, count }: { account_id: string; count: number },
): Promise<void> {
  await sql`
    create table bench_accounts as
    with copies as materialized (
      select place, uuidv7() as live_id, uuidv7() as test_id, uuidv7() as key_id,
        ${SECRET_PREFIX}::text || lpad(place::text, ${SECRET_DIGITS}::int, '0') as secret
      from generate_series(1, ${count}::int) as place
    )
    select place, mode, key_id, right(secret, 4) as last4,
      encode(sha256(secret::bytea), 'hex') as secret_hash, template.id as template_id,
      case mode when 'test' then test_id else live_id end as own_id,
      case mode when 'test' then live_id else test_id end as twin_id
    from copies cross join (
      select id, mode from accounts where ${account_id} in (id, twin_id)
    ) as template`;
  for (const [table, of, differs] of COPIED) {
    const owner = of === "id" ? "" : `'account_id', account.own_id`;
    const changed = [owner, differs].filter((part) => part !== "").join(", ");
    await sql.unsafe(
      `
      insert into ${table} select (jsonb_populate_record(own, jsonb_build_object(${changed}))).*
      from ${table} own join bench_accounts account on account.template_id = own.${of}`,
      [],
      NAMED,
    );
  }
}

/** Lets the sales of the peers be those of these organisations. */
export async function nameSellers({ sql }: Sql): Promise<void> {
  await sql`
    insert into bench.organisations (place, account_id, key_id)
    select place, own_id, key_id from bench_accounts where mode = 'test'`;
}

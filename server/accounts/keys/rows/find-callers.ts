import { accountFacts } from "#accounts/account";
import type { AccountFacts, AccountLimits, Discount, KeyFacts, KeyScope } from "#platform/context";
import { readInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";

/** A key that a secret opens, its account, and what decides whether it still works. */
export interface FoundCaller {
  readonly account: AccountFacts;
  readonly key: KeyFacts;
  readonly status: string;
  readonly revoked_at: number | null;
  /** When this very secret stops, on the account's clock; null while it is the key's own. */
  readonly works_until: number | null;
  readonly agent_live_enabled: boolean;
  /** What the catalogue's version was when the caller was found or last compared. */
  readonly catalogue_version: number;
}

interface CallerRow {
  secret_hash: string;
  works_until: string | null;
  id: string;
  kind: KeyFacts["kind"];
  label: string | null;
  status: string;
  scopes: KeyScope[];
  allowed_ips: string[];
  allowed_origins: string[];
  allowed_products: string[];
  allowed_networks: string[];
  recipient_allowlist: string[];
  api_version: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  has_caps: boolean;
  account_id: string;
  twin_id: string;
  mode: "test" | "live";
  is_at_rest: boolean;
  account_status: "active" | "suspended" | "closed";
  facts_version: number;
  name: string;
  statement_descriptor: string;
  contact_email: string | null;
  support_phone: string | null;
  discounts: Discount[];
  limits: AccountLimits;
  default_api_version: string;
  prevent_duplicates_seconds: number | null;
  agent_live_enabled: boolean;
  offset_seconds: string;
  catalogue_version: number;
}

/**
 * Finds the keys that secrets open, many in one statement, as they are at this moment; a hash that
 * opens nothing is absent.
 *
 * Each secret is looked up by the indexes for itself (lateral, limit 1), and the array stands in a
 * select of its own, which hides its length: one kept plan serves sets and tables of every size.
 */
export async function findCallers(
  { sql }: Read | Tx,
  secret_hashes: readonly string[],
): Promise<Map<string, FoundCaller>> {
  const rows = await sql<CallerRow[]>`
    select found.*, (select version from catalogue_versions) as catalogue_version
    from unnest((select ${secret_hashes as string[]}::text[])) as wanted(secret_hash)
    cross join lateral (
      select s.secret_hash, s.works_until,
        k.id, k.kind, k.label, k.status, k.scopes, k.allowed_ips, k.allowed_origins,
        k.allowed_products, k.allowed_networks, k.recipient_allowlist, k.api_version, k.expires_at,
        k.revoked_at,
        exists (
          select from key_caps p where p.account_id = k.account_id and p.key_id = k.id
        ) as has_caps,
        a.id as account_id, a.twin_id, a.mode, a.status as account_status, a.facts_version, a.name,
        a.statement_descriptor, a.contact_email, a.support_phone, a.discounts, a.limits,
        a.default_api_version, a.prevent_duplicates_seconds, a.agent_live_enabled, c.offset_seconds,
        exists (
          select from account_moves m where m.account_id = s.account_id and m.state <> 'planned'
        ) as is_at_rest
      from key_secrets s
      join api_keys k on k.account_id = s.account_id and k.id = s.key_id
      join accounts a on a.id = s.account_id
      join account_clocks c on c.account_id = s.account_id
      where s.secret_hash = wanted.secret_hash
      limit 1
    ) as found`;
  return new Map(rows.map((row) => [row.secret_hash, foundCaller(row)]));
}

/** A key of an account as it is at this moment, without anybody having sent its secret. */
export async function findCallerOfKey(
  read: Read | Tx,
  { account_id, key_id }: { account_id: string; key_id: string },
): Promise<FoundCaller | null> {
  const [own] = await read.sql<{ secret_hash: string }[]>`
    select secret_hash from key_secrets
    where account_id = ${account_id} and key_id = ${key_id} and works_until is null`;
  if (own === undefined) return null;
  return (await findCallers(read, [own.secret_hash])).get(own.secret_hash) ?? null;
}

function foundCaller(row: CallerRow): FoundCaller {
  const { account_id: id, account_status: status } = row;
  return {
    account: accountFacts({ ...row, id, status }, Number(row.offset_seconds)),
    key: keyFacts(row),
    status: row.status,
    revoked_at: instantOrNull(row.revoked_at),
    works_until: instantOrNull(row.works_until),
    agent_live_enabled: row.agent_live_enabled,
    catalogue_version: row.catalogue_version,
  };
}

/**
 * The facts of keys by which what they caused is judged, as their accounts have them now, by id.
 * Whether such a key still lets anybody in is another question, so it has no end.
 */
export async function findKeyFacts(
  { sql }: Read | Tx,
  account_id: string,
  key_ids: readonly string[],
): Promise<Map<string, KeyFacts>> {
  if (key_ids.length === 0) return new Map();
  const rows = await sql<Omit<CallerRow, "works_until" | "catalogue_version">[]>`
    select k.id, k.kind, k.label, k.scopes, k.allowed_ips, k.allowed_origins, k.allowed_products,
      k.allowed_networks, k.recipient_allowlist, k.api_version, k.expires_at,
      exists (
        select from key_caps p where p.account_id = k.account_id and p.key_id = k.id
      ) as has_caps
    from api_keys k
    where k.account_id = ${account_id} and k.id in (
      select * from unnest((select ${key_ids as string[]}::uuid[])))`;
  return new Map(
    rows.map((row) => [row.id, { ...keyFacts({ ...row, works_until: null }), ends_at: null }]),
  );
}

type KeyFactsRow = Pick<CallerRow, Exclude<keyof KeyFacts, "ends_at"> | "works_until">;

function keyFacts(row: KeyFactsRow): KeyFacts {
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    scopes: new Set(row.scopes),
    allowed_ips: row.allowed_ips,
    allowed_origins: row.allowed_origins,
    allowed_products: row.allowed_products,
    allowed_networks: row.allowed_networks,
    recipient_allowlist: row.recipient_allowlist,
    api_version: row.api_version,
    expires_at: instantOrNull(row.expires_at),
    ends_at: earliest(instantOrNull(row.expires_at), instantOrNull(row.works_until)),
    has_caps: row.has_caps,
  };
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function instantOrNull(written: string | null): number | null {
  return written === null ? null : readInstant(written);
}

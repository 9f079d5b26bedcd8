import { randomUUID } from "node:crypto";
import { SCOPES } from "@svc/generated/operations";
import { createOrganisation, readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { mintKey, type NewKeyCaps } from "@svc/server/accounts/keys/index.ts";
import { addMember } from "@svc/server/accounts/members/index.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { giveLiveCredit } from "../live-credit.ts";
import { runNow } from "../run-clock.ts";

/** A test account of a fleet's database, and a key that may do everything. */
export interface FleetShop {
  /** Uuid. */
  readonly account_id: string;
  readonly key: string;
}

/** What the key may spend in US dollars; what is left out is not capped. Units: minor units. */
export type DollarCaps = Partial<Omit<NewKeyCaps, "currency">>;

/** The tests of a race are no tests of the rate limits. */
const LIMITS = {
  requests_per_second: 100_000,
  writes_per_second: 100_000,
  sends_per_second: 100_000,
  bulk_per_second: 100_000,
};

/** Opens a shop with 1,000.00 USD of test Credit. */
export async function openShop(database: Database, caps?: DollarCaps): Promise<FleetShop> {
  const now = runNow();
  return await database.transact("open a shop", async (tx) => {
    const organisation = { name: "Mbare Tuck Shop", limits: LIMITS, now };
    const { test_id: account_id } = await createOrganisation(tx, organisation);
    const origin = {
      account: { id: account_id, mode: "test" as const },
      request: null,
      now,
    };
    const { secret } = await mintKey(tx, { ...WHOLE_KEY, caps: capsOf(caps) }, origin);
    return { account_id, key: secret };
  });
}

/** Opens a shop that sells live, with Credit of 1,000.00 USD that it has paid for, or as often. */
export async function openLiveShop(database: Database, topups = 1): Promise<FleetShop> {
  const now = runNow();
  return await database.transact("open a live shop", async (tx) => {
    const organisation = { name: "Mbare Tuck Shop", limits: LIMITS, now };
    const { live_id: account_id } = await createOrganisation(tx, organisation);
    for (let paid = 0; paid < topups; paid += 1) await giveLiveCredit(tx, account_id);
    const origin = { account: { id: account_id, mode: "live" as const }, request: null, now };
    const { secret } = await mintKey(tx, { ...WHOLE_KEY, caps: [] }, origin);
    return { account_id, key: secret };
  });
}

/** The key of an admin of a shop's organisation, which may do everything, and its uuid. */
export async function openMemberKey(
  database: Database,
  account_id: string,
): Promise<{ readonly key: string; readonly key_id: string }> {
  const now = runNow();
  return await database.transact("open a member's key", async (tx) => {
    const facts = await readAccountFacts(tx, account_id);
    const email = `${randomUUID()}@shop.example`;
    const person = {
      live_id: facts?.twin_id ?? "",
      name: "Rudo Dube",
      email,
      role: "admin" as const,
    };
    const member = await addMember(tx, { ...person, now });
    if (member === null) throw new Error("An address of its own is taken.");
    const account = { id: account_id, mode: "test" as const };
    const origin = { account, request: null, now, member_id: member.id };
    const { row, secret } = await mintKey(tx, { ...WHOLE_KEY, caps: [] }, origin);
    return { key: secret, key_id: row.id };
  });
}

const WHOLE_KEY = {
  kind: "sk" as const,
  label: null,
  scopes: [...SCOPES],
  allowed_ips: [],
  allowed_origins: [],
  allowed_products: [],
  allowed_networks: [],
  recipient_allowlist: [],
  expires_at: null,
  metadata: {},
};

function capsOf(caps: DollarCaps | undefined): NewKeyCaps[] {
  if (caps === undefined) return [];
  const uncapped = {
    per_send_minor: null,
    daily_minor: null,
    monthly_minor: null,
    per_recipient_daily_minor: null,
    approval_threshold_minor: null,
  };
  return [{ currency: "USD", ...uncapped, ...caps }];
}

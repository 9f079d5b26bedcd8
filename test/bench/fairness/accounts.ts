/** Two organisations: one does what it likes within its limits, the other has a till. */
import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import { mintKey } from "@svc/server/accounts/keys/index.ts";
import { addMember } from "@svc/server/accounts/members/index.ts";
import { testGrant } from "@svc/server/money/ledger/index.ts";
import { openDatabase, type Tx } from "@svc/server/platform/db/transaction.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { GRANT_MINOR, RATE, TILL_KEY } from "../books.ts";

/** The keys of an organisation's accounts, and the address of its one member. */
export interface Keys {
  readonly live: string;
  readonly test: string;
  readonly email: string;
}

export interface Accounts {
  /** Its limits are those that every account begins with. */
  readonly greedy: Keys;
  /** Its own limits are raised: they are not what is measured. */
  readonly till: Keys;
}

/** Makes both organisations, their test accounts with Credit that nobody uses up. */
export async function openAccounts(url: string): Promise<Accounts> {
  const database = openDatabase({ database_url: url, pool: 1 });
  const raised = { requests_per_second: RATE, writes_per_second: RATE, sends_per_second: RATE };
  const accounts = await database.transact("open accounts", async (tx) => ({
    greedy: await openKeys(tx, "greedy", {}),
    till: await openKeys(tx, "till", raised),
  }));
  await database.close();
  return accounts;
}

async function openKeys(tx: Tx, name: string, limits: object): Promise<Keys> {
  const now = wall();
  const { live_id, test_id } = await createOrganisation(tx, { name, limits, now });
  const keyOf = async (id: string, mode: "live" | "test") => {
    const origin = { account: { id, mode }, request: null, now };
    return (await mintKey(tx, TILL_KEY, origin)).secret;
  };
  const email = `${name}@shop.example`;
  await addMember(tx, { live_id, name: null, email, role: "owner", now });
  const credit = { description: "Credit to sell from", api_key_id: null, created: now };
  await testGrant(tx, [
    { account_id: test_id, currency: "USD", amount_minor: GRANT_MINOR, ...credit },
  ]);
  return { live: await keyOf(live_id, "live"), test: await keyOf(test_id, "test"), email };
}

import { restoreTestCredit } from "#money/credit";
import { ensureBalances } from "#money/ledger";
import type { AccountLimits } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { NEWEST_VERSION } from "#platform/versions/released";
import { accountClocks, accounts } from "./tables.ts";

const STATEMENT_DESCRIPTOR_CHARACTERS_MAX = 22;

/** What an organisation is made of; it is the same in both modes. */
export interface NewOrganisation {
  readonly name: string;
  readonly contact_email?: string;
  /** E.164. */
  readonly support_phone?: string;
  /** The name's first 22 characters, in capitals, when left out. */
  readonly statement_descriptor?: string;
  readonly limits?: AccountLimits;
  /** Unix milliseconds of the wall clock; a new account's own clock stands at it. */
  readonly now: number;
}

/**
 * Makes an organisation: the live account and its test twin, their clocks and their balances, the
 * test one with test Credit.
 *
 * Writes: accounts, account_clocks, ledger_balances, test Credit.
 */
export async function createOrganisation(
  tx: Tx,
  { now, ...organisation }: NewOrganisation,
): Promise<{ live_id: string; test_id: string }> {
  const live_id = mintId(now);
  const test_id = mintId(now);
  const shared = {
    name: organisation.name,
    status: "active" as const,
    contact_email: organisation.contact_email ?? null,
    support_phone: organisation.support_phone ?? null,
    statement_descriptor: organisation.statement_descriptor ?? descriptorOf(organisation.name),
    default_api_version: NEWEST_VERSION,
    limits: organisation.limits ?? {},
    created: now,
  };
  await tx.db.insert(accounts).values([
    { ...shared, id: live_id, twin_id: test_id, mode: "live" },
    { ...shared, id: test_id, twin_id: live_id, mode: "test" },
  ]);
  await tx.db.insert(accountClocks).values([{ account_id: live_id }, { account_id: test_id }]);
  await ensureBalances(tx, [live_id, test_id]);
  await restoreTestCredit(tx, [{ account_id: test_id, now, clock_offset_ms: 0 }]);
  return { live_id, test_id };
}

function descriptorOf(name: string): string {
  return name.toUpperCase().slice(0, STATEMENT_DESCRIPTOR_CHARACTERS_MAX).trimEnd();
}

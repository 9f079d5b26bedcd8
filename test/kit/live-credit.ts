import { randomUUID } from "node:crypto";
import { creditTopup, ensureBalances } from "@svc/server/money/ledger/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { runNow } from "./run-clock.ts";

/** Gives a live account US$1,000.00, with the top-up that they come of. */
export async function giveLiveCredit(tx: Tx, account_id: string): Promise<void> {
  await ensureBalances(tx, [account_id]);
  const topup_id = randomUUID();
  const transaction_id = await creditTopup(tx, {
    ...{ account_id, topup_id, method: "card", currency: "USD", amount_minor: 1_000_00n },
    ...{ description: "Given", api_key_id: null, created: runNow() },
  });
  await tx.sql`
    insert into topups (account_id, id, status, method, currency, amount_minor, fee_minor,
      received_minor, reference, provider, provider_reference, transaction_id, receipt_secret,
      expires_at, succeeded_at, created, event_sequence)
    values (${account_id}, ${topup_id}, 'succeeded', 'card', 'USD', 100000, 0, 100000,
      ${topup_id}, 'given', ${topup_id}, ${transaction_id}, 'given', svc_now(), svc_now(),
      svc_now(), 1)`;
}

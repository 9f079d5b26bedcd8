/** Rewards as they bear on a program's budget, by the verbs that make and end them. */
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import type { ReservationCause } from "@svc/server/money/credit/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import {
  earmarkBudget,
  freeEarmark,
  lockProgram,
  type ProgramRow,
} from "@svc/server/rewards/programs/index.ts";
import type { SendOrder } from "@svc/server/sales/sends/index.ts";
import type { Shop } from "./given.ts";
import { runNow } from "./run-clock.ts";
import { testServer } from "./server.ts";

/**
 * Holds cents of a program, by its wire id, in escrow; returns the reward's uuid, or the code of
 * the refusal.
 */
export async function hold(shop: Shop, program: string, cents: number): Promise<string> {
  return await withProgram(shop, program, async (tx, cause, row) => {
    const amount_minor = BigInt(cents);
    const outcome = await earmarkBudget(tx, cause, row, amount_minor);
    if (outcome.kind === "refused") return outcome.refusal.code;
    const id = mintId(cause.now);
    await tx.sql`
      insert into rewards (account_id, id, program_id, status, held_reason, amount_minor, currency,
        delivery, source, request_id, metadata, created, event_sequence)
      values (${shop.account_id}, ${id}, ${row.id}, 'held', 'escrow', ${String(amount_minor)},
        ${row.currency}, 'direct', 'api', ${id}, '{}', svc_now(), 1)`;
    return id;
  });
}

/** Voids a reward that is held. */
export async function free(shop: Shop, program: string, reward_id: string): Promise<void> {
  await withProgram(shop, program, async (tx, cause, row) => {
    const [held] = await tx.sql<{ amount_minor: string }[]>`
      update rewards set status = 'voided', held_reason = null
      where account_id = ${shop.account_id} and id = ${reward_id} and status = 'held'
      returning amount_minor`;
    if (held !== undefined) await freeEarmark(tx, cause, row, BigInt(held.amount_minor));
  });
}

/** An order of airtime over so many cents, as a reward makes it. */
export function orderOf({ account, now }: ReservationCause, amount_minor: bigint): SendOrder {
  return {
    ...{ account, key: null, request_id: mintId(now), id: mintId(now), idempotency: null },
    ...{ created: now, source: "reward", retry_of: null, asked: null, approval_id: null },
    ...{ power: null, bundle: null, product: null, currency: "USD", client_reference: null },
    ...{ recipient: null, cost_center_id: null, notify_number: null, sms_template: null },
    ...{ sms_locale: "en", scheduled_for: null, metadata: {}, name: null, type: "airtime" },
    ...{ draws_on: "available", batch_item: null, program_id: null, reward_id: null },
    ...{ target: "+263771234567", network: "econet", amount_minor },
  };
}

/** The service as the cause of what is done to a budget. */
export async function causeIn(tx: Tx, account_id: string): Promise<ReservationCause> {
  const account = await readAccountFacts(tx, account_id);
  if (account === null) throw new Error(`There is no account ${account_id}.`);
  return { account, now: runNow() + account.clock_offset_ms, request: null, api_key_id: null };
}

/** Does something in a transaction that holds a program. */
export async function withProgram<T>(
  { account_id }: Shop,
  program: string,
  work: (tx: Tx, cause: ReservationCause, row: ProgramRow) => Promise<T>,
): Promise<T> {
  const { database } = await testServer();
  return await database.transact("with a program", async (tx) => {
    const cause = await causeIn(tx, account_id);
    const row = await lockProgram(tx, account_id, parseId("prg", program) ?? "");
    if (row === null) throw new Error(`There is no program ${program}.`);
    return await work(tx, cause, row);
  });
}

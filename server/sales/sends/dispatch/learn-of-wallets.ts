import { followSupply } from "#catalogue/products";
import { raiseAlarm } from "#platform/alarm";
import type { Done } from "#platform/work/worker";
import { type SupplierOutcome, speaksAgainst } from "#providers/port";
import { learnAnswers, learnOutages, type PowerAnswer, type WalletAnswer } from "#providers/supply";
import { drainQueue } from "../attempts/wake-queue.ts";
import type { Answer, SendDispatcherDeps } from "./dispatch.ts";
import type { Job } from "./lease-sends.ts";
import { supplierOrder } from "./supplier-order.ts";

/**
 * Keeps what live suppliers' answers say of their wallets, for all processes: those that speak
 * against one, and a good one of a wallet that something speaks against. What they say of power
 * is kept as well: when it is back, the queue is drained.
 *
 * Writes: supplier_wallets, product_networks, supplier_offers, send_dispatches; nothing while
 * everything is well.
 */
export async function learnOfWallets(
  { database, log }: Pick<SendDispatcherDeps, "database" | "log">,
  done: readonly Done<Job, Answer | null>[],
): Promise<void> {
  await learnOfPower(database, done.flatMap(powerAnswers));
  const answers = done.flatMap(walletAnswers);
  if (answers.length === 0) return;
  const emptied = await database.transact("learn of wallets", async (tx) => {
    const learned = await learnAnswers(tx, answers);
    if (learned.is_changed) await followSupply(tx);
    return learned.emptied;
  });
  for (const { supplier, wallet } of emptied) {
    raiseAlarm(log, "float_empty", { mode: "live", supplier, wallet });
  }
}

async function learnOfPower(
  database: SendDispatcherDeps["database"],
  answers: readonly PowerAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await database.transact("learn of power", async (tx) => {
    for (const offer of await learnOutages(tx, answers)) await drainQueue(tx, offer);
  });
}

/** A supplier is up again once it has taken an order: to confirm meters alone proves nothing. */
function powerAnswers({ job, answer }: Done<Job, Answer | null>): PowerAnswer[] {
  const { mode, supplier, send, task, is_outage } = job;
  if (mode === "test" || supplier === null || send.power === null || answer === null) return [];
  const { type, network, currency } = send;
  const named = { supplier: supplier.adapter.name, type, network, currency };
  if (answer.kind !== "supplier") {
    const is_down = answer.kind === "unavailable" && supplier.utility !== null;
    return is_down ? [{ ...named, says: "down" }] : [];
  }
  if (task.do !== "submit" || answer.is_presumed) return [];
  const { outcome } = answer;
  if (outcome.kind === "not_taken")
    return outcome.reason === "down" ? [{ ...named, says: "down" }] : [];
  const is_taken = outcome.kind === "delivered" || outcome.kind === "accepted";
  return is_taken && is_outage ? [{ ...named, says: "up" }] : [];
}

function walletAnswers({ job, answer }: Done<Job, Answer | null>): WalletAnswer[] {
  const { mode, supplier, send, is_watched, leased_at } = job;
  const heard = answer === null ? null : heardOf(answer, job);
  if (mode === "test" || supplier === null || heard === null) return [];
  const { name, walletOf } = supplier.adapter;
  const { account_id, amount_minor } = send;
  const wallet = walletOf(supplierOrder(send, send.id));
  if (wallet === null || (!is_watched && !speaksAgainst(heard))) return [];
  return [{ ...heard, supplier: name, wallet, account_id, amount_minor, leased_at }];
}

/**
 * That a utility confirms no meter speaks against its wallet, as words do that cannot be read: it
 * may be due to meters of one account. Where sends can wait it has an outage, and the wallet, which
 * may pay for airtime too, stays open.
 */
function heardOf(answer: Answer, { send, task }: Pick<Job, "send" | "task">): Heard | null {
  if (answer.kind === "supplier") {
    const { outcome, is_presumed } = answer;
    return is_presumed ? null : { outcome, is_submit: task.do === "submit" };
  }
  if (answer.kind !== "unavailable") return { outcome: ANSWERED, is_submit: false };
  return send.on_zesa_down === "queue" ? null : { outcome: UNCONFIRMED, is_submit: true };
}

type Heard = Pick<WalletAnswer, "outcome" | "is_submit">;

const UNCONFIRMED: SupplierOutcome = { kind: "no_answer", reason: "unparseable" };
const ANSWERED: SupplierOutcome = { kind: "not_found" };

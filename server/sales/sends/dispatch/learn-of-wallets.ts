import { followSupply } from "#catalogue/products";
import { raiseAlarm } from "#platform/alarm";
import type { Done } from "#platform/worker";
import type { SupplierOutcome } from "#providers/port";
import { learnAnswers, type WalletAnswer } from "#providers/supply";
import type { Answer, SendDispatcherDeps } from "./dispatch.ts";
import type { Job } from "./lease-sends.ts";
import { supplierOrder } from "./supplier-order.ts";

/**
 * Keeps what live suppliers' answers say of their wallets, for all processes: those that speak
 * against one, and a good one of a wallet that something speaks against.
 *
 * Writes: supplier_wallets, product_networks; nothing while everything is well.
 */
export async function learnOfWallets(
  { database, log }: Pick<SendDispatcherDeps, "database" | "log">,
  done: readonly Done<Job, Answer | null>[],
): Promise<void> {
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

function walletAnswers({ job, answer }: Done<Job, Answer | null>): WalletAnswer[] {
  const { mode, supplier, send, is_watched } = job;
  const outcome = answer === null ? null : outcomeOf(answer);
  if (mode === "test" || supplier === null || outcome === null) return [];
  const { name, walletOf } = supplier.adapter;
  const { amount_minor } = send;
  const wallet = walletOf(supplierOrder(send, send.id));
  const tells = is_watched || speaksAgainst(outcome);
  return tells && wallet !== null ? [{ supplier: name, wallet, amount_minor, outcome }] : [];
}

/** A utility that does not answer is as silent as a supplier; what it answers is an answer. */
function outcomeOf(answer: Answer): SupplierOutcome | null {
  if (answer.kind === "supplier") return answer.is_presumed ? null : answer.outcome;
  return answer.kind === "unavailable" ? SILENCE : ANSWERED;
}

const SILENCE: SupplierOutcome = { kind: "no_answer", reason: "timeout" };
const ANSWERED: SupplierOutcome = { kind: "not_found" };

function speaksAgainst(outcome: SupplierOutcome): boolean {
  if (outcome.kind === "not_taken") return outcome.reason === "auth" || outcome.reason === "float";
  return outcome.kind === "no_answer";
}

import type { Done } from "#platform/work/worker";
import type { AnsweredBalance } from "#providers/port";
import type { Answer } from "./dispatch.ts";
import type { Job } from "./lease-sends.ts";

/**
 * What answers to live sales say is left in each wallet: of several the one that was handed over
 * last, and of those that were together the least, since each sale leaves less than the one before.
 */
export function balancesIn(done: readonly Done<Job, Answer | null>[]): AnsweredBalance[] {
  const last = new Map<string, AnsweredBalance>();
  for (const balance of done.flatMap(balanceOf)) {
    const name = `${balance.supplier}/${balance.wallet}`;
    const known = last.get(name);
    if (known === undefined || isBehind(balance, known)) last.set(name, balance);
  }
  return [...last.values()];
}

function balanceOf({ job, answer }: Done<Job, Answer | null>): AnsweredBalance[] {
  const { mode, supplier, task, leased_at } = job;
  if (mode === "test" || supplier === null || task.do !== "submit") return [];
  if (answer?.kind !== "supplier" || answer.outcome.kind !== "delivered") return [];
  const { left_minor: balance_minor } = answer.outcome;
  const wallet = supplier.adapter.walletOf(task.order);
  if (balance_minor === undefined || wallet === null) return [];
  const { currency } = task.order;
  return [{ supplier: supplier.adapter.name, wallet, currency, balance_minor, leased_at }];
}

function isBehind(one: AnsweredBalance, other: AnsweredBalance): boolean {
  if (one.leased_at !== other.leased_at) return one.leased_at > other.leased_at;
  return one.balance_minor < other.balance_minor;
}

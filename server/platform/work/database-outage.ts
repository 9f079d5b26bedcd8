import { isOfLock } from "../db/errors.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";

const LOG_EVERY_MS = 10_000;

/** Which queues of a program have waited for its database since that was last logged. */
interface Outage {
  readonly queues: Set<string>;
  logged_at: number;
}

const outages = new WeakMap<object, Outage>();

/** Whether an error means that the database is slow or away, and so proves nothing about a row. */
export function isOfDatabase(err: unknown): boolean {
  return err instanceof Refusal && err.code === "service_unavailable";
}

/**
 * A lock that was not to be had in time is let go of by itself, and the work is done later: that is
 * no error. Anything else is, and so is a deadlock that two more tries did not end.
 */
export function severityOf(err: unknown): "warn" | "error" {
  return isOfLock(err) ? "warn" : "error";
}

/**
 * Logs that queues wait for the database: one line at once, and one every ten seconds that counts
 * those that have waited meanwhile, because an outage is one fact however many queues meet it. The
 * log of the program tells one program from another.
 */
export function logOutage(log: Pick<Log, "warn">, queue: string): void {
  const outage = outages.get(log) ?? {
    queues: new Set<string>(),
    logged_at: Number.NEGATIVE_INFINITY,
  };
  outages.set(log, outage);
  outage.queues.add(queue);
  const now = performance.now();
  if (now - outage.logged_at < LOG_EVERY_MS) return;
  outage.logged_at = now;
  const count = outage.queues.size;
  outage.queues.clear();
  log.warn({ queue, count }, "the database is slow or away, and queues wait for it");
}

/** The last state that was read, so that the page stays up while its database does not. */
import { setTimeout as delay } from "node:timers/promises";
import { type PublicStatus, readPublicStatus } from "#catalogue/status";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";

/** What the page shows. */
export interface KeptStatus {
  /** Null where nothing was ever read. */
  readonly status: PublicStatus | null;
  /** Whether it could not be read just now. */
  readonly is_old: boolean;
}

/** Whoever asks within this time is shown the same. */
const KEPT_MS = 15_000;
/** A database that takes longer is as good as away. */
const READ_MS_MAX = 3_000;

/** What the state is read with. */
interface KeepDeps {
  readonly config: Pick<Config, "live_offers">;
  readonly database: Pick<Database, "read">;
  /** Units: milliseconds. */
  readonly now?: () => number;
}

/** Opens the memory of this program. */
export function keepStatus({ config, database, now = wall }: KeepDeps): () => Promise<KeptStatus> {
  let kept: PublicStatus | null = null;
  let reading: Promise<boolean> | null = null;

  /** True once the state was read anew. */
  async function readAnew(): Promise<boolean> {
    const { live_offers } = config;
    const [read] = await Promise.allSettled([
      database.read((from) => readPublicStatus(from, { live_offers, now: now() })),
    ]);
    reading = null;
    if (read.status === "rejected") return false;
    kept = read.value;
    return true;
  }

  return async () => {
    if (kept !== null && now() - kept.at < KEPT_MS) return { status: kept, is_old: false };
    reading ??= readAnew();
    const is_new = await Promise.race([reading, delay(READ_MS_MAX, false, { ref: false })]);
    return { status: kept, is_old: !is_new };
  };
}

import { type AccountAndCatalogue, findStandings } from "#accounts/account";
import { type FoundCaller, findCallers } from "#accounts/keys";
import type { Database } from "#platform/db/transaction";
import { createBatcher } from "#platform/work/batcher";

/** Who calls, by the hash of the key. */
export interface KnownCallers {
  /** The caller as it was last found; what is judged by it has to be proven. Null when unknown. */
  readonly recall: (secret_hash: string) => FoundCaller | null;
  /** The caller as it is at this moment: the very same object while nothing has changed. */
  readonly find: (secret_hash: string) => Promise<FoundCaller | null>;
}

/** How many are looked up in one statement, and how many statements may be under way. */
const LOOK_UPS = { most: 64, sets_in_flight: 2 };
const KEPT_MAX = 10_000;

/**
 * Keeps the callers that were found, and compares before each use whether they still stand: the
 * version of the account's facts, its status and its clock, and the version of the catalogue, of a
 * set of callers in one statement.
 * So a key that is revoked at any program stops at once at all of them. A secret that opens nothing
 * is not kept.
 *
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
export function openKnownCallers(database: Database): KnownCallers {
  const kept = new Map<string, FoundCaller>();
  const lookUp = createBatcher(LOOK_UPS, async (hashes: string[]) => {
    const found = await database.read((read) => findCallers(read, [...new Set(hashes)]));
    return hashes.map((secret_hash) => found.get(secret_hash) ?? null);
  });
  const standingOf = createBatcher(LOOK_UPS, async (ids: string[]) => {
    const standings = await database.read((read) => findStandings(read, [...new Set(ids)]));
    return ids.map((id) => standings.get(id) ?? null);
  });

  function keep(secret_hash: string, found: FoundCaller): void {
    kept.delete(secret_hash);
    kept.set(secret_hash, found);
    const [oldest] = kept.size > KEPT_MAX ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
  }

  return {
    recall: (secret_hash) => kept.get(secret_hash) ?? null,
    async find(secret_hash) {
      const known = kept.get(secret_hash);
      if (known !== undefined && stands(known, await standingOf(known.account.id))) return known;
      const found = await lookUp(secret_hash);
      if (found === null) kept.delete(secret_hash);
      else keep(secret_hash, found);
      return found;
    },
  };
}

function stands(
  { account, catalogue_version }: FoundCaller,
  now: AccountAndCatalogue | null,
): boolean {
  return (
    now !== null &&
    now.catalogue_version === catalogue_version &&
    now.facts_version === account.facts_version &&
    now.status === account.status &&
    now.clock_offset_ms === account.clock_offset_ms
  );
}

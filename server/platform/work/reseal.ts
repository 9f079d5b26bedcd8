/**
 * After a rotation: what older keys sealed is sealed anew under the first one, until none is stale
 * and the old key can be dropped. Source: docs/decisions/0020-starts-and-sealing-keys.md.
 */
import { raiseAlarm } from "../alarm.ts";
import { openSecretBox, type SecretBox, sealedWith, sealingKeyIds } from "../crypto/secret-box.ts";
import type { Database, Read, Tx } from "../db/transaction.ts";
import type { Log } from "../log.ts";

/** A row that keeps secrets. */
interface SealedRow {
  /** Its primary key. */
  readonly place: readonly string[];
  readonly bound_to: string;
  readonly sealed: readonly string[];
}

interface SealedPage {
  readonly rows: readonly SealedRow[];
  /** The last place that was looked at; null at the end. */
  readonly reached: readonly string[] | null;
}

/** Where a module keeps secrets. */
export interface SealedStore {
  readonly name: string;
  /** Up to `limit` rows after a place, in the order of the primary key. */
  read(read: Read, after: readonly string[] | null, limit: number): Promise<SealedPage>;
  /** Writes the secrets of a row anew, unless they have changed since they were read. */
  write(tx: Tx, row: SealedRow, sealed: readonly string[]): Promise<void>;
}

interface ResealInput {
  readonly stores: readonly SealedStore[];
  readonly secret_key: string;
  readonly log: Log;
}

/** Below the id of every row. */
export const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
const ROWS_MAX = 1_000;
/** A program that was heard of in this time may still seal with its own key. */
const ALIVE_SECONDS = 60;

/**
 * Looks through every store while an old key is needed, and seals anew what is stale. Old keys that
 * sealed nothing of what was found, and that no program seals with, are retired. One pass at a time
 * keeps the newest key: a program that seals with another one leaves the work to it.
 *
 * Writes: what the stores keep; sealing_keys.
 */
export async function resealStale(database: Database, wanted: ResealInput): Promise<void> {
  const [current = ""] = sealingKeyIds(wanted.secret_key);
  const needed = await database.read(
    ({ sql }) => sql<{ key_id: string }[]>`
      select key_id from sealing_keys where retired_at is null order by used_at desc`,
  );
  if (needed.length < 2 || needed[0]?.key_id !== current) return;
  const [row] = await database.read(
    ({ sql }) => sql<{ at: string }[]>`select svc_now()::text as at`,
  );
  const found = new Set<string>();
  for (const store of wanted.stores) await resealStore(database, { ...wanted, store, found });
  await retireKeys(database, wanted, { current, found, since: row?.at ?? "" });
}

async function resealStore(
  database: Database,
  given: ResealInput & { readonly store: SealedStore; readonly found: Set<string> },
): Promise<void> {
  const { store, found, log } = given;
  const box = openSecretBox(given.secret_key);
  let after: readonly string[] | null = null;
  do {
    const place: typeof after = after;
    const page: SealedPage = await database.read((read) => store.read(read, place, ROWS_MAX));
    for (const row of page.rows.filter(({ sealed }) => sealed.some(box.isStale))) {
      for (const id of row.sealed.filter(box.isStale).map(sealedWith)) found.add(id);
      try {
        const sealed = sealedAnew(box, row);
        await database.transact("seal anew", (tx) => store.write(tx, row, sealed));
      } catch (err) {
        // The others are sealed anew all the same; the key of this one stays needed.
        raiseAlarm(log, "secret_unreadable", {
          mode: null,
          err,
          object_id: `${store.name}/${row.place.at(-1)}`,
        });
      }
    }
    after = page.reached;
  } while (after !== null);
}

function sealedAnew(box: SecretBox, { sealed, bound_to }: SealedRow): string[] {
  return sealed.map((text) => box.seal(box.open(text, { bound_to }), { bound_to }));
}

/** A key that a program began to use during the pass was not looked for in all of it. */
async function retireKeys(
  database: Database,
  { log }: ResealInput,
  pass: { current: string; found: ReadonlySet<string>; since: string },
): Promise<void> {
  const retired = await database.transact(
    "retire sealing keys",
    ({ sql }) => sql<{ key_id: string }[]>`
      update sealing_keys set retired_at = svc_now()
      where retired_at is null and key_id <> ${pass.current}
        and key_id <> all(${[...pass.found]}::text[]) and used_at < ${pass.since}::timestamptz
        and not exists (
          select from processes where sealing_key_id = sealing_keys.key_id
            and seen_at > svc_now() - make_interval(secs => ${ALIVE_SECONDS}))
      returning key_id`,
  );
  for (const { key_id } of retired) {
    log.info({ key_id }, "nothing is sealed with an old key any more: it can be dropped");
  }
}

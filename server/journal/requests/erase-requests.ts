import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { digitsOf, holdsAnyId } from "#platform/ids-within";
import { repackWithout } from "./pack-bodies.ts";

/** Rows that are read at once. */
const LINES_A_READ = 5_000;
const PACKS_A_READ = 100;
const ERASED = "erased";

/** What names a person. */
interface Named {
  readonly texts: readonly string[];
  /** Uuids of what says something about the person; addresses keep their wire ids. */
  readonly object_ids: readonly string[];
  /** What a search finds the person by, in lower case. */
  readonly searched: string;
}

/** Places of bodies in their packs, by pack. */
type Places = Map<string, Set<number>>;

/**
 * Erases from the request log of an account whatever names a person: the texts are cut out of
 * addresses, and bodies of such a request, or that hold one of the texts, are kept no longer.
 *
 * Writes: request_logs, request_bodies.
 */
export async function eraseRequests(
  tx: Tx,
  account_id: string,
  { texts, object_ids, searched }: Named,
): Promise<void> {
  const digits = digitsOf(object_ids);
  const places = await eraseAddresses(tx, account_id, { texts, digits, searched });
  await eraseBodies(tx, account_id, { texts, digits, places });
}

interface Sought extends Pick<Named, "texts" | "searched"> {
  readonly digits: ReadonlySet<string>;
}

async function eraseAddresses(
  { sql }: Tx,
  account_id: string,
  { texts, digits, searched }: Sought,
): Promise<Places> {
  const places: Places = new Map();
  const written = [...new Set(texts.flatMap((text) => [text, encodeURIComponent(text)]))];
  const without = (line: string) =>
    written.reduce((rest, text) => rest.replaceAll(text, ERASED), line);
  const isNamed = ({ path, query, key }: Line) => {
    const line = `${path} ${query} ${key}`;
    const isWritten = written.some((text) => line.includes(text));
    return isWritten || holdsAnyId(line, digits) || isSearch(query, searched);
  };
  for (let after = lowestId(0), read = LINES_A_READ; read === LINES_A_READ; ) {
    const lines = await sql<Line[]>`
      select id, path, query, coalesce(idempotency_key, '') as key, bodies_id, bodies_place as place
      from request_logs
      where account_id = ${account_id} and id > ${after} order by id limit ${LINES_A_READ}`;
    const named = lines.filter(isNamed);
    for (const { bodies_id, place } of named) {
      if (bodies_id === null || place === null) continue;
      places.set(bodies_id, (places.get(bodies_id) ?? new Set()).add(place));
    }
    await sql`
      update request_logs line set path = kept.path, query = kept.query,
        idempotency_key = nullif(kept.key, '')
      from unnest(
        ${named.map(({ id }) => id)}::uuid[], ${named.map(({ path }) => without(path))}::text[],
        ${named.map(({ query }) => (isSearch(query, searched) ? "" : without(query)))}::text[],
        ${named.map(({ key }) => without(key))}::text[]
      ) as kept(id, path, query, key)
      where line.account_id = ${account_id} and line.id = kept.id`;
    read = lines.length;
    after = lines.at(-1)?.id ?? after;
  }
  return places;
}

/** Whether a query asks for any part of what a person is found by. */
function isSearch(query: string, searched: string): boolean {
  const q = new URLSearchParams(query).get("q");
  return q !== null && searched.includes(q.toLowerCase());
}

interface Line {
  readonly id: string;
  readonly path: string;
  readonly query: string;
  readonly key: string;
  readonly bodies_id: string | null;
  readonly place: number | null;
}

async function eraseBodies(
  { sql }: Tx,
  account_id: string,
  { texts, digits, places }: Pick<Sought, "texts" | "digits"> & { places: Places },
): Promise<void> {
  const written = texts.map((text) => JSON.stringify(text).slice(1, -1));
  for (let after = lowestId(0), read = PACKS_A_READ; read === PACKS_A_READ; ) {
    const packs = await sql<{ id: string; packed: Uint8Array }[]>`
      select id, packed from request_bodies
      where account_id = ${account_id} and id > ${after} order by id limit ${PACKS_A_READ}`;
    for (const { id, packed } of packs) {
      const of_pack = { texts: written, digits, places: places.get(id) ?? new Set<number>() };
      const rest = repackWithout(packed, of_pack);
      if (rest === null) continue;
      await sql`
        update request_bodies set packed = ${rest}
        where account_id = ${account_id} and id = ${id}`;
    }
    read = packs.length;
    after = packs.at(-1)?.id ?? after;
  }
}

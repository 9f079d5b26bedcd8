import { setImmediate as nextTurn } from "node:timers/promises";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { mintId } from "#platform/ids";
import { holdsAnyId } from "#platform/ids-within";
import type { Bodies, RequestLogRow, requestBodies, requestLogs } from "./tables.ts";

/**
 * A pack is a few kilobytes: with a window and tables of that size it takes 30 µs. What reserves
 * memory for megabytes, as zstd and the pool of threads do, takes longer to begin than this does.
 */
const PACKING = { level: 3, windowBits: 13, memLevel: 5 };
/** A longer pack would hold up whoever writes or reads it. */
const PACK_CHARACTERS_MAX = 131_072;
/** Other requests have their turn between so many packs. */
const PACKS_A_TURN = 64;

/** What one pack holds: the bodies of lines, in the order of their places. */
type Packed = readonly (readonly [request_body: string | null, response_body: string | null])[];

interface PackedLines {
  readonly lines: readonly (typeof requestLogs.$inferInsert)[];
  readonly packs: readonly (typeof requestBodies.$inferInsert)[];
}

/** The lines as they are written: the bodies of each account in packs of its own. */
export async function packBodies(rows: readonly RequestLogRow[]): Promise<PackedLines> {
  const by_account = [...Map.groupBy(rows, ({ account_id }) => account_id).values()];
  const written: PackedLines[] = [];
  for (const part of by_account.flatMap(partsOf)) {
    if (written.length % PACKS_A_TURN === PACKS_A_TURN - 1) await nextTurn();
    written.push(packOfAccount(part));
  }
  return {
    lines: written.flatMap(({ lines }) => lines),
    packs: written.flatMap(({ packs }) => packs),
  };
}

/** The rows of one account in parts whose bodies fit into a pack. */
function partsOf(rows: readonly RequestLogRow[]): RequestLogRow[][] {
  const parts: RequestLogRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const own = (row.request_body?.length ?? 0) + (row.response_body?.length ?? 0);
    if (parts.length === 0 || size + own > PACK_CHARACTERS_MAX) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(row);
    size += own;
  }
  return parts;
}

function packOfAccount(rows: readonly RequestLogRow[]): PackedLines {
  const held = rows.filter((row) => row.request_body !== null || row.response_body !== null);
  const [first] = held;
  if (first === undefined) return { lines: rows.map((row) => lineOf(row, null)), packs: [] };
  const { account_id, created } = first;
  const id = mintId(created);
  const bodies: Packed = held.map((row) => [row.request_body, row.response_body]);
  const packed = deflateRawSync(JSON.stringify(bodies), PACKING);
  const places = new Map(held.map((row, place) => [row, { bodies_id: id, bodies_place: place }]));
  return {
    lines: rows.map((row) => lineOf(row, places.get(row) ?? null)),
    packs: [{ account_id, id, packed, created }],
  };
}

function lineOf(
  { request_body: _, response_body: __, ...row }: RequestLogRow,
  at: { bodies_id: string; bodies_place: number } | null,
): typeof requestLogs.$inferInsert {
  return { ...row, bodies_id: at?.bodies_id ?? null, bodies_place: at?.bodies_place ?? null };
}

/** Which bodies of a pack are erased. */
interface Erased {
  /** As JSON writes them. */
  readonly texts: readonly string[];
  /** What wire ids end in. */
  readonly digits: ReadonlySet<string>;
  readonly places: ReadonlySet<number>;
}

/**
 * A pack without the bodies at these places, and without those that hold one of the texts or ids;
 * the others keep theirs. Null when it holds none of them.
 */
export function repackWithout(
  packed: Uint8Array,
  { texts, digits, places }: Erased,
): Uint8Array | null {
  const bodies = JSON.parse(inflateRawSync(packed).toString()) as Packed;
  const holdsAny = (body: string | null) =>
    body !== null && (texts.some((text) => body.includes(text)) || holdsAnyId(body, digits));
  const isNamed = (pair: Packed[number], place: number) => places.has(place) || pair.some(holdsAny);
  const kept: Packed = bodies.map((pair, place) => (isNamed(pair, place) ? [null, null] : pair));
  if (kept.every((pair, place) => pair === bodies[place])) return null;
  return deflateRawSync(JSON.stringify(kept), PACKING);
}

/** The bodies at one place of a pack. */
export function unpackBodies(packed: Uint8Array, place: number): Bodies {
  const bodies = JSON.parse(inflateRawSync(packed).toString()) as Packed;
  const [request_body = null, response_body = null] = bodies[place] ?? [];
  return { request_body, response_body };
}

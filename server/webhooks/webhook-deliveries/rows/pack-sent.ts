import { deflateRawSync, inflateRawSync } from "node:zlib";
import { mintId, parseId } from "#platform/ids";
import { holdsAnyId } from "#platform/ids-within";
import type { DeliveryRow, SentPackRow } from "./tables.ts";

/** What was sent in a try, masked. */
export interface Sent {
  readonly request_headers: Readonly<Record<string, string>>;
  /** Null once a person that it named is erased. */
  readonly payload: object | null;
}

/** What a pack holds, in the order of the places. */
type Packed = readonly (readonly [Sent["request_headers"], Sent["payload"]])[];

/** What was sent in the try of a delivery. Units: milliseconds on the account's clock. */
export interface SentTry extends Pick<Sent, "request_headers"> {
  /** JSON: it was written when it was sent. */
  readonly payload: string;
  readonly account_id: string;
  readonly delivery_id: string;
  readonly at: number;
}

interface PackedTries {
  readonly packs: readonly SentPackRow[];
  /** By delivery (uuid), where it is packed. */
  readonly places: ReadonlyMap<string, Pick<DeliveryRow, "sent_id" | "sent_place">>;
}

/** With a window and tables of this size a small pack takes 30 µs, as for the request log. */
const PACKING = { level: 3, windowBits: 13, memLevel: 5 };
/** A longer pack would hold up whoever reads one of it. */
const TRIES_MAX = 32;

/** Packs what was sent in a set of tries, that of each account by itself: it is much alike. */
export function packSent(tries: readonly SentTry[]): PackedTries {
  const packs: SentPackRow[] = [];
  const places = new Map<string, { sent_id: string; sent_place: number }>();
  for (const of_account of Map.groupBy(tries, ({ account_id }) => account_id).values()) {
    for (let from = 0; from < of_account.length; from += TRIES_MAX) {
      const part = of_account.slice(from, from + TRIES_MAX);
      const [{ account_id, at }] = part as [SentTry];
      const id = mintId(at);
      const told = part.map(({ request_headers, payload }) => {
        return `[${JSON.stringify(request_headers)},${payload}]`;
      });
      const packed = deflateRawSync(`[${told.join()}]`, PACKING);
      packs.push({ account_id, id, packed, created: at });
      for (const [sent_place, { delivery_id }] of part.entries()) {
        places.set(delivery_id, { sent_id: id, sent_place });
      }
    }
  }
  return { packs, places };
}

/** What is searched for in packs, to be erased. */
export interface Sought {
  /** Digits of wire ids: of events, and of objects that a body may tell of. */
  readonly digits: ReadonlySet<string>;
  /** As JSON writes them. */
  readonly texts: readonly string[];
}

/** A pack after an erasure, and the deliveries (uuids) whose bodies went. */
interface Repacked {
  readonly packed: Uint8Array;
  readonly delivery_ids: readonly string[];
}

/**
 * A pack without the bodies of tries that hold one of these ids, in a header or in the body, or one
 * of these texts; null where none does. Bodies that went earlier are not counted again.
 */
export function repackWithout(packed: Uint8Array, sought: Sought): Repacked | null {
  const written = inflateRawSync(packed).toString();
  // Most packs have nothing of it, and need not be parsed.
  if (!isNamedIn(written, sought)) return null;
  const sent = JSON.parse(written) as Packed;
  const is_erased = sent.map((one) => one[1] !== null && isNamedIn(JSON.stringify(one), sought));
  if (!is_erased.includes(true)) return null;
  const rest: Packed = sent.map((one, place) => (is_erased[place] ? [one[0], null] : one));
  const delivery_ids = sent.flatMap(([headers], place) => {
    const id = is_erased[place] ? parseId("whd", headers["svc-delivery"] ?? "") : null;
    return id ?? [];
  });
  return { packed: deflateRawSync(JSON.stringify(rest), PACKING), delivery_ids };
}

function isNamedIn(written: string, { digits, texts }: Sought): boolean {
  return texts.some((text) => written.includes(text)) || holdsAnyId(written, digits);
}

/** What stands at one place of a pack; null where there is none. */
export function unpackSent(packed: Uint8Array, place: number): Sent | null {
  const at_place = readPack(packed)[place];
  return at_place === undefined ? null : { request_headers: at_place[0], payload: at_place[1] };
}

function readPack(packed: Uint8Array): Packed {
  return JSON.parse(inflateRawSync(packed).toString()) as Packed;
}

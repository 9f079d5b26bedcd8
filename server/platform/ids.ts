/**
 * Ids are UUIDv7 inside, minted from the account's clock, and `prefix_` with 24 base62
 * digits on the wire. Both forms sort by time, so a `created[...]` filter is a range of ids.
 */
import { ID_PREFIXES, type IdPrefix } from "@svc/generated/ids";

export type { IdPrefix };

const MS_MAX = 2 ** 48 - 1;
const COUNTER_MAX = 2 ** 42 - 1;
const MS_REMEMBERED_MAX = 1_024;
/** ASCII order, so that texts sort as the numbers they stand for. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS_OF_ID = 24;
const DIGITS_AT_ONCE = 8;
const LIMB = 62n ** BigInt(DIGITS_AT_ONCE);
const UUID_VALUES = 2n ** 128n;
const HYPHEN = 45;
const ZERO = 48;
const LETTERS = 65;
const PART = 2 ** 28;
const TWO_DIGITS = 62 ** 2;
const FOUR_DIGITS = 62 ** 4;
/** Every pair of digits, by its value. */
const PAIRS = [...DIGITS].flatMap((high) => [...DIGITS].map((low) => high + low));
const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const ID_TEXT = /^([a-z]+)_([0-9A-Za-z]{24})$/;
/** Orders of the predecessor interface are bare hex. Source: spec/base/ids.tsp. */
const LEGACY_ORDER_ID = /^[0-9a-f]{24,32}$/;

const known_prefixes: ReadonlySet<string> = new Set(Object.values(ID_PREFIXES));
const digit_values = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The last counter used in each of the milliseconds minted lately; accounts' clocks differ. */
const counters = new Map<number, number>();
/** The id that is being written, its highest part first. */
const parts = new Float64Array(5);
/** The millisecond of the newest id, and how it is written. */
let newest_ms = { ms: 0, hex: hexOfMilliseconds(0) };
const random_words = new Uint32Array(1_024);
let random_words_used = random_words.length;

/**
 * Mints a UUIDv7 from an account's clock: 48 bits of time, 42 of counter, 32 of chance.
 *
 * Within this process an id is greater than every id minted before for an earlier millisecond, or
 * for the same one while it is among the 1,024 used last. The counter starts and steps at random,
 * so it tells nothing of volume.
 */
export function mintId(now_ms: number): string {
  assertMilliseconds(now_ms);
  const counter = nextCounter(now_ms);
  const high = Math.floor(counter / 2 ** 30);
  const low = counter % 2 ** 30;
  const version_and_high = hexOfTwoBytes(0x7000 + high);
  const variant_and_low = hexOfTwoBytes(0x8000 + (low >>> 16));
  const chance = nextRandom();
  return (
    `${hexOfThis(now_ms)}-${version_and_high}-${variant_and_low}-` +
    `${hexOfTwoBytes(low & 0xffff)}${hexOfTwoBytes(chance >>> 16)}${hexOfTwoBytes(chance & 0xffff)}`
  );
}

/**
 * Mints an id that is greater than another one, whichever process minted that, and however far its
 * clock was ahead: the time of the id is the later of the two.
 */
export function mintIdAfter(now_ms: number, before: string | null): string {
  if (before === null) return mintId(now_ms);
  const ms = Math.max(now_ms, timeOfId(before));
  const id = mintId(ms);
  // Ids are compared as they sort; another process counts on its own within a millisecond.
  return id > before ? id : mintId(ms + 1);
}

/** The millisecond from which an id was minted. */
export function timeOfId(id: string): number {
  return Number(`0x${id.slice(0, 8)}${id.slice(9, 13)}`);
}

/** The lowest id that can be minted in a millisecond: the edge of a range of ids. */
export function lowestId(ms: number): string {
  assertMilliseconds(ms);
  return `${hexOfMilliseconds(ms)}-7000-8000-000000000000`;
}

/**
 * Writes an id for the wire: long division by the value of four digits, in numbers that stay below
 * 2^53. Big integers take twice the time, and each answer shows several ids.
 */
export function formatId(prefix: IdPrefix, uuid: string): string {
  readParts(uuid);
  let digits = "";
  let first = 0;
  for (let written = 0; written < DIGITS_OF_ID; written += 4) {
    let rest = 0;
    while (first < parts.length - 1 && parts[first] === 0) first += 1;
    for (let place = first; place < parts.length; place += 1) {
      const value = rest * PART + (parts[place] as number);
      const quotient = Math.floor(value / FOUR_DIGITS);
      parts[place] = quotient;
      rest = value - quotient * FOUR_DIGITS;
    }
    const high = Math.floor(rest / TWO_DIGITS);
    digits = `${PAIRS[high]}${PAIRS[rest - high * TWO_DIGITS]}${digits}`;
  }
  return `${prefix}_${digits}`;
}

/** 128 bits: 16 in the first part and 28 in each other one. */
function readParts(uuid: string): void {
  let value = 0;
  let read = 0;
  let place = 0;
  for (let at = 0; at < uuid.length; at += 1) {
    const code = uuid.charCodeAt(at);
    if (code === HYPHEN) continue;
    value = value * 16 + (code < LETTERS ? code - ZERO : (code & 15) + 9);
    read += 1;
    if (read % 7 !== 4) continue;
    parts[place] = value;
    place += 1;
    value = 0;
  }
}

/** Reads an id of one kind from the wire; null when it is not one. */
export function parseId(prefix: IdPrefix, text: string): string | null {
  const parsed = parseAnyId(text);
  return parsed?.prefix === prefix ? parsed.id : null;
}

/** Reads an id of any kind from the wire; null when it is not one. */
export function parseAnyId(text: string): { prefix: IdPrefix; id: string } | null {
  if (LEGACY_ORDER_ID.test(text)) {
    return { prefix: ID_PREFIXES.send, id: uuidOfHex(text.padStart(32, "0")) };
  }
  const found = ID_TEXT.exec(text);
  if (found === null) return null;
  const [, prefix = "", digits = ""] = found;
  if (!isIdPrefix(prefix)) return null;
  const value = valueOfDigits(digits);
  if (value >= UUID_VALUES) return null;
  return { prefix, id: uuidOfHex(value.toString(16).padStart(32, "0")) };
}

function isIdPrefix(prefix: string): prefix is IdPrefix {
  return known_prefixes.has(prefix);
}

function assertMilliseconds(ms: number): void {
  if (!Number.isSafeInteger(ms) || ms < 0 || ms > MS_MAX) {
    throw new RangeError("An id is minted from whole milliseconds of 48 bits.");
  }
}

function nextCounter(ms: number): number {
  const last = counters.get(ms);
  // Set again in any case: the map keeps the milliseconds used last at its end.
  counters.delete(ms);
  const counter =
    last === undefined ? nextRandom() * 2 ** 8 + (nextRandom() % 2 ** 8) : last + nextStep();
  if (counter > COUNTER_MAX) throw new RangeError("Too many ids in one millisecond.");
  counters.set(ms, counter);
  if (counters.size > MS_REMEMBERED_MAX) {
    for (const oldest of counters.keys()) {
      counters.delete(oldest);
      break;
    }
  }
  return counter;
}

function nextStep(): number {
  return 1 + (nextRandom() % 2 ** 16);
}

function nextRandom(): number {
  if (random_words_used === random_words.length) {
    crypto.getRandomValues(random_words);
    random_words_used = 0;
  }
  return random_words[random_words_used++] as number;
}

function hexOfTwoBytes(value: number): string {
  return `${HEX_OF_BYTE[value >>> 8]}${HEX_OF_BYTE[value & 0xff]}`;
}

/** Many ids are minted in one millisecond. */
function hexOfThis(ms: number): string {
  if (newest_ms.ms !== ms) newest_ms = { ms, hex: hexOfMilliseconds(ms) };
  return newest_ms.hex;
}

function hexOfMilliseconds(ms: number): string {
  const digits = ms.toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

function uuidOfHex(digits: string): string {
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join("-");
}

function valueOfDigits(digits: string): bigint {
  let value = 0n;
  for (let read = 0; read < digits.length; read += DIGITS_AT_ONCE) {
    let limb = 0;
    for (const digit of digits.slice(read, read + DIGITS_AT_ONCE)) {
      limb = limb * 62 + (digit_values.get(digit) as number);
    }
    value = value * LIMB + BigInt(limb);
  }
  return value;
}

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
const ID_TEXT = /^([a-z]+)_([0-9A-Za-z]{24})$/;
/** Orders of the predecessor interface are bare hex. Source: spec/base/ids.tsp. */
const LEGACY_ORDER_ID = /^[0-9a-f]{24,32}$/;

const known_prefixes: ReadonlySet<string> = new Set(Object.values(ID_PREFIXES));
const digit_values = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The last counter used in each of the milliseconds minted lately; accounts' clocks differ. */
const counters = new Map<number, number>();
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
  const low = counter % 2 ** 30;
  const variant_and_low = (2 ** 31 + low).toString(16);
  const high = Math.floor(counter / 2 ** 30);
  const chance = hex(nextRandom(), 8);
  return (
    `${hexOfMilliseconds(now_ms)}-7${hex(high, 3)}-` +
    `${variant_and_low.slice(0, 4)}-${variant_and_low.slice(4)}${chance}`
  );
}

/** The lowest id that can be minted in a millisecond: the edge of a range of ids. */
export function lowestId(ms: number): string {
  assertMilliseconds(ms);
  return `${hexOfMilliseconds(ms)}-7000-8000-000000000000`;
}

/** Writes an id for the wire. */
export function formatId(prefix: IdPrefix, uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll("-", "")}`);
  let digits = "";
  for (let written = 0; written < DIGITS_OF_ID; written += DIGITS_AT_ONCE) {
    digits = digitsOfLimb(Number(rest % LIMB)) + digits;
    rest /= LIMB;
  }
  return `${prefix}_${digits}`;
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

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

function hexOfMilliseconds(ms: number): string {
  const digits = hex(ms, 12);
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

function digitsOfLimb(limb: number): string {
  let rest = limb;
  let digits = "";
  for (let written = 0; written < DIGITS_AT_ONCE; written += 1) {
    digits = DIGITS[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
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

import { customType } from "drizzle-orm/pg-core";

/**
 * An instant: unix milliseconds in the program, `timestamptz(3)` in the database.
 *
 * Units: milliseconds.
 */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => "timestamp(3) with time zone",
  toDriver: writeInstant,
  fromDriver: readInstant,
});

/**
 * An amount of money: `bigint` minor units in the program and in the database.
 *
 * Units: minor units of the currency in the column beside it.
 */
export const minor = customType<{ data: bigint; driverData: string }>({
  dataType: () => "bigint",
  toDriver: String,
  fromDriver: BigInt,
});

/** Bytes; postgres.js reads and writes them as they are. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
});

/** A hash: hex in the program, `bytea` in the database. */
export const hexBytes = customType<{ data: string; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (hex) => Buffer.from(hex, "hex"),
  fromDriver: (written) => Buffer.from(written).toString("hex"),
});

/** A place in the order of commits; `positions.ts` says how it comes about. */
export const position = customType<{ data: bigint; driverData: string }>({
  dataType: () => "bigint",
  toDriver: String,
  fromDriver: BigInt,
});

/** The first and the last moment that both PostgreSQL and the program can name. */
const EARLIEST_MS = Date.UTC(-4713, 10, 24);
const LATEST_MS = 8_640_000_000_000_000;
const FAR_INSTANT = /^(\d{4,6})(-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00( BC)?$/;

/**
 * Writes an instant as PostgreSQL reads it, for statements that are not built by Drizzle. Every
 * number has a form: years before 1 and after 9999, and infinity past what either side can name.
 */
export function writeInstant(ms: number): string {
  // The rows of a set share most of their times.
  if (ms !== last.ms) last = { ms, written: writeAnew(ms) };
  return last.written;
}

let last = { ms: Number.NaN, written: "" };

function writeAnew(ms: number): string {
  if (ms > LATEST_MS) return "infinity";
  if (ms < EARLIEST_MS) return "-infinity";
  const instant = new Date(ms);
  const written = instant.toISOString();
  const year = instant.getUTCFullYear();
  if (year > 0 && year < 10_000) return written;
  const rest = written.slice(written.indexOf("-", 1));
  return year > 0 ? `${year}${rest}` : `${String(1 - year).padStart(4, "0")}${rest} BC`;
}

/**
 * Reads a `timestamptz` as the pool's connections write it: `2026-11-01 08:00:00.25+00`. Their time
 * zone is UTC, so any other offset is a fault of the connection and not a time. Whatever PostgreSQL
 * can store is read, so that no row is unreadable for its time alone.
 */
export function readInstant(written: string): number {
  const ms = Date.parse(`${written.slice(0, 10)}T${written.slice(11, -3)}Z`);
  return written.endsWith("+00") && !Number.isNaN(ms) ? ms : readFarInstant(written);
}

/** A time before the year 1 or after 9999; past what the program can name it is infinite. */
function readFarInstant(written: string): number {
  if (written === "infinity") return Infinity;
  if (written === "-infinity") return -Infinity;
  const [, digits = "", day, time, is_before_christ] = FAR_INSTANT.exec(written) ?? [];
  if (time === undefined) {
    throw new Error(`The database wrote a time in an unknown form: ${written}.`);
  }
  const year = is_before_christ === undefined ? Number(digits) : 1 - Number(digits);
  const sign = year < 0 ? "-" : "+";
  const ms = Date.parse(`${sign}${String(Math.abs(year)).padStart(6, "0")}${day}T${time}Z`);
  return Number.isNaN(ms) ? Infinity : ms;
}

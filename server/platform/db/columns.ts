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

/** The number of the database's own transaction that wrote a row; it orders what is committed. */
export const xid8 = customType<{ data: bigint; driverData: string }>({
  dataType: () => "xid8",
  toDriver: String,
  fromDriver: BigInt,
});

/** Writes an instant as PostgreSQL reads it, for statements that are not built by Drizzle. */
export function writeInstant(ms: number): string {
  return new Date(ms).toISOString();
}

/**
 * Reads a `timestamptz` as the pool's connections write it: `2026-11-01 08:00:00.25+00`. Their time
 * zone is UTC, so any other offset is a fault of the connection and not a time.
 */
export function readInstant(written: string): number {
  const ms = Date.parse(`${written.slice(0, 10)}T${written.slice(11, -3)}Z`);
  if (!written.endsWith("+00") || Number.isNaN(ms)) {
    throw new Error(`The database wrote a time in an unknown form: ${written}.`);
  }
  return ms;
}

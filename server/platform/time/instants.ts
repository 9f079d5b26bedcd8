/**
 * Instants are unix milliseconds; the wire shows whole seconds. The calendar is Harare's, which is
 * two hours ahead of UTC all year.
 */

const HARARE_AHEAD_MS = 2 * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The last second of the year 9999, past which ISO 8601 has no four-digit year. */
export const LAST_SECOND = 253_402_300_799;
const UNIX_SECONDS = /^\d{1,12}$/;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ISO_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?([Zz]|[+-]\d\d:?\d\d)?$/;

/**
 * Reads a time as a request writes it; null when it is not one.
 *
 * Whole unix seconds, as number or digits, or ISO 8601; a local time without offset is Harare's.
 * Units: milliseconds out. Source: spec/base/time.tsp.
 */
export function parseTime(written: number | string): number | null {
  if (typeof written === "number" || UNIX_SECONDS.test(written)) {
    const seconds = Number(written);
    return Number.isInteger(seconds) && seconds >= 0 && seconds <= LAST_SECOND
      ? seconds * 1_000
      : null;
  }
  const found = ISO_TIME.exec(written);
  if (found === null) return null;
  const [year, month, day, hour, minute, second] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local_ms = localMilliseconds([year, month, day, hour, minute, second] as WrittenTime);
  const offset_ms = offsetMilliseconds(found[8]);
  if (local_ms === null || offset_ms === null) return null;
  const fraction_ms = Number((found[7] ?? "").padEnd(3, "0").slice(0, 3));
  const ms = local_ms + fraction_ms - offset_ms;
  return ms >= 0 && ms <= LAST_SECOND * 1_000 ? ms : null;
}

/**
 * Reads a time as a query writes it, where a date is the Harare midnight with which it begins; null
 * when it is none.
 *
 * Units: milliseconds out. Source: spec/base/time.tsp.
 */
export function parseTimeFilter(written: string): number | null {
  return parseTime(ISO_DAY.test(written) ? `${written}T00:00` : written);
}

/** An instant as the wire shows it: whole seconds, rounded down. */
export function unixSeconds(ms: number): number {
  return Math.floor(ms / 1_000);
}

/** The Harare date of an instant, `YYYY-MM-DD`. */
export function harareDay(ms: number): string {
  return new Date(ms + HARARE_AHEAD_MS).toISOString().slice(0, 10);
}

/** The Harare time of day of an instant, `HH:MM`. */
export function harareTime(ms: number): string {
  return new Date(ms + HARARE_AHEAD_MS).toISOString().slice(11, 16);
}

/** An instant in ISO 8601 with Harare's offset, in whole seconds. */
export function harareIso(ms: number): string {
  return `${new Date(ms + HARARE_AHEAD_MS).toISOString().slice(0, 19)}+02:00`;
}

/** The Harare midnight with which the day of an instant began. */
export function startOfHarareDay(ms: number): number {
  return Math.floor((ms + HARARE_AHEAD_MS) / DAY_MS) * DAY_MS - HARARE_AHEAD_MS;
}

/** The Harare midnight with which the day after an instant begins. */
export function nextHarareDay(ms: number): number {
  return startOfHarareDay(ms) + DAY_MS;
}

/** The Harare midnight with which the week of an instant began, on a Monday. */
export function startOfHarareWeek(ms: number): number {
  const day = startOfHarareDay(ms);
  // The first day of Unix time was a Thursday.
  const since_monday = (Math.round((day + HARARE_AHEAD_MS) / DAY_MS) + 3) % 7;
  return day - since_monday * DAY_MS;
}

/** The Harare midnight with which the week after an instant begins, on a Monday. */
export function nextHarareWeek(ms: number): number {
  return startOfHarareWeek(ms) + 7 * DAY_MS;
}

/** The Harare midnight with which the month of an instant began. */
export function startOfHarareMonth(ms: number): number {
  const local = new Date(ms + HARARE_AHEAD_MS);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - HARARE_AHEAD_MS;
}

/** The Harare midnight with which the month so many months before that of an instant began. */
export function harareMonthsBefore(ms: number, months: number): number {
  const local = new Date(ms + HARARE_AHEAD_MS);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - months, 1) - HARARE_AHEAD_MS;
}

/** The Harare midnight with which the month after an instant begins. */
export function nextHarareMonth(ms: number): number {
  const local = new Date(ms + HARARE_AHEAD_MS);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - HARARE_AHEAD_MS;
}

type WrittenTime = [
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
];

/** Null for a date or an hour that does not exist: 30 February, 24:00, a leap second. */
function localMilliseconds([year, month, day, hour, minute, second]: WrittenTime): number | null {
  if (hour > 23 || minute > 59 || second > 59) return null;
  const midnight_ms = Date.UTC(year, month - 1, day);
  const read_back = new Date(midnight_ms);
  // Date.UTC reads the years 0 to 99 as 1900 to 1999, and overflows days into the next month.
  if (read_back.getUTCFullYear() !== year || read_back.getUTCMonth() !== month - 1) return null;
  if (read_back.getUTCDate() !== day) return null;
  return midnight_ms + ((hour * 60 + minute) * 60 + second) * 1_000;
}

function offsetMilliseconds(written: string | undefined): number | null {
  if (written === undefined) return HARARE_AHEAD_MS;
  if (written === "Z" || written === "z") return 0;
  const hours = Number(written.slice(1, 3));
  const minutes = Number(written.slice(-2));
  if (hours > 23 || minutes > 59) return null;
  return (written.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** An instant in ISO 8601 and UTC, to the millisecond. */
export function isoMilliseconds(ms: number): string {
  return new Date(ms).toISOString();
}

/** A moment as headers of HTTP write it, such as `Tue, 01 May 2029 00:00:00 GMT`. */
export function httpDate(ms: number): string {
  return new Date(ms).toUTCString();
}

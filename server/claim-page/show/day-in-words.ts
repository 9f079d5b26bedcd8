const DAY = { day: "numeric", month: "long", year: "numeric", timeZone: "Africa/Harare" } as const;

const format = new Intl.DateTimeFormat("en-GB", DAY);

/** `31 December 2026`, in Harare. Units: seconds. */
export function dayInWords(at: number): string {
  return format.format(at * 1_000);
}

/**
 * The public holidays of Zimbabwe, as data: those of the Public Holidays and Prohibition of
 * Business Act [Chapter 10:21]. A holiday on a Sunday is kept on the next day that is none. Days
 * that the President declares for one year, such as those of elections, are not known in advance.
 *
 * Source: docs/decisions/0040-schedules.md.
 */

/** Days of the year that are the same every year. */
const FIXED = [
  { month: 1, day: 1, name: "New Year's Day" },
  { month: 2, day: 21, name: "National Youth Day" },
  { month: 4, day: 18, name: "Independence Day" },
  { month: 5, day: 1, name: "Workers' Day" },
  { month: 5, day: 25, name: "Africa Day" },
  { month: 12, day: 22, name: "Unity Day" },
  { month: 12, day: 25, name: "Christmas Day" },
  { month: 12, day: 26, name: "Boxing Day" },
] as const;

/** Days after Easter Sunday. */
const OF_EASTER = [
  { days: -2, name: "Good Friday" },
  { days: -1, name: "Easter Saturday" },
  { days: 1, name: "Easter Monday" },
] as const;

const SUNDAY = 7;
const AUGUST = 8;

const years = new Map<number, ReadonlyMap<string, string>>();

/** The holidays of a year by their days, `YYYY-MM-DD`, with their names. */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known !== undefined) return known;
  const made = makeYear(year);
  years.set(year, made);
  return made;
}

function makeYear(year: number): ReadonlyMap<string, string> {
  const easter = easterOf(year);
  const heroes = heroesDayOf(year);
  const days: [Temporal.PlainDate, string][] = [
    ...FIXED.map((one) => named(Temporal.PlainDate.from({ year, ...one }), one.name)),
    ...OF_EASTER.map(({ days: after, name }) => named(easter.add({ days: after }), name)),
    named(heroes, "Heroes' Day"),
    named(heroes.add({ days: 1 }), "Defence Forces Day"),
  ];
  const holidays = new Map(days.map(([day, name]) => [day.toString(), name]));
  for (const [day, name] of days) {
    if (day.dayOfWeek !== SUNDAY) continue;
    let kept = day.add({ days: 1 });
    while (holidays.has(kept.toString())) kept = kept.add({ days: 1 });
    holidays.set(kept.toString(), name);
  }
  return holidays;
}

function named(day: Temporal.PlainDate, name: string): [Temporal.PlainDate, string] {
  return [day, name];
}

/** The second Monday of August. */
function heroesDayOf(year: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month: AUGUST, day: 1 });
  return first.add({ days: ((8 - first.dayOfWeek) % 7) + 7 });
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const of_century = year % 100;
  const moon_shift = century - Math.floor((century + 8) / 25) + 1;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor(moon_shift / 3) + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(of_century / 4) - (of_century % 4);
  const weekday = (32 + leaps - epact) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

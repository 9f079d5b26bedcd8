/**
 * The clock of a run. Programs and databases of one run begin at the same moment, whatever the time
 * is where it runs, and go on from there together: no test knows the hour of the machine.
 *
 * `SVC_TEST_CLOCK` names another moment to begin at, such as `2026-12-31T23:50:00+02:00`, or `now`.
 */
const BEGINS = "2026-11-10T09:30:00+02:00";
/** How a run tells its forks and programs. */
const AHEAD = "TEST_AHEAD_MS";
/** Marks a process that follows, whose modules may be loaded twice. */
const FOLLOWS = Symbol.for("svc follows the clock of the run");

/** Settles when this run begins; its processes inherit it. */
export function beginRun(): void {
  const begins = process.env.SVC_TEST_CLOCK ?? BEGINS;
  const ahead_ms = begins === "now" ? 0 : Date.parse(begins) - machineNow();
  if (Number.isNaN(ahead_ms)) throw new Error(`SVC_TEST_CLOCK is no time: ${begins}`);
  process.env[AHEAD] ??= String(ahead_ms);
}

/** The time where the run takes place, which other programs of the machine believe. */
export function machineNow(): number {
  return Date.now() - (FOLLOWS in globalThis ? aheadMs() : 0);
}

/** What time it is in this run. Units: Unix milliseconds. */
export function runNow(): number {
  return Date.now();
}

/** The same as fields of the API have it. Units: Unix seconds. */
export function runSeconds(): number {
  return Math.floor(runNow() / 1_000);
}

/** How far the run's clock is ahead of the machine's; behind it, below zero. */
export function aheadMs(): number {
  return Number(process.env[AHEAD] ?? 0);
}

/** Hands the run's clock on to a program that it starts. */
export function clockEnvironment(): Readonly<Record<string, string>> {
  return { [AHEAD]: String(aheadMs()) };
}

/** Settings of a PostgreSQL that goes by the run's clock. */
export function clockSettings(): Readonly<Record<string, string>> {
  return { "svc.clock_ahead": `${aheadMs()} ms` };
}

/** Sets this process to the run's clock, once; or to a wrong one, so far ahead of that. */
export function followRunClock(wrong_by_ms = 0): void {
  if (FOLLOWS in globalThis) return;
  Object.defineProperty(globalThis, FOLLOWS, { value: true });
  const ahead_ms = aheadMs() + wrong_by_ms;
  const machine = Date.now.bind(Date);
  Date.now = () => machine() + ahead_ms;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) =>
      Reflect.construct(date, given.length === 0 ? [Date.now()] : given, made),
  });
}

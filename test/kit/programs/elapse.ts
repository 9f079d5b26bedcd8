/**
 * Time that passes immediately for programs inside the test's process: their monotonic clock is set
 * ahead, as for a process that was frozen. What was begun before has then taken so much longer.
 */
const machine = performance.now.bind(performance);

let ahead_ms = 0;

/** Sets the monotonic clock of this process ahead. */
export function elapse(milliseconds: number): void {
  ahead_ms += milliseconds;
  performance.now = () => machine() + ahead_ms;
}

/** Takes back whatever was set ahead. */
export function comeBack(): void {
  ahead_ms = 0;
  performance.now = machine;
}

/**
 * The test clock: how far a test account's time runs ahead of the wall, and moving it forward. It
 * has no logic of its own: what comes due when it moves is done by the workers, as if time had
 * passed.
 *
 * Promises: the clock never goes back; a due time is shifted with it, whenever it was written.
 */
export { advanceTestClock } from "./advance-test-clock.ts";
export { getTestClock } from "./get-test-clock.ts";

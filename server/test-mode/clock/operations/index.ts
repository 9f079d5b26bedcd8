export { advanceTestClock } from "./advance-test-clock.ts";
export { getTestClock } from "./get-test-clock.ts";

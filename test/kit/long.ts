/**
 * Whether everything is run for real and whole, as `npm run test:long` does. Files whose name ends
 * with `.long.test.ts` are run only then.
 */
export const IS_LONG = process.env.SVC_TEST_LONG === "1";

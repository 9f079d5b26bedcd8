/**
 * Test accounts without a sign-up: created by anybody, within a ration, and taken over by a person
 * with a link, who proves an email address first.
 *
 * Promises: a claim link alone makes no member; what no person takes over is deleted whole.
 */
export { claimSandbox, findClaimable, SANDBOX_PAGE } from "./claim-sandbox.ts";
export { EXPIRED_SANDBOXES } from "./delete-expired.ts";

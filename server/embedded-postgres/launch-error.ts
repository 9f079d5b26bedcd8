/** Thrown for what somebody has to put right; the message is one sentence that says how. */
export class LaunchError extends Error {}

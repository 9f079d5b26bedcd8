/** Whether this process has been asked to stop: true of all of it, and never false again. */

const shutdown = { has_begun: false };

/** From here on, the health of this process sends load balancers to others. */
export function beginShutdown(): void {
  shutdown.has_begun = true;
}

export function isShuttingDown(): boolean {
  return shutdown.has_begun;
}

import type { GateContext } from "../request-state.ts";

/**
 * As long as a network that has lost a request lets a till wait.
 * Source: docs/guides/test-mode.md, "Simulate errors".
 */
const SILENCE_MS = 30_000;

/**
 * Lets a caller wait without an answer and then closes the connection. What is returned is written
 * to nobody: the socket is gone by then.
 */
export async function simulateTimeout({ env }: GateContext): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MS).unref());
  env?.incoming?.socket.destroy();
  return new Response(null, { status: 500 });
}

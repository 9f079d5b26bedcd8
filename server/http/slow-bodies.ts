import type { IncomingMessage } from "node:http";

/** How long a request may take to come. */
export interface ArrivalLimits {
  readonly head_ms: number;
  /** A body that takes longer has to come at the rate below. */
  readonly body_ms: number;
  readonly body_bytes_per_second: number;
  readonly sweep_ms: number;
}

/** A file of 8 MB from a slow line still gets through. Source: docs/reliability.md. */
export const ARRIVAL_LIMITS: ArrivalLimits = {
  head_ms: 10_000,
  body_ms: 20_000,
  body_bytes_per_second: 4_000,
  sweep_ms: 1_000,
};

/** A body on its way, since it was last seen to be fast enough. */
interface Arriving {
  readonly since_ms: number;
  /** What the connection had read by then. */
  readonly bytes_before: number;
}

/** Looks after the bodies that have not arrived whole. */
export interface SlowBodies {
  readonly watch: (incoming: IncomingMessage) => void;
  readonly close: () => void;
}

/** Reports each body that comes more slowly than a body may. */
export function watchSlowBodies(
  limits: ArrivalLimits,
  onSlow: (incoming: IncomingMessage) => void,
): SlowBodies {
  const arriving = new Map<IncomingMessage, Arriving>();
  const sweep = setInterval(() => {
    for (const [incoming, body] of arriving) {
      if (incoming.complete || performance.now() - body.since_ms < limits.body_ms) continue;
      if (!isSlow(incoming, body, limits)) {
        // What came in a burst is no credit for a pause that follows.
        arriving.set(incoming, arrivingNow(incoming));
        continue;
      }
      arriving.delete(incoming);
      onSlow(incoming);
    }
  }, limits.sweep_ms);
  sweep.unref();
  return {
    watch(incoming) {
      if (!announcesBody(incoming)) return;
      arriving.set(incoming, arrivingNow(incoming));
      incoming.once("close", () => arriving.delete(incoming));
    },
    close: () => clearInterval(sweep),
  };
}

function arrivingNow({ socket }: IncomingMessage): Arriving {
  return { since_ms: performance.now(), bytes_before: socket.bytesRead };
}

function isSlow(
  { socket }: IncomingMessage,
  { since_ms, bytes_before }: Arriving,
  { body_bytes_per_second }: ArrivalLimits,
): boolean {
  const took_ms = performance.now() - since_ms;
  return socket.bytesRead - bytes_before < (body_bytes_per_second * took_ms) / 1_000;
}

function announcesBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

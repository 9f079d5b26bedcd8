/** Which failures of a `fetch` are those of a connection: no byte of the request has left then. */

/** Where nothing tells of connections, what alone can only happen before there is one. */
const NOT_CONNECTED = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/** What Node's own `fetch`, and that of undici, have told of: no connection, no TLS, no tunnel. */
const failures_to_connect = new WeakSet<object>();

const { process } = globalThis as { process?: Partial<NodeJS.Process> };
process
  ?.getBuiltinModule?.("node:diagnostics_channel")
  .subscribe("undici:client:connectError", (message) => {
    const { error } = message as { error?: unknown };
    if (typeof error === "object" && error !== null) failures_to_connect.add(error);
  });

export function isUnsent(failure: unknown): boolean {
  if (typeof failure !== "object" || failure === null) return false;
  const { cause, code } = failure as { cause?: unknown; code?: unknown };
  if (failures_to_connect.has(failure) || NOT_CONNECTED.includes(String(code))) return true;
  return isUnsent(cause);
}

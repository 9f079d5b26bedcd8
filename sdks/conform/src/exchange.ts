/** What passed between a client and a service, whoever recorded it. */

/** Names in lower case. */
export type Headers = Readonly<Record<string, string>>;

export interface Exchange {
  readonly method: string;
  /** From the base of the service on, with the query: `/dev/v1/sends?limit=2`. */
  readonly target: string;
  readonly request_headers: Headers;
  /** Null where the recorder did not keep it. */
  readonly request_body: Buffer | null;
  readonly status: number;
  readonly headers: Headers;
  /** Without its content coding; null where the recorder did not keep it. */
  readonly body: Buffer | null;
  /** By one clock: what ended before another began, the service knew when it answered that. */
  readonly started_ms: number;
  readonly ended_ms: number;
}

export interface Webhook {
  readonly headers: Headers;
  readonly body: Buffer;
  readonly received_ms: number;
}

/** A list of values is one text, as in a request. */
export function headersOf(
  given: Readonly<Record<string, string | readonly string[] | undefined>>,
): Headers {
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    sent[name.toLowerCase()] = typeof value === "string" ? value : value.join(", ");
  }
  return sent;
}

/** The media type alone, without its charset. */
export function mediaTypeOf(headers: Headers): string {
  return (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

const strict = new TextDecoder("utf-8", { fatal: true });

/** The value of a body; undefined of what is no JSON in UTF-8. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(strict.decode(body));
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function textIn(value: unknown, name: string): string | null {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === "string" ? found : null;
}

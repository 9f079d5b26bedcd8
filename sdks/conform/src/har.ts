/** Reads a recording in the HTTP Archive format, as browsers and proxies write it. */
import { BASE_PATH } from "../../../generated/mount-routes.ts";
import { type Exchange, headersOf, isObject } from "./exchange.ts";
import { usageError } from "./usage-error.ts";

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface Content {
  readonly text?: string;
  readonly encoding?: string;
  readonly size?: number;
}

interface Entry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Pair[];
    readonly postData?: Content;
    readonly bodySize?: number;
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly Pair[];
    readonly content?: Content;
  };
}

/**
 * The exchanges of a recording in the order in which they ended; of one service only, where its
 * address is given. What nobody answered has the status 0 there.
 */
export function exchangesOfHar(text: string, base: URL | null): Exchange[] {
  const entries = entriesOf(text);
  return entries
    .map((entry) => ({ entry, target: targetOf(entry.request.url, base) }))
    .flatMap(({ entry, target }) => (target === null ? [] : [exchangeOf(entry, target)]))
    .sort((one, other) => one.ended_ms - other.ended_ms);
}

function entriesOf(text: string): readonly Entry[] {
  let har: unknown;
  try {
    har = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw usageError("The recording is not JSON.");
  }
  const log = isObject(har) ? har.log : undefined;
  const entries = isObject(log) ? log.entries : undefined;
  if (!Array.isArray(entries)) throw usageError("The recording has no `log.entries`.");
  const broken = entries.findIndex((entry) => !isEntry(entry));
  if (broken >= 0) throw usageError(`Entry ${broken} of the recording is incomplete.`);
  return entries as readonly Entry[];
}

function isEntry(entry: unknown): boolean {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return false;
  const { request, response, startedDateTime, time } = entry;
  const has_times = typeof time === "number" && !Number.isNaN(Date.parse(String(startedDateTime)));
  const has_request = typeof request.method === "string" && URL.canParse(String(request.url));
  const has_headers = [request.headers, response.headers].every(
    (headers) =>
      Array.isArray(headers) &&
      headers.every((one) => isObject(one) && typeof one.name === "string"),
  );
  return has_times && has_request && has_headers && typeof response.status === "number";
}

/** From the base of the service on; null of another service, or of what is no API of ours. */
function targetOf(url: string, base: URL | null): string | null {
  const { origin, pathname, search } = new URL(url);
  const lead = base === null ? "" : base.pathname.replace(/\/$/, "");
  if (base !== null && (origin !== base.origin || !pathname.startsWith(`${lead}/`))) return null;
  if (base !== null) return `${pathname.slice(lead.length)}${search}`;
  const at = pathname.indexOf(`${BASE_PATH}/`);
  return at < 0 ? null : `${pathname.slice(at)}${search}`;
}

function exchangeOf({ request, response, startedDateTime, time }: Entry, target: string): Exchange {
  const started_ms = Date.parse(startedDateTime);
  return {
    ...{ target, started_ms },
    // The start was cut to whole milliseconds: it may have been almost one later.
    ended_ms: started_ms + Math.max(0, time) + 1,
    method: request.method.toUpperCase(),
    request_headers: fieldsOf(request.headers),
    request_body: request.postData ? contentOf(request.postData) : emptyBody(request.bodySize),
    status: response.status,
    headers: fieldsOf(response.headers),
    body:
      response.content?.text === undefined
        ? emptyBody(response.content?.size)
        : contentOf(response.content),
  };
}

/** Recorders leave bodies out, or had none: only a size of zero says which. */
function emptyBody(size: number | undefined): Buffer | null {
  return size === 0 ? Buffer.alloc(0) : null;
}

function contentOf({ text, encoding }: Content): Buffer | null {
  if (text === undefined) return null;
  return Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
}

function fieldsOf(pairs: readonly Pair[]) {
  const fields: Record<string, string> = {};
  for (const { name, value } of pairs) {
    // Those of HTTP/2 itself begin with a colon.
    if (!name.startsWith(":")) fields[name.toLowerCase()] = String(value);
  }
  return headersOf(fields);
}

/**
 * Posting to URLs that somebody else gave us: the addresses of the host are checked at each post,
 * and the connection goes to a checked address and no other, so that a name that changes its mind
 * leads nowhere. Source: docs/decisions/0027-webhook-deliveries.md.
 */
import { isIP } from "node:net";
import { type Dispatcher, Pool } from "undici";
import { assertOutsideTransaction } from "#platform/db/transaction";
import { wall } from "#platform/time/clock";
import { failSpan, inSpan, traceHeaders } from "#platform/trace";
import { hostOf, isLoopbackHost, readOutgoingUrl } from "./outgoing-url.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";
import { type ResolveHost, resolveHost } from "./resolve-host.ts";

/** Why a post is no success. */
export type PostError = "dns" | "connect" | "tls" | "timeout" | "blocked_ip" | "redirect" | "http";

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the URL may be of this machine itself. */
  readonly allow_loopback: boolean;
}

/** What came of a post; without a status nothing that can be read was answered. */
export interface PostOutcome {
  readonly status: number | null;
  readonly error: PostError | null;
  readonly duration_ms: number;
  /** The beginning of what was answered; null when nothing was. */
  readonly excerpt: string | null;
  /** Seconds, or the moment in unix milliseconds, that `Retry-After` asks to wait for. */
  readonly retry_after: RetryAfter | null;
}

type RetryAfter = { readonly seconds: number } | { readonly at: number };

export interface WebhookHttpClient {
  post(post: Post): Promise<PostOutcome>;
  /** Ends every connection. */
  close(): Promise<void>;
}

export const DEADLINE_MS = 10_000;
const CONNECT_MS = 5_000;
/** One host is asked this often at once; who posts keeps to it anyway. */
const CONNECTIONS_MAX = 10;
const POOLS_MAX = 1_000;
const EXCERPT_BYTES = 1_024;
const RETRY_SECONDS = /^\d{1,7}$/;

/**
 * Opens a poster that keeps connections to answering hosts for a few seconds.
 *
 * Units: milliseconds for a whole post, name and body included.
 */
export function openHttpClient({
  resolve = resolveHost,
  deadline_ms = DEADLINE_MS,
}: {
  resolve?: ResolveHost;
  deadline_ms?: number;
} = {}): WebhookHttpClient {
  const pools = new Map<string, Pool>();

  /** A pool knows only the addresses that were checked; others make another pool. */
  function poolOf({ origin }: URL, addresses: readonly string[]): Pool {
    const name = `${origin} ${addresses.toSorted().join(" ")}`;
    const pool = pools.get(name) ?? openPool(origin, addresses);
    // Set again in any case: the map keeps the pools used last at its end.
    pools.delete(name);
    pools.set(name, pool);
    const [oldest = ""] = pools.keys();
    if (pools.size > POOLS_MAX) {
      void pools.get(oldest)?.close();
      pools.delete(oldest);
    }
    return pool;
  }

  async function post(wanted: Post): Promise<PostOutcome> {
    assertOutsideTransaction("a post");
    const began = wall();
    const signal = AbortSignal.timeout(deadline_ms);
    const since = () => wall() - began;
    const checked = await orTimeout(checkedAddresses(wanted, resolve), signal);
    if (typeof checked === "string") return failed(checked, since());
    const { url, addresses } = checked;
    try {
      const answer = await poolOf(url, addresses).request({
        method: "POST",
        path: url.pathname + url.search,
        headers: wanted.headers,
        body: wanted.body,
        signal,
      });
      const duration_ms = since();
      const excerpt = await excerptOf(answer);
      return { ...outcomeOf(answer), duration_ms, excerpt };
    } catch (error) {
      return failed(signal.aborted ? "timeout" : errorOf(error), since());
    }
  }

  return {
    post: (one) => traced(one, post),
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

/** A post in a span, whose trace goes on at the receiver. The address may hold a secret. */
function traced(one: Post, post: (one: Post) => Promise<PostOutcome>): Promise<PostOutcome> {
  const attributes = {
    "http.request.method": "POST",
    "svc.webhook_id": one.headers["webhook-id"],
  };
  return inSpan("POST webhook", { kind: "client", attributes }, async (span) => {
    const outcome = await post({ ...one, headers: { ...one.headers, ...traceHeaders() } });
    if (outcome.status !== null) span.setAttribute("http.response.status_code", outcome.status);
    if (outcome.error !== null) failSpan(span, outcome.error);
    return outcome;
  });
}

interface Checked {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** What is to be called, once every address of it is one that may be. It fails closed. */
async function checkedAddresses(
  { url: text, allow_loopback }: Post,
  resolve: ResolveHost,
): Promise<Checked | PostError> {
  const { url } = readOutgoingUrl(text, { allow_loopback });
  if (url === null) return "blocked_ip";
  const is_right = allow_loopback && isLoopbackHost(url) ? isLoopbackAddress : isPublicAddress;
  try {
    const addresses = await resolve(hostOf(url));
    if (addresses.length === 0) return "dns";
    return addresses.every(is_right) ? { url, addresses } : "blocked_ip";
  } catch {
    return "dns";
  }
}

async function orTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T | "timeout"> {
  const { promise, resolve } = Promise.withResolvers<"timeout">();
  const onAbort = () => resolve("timeout");
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

function openPool(origin: string, addresses: readonly string[]): Pool {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return new Pool(origin, {
    connections: CONNECTIONS_MAX,
    allowH2: false,
    // The deadline of a post counts, and nothing else.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: {
      timeout: CONNECT_MS,
      lookup(_host, { all }, answer) {
        const [first = { address: "", family: 0 }] = known;
        if (all) answer(null, known);
        else answer(null, first.address, first.family);
      },
    },
  });
}

function outcomeOf({ statusCode, headers }: Dispatcher.ResponseData) {
  const is_right = statusCode >= 200 && statusCode < 300;
  const is_redirect = statusCode >= 300 && statusCode < 400;
  const error: PostError | null = is_right ? null : is_redirect ? "redirect" : "http";
  const { "retry-after": asked } = headers;
  return { status: statusCode, error, retry_after: retryAfterOf(String(asked ?? "")) };
}

function retryAfterOf(written: string): RetryAfter | null {
  if (RETRY_SECONDS.test(written)) return { seconds: Number(written) };
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : { at };
}

/**
 * The beginning of the body; the rest is dropped with its connection. Who has sent a status has
 * answered, so a body that breaks off or drips is no failure.
 */
async function excerptOf({ body }: Dispatcher.ResponseData): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= EXCERPT_BYTES) break;
    }
  } catch {
    // What has arrived is shown.
    bytes = Math.min(bytes, EXCERPT_BYTES);
  }
  if (bytes === 0) return null;
  const text = Buffer.concat(chunks).subarray(0, EXCERPT_BYTES).toString("utf8");
  // PostgreSQL keeps no NUL in a text.
  return text.replaceAll("\0", "\uFFFD");
}

function failed(error: PostError, duration_ms: number): PostOutcome {
  return { status: null, error, duration_ms, excerpt: null, retry_after: null };
}

/** What went wrong, by the code that Node or the client gives it, or by its name. */
function errorOf(error: unknown): PostError {
  const { code: given, name } = error as NodeJS.ErrnoException;
  const code = given ?? name;
  if (code === "UND_ERR_CONNECT_TIMEOUT") return "timeout";
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code))
    return "tls";
  if (/^(?:HPE_|HTTPParserError|UND_ERR_(?:HEADERS|RES_|RESPONSE|INVALID))/.test(code))
    return "http";
  return "connect";
}

import { Agent, type Dispatcher } from "undici";
import { assertOutsideTransaction } from "#platform/db/transaction";
import { failSpan, inSpan, traceHeaders } from "#platform/trace";
import { openTurns } from "#platform/work/in-turn";

/** A request to a supplier. */
export interface Call {
  readonly method: "GET" | "POST";
  /** Follows the address of the supplier, and begins with a slash. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent; the content type is a header. */
  readonly body?: string;
  /** Ends the call, at the deadline of the adapter at the latest. */
  readonly signal: AbortSignal;
}

/** What came of a call. */
export type Exchange =
  | {
      readonly kind: "answered";
      readonly status: number;
      /** By names in lower case; of several with one name the last. */
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
    }
  /** Nothing left us: the name was unknown, nobody listened, or TLS was not agreed on. */
  | { readonly kind: "not_sent" }
  /** Something may have arrived. `unparseable` is an answer that is longer than any could be. */
  | { readonly kind: "no_answer"; readonly reason: "timeout" | "reset" | "unparseable" };

/** One supplier's address, with the connections that are kept to it. */
export interface SupplierHttp {
  readonly url: string;
  call(call: Call): Promise<Exchange>;
  /** Ends every connection. */
  close(): Promise<void>;
}

const NOT_SENT: Exchange = { kind: "not_sent" };
const CONNECT_MS = 5_000;
const CONNECTIONS_MAX = 32;
/** The longest answers are catalogues and pages of payments. */
const ANSWER_BYTES_MAX = 4 * 1_024 * 1_024;

/** Opens a supplier's address, which may have a path of its own. */
export function openSupplierHttp(url: string): SupplierHttp {
  const { origin, host, pathname } = new URL(url);
  const base = pathname.replace(/\/+$/, "");
  const agent = new Agent({
    connections: CONNECTIONS_MAX,
    allowH2: false,
    connect: { timeout: CONNECT_MS },
    // The deadline of the adapter counts, and nothing else.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const inTurn = openTurns(CONNECTIONS_MAX);
  async function exchange({ method, path, headers = {}, body, signal }: Call): Promise<Exchange> {
    assertOutsideTransaction(`a call to ${origin}`);
    let is_sent = false;
    const watched = agent.compose(
      whenSent(() => {
        // What is aborted before it is written is not written any more.
        is_sent ||= !signal.aborted;
      }),
    );
    const wanted = { origin, path: `${base}${path}`, method, headers, signal };
    const ask = async (): Promise<Exchange> => {
      try {
        return await exchangeOf(await watched.request({ ...wanted, body: body ?? null }));
      } catch {
        if (!is_sent) return NOT_SENT;
        return { kind: "no_answer", reason: signal.aborted ? "timeout" : "reset" };
      }
    };
    // A request without a connection hears of its end only when it has one; it keeps its turn, so
    // that no more of them wait in the pool than it has connections.
    const unsent = new Promise<Exchange>((resolve) => {
      const end = () => is_sent || resolve(NOT_SENT);
      signal.addEventListener("abort", end, { once: true });
    });
    return await Promise.race([inTurn(ask, signal).then((heard) => heard ?? NOT_SENT), unsent]);
  }

  return {
    url,
    call: (call) => traced(host, call, exchange),
    close: () => agent.destroy(),
  };
}

/** A call in a span, whose trace goes on at the supplier. The path may hold a number. */
function traced(
  host: string,
  call: Call,
  exchange: (call: Call) => Promise<Exchange>,
): Promise<Exchange> {
  const { method } = call;
  const attributes = { "server.address": host, "http.request.method": method };
  return inSpan(`${method} ${host}`, { kind: "client", attributes }, async (span) => {
    const exchanged = await exchange({ ...call, headers: { ...call.headers, ...traceHeaders() } });
    if (exchanged.kind === "answered") {
      span.setAttribute("http.response.status_code", exchanged.status);
    } else {
      failSpan(span, exchanged.kind === "no_answer" ? exchanged.reason : exchanged.kind);
    }
    return exchanged;
  });
}

/** Tells when a request is about to be written to a connection that stands, TLS agreed on. */
function whenSent(onSent: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      ...passedOn(handler),
      onRequestStart(controller, context) {
        onSent();
        handler.onRequestStart?.(controller, context);
      },
    });
}

function passedOn(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart: (...given) => handler.onResponseStart?.(...given),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  };
}

async function exchangeOf(answer: Dispatcher.ResponseData): Promise<Exchange> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) return { kind: "no_answer", reason: "unparseable" };
  }
  const headers = Object.entries(answer.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? (value.at(-1) ?? "") : (value ?? ""),
  ]);
  return {
    kind: "answered",
    status: answer.statusCode,
    headers: Object.fromEntries(headers),
    text: Buffer.concat(chunks).toString("utf8"),
  };
}

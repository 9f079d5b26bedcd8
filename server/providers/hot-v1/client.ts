import { type Json, readJson } from "#providers/hot-v3";
import { type Exchange, openSupplierHttp } from "#providers/http";

/** What was answered over the wire. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  /** Undefined when it is no JSON. */
  readonly json: Json | undefined;
}

type Reply =
  | { readonly kind: "answered"; readonly answered: Answered }
  | { readonly kind: "not_taken"; readonly reason: "connect" }
  | Extract<Exchange, { kind: "no_answer" }>;

interface Request {
  /** Behind `agents/`. */
  readonly path: string;
  /** Every request has one of its own; that of a sale is the order's. */
  readonly reference: string;
  /** Left out, it is a question of the kind that reads. */
  readonly body?: unknown;
}

export interface Client {
  readonly secrets: readonly string[];
  request(request: Request, signal: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

/** Speaks with Hot Recharge, version 1: the login stands in the head of each request. */
export function openClient(
  url: string,
  { code, password }: { readonly code: string; readonly password: string },
): Client {
  const http = openSupplierHttp(url);
  return {
    secrets: [password, code],
    async request({ path, reference, body }, signal) {
      const exchange = await http.call({
        method: body === undefined ? "GET" : "POST",
        path: `/agents/${path}`,
        headers: {
          ...{ "x-access-code": code, "x-access-password": password },
          ...{ "x-agent-reference": reference, "cache-control": "no-cache" },
          "content-type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
      });
      if (exchange.kind === "not_sent") return { kind: "not_taken", reason: "connect" };
      if (exchange.kind === "no_answer") return exchange;
      const { status, text } = exchange;
      return { kind: "answered", answered: { status, text, json: readJson(text) } };
    },
    close: () => http.close(),
  };
}

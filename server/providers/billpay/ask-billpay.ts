import type { Call, SupplierHttp } from "#providers/http";
import { type Members, membersOf } from "./members.ts";

/** How BillPay is reached, and as whom. */
export interface Line {
  readonly http: SupplierHttp;
  readonly authorization: string;
  /** How long one answer is waited for: what BillPay recommends, and less in tests. */
  readonly answer_ms: number;
}

/** What BillPay said, read as JSON; `json` is null where it was none. */
export type Reply =
  | { readonly kind: "answered"; readonly status: number; readonly json: unknown }
  | { readonly kind: "not_sent" }
  | { readonly kind: "no_answer"; readonly reason: "timeout" | "reset" | "unparseable" };

/** Makes one call, as our login. */
export async function askBillpay(
  { http, authorization, answer_ms }: Line,
  { path, body, signal }: Pick<Call, "path" | "signal"> & { readonly body?: unknown },
): Promise<Reply> {
  const exchange = await http.call({
    method: body === undefined ? "GET" : "POST",
    path,
    headers: {
      authorization,
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(answer_ms)]),
  });
  if (exchange.kind !== "answered") return exchange;
  return { kind: "answered", status: exchange.status, json: parsed(exchange.text) };
}

/** The members of a 200 in JSON; null for every other reply. */
export function membersOfReply(reply: Reply): Members | null {
  return reply.kind === "answered" && reply.status === 200 ? membersOf(reply.json) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

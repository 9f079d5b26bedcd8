import { context, propagation, ROOT_CONTEXT } from "@opentelemetry/api";
import { failSpan, inSpan } from "#platform/trace";

type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

const HEADERS = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};
const FAULT = 500;

/**
 * Answers requests in a span, in the trace that `traceparent` names if the caller sends one. The
 * gate names the span once it knows the operation; pages are named by their method alone, because
 * addresses hold tokens.
 */
export function traceRequests<Env>(fetch: Fetch<Env>): Fetch<Env> {
  return (request, env) => {
    const { method, headers } = request;
    const attributes = { "http.request.method": method };
    return context.with(propagation.extract(ROOT_CONTEXT, headers, HEADERS), () =>
      inSpan(method, { kind: "server", attributes }, async (span) => {
        const response = await fetch(request, env);
        span.setAttribute("http.response.status_code", response.status);
        if (response.status >= FAULT) failSpan(span, String(response.status));
        return response;
      }),
    );
  };
}

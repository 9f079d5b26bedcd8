import { OPERATIONS } from "@svc/generated/operations";
import type { FoundCaller } from "#accounts/keys";
import type { Ctx, InnerAnswer, InnerCall } from "#platform/context";
import { databaseWall } from "#platform/work/database-clock";
import { answer } from "./answer.ts";
import { passForMember, passWithin } from "./pass.ts";
import type { RequestDraft, RequestState } from "./request-state.ts";
import { secretHashOf } from "./steps/authenticate.ts";
import type { GateDeps } from "./steps/gate-deps.ts";
import { holdToContract } from "./steps/hold-to-contract.ts";
import { NOTHING_FOUND } from "./steps/open-request.ts";

/**
 * Calls another operation for the caller of a request, inside the program: the same checks in the
 * same order, the same idempotency and the same operation, so that there is no second way to sell.
 * It is a part of the request that makes it, whose id its events carry.
 *
 * A signed-in person is let in by their session, as outside.
 *
 * The caller is found anew, because a request may make many calls one after the other. A request
 * that was let in unproven is proven by its first call.
 */
export async function callWithin(
  deps: GateDeps,
  outer: RequestState,
  { call, prove }: { call: InnerCall; prove: Ctx["prove"] },
): Promise<InnerAnswer> {
  const just_found = outer.is_unproven ? await provenCaller(deps, outer, prove) : null;
  const draft = innerRequest(outer, call);
  const session = outer.session_secret;
  const { answered, refusal } = await answer(deps, draft, () =>
    session === null
      ? passWithin(deps, { draft, just_found })
      : passForMember(deps, draft, session),
  );
  holdToContract(deps, draft.operation, answered, refusal);
  const { status, body, headers = {} } = answered;
  const is_repeat = draft.original_request_id !== null || "Idempotent-Replayed" in headers;
  return { status, body: body as object, is_repeat };
}

/** The caller of a request, compared at this moment. */
async function provenCaller(
  { callers }: GateDeps,
  { request }: RequestState,
  prove: Ctx["prove"],
): Promise<FoundCaller | null> {
  await prove();
  return callers.recall(secretHashOf(request));
}

/** The request that the caller would have sent; its body has been read with that of the outer. */
function innerRequest(outer: RequestState, call: InnerCall): RequestDraft {
  const { operation_id, path = {}, query = {}, body, idempotency_key } = call;
  const operation = OPERATIONS[operation_id];
  const written = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const { ip, request_id, request_text, version } = outer;
  return {
    ...{ ip, request_id, request_text },
    // Of a batch each call has its own time.
    ...{ arrived_ms: databaseWall(), started_ms: performance.now() },
    request: innerHead(outer.request, { method: operation.method, idempotency_key }),
    may_have_body: false,
    operation_id,
    operation,
    address: { path: written, query_text: `${new URLSearchParams(query)}`, path_values: path },
    source: outer.session_secret === null ? "mcp" : "dashboard",
    ...NOTHING_FOUND,
    reading: "read",
    version,
    body,
  };
}

/** Headers that belong to the caller, and not to the message. */
const OF_THE_CALLER = ["authorization", "svc-version", "user-agent"];
const NO_BYTES = async () => new ArrayBuffer(0);

type Head = RequestState["request"];

/** Nobody reads a body or an address of it, so it is a head alone. */
function innerHead(
  outer: Head,
  { method, idempotency_key }: { method: string; idempotency_key: string | undefined },
): Head {
  const headers = OF_THE_CALLER.flatMap((name): [string, string][] => {
    const value = outer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (idempotency_key !== undefined) headers.push(["idempotency-key", idempotency_key]);
  return { method, headers: new Headers(headers), body: null, arrayBuffer: NO_BYTES };
}

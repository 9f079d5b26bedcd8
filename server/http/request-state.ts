/** One request on its way through the gate. */
import type { HttpBindings } from "@hono/node-server";
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import type { Context } from "hono";
import type {
  AccountFacts,
  FormPart,
  IdempotencyKey,
  KeyFacts,
  MemberFacts,
  PersonFacts,
} from "#platform/context";
import type { RateState } from "#platform/work/rate-limit";

/** Hono's context; a request made inside the program has no socket. */
export type GateContext = Context<{ Bindings: Partial<HttpBindings> }>;

/** Whose request it is. */
export interface Caller {
  readonly account: AccountFacts;
  /** Null of what a program has signed, and of requests of claim pages and of the dashboard. */
  readonly key: KeyFacts | null;
  /** The catalogue's version when the caller was last found or compared; null if it was not. */
  readonly catalogue_version: number | null;
}

/** The key that a request was sent with, and the account that it belongs to. */
export interface KeyCaller extends Caller {
  readonly key: KeyFacts;
  /** Whether a person has let agents act on the live account. */
  readonly agent_live_enabled: boolean;
}

/** The parts of a request that are read from its address. */
interface Address {
  /** The concrete path below the version prefix, ids included, still encoded. */
  readonly path: string;
  /** What stands behind the question mark, still encoded. */
  readonly query_text: string;
  /** The values of the path's parameters, decoded. */
  readonly path_values: Readonly<Record<string, string>>;
}

/** What the head of a request says, known before its first step. */
interface RequestHead {
  readonly request: Pick<Request, "method" | "headers" | "body" | "arrayBuffer">;
  /** False only when the connection itself says that no body follows. */
  readonly may_have_body: boolean;
  readonly operation_id: OperationId;
  readonly operation: OperationFacts;
  readonly address: Address;
  /** Uuid of the `req_` id. */
  readonly request_id: string;
  readonly request_text: string;
  readonly ip: string;
  /** `mcp` of a call that a tool makes, `dashboard` of one that a page makes for a member. */
  readonly source: "api" | "mcp" | "dashboard";
  /** As `Ctx` has it. */
  readonly made_from?: string;
  /** Unix milliseconds of the wall clock, when the gate first saw the request. */
  readonly arrived_ms: number;
  /** The same moment on the clock that only counts up, for durations. */
  readonly started_ms: number;
}

/** What the steps have found so far, each as its step returned it. */
interface Findings {
  caller: Caller | null;
  /** True while the caller is as it was last found, and nobody has seen that it still stands. */
  is_unproven: boolean;
  /** True while it has not been asked what is remembered under the key: its operation asks that. */
  is_lookup_due: boolean;
  /** How far the body has been read; what was begun cannot be begun again. */
  reading: "unread" | "begun" | "read";
  version: string;
  rate: readonly RateState[];
  /** The bytes of a body that is signed, by which its signer can be found anew; null of others. */
  signed_bytes: Uint8Array | null;
  /** The token of the link that somebody claims on its page, by which the account is found. */
  link_token: string | null;
  /** The secret of the session with which the dashboard calls, and whose it is. */
  session_secret: string | null;
  member: MemberFacts | null;
  /** The same person, of what they do for themselves. */
  person: PersonFacts | null;
  /** The role of whoever calls, once an operation asks for it. */
  role: MemberFacts["role"] | null;
  /** The parsed body; undefined when there is none. */
  body: unknown;
  /** The body as it was sent, once it was found to be JSON; null when there is none. */
  body_text: string | null;
  /** The query as the newest version names it; null where it was sent so. */
  newest_query: string | null;
  /** The parts of a form with a file; none of any other body. */
  form: readonly FormPart[];
  idempotency: IdempotencyKey | null;
  /** The request whose answer was given again. */
  original_request_id: string | null;
}

/** What is known of a request: a step reads it and returns what it finds. */
export interface RequestState extends RequestHead, Readonly<Findings> {}

/** The same, as `pass` builds it from what the steps return; nobody else writes to it. */
export interface RequestDraft extends RequestHead, Findings {}

/** Whether a call of this operation may change something. */
export function isWrite({ method }: OperationFacts): boolean {
  return method !== "GET";
}

import type { OperationFacts, OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import type { Database, Read, Tx } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import type { Refusal } from "#platform/refusal";
import type { Config } from "#platform/settings/config";
import type { Reactions } from "#platform/work/reactions";

/** A call that one operation makes of another, for its own caller. */
export interface InnerCall {
  readonly operation_id: OperationId;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly idempotency_key?: string;
}

/** What the other operation answered: its object, or the error with which it refused. */
export interface InnerAnswer {
  readonly status: number;
  readonly body: object;
  /** Whether an earlier call had this effect already. */
  readonly is_repeat: boolean;
}

/** A page of the docs that a search found. */
export type FoundPage = Schemas["McpDocsPage"];

/** A part of a page of the docs, or of a section. */
export type DocText = Schemas["McpDocText"];

/** What the contract says of a request that nobody has sent. */
export type RequestCheck = Schemas["McpRequestCheck"];

/** What an operation may use of the program that serves it. */
export interface ServingProgram {
  /** Calls another operation for this caller, with all its checks. */
  call(call: InnerCall): Promise<InnerAnswer>;
  /** Searches the docs, best match first. */
  searchDocs(query: string): Promise<readonly FoundPage[]>;
  /** Reads a part of a page of the docs, or of one section; a refusal if there is none. */
  readDoc(place: { readonly page: string; readonly part: number }): Promise<DocText | Refusal>;
  /** Holds the body of a request to the contract; a refusal if there is no such operation. */
  checkRequest(request: {
    readonly operation_id: string;
    readonly body: object;
  }): RequestCheck | Refusal;
  /** Whether it has been asked to stop, and serves only until its clients have left. */
  isShuttingDown(): boolean;
}

/** A field of a form with a file, or the file itself. */
export interface FormPart {
  readonly name: string;
  /** As the sender calls the file, without any folder; null where nothing is said. */
  readonly filename: string | null;
  readonly bytes: Uint8Array;
}

/** What an operation is handed: who asks, at what time, and the ways into the database. */
export interface Ctx {
  readonly account: AccountFacts;
  readonly key: KeyFacts | null;
  /** The signed-in person; null where a key, a signature or the token of a link asks. */
  readonly member: MemberFacts | null;
  /** The scopes of that person's role; absent where nobody is signed in. */
  readonly member_scopes?: ReadonlySet<KeyScope>;
  /** The signed-in person of what people do for themselves; null of everything else. */
  readonly person: PersonFacts | null;
  /** The role of that person, or of who is behind the key; null of what every role may call. */
  readonly role: MemberFacts["role"] | null;
  /** Uuid of the `req_` id, minted from the wall clock. */
  readonly request_id: string;
  /** The dated version that the answer is rendered in. */
  readonly version: string;
  /** Unix milliseconds on the account's own clock (its test clock included). */
  readonly now: number;
  readonly ip: string;
  /** What the caller says it is, without anything that looks like a key; null when nothing. */
  readonly user_agent: string | null;
  /** Who reads the answer: a browser shows a page; nobody reads a `HEAD`, or a prefetch. */
  readonly reader: "program" | "browser" | "nobody";
  readonly operation: OperationFacts;
  /** How the operation was called: over REST, by a tool of the MCP server, or by a person. */
  readonly source: "api" | "mcp" | "dashboard";
  /** What a page had read of what it replaces, as a fingerprint; absent of everything else. */
  readonly made_from?: string;
  /** The catalogue's version, compared for this request; null where nobody compared it. */
  readonly catalogue_version: number | null;
  /** Null where the operation takes no key, or the caller sent none. */
  readonly idempotency: IdempotencyKey | null;
  /** The parts of the form, where the operation takes a file; none where it does not. */
  readonly form: readonly FormPart[];
  readonly config: Config;
  readonly log: Log;
  readonly operations: Readonly<Record<OperationId, OperationFacts>>;
  readonly objects: ObjectRegistry;
  readonly reactions: Reactions;
  /** Null where a worker acts, and no request is served. */
  readonly program: ServingProgram | null;
  /** What is made once per running program and shared by its requests: a batcher, a counter. */
  perProgram<T>(make: (database: Database) => T): T;
  /**
   * Looks up what a request was let in without, where its own transaction does not look first:
   * whether the caller still stands, and what its Idempotency-Key was answered. One that finds
   * either changed begins anew, or is answered again.
   * Source: docs/decisions/0034-facts-in-memory.md.
   */
  prove(): Promise<void>;
  /**
   * Opens the transaction in which the request writes; the caller's authority is held until its
   * end, and a request that finds it changed begins anew. Whoever changes authority, or locks the
   * account's row, is alone.
   */
  transact<T>(
    name: string,
    work: (tx: Tx) => Promise<T>,
    holding?: { readonly is_alone: boolean },
  ): Promise<T>;
  read<T>(work: (read: Read) => Promise<T>): Promise<T>;
  /** Keeps what the world did, whatever becomes of the caller meanwhile. */
  record<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface AccountFacts {
  /** Whether it is at rest, on its way to another cell: nothing is done for it. */
  readonly is_at_rest: boolean;
  readonly id: string;
  readonly twin_id: string;
  readonly mode: "test" | "live";
  readonly status: "active" | "suspended" | "closed";
  /** Another number means that what a caller is let in on, or judged by, has changed. */
  readonly facts_version: number;
  readonly name: string;
  readonly statement_descriptor: string;
  readonly contact_email: string | null;
  /** E.164. */
  readonly support_phone: string | null;
  readonly clock_offset_ms: number;
  readonly discounts: readonly Discount[];
  readonly limits: AccountLimits;
  readonly default_api_version: string;
  /** Window of the duplicate guard; null when the guard is off. */
  readonly prevent_duplicates_seconds: number | null;
}

/** A dealer's discount off face, in basis points, for one network and currency. */
export interface Discount {
  readonly network: string;
  readonly currency: Currency;
  readonly discount_bps: number;
}

/** Limits that staff raised on this account; absent ones are the defaults. */
export interface AccountLimits {
  readonly requests_per_second?: number;
  readonly writes_per_second?: number;
  readonly sends_per_second?: number;
  /** Batches, allocations, imports of recipients, previews and exports. */
  readonly bulk_per_second?: number;
  /** Meters that a key may confirm in a minute, and the account in a Harare day. */
  readonly meters_per_minute?: number;
  readonly meters_per_day?: number;
}

/** A person who is signed in to the dashboard. */
export interface MemberFacts {
  /** Uuid. */
  readonly id: string;
  /** Uuid of the organisation's live account, as members have it. */
  readonly account_id: string;
  readonly name: string | null;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly role: Schemas["MemberRole"];
  /** Whether a developer sees power tokens in clear text. */
  readonly tokens_read: boolean;
  /** Uuid of the member who invited the person. */
  readonly invited_by: string | null;
  /** When the person joined. Unix milliseconds. */
  readonly created: number;
  /** When the session was last used. Unix milliseconds. */
  readonly seen_at: number;
  /** Uuid of the session that they act in. */
  readonly session_id: string;
}

/** A person who is signed in, by what they have proven to be theirs. */
export interface PersonFacts {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** As whom they look at an organisation; null of who is no member of any yet. */
  readonly member: MemberFacts | null;
  /** The mode that they look at. */
  readonly mode: "test" | "live";
}

/** One permission of a key. */
export type KeyScope = Schemas["KeyScope"];

export interface KeyFacts {
  readonly id: string;
  readonly kind: "sk" | "rk" | "pk" | "ak";
  readonly label: string | null;
  readonly scopes: ReadonlySet<KeyScope>;
  readonly allowed_ips: readonly string[];
  readonly allowed_origins: readonly string[];
  readonly allowed_products: readonly string[];
  readonly allowed_networks: readonly string[];
  readonly recipient_allowlist: readonly string[];
  readonly api_version: string | null;
  readonly expires_at: number | null;
  /** When it stops by itself: it expires, or the grace of the secret that was sent is over. */
  readonly ends_at: number | null;
  /** True when the key has rows in `key_caps`, which a sale must lock and read. */
  readonly has_caps: boolean;
}

export interface IdempotencyKey {
  readonly key: string;
  /** Hex SHA-256 of the canonical body. */
  readonly fingerprint: string;
  readonly operation_id: OperationId;
  /** The concrete path below the version prefix, ids included. */
  readonly path: string;
}

/** Presents objects as they are now; one presenter a prefix, each of them plural. */
export interface ObjectRegistry {
  /** Wire ids in, wire objects out; an id that is not this account's is absent. */
  present(ctx: PresentContext, ids: readonly string[]): Promise<Map<string, object>>;
  /** The same of several accounts, in the order of the sets. */
  presentSets(sets: readonly PresentSet[]): Promise<Map<string, object>[]>;
}

/** Objects of one account, and who looks at them. */
export interface PresentSet {
  readonly ctx: PresentContext;
  readonly ids: readonly string[];
}

/** The part of `Ctx` that a presenter may look at; a worker or a webhook builds it too. */
export type PresentContext = Pick<
  Ctx,
  "account" | "key" | "member_scopes" | "version" | "now" | "config" | "read" | "objects"
> & {
  /** Uuid of the request whose answer is given again; only a replay has one. */
  readonly replay_of?: string;
};

export type Currency = "USD" | "ZWG";

/** A client of this worker's server, typed by the contract. */
import { randomUUID } from "node:crypto";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { askAndLookBack, type LookBack } from "./look-back.ts";
import { type Snapshot, snapshotOfKey } from "./probe.ts";
import { testServer } from "./server.ts";
import { eventsShown } from "./shown-events.ts";
import { signed } from "./signed.ts";

/** A body may also be one that the contract forbids: tests send those too. */
type Loose<T> = T | { readonly [field: string]: unknown };

/** What is sent beside the parts of the contract. */
export interface Extras {
  /** Null sends none; left out, an operation that requires one gets a new one. */
  idempotency_key?: string | null;
  headers?: Record<string, string>;
  /** The address that the request comes from. */
  from?: string;
  /** Sent in place of the body, as it stands. */
  text?: string;
  /** The fields of a form with a file; a file is a `Blob`, or a `File` with its name. */
  form?: readonly (readonly [name: string, value: string | Blob])[];
  /** The secret of a program that signs the body. */
  sign_with?: string;
  /** Whether what the account held before is told of a success too. */
  looks_back?: boolean;
}

export type Parts<Id extends OperationId> = {
  [Part in keyof Input<Id>]?: Loose<Input<Id>[Part]>;
} & Extras;

/** An answer as a client sees it. */
export interface Answered<Body = unknown> {
  readonly operation_id: OperationId;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  /** What a refusal says; null for a success. */
  readonly error: Schemas["ErrorBody"] | null;
  /**
   * What the account held before a call that might have written and was refused, or looks back;
   * else null, and without an account. It is there once the snapshot was asked for.
   */
  readonly before: Snapshot | null;
  /** The same, now. */
  readonly snapshot: () => Promise<Snapshot | null>;
}

export type Api = {
  readonly [Id in OperationId]: (parts?: Parts<Id>) => Promise<Answered<Answer<Id>["body"]>>;
};

/** A client that sends a key with every call; null sends none. */
export function api(key: string | null): Api {
  const calls = Object.keys(OPERATIONS).map((id) => [
    id,
    (parts?: Parts<OperationId>) => call(key, id as OperationId, parts ?? {}),
  ]);
  return Object.fromEntries(calls) as Api;
}

async function call(
  key: string | null,
  operation_id: OperationId,
  parts: Parts<OperationId>,
): Promise<Answered> {
  const deps = await testServer();
  // The feed hides what is newer than a transaction under way, of another file's database too.
  if (operation_id === "listEvents") await eventsShown();
  const snapshot = () => snapshotOfKey(deps, key);
  const is_write = OPERATIONS[operation_id].method !== "GET";
  const ask = () => deps.ask(requestOf(key, operation_id, parts), parts.from);
  const [response, back] = await askAndLookBack(is_write ? key : null, ask, parts.looks_back);
  const { status, headers } = response;
  const body = await bodyOf(response);
  const error = status >= 400 ? errorOf(body) : null;
  return answered({ operation_id, status, headers, body, error }, back, snapshot);
}

/** An answer whose snapshot reads what it is compared with, too. */
export function answered(
  parts: Omit<Answered, "before" | "snapshot">,
  back: LookBack,
  lookNow: () => Promise<Snapshot | null>,
): Answered {
  const snapshot = async () => {
    await back.look();
    return await lookNow();
  };
  const answer = { ...parts, snapshot };
  // To print or copy an answer is not to ask what was held before it.
  return Object.defineProperty(answer, "before", { get: back.found }) as unknown as Answered;
}

/** What a refusal says; a message of JSON-RPC has it inside of its own error. */
export function errorOf(body: unknown): Schemas["ErrorBody"] | null {
  const { error = null } = Object(body) as { error?: Schemas["ErrorBody"] | null };
  const { data: inner } = Object(error) as { data?: Schemas["ErrorBody"] };
  return inner ?? error;
}

/** The object of an answer, or the file that it is. */
async function bodyOf(response: Response): Promise<unknown> {
  const content_type = response.headers.get("content-type") ?? "";
  if (content_type === "application/json") return await response.json();
  return { content_type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** A form without a fault, where an operation takes a file and a test says nothing of it. */
const FORM = "multipart/form-data; boundary=end";
const RIGHT_FORM = [
  ...["--end", 'Content-Disposition: form-data; name="purpose"', "", "dispute_evidence"],
  ...["--end", 'Content-Disposition: form-data; name="file"; filename="slip.pdf"', ""],
  ...["%PDF-1.7", "--end--", ""],
].join("\r\n");

/** The request that a call sends. */
export function requestOf(
  key: string | null,
  operation_id: OperationId,
  {
    path = {},
    query = {},
    body,
    text,
    form: fields,
    sign_with,
    idempotency_key,
    headers = {},
  }: Parts<OperationId>,
): Request {
  const { method, path: form, body: takes_body, upload, idempotency } = OPERATIONS[operation_id];
  const values = path as Record<string, string>;
  const place = form.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const url = `http://svc.test${BASE_PATH}${place}${queryOf(query)}`;
  const tree = upload ? RIGHT_FORM : takes_body && body ? JSON.stringify(body) : undefined;
  const written = text ?? tree;
  const signature = sign_with === undefined ? {} : signed(written ?? "", sign_with);
  const sent = new Headers({ ...signature, ...headers });
  if (key !== null && !sent.has("authorization")) sent.set("authorization", `Bearer ${key}`);
  const chosen = idempotency_key === undefined && idempotency === "required";
  const idempotency_text = chosen ? randomUUID() : idempotency_key;
  if (idempotency_text != null) sent.set("idempotency-key", idempotency_text);
  if (fields !== undefined) return formRequest(url, sent, fields);
  if (written === undefined) return new Request(url, { method, headers: sent });
  if (!sent.has("content-type")) sent.set("content-type", upload ? FORM : "application/json");
  return new Request(url, { method, headers: sent, body: written });
}

function formRequest(url: string, headers: Headers, fields: Extras["form"] = []): Request {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value as Blob);
  return new Request(url, { method: "POST", headers, body });
}

/** `limit=2`, `created[gte]=…`, `expand[]=…`. */
function queryOf(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map((one) => [`${name}[]`, String(one)]);
    if (typeof value !== "object" || value === null) return [[name, String(value)]];
    return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)]);
  });
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

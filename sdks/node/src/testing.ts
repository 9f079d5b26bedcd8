/** Tests without a network: a transport that answers with the contract's own examples. */
import { EXAMPLES } from "./generated/examples.ts";
import { BASE_PATH } from "./generated/facts.ts";
import { OPERATIONS } from "./generated/operations.ts";
import type { Operation } from "./runtime/operation.ts";

export interface FakeRequest {
  /** The method that was called, such as `sends.create`. */
  readonly operation: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Headers;
  /** The parsed body; null without one. */
  readonly body: unknown;
}

interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Hand its `fetch` to a client: `new Svc({ apiKey, baseUrl, fetch: fake.fetch })`. */
export class FakeTransport {
  /** Everything that was asked, in order. */
  readonly requests: FakeRequest[] = [];
  readonly #answers = new Map<string, FakeAnswer[]>();

  /** The next answer of a method; several are given in their order. */
  answer(operation: string, status: number, body: unknown): this {
    const planned = this.#answers.get(operation) ?? [];
    this.#answers.set(operation, [...planned, { status, body }]);
    return this;
  }

  readonly fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(url));
    const text = typeof init.body === "string" ? init.body : null;
    const body: unknown = text === null ? null : JSON.parse(text);
    const method = init.method ?? "GET";
    const path = pathname.slice(pathname.indexOf(BASE_PATH) + BASE_PATH.length);
    const operation = operationOf(method, path, body, search);
    const headers = new Headers(init.headers);
    this.requests.push({ operation, method, path: path + search, headers, body });
    const { status, body: answer } = this.#next(operation, path);
    const answered = { "Content-Type": "application/json", "Request-Id": "req_fake" };
    return new Response(JSON.stringify(answer), { status, headers: answered });
  };

  #next(operation: string, path: string): FakeAnswer {
    const planned = this.#answers.get(operation)?.shift();
    if (planned !== undefined) return planned;
    const example = EXAMPLES[operation];
    if (example === undefined) return { status: 200, body: {} };
    return { ...example, body: aboutAsked(operation, path, example.body) };
  }
}

/** Of two methods on one path, the one whose fixed field was sent. */
function operationOf(method: string, path: string, body: unknown, search: string): string {
  const all: readonly Operation[] = Object.values(OPERATIONS);
  const found = all.filter((one) => one.verb === method && formOf(one.path).test(path));
  const sent = { ...Object.fromEntries(new URLSearchParams(search)), ...(body as object | null) };
  const fixed = found.find(({ fixed_field }) => fixed_field !== undefined && fixed_field in sent);
  const plain = found.find(({ fixed_field }) => fixed_field === undefined);
  return (fixed ?? plain)?.key ?? "";
}

/** An example is about the object that was asked for, where that is told by its id. */
function aboutAsked(key: string, path: string, body: unknown): unknown {
  const operation = (OPERATIONS as Readonly<Record<string, Operation>>)[key];
  const { id } = (body ?? {}) as { id?: unknown };
  if (operation?.identified_by === undefined || typeof id !== "string") return body;
  const place = operation.path.split("/").indexOf(`{${operation.identified_by}}`);
  const asked = decodeURIComponent(path.split("/")[place] ?? "");
  const prefix = `${id.split("_")[0]}_`;
  return asked.startsWith(prefix) ? { ...(body as object), id: asked } : body;
}

function formOf(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}

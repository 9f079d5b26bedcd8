import type { Call, Exchange, SupplierHttp } from "#providers/http";
import type { Answered } from "./kept-body.ts";
import { readJson } from "./read-answer.ts";
import { type LoginReply, openSession, type Session } from "./session.ts";

/** A question to Hot Recharge, or an order. */
interface Request extends Pick<Call, "method" | "path"> {
  readonly body?: unknown;
}

/** What came of a request, with the login that it needs. */
export type Reply =
  | {
      readonly kind: "answered";
      readonly answered: Answered;
      /** True where the same request may have been taken before. */
      readonly is_second?: boolean;
    }
  /** Nothing of the request was taken: it was not sent, or only before a login that has failed. */
  | { readonly kind: "not_taken"; readonly reason: "auth" | "down" | "connect" }
  | Extract<Exchange, { kind: "no_answer" }>;

export interface Client {
  request(request: Request, signal: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

interface Line {
  readonly http: SupplierHttp;
  readonly secrets: readonly string[];
}

/** Longer than a login takes, and shorter than an order may wait for one. */
const LOGIN_DEADLINE_MS = 20_000;
const IS_JSON = { "content-type": "application/json", accept: "application/json" };
/** It was not looked at for want of a login. Any other answer is about the request. */
const WANTS_LOGIN = [401, 403];

/** Speaks with Hot Recharge: logs in when it has to, and asks with what the login gave. */
export function openClient(
  http: SupplierHttp,
  login: { readonly code: string; readonly password: string },
): Client {
  const session = openSession(login, (path, body) => post(http, path, body));
  const secrets = [login.password, login.code];
  return {
    request: (request, signal) => asked({ http, session, secrets }, request, signal),
    close: () => http.close(),
  };
}

/**
 * Asks; where the login has run out before the request was looked at, it asks once again, in the
 * same words and under the same reference.
 */
async function asked(
  { session, ...line }: Line & { session: Session },
  request: Request,
  signal: AbortSignal,
): Promise<Reply> {
  const pass = await session.pass();
  if (pass.kind === "none") return { kind: "not_taken", reason: pass.reason };
  const first = await exchange({ ...line, token: pass.token }, request, signal);
  if (first.kind !== "answered" || !WANTS_LOGIN.includes(first.answered.status)) return first;
  const renewed = await session.renewed(pass.token);
  const again: Reply =
    renewed.kind === "pass"
      ? await exchange({ ...line, token: renewed.token }, request, signal)
      : { kind: "not_taken", reason: renewed.reason };
  if (first.answered.status === 401) return again;
  // A 403 may be that of somebody in between, who may have let the first one through.
  if (again.kind === "not_taken") return first;
  return again.kind === "answered" ? { ...again, is_second: true } : again;
}

async function exchange(
  { http, secrets, token }: Line & { token: string },
  { method, path, body }: Request,
  signal: AbortSignal,
): Promise<Reply> {
  // While the login was under way, the time of the order may have run out, and nobody waits.
  if (signal.aborted) return { kind: "not_taken", reason: "connect" };
  const answer = await http.call({
    ...{ method, path, signal },
    headers: { ...IS_JSON, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.kind === "not_sent") return { kind: "not_taken", reason: "connect" };
  if (answer.kind === "no_answer") return answer;
  const { status, text } = answer;
  const answered = { status, text, json: readJson(text), secrets: [...secrets, token] };
  return { kind: "answered", answered };
}

/** A login belongs to all who wait for it, so that none of them ends it. */
async function post(http: SupplierHttp, path: string, body: unknown): Promise<LoginReply> {
  const signal = AbortSignal.timeout(LOGIN_DEADLINE_MS);
  const call = { method: "POST" as const, path, headers: IS_JSON, body: JSON.stringify(body) };
  const answer = await http.call({ ...call, signal });
  if (answer.kind !== "answered") return { kind: answer.kind };
  const { status, text } = answer;
  // Nothing of a login is ever kept.
  return { kind: "answered", answered: { status, text, json: readJson(text), secrets: [] } };
}

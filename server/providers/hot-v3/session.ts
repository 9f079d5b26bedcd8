import { momentNow } from "#platform/work/lease";
import type { Answered } from "./kept-body.ts";
import { memberOf, readJson, textOf } from "./read-answer.ts";

/** What calls are made with, or why there is nothing to make them with. */
type Pass =
  | { readonly kind: "pass"; readonly token: string }
  | { readonly kind: "none"; readonly reason: "auth" | "down" | "connect" };

/** Logs in and keeps logged in; all calls of a process share one login. */
export interface Session {
  pass(): Promise<Pass>;
  /** Another pass than the one that was refused. */
  renewed(refused: string): Promise<Pass>;
}

/** What a call of the login came to. */
export type LoginReply =
  | { readonly kind: "answered"; readonly answered: Answered }
  | { readonly kind: "not_sent" }
  | { readonly kind: "no_answer" };

interface Pair {
  readonly token: string;
  readonly refresh_token: string;
  /** On this process's monotonic clock. */
  readonly stale_at: number;
}

/** A pass is renewed before it runs out in the middle of a call. */
const LIFE_USED = 0.8;
/** When a pass does not say how long it lives. Units: milliseconds. */
const LIFE_UNKNOWN_MS = 60_000;
const LIFE_MAX_MS = 24 * 3_600_000;
/** A password that was refused is not tried at once again, or the account is locked for it. */
const REFUSED_MS = 30_000;

/**
 * Opens a session. One login is under way at a time, whoever asks; how long a pass lives is what it
 * says itself, counted by the clock that nobody sets.
 */
export function openSession(
  { code, password }: { readonly code: string; readonly password: string },
  post: (path: string, body: unknown) => Promise<LoginReply>,
): Session {
  let pair: Pair | null = null;
  let refused_until = 0;
  let under_way: Promise<Pass> | null = null;

  function renew(): Promise<Pass> {
    under_way ??= obtain().finally(() => {
      under_way = null;
    });
    return under_way;
  }

  async function obtain(): Promise<Pass> {
    if (pair !== null) {
      const { token, refresh_token: refreshToken } = pair;
      pair = pairIn(await post("/identity/refresh", { token, refreshToken }));
      if (pair !== null) return passOf(pair);
    }
    if (monotonicMs() < refused_until) return { kind: "none", reason: "auth" };
    const reply = await post("/identity/login", { AccessCode: code, Password: password });
    pair = pairIn(reply);
    if (pair !== null) return passOf(pair);
    const reason = reasonOf(reply);
    if (reason === "auth") refused_until = monotonicMs() + REFUSED_MS;
    return { kind: "none", reason };
  }

  return {
    async pass() {
      return pair !== null && monotonicMs() < pair.stale_at ? passOf(pair) : await renew();
    },
    async renewed(refused) {
      return pair !== null && pair.token !== refused ? passOf(pair) : await renew();
    },
  };
}

function passOf({ token }: Pair): Pass {
  return { kind: "pass", token };
}

function pairIn(reply: LoginReply): Pair | null {
  if (reply.kind !== "answered" || reply.answered.status !== 200) return null;
  const { json } = reply.answered;
  const token = textOf(memberOf(json, "token"));
  const refresh_token = textOf(memberOf(json, "refreshtoken"));
  if (token === null || refresh_token === null) return null;
  return { token, refresh_token, stale_at: monotonicMs() + LIFE_USED * lifeOf(token) };
}

/** What it says of its own life: the time between two moments of the other side's clock. */
function lifeOf(token: string): number {
  const claims = readJson(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  const at = (claim: string) => Number(textOf(memberOf(claims, claim)));
  const seconds = at("exp") - at("nbf");
  const is_life = Number.isFinite(seconds) && seconds > 0;
  return is_life ? Math.min(seconds * 1_000, LIFE_MAX_MS) : LIFE_UNKNOWN_MS;
}

function reasonOf(reply: LoginReply): "auth" | "down" | "connect" {
  if (reply.kind === "not_sent") return "connect";
  if (reply.kind === "no_answer") return "down";
  const { status, json } = reply.answered;
  const is_refused = status < 500 && memberOf(json, "errors") !== undefined;
  return is_refused || status === 401 || status === 403 ? "auth" : "down";
}

function monotonicMs(): number {
  return momentNow().monotonic_ms;
}

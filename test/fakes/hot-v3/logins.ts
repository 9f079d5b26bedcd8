/** Logins: passes that live for five minutes, and pairs that are used once. */
import { createHmac, randomBytes } from "node:crypto";
import { type FakeAnswer, type FakeCall, json } from "../kit/index.ts";

const LIFE_SECONDS = 300;

export interface Logins {
  login(call: FakeCall): FakeAnswer;
  refresh(call: FakeCall): FakeAnswer;
  /** Whether a call brings a pass that is alive. */
  admits(call: FakeCall): boolean;
  /** Forgets every pass, as a start of the other side does. */
  forget(): void;
}

/** Opens the book of logins for one access code. */
export function openLogins({ code, password }: { code: string; password: string }): Logins {
  const secret = randomBytes(32);
  const pairs = new Map<string, string>();
  const alive = new Map<string, number>();

  function pair(at: number): FakeAnswer {
    const from = Math.floor(at / 1_000);
    const claims = { sub: code, jti: randomBytes(8).toString("hex") };
    const times = { nbf: from, iat: from, exp: from + LIFE_SECONDS };
    const token = signed({ ...claims, ...times }, secret);
    const refreshToken = randomBytes(32).toString("base64");
    pairs.set(refreshToken, token);
    alive.set(token, at + LIFE_SECONDS * 1_000);
    return json(200, { token, refreshToken });
  }

  return {
    login({ body, at }) {
      const asked = objectIn(body);
      const is_right = asked.AccessCode === code && asked.Password === password;
      return is_right ? pair(at) : errors(401, "User/password combination is wrong.");
    },
    refresh({ body, at }) {
      const { token, refreshToken } = objectIn(body);
      const is_pair = pairs.get(String(refreshToken)) === token;
      pairs.delete(String(refreshToken));
      return is_pair ? pair(at) : errors(401, "Invalid refresh token.");
    },
    admits({ headers, at }) {
      const until = alive.get(headers.authorization?.replace(/^Bearer /, "") ?? "");
      return until !== undefined && at < until;
    },
    forget() {
      pairs.clear();
      alive.clear();
    },
  };
}

export function errors(status: number, ...texts: readonly string[]): FakeAnswer {
  return json(status, { errors: texts });
}

/** The members of a body; none when it is no object. */
export function objectIn(body: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function signed(claims: unknown, secret: Buffer): string {
  const parts = [{ alg: "HS256", typ: "JWT" }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const signature = createHmac("sha256", secret).update(parts.join(".")).digest("base64url");
  return [...parts, signature].join(".");
}

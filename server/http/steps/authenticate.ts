import { hash } from "node:crypto";
import type { FoundCaller } from "#accounts/keys";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import type { KeyCaller, RequestState } from "../request-state.ts";
import type { KnownCallers } from "./known-callers.ts";

const BEARER = /^Bearer +(\S+)$/i;
/** Prefix, and 32 bytes in base62. */
const KEY_TEXT = /^svc_(?:sk|rk|pk|ak)_(?:test_)?[0-9A-Za-z]{43}$/;

/** What says who sent a request. */
type SentWith = Pick<Request, "headers">;

/**
 * Finds out who calls, by the hash of the key.
 *
 * Refuses: `missing_api_key`, `invalid_api_key`, `revoked_api_key`, `expired_api_key`.
 */
export async function authenticate(
  { request, arrived_ms }: Pick<RequestState, "request" | "arrived_ms">,
  findCaller: (request: SentWith) => Promise<FoundCaller | null> | FoundCaller | null,
): Promise<KeyCaller> {
  const found = await findCaller(request);
  if (found === null) refuse("invalid_api_key");
  refuseEnded(found, arrived_ms + found.account.clock_offset_ms);
  return found;
}

/**
 * The hash of the key that a request was sent with.
 *
 * Refuses: `missing_api_key`, `invalid_api_key`.
 */
export function secretHashOf({ headers }: SentWith): string {
  const written = headers.get("authorization");
  if (written === null || written.trim() === "") {
    refuse("missing_api_key", { message: "Send the header Authorization: Bearer <API key>." });
  }
  const text = BEARER.exec(written.trim())?.[1];
  if (text === undefined || !KEY_TEXT.test(text)) refuse("invalid_api_key");
  return hash("sha256", text, "hex");
}

/**
 * Who sent a request, as the database has it at this moment.
 *
 * Refuses: as `secretHashOf`.
 */
export function senderFinder({ find }: KnownCallers, onUnknown = (_written: string) => {}) {
  return async (request: SentWith) => {
    const found = await find(secretHashOf(request));
    if (found === null) onUnknown(request.headers.get("authorization") ?? "");
    return found;
  };
}

function refuseEnded({ key, status, revoked_at, works_until }: FoundCaller, now_ms: number): void {
  const lapsed = works_until !== null && works_until <= now_ms;
  if (status === "revoked" || lapsed) {
    const at = revoked_at ?? works_until;
    refuse("revoked_api_key", { meta: { at: at === null ? null : unixSeconds(at) } });
  }
  if (key.expires_at !== null && key.expires_at <= now_ms) {
    refuse("expired_api_key", { meta: { at: unixSeconds(key.expires_at) } });
  }
}

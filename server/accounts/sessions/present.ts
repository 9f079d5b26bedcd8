import type { Schemas } from "@svc/generated/routes";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { OpenSessionRow, SignInRow } from "./tables.ts";

/** Presents a session; `current_id` is that of the session that asks. */
export function presentSession(
  row: Omit<OpenSessionRow, "token_hash">,
  current_id: string,
): Schemas["Session"] {
  return {
    id: formatId("ses", row.id),
    object: "session",
    created: unixSeconds(row.created),
    livemode: row.mode === "live",
    device: row.device,
    address: row.address_from,
    last_used_at: unixSeconds(row.seen_at),
    expires_at: unixSeconds(row.expires_at),
    current: row.id === current_id,
  };
}

/** Presents a try to sign in. */
export function presentSignIn(row: SignInRow): Schemas["SignIn"] {
  return {
    id: formatId("sgn", row.id),
    object: "sign_in",
    created: unixSeconds(row.created),
    livemode: true,
    method: row.method,
    outcome: row.outcome,
    device: row.device,
    address: row.address,
    session: row.session_id === null ? null : formatId("ses", row.session_id),
  };
}

import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { holdsScope, type ScopeHolder } from "#platform/holds-scope";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { withoutPhones } from "./mask.ts";
import type { Bodies, RequestLogFound } from "./tables.ts";

type Line = Schemas["RequestLogLine"];

/** What our own SDKs begin their User-Agent with. */
const SDK = /^svc-[a-z]+\/[0-9A-Za-z.+-]{1,40}/;
const OBJECT_ID = /^[a-z]{2,5}_[0-9A-Za-z]{24}$/;
const QUERY_CHARACTERS_MAX = 2_048;

/** A line of the request log. Telephone numbers in its address are shown as in its bodies. */
export function presentLine(row: RequestLogFound, reader: Reader): Line {
  const { account } = reader;
  const shown = shownTo(reader);
  return {
    id: formatId("req", row.id),
    object: "request_log",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    method: row.method,
    path: BASE_PATH + shown(row.path),
    query: shown(row.query).slice(0, QUERY_CHARACTERS_MAX),
    status: row.status,
    duration_ms: row.duration_ms,
    api_key: row.api_key_id === null ? null : formatId("key", row.api_key_id),
    member: row.member_id === null ? null : formatId("mem", row.member_id),
    ip: row.ip,
    user_agent: row.user_agent,
    sdk: SDK.exec(row.user_agent ?? "")?.[0] ?? null,
    api_version: row.api_version,
    idempotency_key: row.idempotency_key,
    replayed: row.replayed,
    error_code: row.error_code,
    object_id: row.object_id !== null && OBJECT_ID.test(row.object_id) ? row.object_id : null,
  };
}

/** A request with its bodies, and the uuids of the events that it caused. */
export function presentRequest(
  row: RequestLogFound & Bodies,
  event_ids: readonly string[],
  reader: Reader,
): Schemas["RequestLog"] {
  const shown = shownTo(reader);
  const bodyOf = (text: string | null) => (text === null ? null : JSON.parse(shown(text)));
  return {
    ...presentLine(row, reader),
    request_body: bodyOf(row.request_body),
    response_body: bodyOf(row.response_body),
    events: event_ids.map((id) => formatId("evt", id)),
  };
}

type Reader = Pick<PresentContext, "account" | "key" | "member_scopes">;

/** Who may not read sends sees no whole telephone number here either. */
function shownTo(reader: ScopeHolder): (text: string) => string {
  return holdsScope(reader, "sends:read") ? (text) => text : withoutPhones;
}

import { OPERATIONS } from "@svc/generated/operations";
import { lockAuthorityForShare } from "#accounts/account";
import { scopesOfMember } from "#accounts/members";
import { lockPersonForShare, lockSessionForShare } from "#accounts/sessions";
import { userAgentOf } from "#journal/requests";
import type { Ctx, PresentContext } from "#platform/context";
import { callersOf, guest, type Holder, pagesOf } from "#platform/db/places";
import type { Database } from "#platform/db/transaction";
import { addressHolder } from "#platform/net/address-ranges";
import { ANONYMOUS_ACCOUNT } from "../anonymous-account.ts";
import { checkRequest } from "../input/check-request.ts";
import { isWrite, type RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/** What a presenter is handed when the gate presents objects itself. */
export function presentContextOf(deps: GateDeps, state: RequestState): PresentContext {
  const account = state.caller?.account ?? ANONYMOUS_ACCOUNT;
  return {
    account,
    key: state.caller?.key ?? null,
    ...scopesIn(state),
    version: state.version,
    now: state.arrived_ms + account.clock_offset_ms,
    config: deps.config,
    objects: deps.objects,
    read: deps.database.read,
  };
}

function scopesIn({ caller, member }: RequestState): Pick<PresentContext, "member_scopes"> {
  if (caller === null || member === null) return {};
  return { member_scopes: scopesOfMember(member, caller.account.mode) };
}

/** What an operation is handed. */
export function contextOf(deps: GateDeps, state: RequestState, prove: Ctx["prove"]): Ctx {
  const { log, perProgram } = deps;
  const database = deps.database.of(holderOf(state));
  const { request_id, request_text, ip, operation, idempotency, form } = state;
  return {
    ...presentContextOf(deps, state),
    member: state.member,
    person: state.person,
    role: state.role,
    request_id,
    ip,
    user_agent: userAgentOf(state.request),
    reader: readerOf(state.request),
    operation,
    source: state.source,
    ...(state.made_from !== undefined && { made_from: state.made_from }),
    // Of a caller that nobody has compared yet, neither is the catalogue.
    catalogue_version: state.is_unproven ? null : (state.caller?.catalogue_version ?? null),
    idempotency,
    form,
    operations: OPERATIONS,
    reactions: deps.reactions,
    program: {
      call: (call) => deps.callWithin(state, { call, prove }),
      searchDocs: deps.searchDocs,
      readDoc: deps.readDoc,
      checkRequest: (request) => checkRequest(request, deps.field_checks),
      isShuttingDown: deps.isShuttingDown ?? (() => false),
    },
    perProgram,
    prove,
    transact: transactOf(database, state),
    record: database.record,
    // Made when it is first used: most requests log nothing of their own.
    get log() {
      return log.child({ request_id: request_text, operation: operation.id });
    },
  };
}

/**
 * The one place where a caller's authority is held: every transaction in which an operation writes
 * for a caller begins with it. What reads only, and what nobody's key is needed for, holds nothing.
 */
function transactOf(
  database: Database,
  { caller, operation, session_secret }: RequestState,
): Ctx["transact"] {
  if (!isWrite(operation)) return database.transact;
  if (operation.personal && session_secret !== null) {
    return (name, work) =>
      database.transact(name, async (tx) => {
        await lockPersonForShare(tx, session_secret);
        return await work(tx);
      });
  }
  if (caller === null) return database.transact;
  return (name, work, holding = { is_alone: false }) =>
    database.transact(name, async (tx) => {
      await lockAuthorityForShare(tx, caller, holding);
      if (session_secret !== null) await lockSessionForShare(tx, session_secret);
      return await work(tx);
    });
}

/** Whose places the transactions of a request take. */
function holderOf({ caller, ip, link_token, session_secret }: RequestState): Holder {
  if (caller === null) return guest(addressHolder(ip));
  const is_page = link_token !== null || session_secret !== null;
  return is_page ? pagesOf(caller.account) : callersOf(caller.account);
}

/** Only a browser names pages among what it takes. What is fetched ahead may never be read. */
function readerOf({ method, headers }: RequestState["request"]): Ctx["reader"] {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (method === "HEAD" || /prefetch|preview/i.test(purpose)) return "nobody";
  return headers.get("accept")?.includes("text/html") ? "browser" : "program";
}

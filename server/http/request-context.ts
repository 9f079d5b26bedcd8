import { OPERATIONS } from "@svc/generated/operations";
import { holdAuthority } from "#accounts/account";
import { userAgentOf } from "#journal/requests";
import type { Ctx, PresentContext } from "#platform/context";
import type { House } from "./house.ts";
import { NOBODY } from "./nobody.ts";
import { isWrite, type Visit } from "./visit.ts";

/** What a presenter is handed when the gate presents objects itself. */
export function presentContextOf(house: House, visit: Visit): PresentContext {
  const account = visit.caller?.account ?? NOBODY;
  return {
    account,
    key: visit.caller?.key ?? null,
    version: visit.version,
    now: visit.arrived_ms + account.clock_offset_ms,
    config: house.config,
    objects: house.objects,
    read: house.database.read,
  };
}

/** What an operation is handed. */
export function contextOf(house: House, visit: Visit): Ctx {
  const { log, database, perProgram } = house;
  const { request_id, request_text, ip, operation, idempotency } = visit;
  return {
    ...presentContextOf(house, visit),
    member: null,
    request_id,
    ip,
    user_agent: userAgentOf(visit.request),
    reader: readerOf(visit.request),
    operation,
    idempotency,
    operations: OPERATIONS,
    perProgram,
    transact: transactOf(house, visit),
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
function transactOf({ database }: House, { caller, operation }: Visit): Ctx["transact"] {
  if (caller === null || !isWrite(operation)) return database.transact;
  return (name, work, holding = { is_alone: false }) =>
    database.transact(name, async (tx) => {
      await holdAuthority(tx, caller, holding);
      return await work(tx);
    });
}

/** Only a browser names pages among what it takes. */
function readerOf({ method, headers }: Request): Ctx["reader"] {
  if (method === "HEAD") return "nobody";
  return headers.get("accept")?.includes("text/html") ? "browser" : "program";
}

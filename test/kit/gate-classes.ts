/**
 * Which operations the gate cannot tell apart: those whose facts are equal, as far as it reads
 * them. What one of them is refused, the others are refused too, so one of each class stands for
 * it. An operation whose facts no long run has proven yet stands for itself.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorCode } from "@svc/generated/errors";
import { OPERATIONS, type OperationFacts, type OperationId } from "@svc/generated/operations";
import { printed } from "../../spec/emitter/print.ts";

/** What the gate refuses by facts alone; schemas and handlers of operations have no part in it. */
export const REFUSED_BY_FACTS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(["body_too_large", "unsupported_media_type", "session_required", "dashboard_only"] as const),
  ...(["live_mode_only", "missing_api_key", "invalid_api_key", "revoked_api_key"] as const),
  ...(["expired_api_key", "ip_not_allowed", "origin_not_allowed"] as const),
  ...(["key_kind_not_allowed", "test_mode_only", "agent_live_mode_off", "rate_limited"] as const),
  ...(["invalid_version", "insufficient_scope", "invalid_json"] as const),
  ...(["idempotency_key_required", "idempotency_key_invalid"] as const),
  ...(["idempotency_not_supported", "idempotency_in_progress"] as const),
  ...(["account_closed", "account_suspended", "unknown_parameter", "invalid_request"] as const),
  ...(["concurrent_update", "internal_error", "service_unavailable"] as const),
]);

/** Facts that the gate reads as they are. */
export const READ_AS_THEY_ARE = [
  ...(["method", "key_kinds", "publishable", "dashboard_only", "test_only"] as const),
  "personal" as const,
  ...(["idempotency", "rationed", "body_bytes_max", "replays", "cacheable"] as const),
  ...(["json_rpc", "planned"] as const),
  ...(["body", "body_key", "signed", "upload"] as const),
] satisfies readonly (keyof OperationFacts)[];

/** Facts of which the gate reads a part, which stands beside them in `gateFactsOf`. */
export const READ_IN_PART = [
  ...(["scope", "roles", "parameters", "refusals"] as const),
] satisfies readonly (keyof OperationFacts)[];

/** One operation, the first in the order of the contract, and those that it stands for. */
interface GateClass {
  /** The class by the facts, as the record names it. */
  readonly facts: string;
  readonly chosen: OperationId;
  readonly stands_for: readonly OperationId[];
}

const ROOT = join(import.meta.dirname, "..", "..");
const GATE = join(ROOT, "server", "http");
/** Every pair of these was tried by a long run. It writes the record, and nobody else. */
export const GATE_RECORD = join(ROOT, "test", "http", "proven-pairs.json");

/** The classes of the contract as it stands. */
export function gateClasses(): GateClass[] {
  const named = operationsNamedByTheGate();
  const keyOf = (operation: OperationFacts) =>
    JSON.stringify([gateFactsOf(operation), named.has(operation.id) ? operation.id : null]);
  const classes = Map.groupBy<string, OperationFacts>(Object.values(OPERATIONS), keyOf);
  return [...classes].flatMap(([key, [chosen, ...others]]) => {
    const facts = createHash("sha256").update(key).digest("hex").slice(0, 12);
    return chosen ? [{ facts, chosen: chosen.id, stands_for: others.map(({ id }) => id) }] : [];
  });
}

/** Of each operation that another one stands for, that one. */
export function substitutes(
  classes: readonly GateClass[] = gateClasses(),
  record: readonly GateClass[] = readRecord(),
): ReadonlyMap<OperationId, OperationId> {
  const proven = new Set(
    record.flatMap(({ facts, chosen, stands_for }) =>
      [chosen, ...stands_for].map((id) => `${facts} ${id}`),
    ),
  );
  return new Map(
    classes.flatMap(({ facts, chosen, stands_for }) =>
      stands_for.filter((id) => proven.has(`${facts} ${id}`)).map((id) => [id, chosen]),
    ),
  );
}

/** The record of what a long run has proven, to be written down. */
export function printedRecord(classes: readonly GateClass[] = gateClasses()): string {
  return `${printed(classes)}\n`;
}

function readRecord(): GateClass[] {
  return existsSync(GATE_RECORD)
    ? (JSON.parse(readFileSync(GATE_RECORD, "utf8")) as GateClass[])
    : [];
}

/**
 * What the gate decides by, of one operation: what is true of it alone. So a fact that is new makes
 * only those operations unproven of which it says something.
 */
export function gateFactsOf(operation: OperationFacts): Readonly<Record<string, unknown>> {
  const { scope, roles, parameters, refusals } = operation;
  const of_query = parameters.filter((one) => one.in === "query");
  const facts = {
    ...Object.fromEntries(READ_AS_THEY_ARE.map((name) => [name, operation[name]])),
    // Which scope it is, every gate compares alike; a key that has none lacks them all.
    scope: scope === null ? null : scope.includes("any") ? "any" : "named",
    roles: roles !== null,
    path: parameters.some((one) => one.in === "path"),
    query: of_query.length > 0,
    query_required: of_query.some(({ required }) => required),
    refusals: refusals.filter((code) => REFUSED_BY_FACTS.has(code)),
  };
  const said = Object.entries(facts).filter(([, fact]) => Boolean(fact));
  return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the gate knows by name is in no class: it may treat it as nothing else. */
function operationsNamedByTheGate(): ReadonlySet<OperationId> {
  const words = new Set(gateSources().flatMap((text) => text.match(/\b[a-z]+[A-Z]\w+\b/g) ?? []));
  const ids = Object.keys(OPERATIONS) as OperationId[];
  return new Set(ids.filter((id) => words.has(id)));
}

/** The text of the gate; its own operations are judged by it as any others. */
export function gateSources(): string[] {
  return readdirSync(GATE, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes("operations"))
    .map((path) => readFileSync(join(GATE, path), "utf8"));
}

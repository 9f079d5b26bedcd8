import type { Break } from "./breaks.ts";
import type { ContractFacts, OperationFacts } from "./facts.ts";

/** From what repeats safely to what must not be repeated. */
const RETRIES = ["once", "keyed", "safe"];

type Values = Readonly<Record<string, string>>;

/** Every change of facts that a caller of the released contract could notice. */
export function findFactBreaks(released: ContractFacts, current: ContractFacts): Break[] {
  return [
    ...Object.entries(released.operations).flatMap(([place, before]) => {
      const after = current.operations[place];
      return after ? breaksOfOperation(place, before, after) : [];
    }),
    ...Object.entries(released.error_codes).flatMap(([code, before]) => {
      const after = current.error_codes[code];
      if (after === undefined) return [inContract("error-code-removed", code)];
      const is_same = JSON.stringify(before) === JSON.stringify(after);
      return is_same ? [] : [inContract("error-code-changed", code)];
    }),
    ...missing(released.events, current.events).map((one) => inContract("event-removed", one)),
    ...missing(released.schemas, current.schemas).map((one) => inContract("schema-removed", one)),
    ...changed(released.patterns, current.patterns, current).map((one) => {
      return inContract("pattern-changed", one);
    }),
    ...changed(released.defaults, current.defaults, current).map((one) => {
      return inContract("default-changed", one);
    }),
  ];
}

/** Names whose value is another one; a schema that is gone is named by itself. */
function changed(before: Values, after: Values, { schemas }: ContractFacts): string[] {
  const is_kept = (name: string) => schemas.includes(name.split(".")[0] as string);
  return Object.keys(before).filter((name) => is_kept(name) && before[name] !== after[name]);
}

function breaksOfOperation(place: string, before: OperationFacts, after: OperationFacts): Break[] {
  const [operation = "", path = ""] = place.split(" ");
  const gone = (kind: "refusals" | "events" | "statuses") => missing(before[kind], after[kind]);
  const found: [id: string, what: readonly string[]][] = [
    ["operation-renamed", before.operation_id === after.operation_id ? [] : [before.operation_id]],
    ["scope-tightened", tightened(before.scope, after.scope)],
    ["key-kinds-narrowed", missing(before.key_kinds, after.key_kinds)],
    ["key-needed", after.needs_key && !before.needs_key ? ["a key"] : []],
    ["roles-narrowed", tightened(before.roles, after.roles)],
    ["callers-kept-out", keptOut(before.marks, after.marks)],
    ["idempotency-hardened", isSofter(before, after) ? [] : [after.idempotency]],
    ["retry-hardened", retryRank(after) < retryRank(before) ? [after.retry] : []],
    ["status-removed", gone("statuses")],
    ["refusal-removed", gone("refusals")],
    ["emitted-event-removed", gone("events")],
  ];
  return found
    .filter(([, what]) => what.length > 0)
    .map(([id, what]) => ({ id, operation, path, text: what.join(", ") }));
}

/** A list of which any is enough may only grow, or go altogether. */
function tightened(before: readonly string[] | null, after: readonly string[] | null): string[] {
  if (after === null) return [];
  return before === null ? [...after] : missing(before, after);
}

function keptOut(before: readonly string[], after: readonly string[]): string[] {
  const lets_in = (mark: string) => mark === "publishable";
  return [
    ...missing(after, before).filter((mark) => !lets_in(mark)),
    ...missing(before, after).filter(lets_in),
  ];
}

/** A key may become optional, or be kept where none was; one that was kept stays kept. */
function isSofter(before: OperationFacts, after: OperationFacts): boolean {
  return before.idempotency === after.idempotency || after.idempotency === "optional";
}

function retryRank({ retry }: OperationFacts): number {
  return RETRIES.indexOf(retry);
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((one) => !after.includes(one));
}

function inContract(id: string, text: string): Break {
  return { id, operation: "contract", path: text, text };
}

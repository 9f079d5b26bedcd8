/** Requests that come again under their Idempotency-Key: once done, they are never done twice. */
import { createHash } from "node:crypto";
import { KINDS_OF_FIELDS } from "../../../../generated/canonical.ts";
import { ERRORS, type ErrorCode } from "../../../../generated/errors.ts";
import type { OperationFacts } from "../../../../generated/operations.ts";
import { type Exchange, isObject, jsonOf, textIn } from "../exchange.ts";
import { type Fault, fault } from "../rules.ts";
import { errorIn } from "./judge-answer.ts";
import { idempotencyKeyOf, isDryRun } from "./judge-request.ts";

const REMEMBERED_MAX = 100_000;
const FIRST_ERROR = 300;

interface Done {
  readonly status: number;
  readonly ended_ms: number;
  /** The first request, and the one that did its work if that was another. */
  readonly originals: readonly (string | undefined)[];
  readonly id: string | null;
  readonly answer: string;
  readonly sent: Sent;
}

/** Hashes of a body: as it is, and without what can be written in several ways. */
interface Sent {
  readonly whole: string;
  readonly without_spellings: string;
}

export interface Repeats {
  readonly judge: (exchange: Exchange, operation: OperationFacts, path: string) => Fault[];
  /** A test account that was reset remembers no key. */
  readonly forget: () => void;
}

export function createRepeats(): Repeats {
  const done = new Map<string, Done>();
  return { judge, forget: () => done.clear() };

  function judge(exchange: Exchange, operation: OperationFacts, path: string): Fault[] {
    const key = idempotencyKeyOf(exchange, operation);
    if (key === null || exchange.request_body === null || exchange.body === null) return [];
    if (isDryRun(jsonOf(exchange.request_body))) return [];
    const caller = exchange.request_headers.authorization ?? "";
    const name = hashOf([caller, operation.id, path, key]);
    const sent = sentIn(exchange.request_body);
    const first = done.get(name);
    if (first === undefined) {
      if (exchange.status < FIRST_ERROR) remember(name, exchange, sent);
      return [];
    }
    // Both were under way at once, and only the service knows which came first.
    if (first.ended_ms > exchange.started_ms) return [];
    if (first.sent.whole === sent.whole) return repeatFaults(exchange, operation, first);
    if (first.sent.without_spellings === sent.without_spellings) return [];
    return mismatchFaults(exchange);
  }

  function remember(name: string, { status, headers, body, ended_ms }: Exchange, sent: Sent): void {
    const value = body === null ? undefined : jsonOf(body);
    const originals = [headers["request-id"], headers["original-request"]];
    const answer = hashOf(canonical(value));
    done.set(name, { status, ended_ms, originals, id: textIn(value, "id"), answer, sent });
    const [oldest] = done.size > REMEMBERED_MAX ? done.keys() : [];
    if (oldest !== undefined) done.delete(oldest);
  }
}

function mismatchFaults({ status }: Exchange): Fault[] {
  if (status >= FIRST_ERROR) return [];
  const words = `was used with another body, and is answered with ${status}`;
  return [fault("repeat-mismatch", "request header Idempotency-Key", words)];
}

function repeatFaults(exchange: Exchange, operation: OperationFacts, first: Done): Fault[] {
  const { status, headers, body } = exchange;
  const value = body === null ? undefined : jsonOf(body);
  if (status >= FIRST_ERROR) {
    const code = textIn(errorIn(value), "code");
    if (mayMeetRepeat(code, operation)) return [];
    const words = answeredWords(first.status, code ?? status);
    return [fault("repeat", "response status", words)];
  }
  const faults: Fault[] = [];
  if (status !== first.status) {
    const words = answeredWords(first.status, status);
    faults.push(fault("repeat", "response status", words));
  }
  if (textIn(value, "id") !== first.id) {
    faults.push(fault("repeat", "response body /id", "is not the object of the first request"));
  } else if (operation.replays === "body" && hashOf(canonical(value)) !== first.answer) {
    faults.push(fault("repeat", "response body", "is not that of the first request"));
  }
  if (headers["idempotent-replayed"] === undefined) {
    const words = "is missing from a repeated request";
    faults.push(fault("repeat-headers", "response header Idempotent-Replayed", words));
  }
  const original = headers["original-request"];
  if (!first.originals.includes(original)) {
    const words = original === undefined ? "is missing" : "does not name the first request";
    faults.push(fault("repeat-headers", "response header Original-Request", words));
  }
  return faults;
}

function answeredWords(first: number, second: number | string): string {
  return `the first one was answered with ${first}, this one with ${second}`;
}

/** What is refused before the key is looked up, and what may pass if it is sent again. */
function mayMeetRepeat(code: string | null, { refusals }: OperationFacts): boolean {
  const facts = code === null ? undefined : ERRORS[code as ErrorCode];
  if (facts === undefined) return false;
  const place = refusals.indexOf(code as ErrorCode);
  const is_before = place >= 0 && place < refusals.indexOf("idempotency_mismatch");
  return is_before || facts.retryable;
}

function sentIn(body: Buffer): Sent {
  const value = jsonOf(body);
  if (value === undefined) {
    const whole = hashOf(body.toString("base64"));
    return { whole, without_spellings: whole };
  }
  const fields = isObject(value) ? without(value, ["idempotency_key"]) : value;
  return {
    whole: hashOf(canonical(fields)),
    without_spellings: hashOf(canonical(withoutSpellings(fields))),
  };
}

/** Amounts, times and numbers can be written in several ways that mean one. */
function withoutSpellings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSpellings);
  if (!isObject(value)) return value;
  const fields = Object.entries(without(value, Object.keys(KINDS_OF_FIELDS)));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutSpellings(field)]));
}

function without(value: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const kept = Object.entries(value).filter(([name]) => !known.has(name.toLowerCase()));
  return Object.fromEntries(kept);
}

/** The same text whatever the order of the fields. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, held: unknown) =>
      isObject(held) ? Object.fromEntries(Object.entries(held).sort()) : held,
    ) ?? ""
  );
}

function hashOf(parts: string | readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** Holds everything that passes to the contract, and keeps what it finds. */
import { ROUTE_REFUSALS } from "../../../../generated/errors.ts";
import type { OperationId } from "../../../../generated/operations.ts";
import { API_VERSION } from "../../../node/src/generated/facts.ts";
import { type Exchange, jsonOf, textIn, type Webhook } from "../exchange.ts";
import { type Fault, type Finding, fault } from "../rules.ts";
import { type Address, addressOf, type Found, findOperation } from "./find-operation.ts";
import { answerFaults, errorIn, type Strictness } from "./judge-answer.ts";
import { headerFaults } from "./judge-headers.ts";
import { credentialFaults, keyFaults, requestFaults } from "./judge-request.ts";
import { createWebhooks, LEGACY_HEADER } from "./judge-webhook.ts";
import { createLifecycles, statesIn } from "./lifecycles.ts";
import { createRepeats } from "./repeats.ts";

const FIRST_ERROR = 400;
/** After it the test account remembers nothing. */
const RESET: OperationId = "resetTestAccount";

/** Why something was not judged. */
type LeftOut =
  | "outside the API"
  | "preflights and HEAD"
  | "of another version"
  | "without an answer"
  | "too large"
  | "webhooks of the legacy format";

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly requests: number;
  readonly webhooks: number;
  /** Requests by operation and events by type, in the order in which they first came. */
  readonly operations: ReadonlyMap<string, number>;
  readonly left_out: ReadonlyMap<LeftOut, number>;
}

export interface Judge {
  readonly exchange: (exchange: Exchange) => void;
  readonly webhook: (webhook: Webhook) => Promise<void>;
  readonly leaveOut: (why: LeftOut) => void;
  readonly verdict: () => Verdict;
}

export interface JudgeOptions extends Strictness {
  readonly secrets: readonly string[];
}

export function createJudge({ secrets, ...strictness }: JudgeOptions): Judge {
  const findings: Finding[] = [];
  const operations = new Map<string, number>();
  const left_out = new Map<LeftOut, number>();
  const counts = { requests: 0, webhooks: 0 };
  const judgeOperation = createOperationJudge(strictness);
  const webhooks = createWebhooks(secrets, strictness);
  return { exchange, webhook, leaveOut, verdict };

  function exchange(one: Exchange): void {
    const why = reasonToLeaveOut(one);
    if (why === null) judgeExchange(one);
    else leaveOut(why);
  }

  function judgeExchange(one: Exchange): void {
    const { path, query } = addressOf(one.target);
    const found = findOperation(one.method, path ?? "");
    const operation = found?.operation.id ?? null;
    counts.requests += 1;
    if (operation !== null) count(operations, operation);
    const call = `${one.method} ${found?.operation.path ?? one.target.split("?", 1)[0]}`;
    const id = one.headers["request-id"] ?? null;
    const faults =
      found === null ? unknownOperation(one) : judgeOperation(one, found, { path, query });
    for (const each of faults) findings.push(findingOf(each, { operation, call, id }));
  }

  async function webhook(one: Webhook): Promise<void> {
    if (one.headers[LEGACY_HEADER] !== undefined) {
      leaveOut("webhooks of the legacy format");
      return;
    }
    counts.webhooks += 1;
    const type = textIn(jsonOf(one.body), "type");
    if (type !== null) count(operations, type);
    const of = { operation: type, call: "webhook", id: one.headers["svc-delivery"] ?? null };
    for (const each of await webhooks.judge(one)) findings.push(findingOf(each, of));
  }

  function leaveOut(why: LeftOut): void {
    count(left_out, why);
  }

  function verdict(): Verdict {
    return { findings, operations, left_out, ...counts };
  }
}

function count<Name>(counts: Map<Name, number>, name: Name): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Judges one exchange of a known operation, given those that came before it. */
function createOperationJudge(strictness: Strictness) {
  const [lifecycles, repeats] = [createLifecycles(), createRepeats()];
  return (one: Exchange, found: Found, { path, query }: Address): Fault[] => {
    const { operation } = found;
    const value = one.body === null ? undefined : jsonOf(one.body);
    const faults = [
      ...requestVerdict(one, found, query),
      ...answerFaults(one, operation, strictness),
      ...headerFaults(one, operation),
      ...lifecycles.judge(statesIn(value, "response body"), one),
      ...repeats.judge(one, operation, path ?? ""),
    ];
    if (operation.id === RESET && one.status < FIRST_ERROR) repeats.forget();
    return faults;
  };
}

type Of = Pick<Finding, "operation" | "call" | "id">;

function findingOf(found: Fault, of: Of): Finding {
  return { ...found, level: found.level ?? "error", ...of };
}

/** An older version has answers of its own, which are not those of this contract. */
function reasonToLeaveOut({ method, target, headers }: Exchange): LeftOut | null {
  if (addressOf(target).path === null) return "outside the API";
  if (method === "OPTIONS" || method === "HEAD") return "preflights and HEAD";
  const version = headers["svc-version"];
  const is_version = version !== undefined && /^\d{4}-\d\d-\d\d$/.test(version);
  return is_version && version !== API_VERSION ? "of another version" : null;
}

/** What no operation answers may only be told so. */
function unknownOperation({ body, status }: Exchange): Fault[] {
  const code = textIn(errorIn(body === null ? null : jsonOf(body)), "code");
  const is_refused = (ROUTE_REFUSALS as readonly string[]).includes(code ?? "");
  if (is_refused)
    return [fault("operation", "request", "names no operation, and is refused", "note")];
  return [fault("operation", "request", `names no operation, and is answered with ${status}`)];
}

/** What breaks the contract must be refused; that it was, is only told. */
function requestVerdict(one: Exchange, found: Found, query: string): Fault[] {
  const faults = requestFaults(one, found, query);
  // A repeat is answered by its key alone: it was judged when it came first.
  const is_repeat = one.headers["idempotent-replayed"] !== undefined;
  if (one.status >= FIRST_ERROR || is_repeat)
    return faults.map((each) => ({ ...each, level: "note" }));
  return [
    ...faults.map((each) => ({ ...each, words: `${each.words}, and was accepted` })),
    ...credentialFaults(one, found.operation),
    ...keyFaults(one, found.operation),
  ];
}

/** Carries out steps that stand as data: a call, what is done to it, what comes of it. */
import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Command, Driver } from "./driver.ts";
import type { Gateways } from "./gateways.ts";
import { logDifferences } from "./logged.ts";
import { at, differences, filled } from "./match.ts";
import type { Fault, FaultProxy, Hit } from "./proxy.ts";
import type { Receiver } from "./receiver.ts";
import type { CaseResult } from "./report.ts";
import { cutBefore, type WireAnswer, wireLength } from "./wire-answer.ts";

export interface Step extends Command {
  readonly name: string;
  /** What is done to its requests, in their order. */
  readonly faults?: readonly Fault[];
  /** Calls once for each byte of this answer, and ends the connection before that byte. */
  readonly cut_each?: WireAnswer;
  /** `{"ok": …}` or `{"error": …}`, as far as it matters. */
  readonly expect?: Readonly<Record<string, unknown>>;
  /** How many requests have reached the proxy. */
  readonly hits?: number;
  /** What each of them looks like. */
  readonly each_hit?: unknown;
  /** All of them carry one Idempotency-Key; with false, none carries any. */
  readonly keyed?: boolean;
  /** A busy machine is later and never sooner: there is a least time and no most. */
  readonly least_ms?: number;
  /** It does not use up the time of its options, which is far more than it needs. */
  readonly before_timeout?: boolean;
  /** Variables for later steps, each a path into the answer. */
  readonly save?: Readonly<Record<string, string>>;
  readonly cancel_after_ms?: number;
  /** The same call that often at once; the first answer counts, and all must be alike. */
  readonly parallel?: number;
  readonly connections_most?: number;
  /** The tunnels that were opened through proxies, each with who signed in. */
  readonly tunnels?: readonly string[];
  /** Calls again until the answer is as expected, for that long. */
  readonly until_ms?: number;
  /** The lines that the SDK logs of it, each as a pattern of the whole line. */
  readonly logs?: readonly string[];
  /** Waits for the webhook of this event before the call, and keeps it as `${hook}`. */
  readonly receive?: string;
}

export interface Stage {
  readonly driver: Driver;
  readonly proxy: FaultProxy;
  readonly receiver: Receiver | null;
  readonly gateways?: Gateways;
  readonly variables: Record<string, unknown>;
  /** The names of the steps that are left out. */
  readonly suppressed: ReadonlySet<string>;
}

/** Steps that the SDK cannot take are not tried: they would wait for nothing. */
export async function runSteps(steps: readonly Step[], stage: Stage): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const step of steps) {
    if (stage.suppressed.has(step.name)) continue;
    const found = await runStep(step, stage).catch((error: Error) => [error.message]);
    results.push({ name: step.name, found });
  }
  return results;
}

async function runStep(written: Step, stage: Stage): Promise<string[]> {
  const { variables, proxy } = stage;
  if (written.receive !== undefined) {
    const event = String(filled(written.receive, variables));
    variables.hook = await stage.receiver?.of(event);
  }
  const step = filled(written, variables) as Step;
  if (step.cut_each !== undefined) return await cutEach(step, step.cut_each, stage);
  proxy.take();
  proxy.plan(step.faults ?? []);
  const connections = proxy.connections();
  const logged = stage.driver.errors().length;
  const started_ms = performance.now();
  const answer = await answerOf(step, stage);
  const took_ms = performance.now() - started_ms;
  const hits = proxy.take();
  for (const [name, path] of Object.entries(step.save ?? {})) {
    variables[name] = at(answer.ok ?? answer.error, path);
  }
  const opened = proxy.connections() - connections;
  const tunnels = stage.gateways?.take() ?? [];
  return [
    ...answerDifferences(step, answer),
    ...hitDifferences(step, hits),
    ...timeDifferences(step, took_ms),
    ...(step.tunnels === undefined ? [] : differences(step.tunnels, tunnels, "tunnels")),
    ...(step.logs === undefined ? [] : await logDifferences(step.logs, stage.driver, logged)),
    ...(opened > (step.connections_most ?? opened) ? [`opened ${opened} connections`] : []),
  ];
}

async function cutEach(step: Step, answer: WireAnswer, stage: Stage): Promise<string[]> {
  const { proxy } = stage;
  const found: string[] = [];
  for (let place = 0; place < wireLength(answer); place += 1) {
    proxy.plan([{ bytes: cutBefore(answer, place) }]);
    const differing = answerDifferences(step, await callOnce(step, stage));
    if (differing.length > 0) found.push(`cut before byte ${place}: ${differing.join(", ")}`);
  }
  proxy.take();
  return found;
}

async function answerOf(step: Step, stage: Stage): Promise<Answer> {
  const ends_ms = performance.now() + (step.until_ms ?? 0);
  for (;;) {
    const answer = await callOnce(step, stage);
    if (answerDifferences(step, answer).length === 0 || performance.now() >= ends_ms) return answer;
    await pause(100);
  }
}

async function callOnce(step: Step, { driver }: Stage): Promise<Answer> {
  const { op, client, params, options } = step;
  const command: Command = {
    op,
    ...(client === undefined ? {} : { client }),
    ...(params === undefined ? {} : { params }),
    ...(options === undefined ? {} : { options }),
  };
  const sent = Array.from({ length: step.parallel ?? 1 }, () => driver.send(command));
  if (step.cancel_after_ms !== undefined) {
    await pause(step.cancel_after_ms);
    await driver.send({ op: "cancel", params: { id: sent[0]?.id } }).answer;
  }
  const answers = await Promise.all(sent.map(({ answer }) => answer));
  const odd = answers.find((one) => answerDifferences(step, one).length > 0);
  return odd ?? (answers[0] as Answer);
}

function answerDifferences({ expect }: Step, answer: Answer): string[] {
  if (expect === undefined) {
    return answer.ok ? [] : [`failed: ${JSON.stringify(answer.error).slice(0, 500)}`];
  }
  const found = differences(expect, answer);
  if (found.length === 0 || !answer.error || "error" in expect) return found;
  return [...found, JSON.stringify({ ...answer.error, shown: undefined }).slice(0, 500)];
}

function hitDifferences({ hits: count, each_hit, keyed }: Step, hits: readonly Hit[]): string[] {
  const found = count === undefined || count === hits.length ? [] : [`${hits.length} requests`];
  if (each_hit !== undefined) {
    found.push(...hits.flatMap((hit, index) => differences(each_hit, hit, `request ${index + 1}`)));
  }
  const keys = hits.map(({ headers }) => headers["idempotency-key"]);
  if (keyed === true && (keys[0] === undefined || new Set(keys).size !== 1)) {
    found.push(`keys ${keys.join(", ")}`);
  }
  if (keyed === false && keys.some((key) => key !== undefined)) found.push(`keys ${keys.join()}`);
  return found;
}

function timeDifferences(step: Step, took_ms: number): string[] {
  const { least_ms = 0, before_timeout = false, options } = step;
  const limit_ms = before_timeout ? Number(options?.timeout_ms) : Infinity;
  return took_ms < least_ms || took_ms >= limit_ms ? [`took ${took_ms.toFixed(0)} ms`] : [];
}

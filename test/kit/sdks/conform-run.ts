/** One run through svc-conform in this process, as a caller makes it. */
import { randomUUID } from "node:crypto";
import { createJudge, type Judge } from "../../../sdks/conform/src/judge/judge.ts";
import { startProxy } from "../../../sdks/conform/src/proxy.ts";
import { isError } from "../../../sdks/conform/src/report/grouped.ts";
import type { Finding } from "../../../sdks/conform/src/rules.ts";

export interface ConformRun {
  readonly url: string;
  readonly judge: Judge;
  /** Sends one request; answers its body if that is an object. */
  readonly ask: (path: string, asked?: Asked) => Promise<Record<string, unknown>>;
  /** Sells airtime under a key, with fields of one's own. */
  readonly sell: (key?: string, more?: object) => Promise<Record<string, unknown>>;
  readonly errors: () => readonly Finding[];
  readonly stop: () => Promise<void>;
}

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly idempotency_key?: string;
  /** Null sends none. */
  readonly authorization?: string | null;
}

export const SALE = { type: "airtime", target: "0771234567", amount: "5.00", currency: "USD" };

interface Judged {
  readonly target: string;
  readonly key: string;
  readonly allows_additions?: boolean;
}

export async function openConformRun({
  target,
  key,
  allows_additions = false,
}: Judged): Promise<ConformRun> {
  const judge = createJudge({ secrets: [], allows_additions });
  const proxy = await startProxy({
    ...{ target: new URL(target), port: 0, key: null, onExchange: judge.exchange },
    onUnanswered: () => judge.leaveOut("without an answer"),
    onTooLarge: () => judge.leaveOut("too large"),
  });
  return { url: proxy.url, judge, ask, sell, errors, stop: proxy.stop };

  async function ask(path: string, asked: Asked = {}): Promise<Record<string, unknown>> {
    const { body, idempotency_key, authorization = `Bearer ${key}` } = asked;
    const method = asked.method ?? (body === undefined ? "GET" : "POST");
    const headers = new Headers();
    if (authorization !== null) headers.set("authorization", authorization);
    if (body !== undefined) headers.set("content-type", "application/json");
    if (idempotency_key !== undefined) headers.set("idempotency-key", idempotency_key);
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${proxy.url}/dev/v1${path}`, { method, headers, ...sent });
    return objectIn(await answer.text());
  }

  function sell(idempotency_key: string = randomUUID(), more: object = {}) {
    return ask("/sends", { body: { ...SALE, ...more }, idempotency_key });
  }

  function errors(): readonly Finding[] {
    return judge.verdict().findings.filter(isError);
  }
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

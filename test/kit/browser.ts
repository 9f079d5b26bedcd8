/**
 * Chromium over its own protocol: a page that is opened, asked and pictured. One Chromium serves
 * all files of a worker, and ends with it, as its pipe does.
 */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { inject } from "vitest";
import { chromiumCommand } from "../../scripts/toolchains/chromium.ts";

export interface BrowserPage {
  readonly open: (url: string) => Promise<void>;
  /** Does what leads to another page, and waits until that is there. */
  readonly follow: (expression: string) => Promise<void>;
  /** What an expression comes to in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Speaks the protocol itself, for what this page has no word for. */
  readonly send: Send;
  /** Is told every event of the protocol until the page is closed. */
  readonly listen: (listener: (method: string, params: Result) => void) => void;
  readonly close: () => Promise<void>;
}

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-breakpad",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--remote-debugging-pipe",
];

let command: string | null | undefined;

export function hasChromium(): boolean {
  command ??= chromiumCommand();
  return command !== null;
}

type Result = Readonly<Record<string, unknown>>;
type Send = (method: string, params?: Result) => Promise<Result>;
type Listener = (method: string, params: Result) => void;

/** A message of the protocol; those of a page name its session. */
interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Result;
  readonly result?: Result;
  readonly error?: Result;
}

interface Chromium {
  readonly send: (method: string, params?: Result, session?: string) => Promise<Result>;
  /** Hears the events of a session until it is forgotten. */
  readonly listeners: Map<string, Listener>;
  /** Whoever waits for a page would wait without end. */
  readonly ended: Promise<void>;
}

function refuseEnded(): never {
  throw new Error(ENDED);
}

const ENDED = "Chromium has ended.";

let started: Chromium | null = null;

/** A browser of its own, which remembers what a reader's would until it is closed. */
export async function openBrowser(): Promise<BrowserPage> {
  started ??= startChromium();
  const chromium = started;
  const { browserContextId } = await chromium.send("Target.createBrowserContext");
  const page = { url: "about:blank", browserContextId };
  const { targetId } = await chromium.send("Target.createTarget", page);
  const attached = await chromium.send("Target.attachToTarget", { targetId, flatten: true });
  const session = String(attached.sessionId);
  const listeners: Listener[] = [];
  let onLoad = (): void => undefined;
  chromium.listeners.set(session, (method, params) => {
    for (const listener of listeners) listener(method, params);
    if (method === "Page.loadEventFired") onLoad();
  });
  const send: Send = (method, params) =>
    // What is permitted is permitted to all pages of a context.
    method.startsWith("Browser.")
      ? chromium.send(method, { ...params, browserContextId })
      : chromium.send(method, params, session);
  const loaded = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onLoad = resolve;
    return Promise.race([promise, chromium.ended.then(refuseEnded)]);
  };
  await send("Page.enable");
  await send("Page.bringToFront");
  return {
    send,
    listen: (listener) => void listeners.push(listener),
    async open(url) {
      const ready = loaded();
      await send("Page.navigate", { url });
      await ready;
    },
    async follow(expression) {
      const ready = loaded();
      await send("Runtime.evaluate", { expression });
      await ready;
    },
    async evaluate(expression) {
      const wanted = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send("Runtime.evaluate", wanted);
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown }).value;
    },
    async close() {
      chromium.listeners.delete(session);
      await chromium.send("Target.disposeBrowserContext", { browserContextId });
    },
  };
}

/** Its folder goes with that of the run. */
function startChromium(): Chromium {
  const folder = mkdtempSync(join(inject("run_folder"), "chromium-"));
  if (!hasChromium()) throw new Error("There is no Chromium here.");
  const child = spawn(command ?? "", [...FLAGS, `--user-data-dir=${folder}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const [, , , to, from] = child.stdio as unknown as Socket[];
  const waiting = new Map<number, (result: Result) => void>();
  const listeners = new Map<string, Listener>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let has_ended = false;
  let last = 0;
  hearMessages(from, ({ id, sessionId, method, params, result, error }) => {
    if (method !== undefined) listeners.get(sessionId ?? "")?.(method, params ?? {});
    if (id === undefined) return;
    waiting.get(id)?.(result ?? { exceptionDetails: error });
    waiting.delete(id);
    if (waiting.size === 0 && listeners.size === 0) from?.unref();
  });
  child.on("exit", () => {
    started = null;
    has_ended = true;
    end();
    for (const answer of waiting.values()) answer({ exceptionDetails: ENDED });
  });
  // A worker waits for open pages and for answers, and ends without waiting for Chromium.
  for (const one of [child, to, from]) one?.unref();
  to?.on("error", () => {});
  return {
    ...{ listeners, ended },
    send: (method, params = {}, sessionId) => {
      if (has_ended) return Promise.resolve({ exceptionDetails: ENDED });
      const id = ++last;
      const { promise, resolve } = Promise.withResolvers<Result>();
      waiting.set(id, resolve);
      from?.ref();
      to?.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
      return promise;
    },
  };
}

/** Messages end with a zero, both ways. */
function hearMessages(from: Socket | undefined, hear: (message: Message) => void): void {
  let said = "";
  from?.setEncoding("utf8").on("data", (part: string) => {
    const texts = (said + part).split("\0");
    said = texts.pop() ?? "";
    for (const text of texts) hear(JSON.parse(text) as Message);
  });
  from?.on("error", () => {});
}

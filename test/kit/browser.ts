/** Chromium over its own protocol: a page that is opened, asked and pictured. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-port=0",
];

export function hasChromium(): boolean {
  return spawnSync("chromium", ["--version"], { stdio: "ignore" }).status === 0;
}

type Result = Readonly<Record<string, unknown>>;
type Send = (method: string, params?: Result) => Promise<Result>;

/** A browser of its own, which remembers what a reader's would until it is closed. */
export async function openBrowser(): Promise<BrowserPage> {
  const folder = mkdtempSync(join(tmpdir(), "svc-chromium-"));
  const browser = spawn("chromium", [...FLAGS, `--user-data-dir=${folder}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const port = await portOf(browser.stderr);
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as readonly {
    readonly type: string;
    readonly webSocketDebuggerUrl: string;
  }[];
  const address = targets.find(({ type }) => type === "page")?.webSocketDebuggerUrl ?? "";
  const { send, listen, loaded, end } = await connected(address);
  await send("Page.enable");
  return {
    send,
    listen,
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
      end();
      const ended = once(browser, "exit");
      browser.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function portOf(stderr: NodeJS.ReadableStream): Promise<string> {
  let said = "";
  for await (const part of stderr) {
    said += part;
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
    if (port !== undefined) return port;
  }
  throw new Error(`Chromium did not start:\n${said}`);
}

async function connected(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: Result) => void>();
  const listeners: ((method: string, params: Result) => void)[] = [];
  let onLoad = (): void => undefined;
  let last = 0;
  socket.addEventListener("message", ({ data: text }) => {
    const { id, method, params, result, error } = JSON.parse(String(text));
    if (method !== undefined) for (const listener of listeners) listener(method, params);
    if (method === "Page.loadEventFired") onLoad();
    waiting.get(id)?.(result ?? { exceptionDetails: error });
    waiting.delete(id);
  });
  await once(socket, "open");
  const send: Send = (method, params = {}) => {
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Result>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  const loaded = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onLoad = resolve;
    return promise;
  };
  const listen = (listener: (typeof listeners)[number]) => void listeners.push(listener);
  return { send, listen, loaded, end: () => socket.close() };
}

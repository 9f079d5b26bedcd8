/** Chromium over its own protocol: a page that is opened, asked and pictured. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface BrowserPage {
  readonly open: (url: string) => Promise<void>;
  /** What an expression comes to in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
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
  const { send, loaded, end } = await connected(address);
  await send("Page.enable");
  return {
    async open(url) {
      const ready = loaded();
      await send("Page.navigate", { url });
      await ready;
    },
    async evaluate(expression) {
      const wanted = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await send("Runtime.evaluate", wanted);
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
  let onLoad = (): void => undefined;
  let last = 0;
  socket.addEventListener("message", ({ data: text }) => {
    const { id, method, result } = JSON.parse(String(text));
    if (method === "Page.loadEventFired") onLoad();
    waiting.get(id)?.(result ?? {});
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
  return { send, loaded, end: () => socket.close() };
}

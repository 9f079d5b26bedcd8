/** The docs as they are served, without a database behind them. */

import { openDocs } from "@svc/server/docs-site/docs.ts";
import { readSite, type Site } from "@svc/server/docs-site/site.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { Hono } from "hono";

export const ORIGIN = "https://svc.example";

export interface Served {
  readonly site: Site;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly text: (path: string) => Promise<string>;
}

let served: Promise<Served> | null = null;

/** Every file of a worker asks the same docs, whose pages are made once. */
export function serveDocs(): Promise<Served> {
  served ??= openServed();
  return served;
}

async function openServed(): Promise<Served> {
  const app = new Hono();
  openDocs(ORIGIN).mount(app);
  const get: Served["get"] = async (path, headers = {}) => await app.request(path, { headers });
  return {
    site: await readSite(ORIGIN),
    get,
    text: async (path) => await (await get(path)).text(),
  };
}

const LOOPBACK = "127.0.0.1";

/** The docs on a port of this machine, for a browser. */
export async function listenWithDocs(): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const origin = `http://${LOOPBACK}:${port}`;
  const app = new Hono();
  openDocs(origin).mount(app);
  const server = await listen(app.fetch, { host: LOOPBACK, port });
  return { origin, close: () => server.close({ within_ms: 0 }) };
}

/** What a page points to: links, sheets, scripts, pictures and forms. */
export function targetsOf(html: string): string[] {
  const found = html.matchAll(/\s(?:href|src|action)="([^"]*)"/g);
  return [...found].map(([, target = ""]) => target.replaceAll("&amp;", "&"));
}

/** The anchors that a link may end in. */
export function anchorsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id));
}

import type { Hono } from "hono";
import { readContractText } from "./contract.ts";
import { once } from "./once.ts";

/**
 * Serves the contract at /openapi.json and the docs below /docs, from our own files alone.
 *
 * The docs and the libraries that they are made with are loaded when somebody first reads them: a
 * program that only sells does not pay for them at its start.
 */
export function mountDocs(app: Hono, public_url: string): void {
  const docs = once(async () => (await import("./docs-app.ts")).docsApp(public_url));
  app.get("/openapi.json", async (c) =>
    c.body(await readContractText(), 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
    }),
  );
  for (const path of ["/docs", "/docs/*", "/llms.txt", "/llms-full.txt"]) {
    app.get(path, async (c) => (await docs()).fetch(c.req.raw));
  }
}

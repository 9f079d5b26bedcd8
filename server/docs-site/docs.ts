import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Hono } from "hono";
import { readContractText } from "./contract.ts";
import { once } from "./once.ts";
import type { ReaderSandbox } from "./reader-sandbox.ts";
import type { Found } from "./search.ts";
import { keepText, serveText } from "./serve/text.ts";

/** Editors and generators on other origins may load the contract. */
const OPEN_CONTRACT = {
  type: "application/json; charset=utf-8",
  headers: { "Access-Control-Allow-Origin": "*" },
};

const TEXTS = ["/llms.txt", "/llms-full.txt", "/robots.txt", "/sitemap.xml", "/favicon.ico"];
const PATHS = ["/docs", "/docs/*", ...TEXTS];

/** The docs of one program. */
export interface Docs {
  /** Serves the contract at /openapi.json and the docs below /docs, from our own files alone. */
  readonly mount: (app: Hono) => void;
  /** Finds sections of the pages, best match first. */
  readonly search: (query: string) => Promise<readonly Found[]>;
}

/**
 * Opens the docs of a program.
 *
 * The docs and the libraries that they are made with are loaded when somebody first reads them: a
 * program that only sells does not pay for them at its start.
 */
export function openDocs(public_url: string, sandbox: ReaderSandbox | null = null): Docs {
  const docs = once(async () => (await import("./docs-app.ts")).docsApp(public_url, sandbox));
  const contract = once(async () => keepText(served(await readContractText(), public_url)));
  return {
    mount(app) {
      app.get("/openapi.json", async (c) => serveText(c, await contract(), OPEN_CONTRACT));
      for (const path of PATHS) {
        app.get(path, async (c) => (await docs()).app.fetch(c.req.raw));
      }
    },
    search: async (query) => (await (await docs()).search())(query),
  };
}

/** The contract with the address of this program: a client is made from the file alone. */
function served(contract: string, public_url: string): string {
  return contract.replace(`"url": "${BASE_PATH}"`, `"url": "${public_url}${BASE_PATH}"`);
}

import type { Hono } from "hono";
import type { ServingProgram } from "#platform/context";
import { RELEASED_VERSIONS } from "#platform/versions/released";
import type { Versions } from "#platform/versions/versions";
import { AGENT_DOCUMENTS } from "./agents/served.ts";
import { mountDocuments } from "./documents/mount.ts";
import { DOCUMENTS, withCatalog } from "./documents/served.ts";
import { once } from "./once.ts";
import type { ReaderSandbox } from "./reader-sandbox.ts";
import type { Found } from "./search.ts";

const SERVED = withCatalog({ ...DOCUMENTS, ...AGENT_DOCUMENTS });
const TEXTS = ["/llms.txt", "/llms-full.txt", "/robots.txt", "/sitemap.xml", "/favicon.ico"];
const PATHS = ["/docs", "/docs/*", ...TEXTS];

interface DocsSettings {
  readonly sandbox?: ReaderSandbox | null;
  /** Whom to tell about a weakness; null for the contact of the contract. */
  readonly security_contact?: string | null;
  /** Whose contracts are served; what the program has released, if left out. */
  readonly versions?: Versions;
  /** The public keys by which what we have signed is verified; none, if left out. */
  readonly public_keys?: object;
}

/** The docs of one program. */
export interface Docs {
  /** Serves the documents of the contract and the docs below /docs, from our own files alone. */
  readonly mount: (app: Hono) => void;
  /** Finds sections of the pages, best match first. */
  readonly search: (query: string) => Promise<readonly Found[]>;
  readonly read: ServingProgram["readDoc"];
}

/**
 * Opens the docs of a program.
 *
 * The docs and the libraries that they are made with are loaded when somebody first reads them: a
 * program that only sells does not pay for them at its start.
 */
export function openDocs(
  public_url: string,
  {
    sandbox = null,
    security_contact = null,
    versions = RELEASED_VERSIONS,
    public_keys = { keys: [] },
  }: DocsSettings = {},
): Docs {
  const docs = once(async () => (await import("./docs-app.ts")).docsApp(public_url, sandbox));
  return {
    mount(app) {
      const site = { public_url, security_contact, versions, public_keys };
      mountDocuments(app, { ...site, documents: SERVED });
      for (const path of PATHS) {
        app.get(path, async (c) => (await docs()).app.fetch(c.req.raw));
      }
    },
    search: async (query) => (await (await docs()).search())(query),
    async read(place) {
      const { readDoc } = await import("./read-doc.ts");
      return readDoc(await (await docs()).site(), place);
    },
  };
}

/** The reference to try out, at /docs: Scalar over the contract, from our own files alone. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { html } from "hono/html";
import { document, type Html } from "./layout.ts";
import type { Site } from "./site.ts";

/** Made by the bootstrap, beside the contract that the page shows. */
const ASSETS = join(import.meta.dirname, "../../generated/docs");

export function explorerPage(site: Site): Html {
  return document(
    site,
    { title: "API reference", lead: "Every operation, to read and to try.", path: "/docs" },
    html`<div id="reference"></div>
    <noscript><p class="plain">This page requires JavaScript. The
      <a href="/docs/reference">reference</a> works without it.</p></noscript>
    <script src="/docs/scalar.js"></script>
    <script src="/docs/reference.js"></script>`,
  );
}

/** Every switch that would make the page call home is off. */
export const EXPLORER_SCRIPT = `Scalar.createApiReference("#reference", {
  url: "/docs/reference.json",
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  documentDownloadType: "none",
  hideModels: true,
});
`;

export function readScalar(): Promise<string> {
  return readFile(join(ASSETS, "scalar.js"), "utf8");
}

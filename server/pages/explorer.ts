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

/** Stands in the examples where the page, each time it is opened, puts a number of its own. */
export const REFERENCE_HOLE = "explorer-reference";

/** Every switch that would make the page call home is off. */
export const EXPLORER_SCRIPT = `const show = (content) => Scalar.createApiReference("#reference", {
  content,
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  documentDownloadType: "none",
  hideModels: true,
});
const reference = "explorer-" + Date.now().toString(36);
fetch("/docs/reference.json")
  .then((answer) => answer.text())
  .then((text) => show(text.replaceAll("${REFERENCE_HOLE}", reference)));
`;

export function readScalar(): Promise<string> {
  return readFile(join(ASSETS, "scalar.js"), "utf8");
}

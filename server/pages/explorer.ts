/** The reference to try out, at /docs: Scalar over the contract, from our own files alone. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { html } from "hono/html";
import { type Body, type Contract, type Operation, readContractText } from "./contract.ts";
import { document, type Html } from "./layout.ts";
import type { Site } from "./site.ts";

/** Made by the bootstrap, beside the contract that the page shows. */
const ASSETS = join(import.meta.dirname, "../../generated/docs");

export function explorerPage(site: Site): Html {
  return document(
    site,
    { title: "API reference", lead: "Every operation, to read and to try.", path: "/docs" },
    html`<div id="reference"></div>
    <noscript><p class="plain">This page needs scripts. The same stands in
      <a href="/docs/reference">plain pages</a>.</p></noscript>
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

/**
 * The contract as the explorer shows it: what our own words say of an operation, in its text.
 * Events have a page of their own, and headers are the same everywhere: without both of them the
 * explorer opens in two thirds of the time.
 */
export async function explorerContract(): Promise<string> {
  const { webhooks: _, ...contract } = JSON.parse(await readContractText()) as Contract;
  const paths = Object.entries(contract.paths).map(([path, methods]) => {
    const told = Object.entries(methods).map(([method, one]) => [method, toldOperation(one)]);
    return [path, Object.fromEntries(told)];
  });
  const used = new Set(
    Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ tags }) => tags),
  );
  return JSON.stringify({
    ...contract,
    tags: contract.tags.filter(({ name }) => used.has(name)),
    "x-tagGroups": contract["x-tagGroups"].filter(({ tags }) => tags.some((tag) => used.has(tag))),
    paths: Object.fromEntries(paths),
  });
}

function toldOperation(operation: Operation): object {
  const shown = Object.entries(operation).filter(([name]) => !name.startsWith("x-svc-"));
  const planned = operation["x-svc-planned"] === true;
  const badges = planned ? { "x-badges": [{ name: "Planned", position: "after" }] } : {};
  const facts = [
    planned ? "**Planned**: answers 501 `not_implemented`." : null,
    scopeWords(operation),
    operation["x-svc-idempotency"] === "required" ? "Needs an `Idempotency-Key`." : null,
    operation["x-svc-test-only"] ? "Test keys only." : null,
    operation["x-svc-dashboard-only"] ? "Dashboard only." : null,
  ].filter((fact) => fact !== null);
  const description = `${operation.description}\n\n${facts.join(" ")}`;
  const responses = Object.entries(operation.responses).map(([status, answer]) => {
    const { headers: _, ...rest } = answer as Body & { readonly headers?: unknown };
    return [status, rest];
  });
  return {
    ...Object.fromEntries(shown),
    description,
    ...badges,
    responses: Object.fromEntries(responses),
  };
}

function scopeWords({ "x-svc-scope": scope }: Operation): string | null {
  if (scope === undefined) return null;
  return `Scope ${scope.map((one) => `\`${one}\``).join(" or ")}.`;
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { errorsPage } from "./errors.ts";

/** Made by `pnpm generate`, beside the contract that the page shows. */
const ASSETS = join(import.meta.dirname, "../../generated/docs");
const CONTRACT = join(import.meta.dirname, "../../generated/openapi.json");

/** Nothing comes from a foreign host; Scalar writes its styles into the page. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference</title>
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/scalar.js"></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`;

/** Every switch that would make the page call home is off. */
const REFERENCE_SCRIPT = `Scalar.createApiReference("#reference", {
  url: "/openapi.json",
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
});
`;

/** Serves the contract at /openapi.json and its reference at /docs, from our own files alone. */
export function mountDocs(app: Hono): void {
  app.get("/openapi.json", async (c) =>
    c.body(await readFile(CONTRACT, "utf8"), 200, {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
    }),
  );
  app.get("/docs", (c) =>
    c.html(PAGE, 200, { "content-security-policy": CONTENT_SECURITY_POLICY }),
  );
  app.get("/docs/errors", (c) =>
    c.html(errorsPage(), 200, { "content-security-policy": CONTENT_SECURITY_POLICY }),
  );
  app.get("/docs/reference.js", (c) => script(c.body.bind(c), REFERENCE_SCRIPT));
  app.get("/docs/scalar.js", async (c) =>
    script(c.body.bind(c), await readFile(join(ASSETS, "scalar.js"), "utf8")),
  );
}

function script(
  body: (text: string, status: 200, headers: Record<string, string>) => Response,
  text: string,
) {
  return body(text, 200, {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
}

import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS } from "@svc/generated/operations";
import type { Hono } from "hono";
import { NEWEST_VERSION } from "#platform/versions/released";

const DOCS = "/docs/guides";

/** Serves `/`: a browser is sent to the guides, a program is given the addresses of the API. */
export function mountRoot(app: Hono, public_url: string): void {
  const facts = `${JSON.stringify(factsOf(public_url), null, 2)}\n`;
  app.get("/", (c) => {
    const is_browser = c.req.header("accept")?.includes("text/html") === true;
    if (is_browser) return c.redirect(DOCS);
    return c.body(facts, 200, {
      "content-type": "application/json",
      "cache-control": "no-cache",
      vary: "Accept",
    });
  });
}

function factsOf(public_url: string): object {
  const operations = Object.values(OPERATIONS);
  const planned = operations.filter((operation) => operation.planned).length;
  return {
    base_url: `${public_url}${BASE_PATH}`,
    version: NEWEST_VERSION,
    operations: { implemented: operations.length - planned, planned },
    docs_url: `${public_url}${DOCS}`,
    openapi_url: `${public_url}/openapi.json`,
    llms_url: `${public_url}/llms.txt`,
    health_url: `${public_url}${BASE_PATH}/health`,
  };
}

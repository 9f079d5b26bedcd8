/** The days of users that /arazzo.json describes, run by a tool that knows only the documents. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDocs } from "@svc/server/docs-site/docs.ts";
import { bindPort, listen } from "@svc/server/http/listen.ts";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { complaintsOfRedocly } from "../kit/redocly.ts";
import { testServer } from "../kit/server.ts";

const LOOPBACK = "127.0.0.1";

it("every day of the workflows can be lived through with a test key", async () => {
  const { hono } = await testServer();
  const shop = await given.organisation();
  const port = await bindPort({ host: LOOPBACK, port: 0 });
  const origin = `http://${LOOPBACK}:${port}`;
  const docs = new Hono();
  openDocs(origin).mount(docs);
  const folder = mkdtempSync(join(tmpdir(), "svc-arazzo-"));
  const server = await listen(hono.fetch, { host: LOOPBACK, port });
  try {
    const workflows = await (await docs.request("/arazzo.json")).text();
    const source = `${origin}/openapi.json`;
    expect(workflows).toContain(source);
    // The server of the test has another address than the documents that it serves.
    writeFileSync(join(folder, "arazzo.json"), workflows.replace(source, "./openapi.json"));
    const contract = await (await docs.request("/openapi.json")).text();
    writeFileSync(join(folder, "openapi.json"), contract);
    const inputs = ["--input", `key=${shop.key.secret}`, "--input", "reference=journey"];
    expect(await complaintsOfRedocly(["respect", "arazzo.json", ...inputs], folder)).toBe("");
  } finally {
    await server.close({ within_ms: 0 });
    rmSync(folder, { recursive: true });
  }
});

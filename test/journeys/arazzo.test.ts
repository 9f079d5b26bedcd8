/** The days of users that /arazzo.json describes, run by a tool that knows only the documents. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { complaintsOfRedocly } from "../../scripts/check/redocly.ts";
import { given } from "../kit/given.ts";
import { servePort } from "../kit/served-port.ts";

it("every day of the workflows can be lived through with a test key", async () => {
  const shop = await given.organisation();
  const { origin, document, close } = await servePort();
  const folder = mkdtempSync(join(tmpdir(), "svc-arazzo-"));
  try {
    const workflows = await document("/arazzo.json");
    const source = `${origin}/openapi.json`;
    expect(workflows).toContain(source);
    // What listens there serves the documents of another address.
    writeFileSync(join(folder, "arazzo.json"), workflows.replace(source, "./openapi.json"));
    writeFileSync(join(folder, "openapi.json"), await document("/openapi.json"));
    const inputs = ["--input", `key=${shop.key.secret}`, "--input", "reference=journey"];
    expect(await complaintsOfRedocly(["respect", "arazzo.json", ...inputs], folder)).toBe("");
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

/** What a rehearsal is not started with: whatever could make it real. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { attemptStart } from "../kit/programs/attempt-start.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-rehearsal-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a rehearsal", () => {
  it.each([
    ["SVC_ENV", "production", "SVC_ENV is production: a rehearsal sells nothing that is real."],
    ["DATABASE_URL", "postgres://a@b/c", "DATABASE_URL is set: a rehearsal has a database of"],
    ["SVC_HOT", "till@shop.example:secret", "SVC_HOT is set: a rehearsal plays every supplier"],
  ])("refuses to start with %s=%s", async (name, value, sentence) => {
    const settings = { SVC_DATA_DIR: folder, [name]: value };
    const production = {
      SVC_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
      SVC_PUBLIC_URL: "https://api.example",
      DATABASE_URL: "postgres://a@b/c",
    };
    const more = value === "production" ? production : {};
    const { code, stderr } = await attemptStart({
      args: ["--rehearse"],
      settings: { ...settings, ...more },
    });
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
  });
});

import { sandboxBanner } from "@svc/server/banner.ts";
import { describe, expect, it } from "vitest";

const PUBLIC_URL = "http://127.0.0.1:4321";
const SANDBOX = {
  account: "acct_1",
  key: "svc_sk_test_1",
  approver_key: "svc_sk_test_2",
  base_url: `${PUBLIC_URL}/dev/v1`,
};

describe("what a sandbox prints", () => {
  it("is the README's three commands with its own address and key", () => {
    const banner = sandboxBanner(SANDBOX, PUBLIC_URL);
    const commands = banner.split("\n").filter((line) => line.includes("curl "));
    expect(commands).toHaveLength(3);
    expect(commands[0]).toMatch(/^KEY=svc_sk_test_1 && curl /);
    for (const command of commands) expect(command).toContain(`${PUBLIC_URL}/dev/v1/`);
    expect(banner).not.toContain("sandbox.json");
    expect(banner).not.toContain(":4000");
  });
});

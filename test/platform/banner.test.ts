import { sandboxBanner } from "@svc/server/banner.ts";
import { describeLive } from "@svc/server/describe-live.ts";
import { describe, expect, it } from "vitest";

const PUBLIC_URL = "http://127.0.0.1:4321";
const SANDBOX = {
  account: "acct_1",
  key: "svc_sk_test_1",
  approver_key: "svc_sk_test_2",
  base_url: `${PUBLIC_URL}/dev/v1`,
};

/** Paynow takes cards, and nothing is sold. */
const CONFIG = {
  live_offers: [],
  paynow: { url: "https://paynow.example", USD: { id: "1", key: "k" }, ZWG: null },
  banks: { USD: null, ZWG: null },
};
const NONE = { test: null, live: null };

describe("what a sandbox prints", () => {
  it("is the README's three commands with its own address and key", () => {
    const banner = sandboxBanner(SANDBOX, { public_url: PUBLIC_URL, live: [], owner_link: null });
    const commands = banner.split("\n").filter((line) => line.includes("curl "));
    expect(commands).toHaveLength(3);
    expect(commands[0]).toMatch(/^KEY=svc_sk_test_1 && curl /);
    for (const command of commands) expect(command).toContain(`${PUBLIC_URL}/dev/v1/`);
    expect(banner).not.toContain("sandbox.json");
    expect(banner).not.toContain(":4000");
  });

  it("says what is connected to live mode, by currency and type", () => {
    const live = describeLive(CONFIG, { sms: NONE, email: NONE });
    const banner = sandboxBanner(SANDBOX, { public_url: PUBLIC_URL, live, owner_link: null });
    expect(banner).toMatch(/Live sales +USD: none; ZWG: none/);
    expect(banner).toMatch(/Live top-ups +USD: none; ZWG: none/);
    expect(banner).toMatch(/Live texts +none/);
    expect(banner).toMatch(/Live emails +none/);
    const live_offers = [{ network: "econet", type: "airtime" as const, currency: "USD" as const }];
    const selling = describeLive({ ...CONFIG, live_offers }, { sms: NONE, email: NONE });
    expect(selling.map(({ has }) => has).slice(0, 2)).toEqual([
      "USD: airtime; ZWG: none",
      "USD: card; ZWG: none",
    ]);
  });
});

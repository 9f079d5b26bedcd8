import { tmpdir } from "node:os";
import { readConfig } from "@svc/server/platform/settings/config.ts";
import { describe, expect, it } from "vitest";

const PRODUCTION = {
  SVC_ENV: "production",
  DATABASE_URL: "postgres://svc@db.example/svc",
  SVC_SECRET_KEY: Buffer.alloc(32, 1).toString("base64"),
  SVC_PUBLIC_URL: "https://api.example",
};

/** Nothing is written to the folder. */
function read(settings: Record<string, string>) {
  return readConfig({ SVC_DATA_DIR: tmpdir(), ...settings });
}

describe("production", () => {
  it.each(["DATABASE_URL", "SVC_SECRET_KEY", "SVC_PUBLIC_URL"])(
    "does not start without %s",
    (name) => {
      expect(() => read({ ...PRODUCTION, [name]: "" })).toThrow(
        `${name} must be set in production.`,
      );
    },
  );

  it("of Hot Recharge, version 1, ends with a number to text", () => {
    const { hot_v1 } = read({ SVC_HOT_V1: "till@shop.example:a:b?c-d:0771234567" });
    const url = "https://ssl.hot.co.zw/api/v1";
    expect(hot_v1).toMatchObject({ password: "a:b?c-d", phone: "0771234567", url });
    const same = { SVC_HOT: "till@shop:password", SVC_HOT_V1: "till@shop:password:0771234567" };
    expect(() => read(same)).toThrow("the same wallets: set one of them");
  });

  it("reaches Hot Recharge by https alone", () => {
    const plain = { SVC_HOT: "code:password", SVC_HOT_URL: "http://127.0.0.1:1" };
    expect(read(plain).hot?.url).toBe("http://127.0.0.1:1");
    expect(() => read({ ...PRODUCTION, ...plain })).toThrow("SVC_HOT_URL must begin with https://");
    const old = { SVC_HOT_V1: "code:password:0771234567", SVC_HOT_V1_URL: "http://127.0.0.1:1" };
    expect(() => read({ ...PRODUCTION, ...old })).toThrow("SVC_HOT_V1_URL must begin with");
  });

  it("offers no sandboxes unless SVC_SANDBOXES is on", () => {
    expect(read(PRODUCTION).sandboxes).toBe(false);
    expect(read({ ...PRODUCTION, SVC_SANDBOXES: "on" }).sandboxes).toBe(true);
  });

  it("has every check on", () => {
    expect(() => read({ ...PRODUCTION, SVC_LOOPBACK_WEBHOOKS: "on" })).toThrow(
      "SVC_LOOPBACK_WEBHOOKS",
    );
    for (const name of ["SVC_PAYNOW_URL", "SVC_BILLPAY_URL"]) {
      expect(() => read({ ...PRODUCTION, [name]: "http://pay.example" })).toThrow(
        `${name} must begin with https:// in production.`,
      );
    }
    expect(read(PRODUCTION)).toMatchObject({ loopback_webhooks: false, drain_seconds: 200 });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeSettings, readConfig, strangeSettings } from "@svc/server/platform/config.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const KEY = Buffer.alloc(32, 1).toString("base64");
const PRODUCTION = {
  SVC_ENV: "production",
  DATABASE_URL: "postgres://svc@db.example/svc",
  SVC_SECRET_KEY: KEY,
  SVC_PUBLIC_URL: "https://api.example",
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-config-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function read(settings: Record<string, string> = {}) {
  return readConfig({ SVC_DATA_DIR: folder, ...settings });
}

describe("the settings", () => {
  it("are a sandbox on this machine when nothing is set", () => {
    expect(read({ SVC_SECRET_KEY: KEY })).toEqual({
      banks: { USD: null, ZWG: null },
      paynow: { url: "https://www.paynow.co.zw", USD: null, ZWG: null },
      data_folder: folder,
      database_url: null,
      drain_seconds: 10,
      shutdown_delay_ms: 0,
      env: "sandbox",
      host: "127.0.0.1",
      is_env_on_purpose: false,
      log: "info",
      loopback_webhooks: true,
      pool: 10,
      port: 4000,
      public_url: "http://127.0.0.1:4000",
      role: "all",
      secret_key: KEY,
      test_step_ms: 2_000,
      trusted_proxies: [],
    });
  });

  it("take an empty variable for one that is not set", () => {
    expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4000, database_url: null });
  });

  it("start a relative data folder at the project's folder", () => {
    const settings = { ...PRODUCTION, SVC_DATA_DIR: "elsewhere" };
    expect(readConfig(settings).data_folder).toBe(join(import.meta.dirname, "../../elsewhere"));
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["DATABASE_URL", "mysql://db.example/svc"],
    ["SVC_ROLE", "both"],
    ["SVC_ENV", "staging"],
    ["SVC_SECRET_KEY", "short"],
    ["SVC_PUBLIC_URL", "api.example"],
    ["SVC_LOOPBACK_WEBHOOKS", "yes"],
    ["SVC_TRUSTED_PROXIES", "10.0.0.0/8, proxy"],
    ["SVC_DRAIN_SECONDS", "-1"],
    ["SVC_POOL", "0"],
    ["SVC_TEST_STEP", "2"],
    ["SVC_BANK_USD", "CBZ;Svc;1"],
    ["SVC_BANK_ZWG", "CBZ;Svc;;14100"],
    ["SVC_PAYNOW_USD", "1201"],
    ["SVC_PAYNOW_ZWG", "x:3e9fed89"],
    ["SVC_PAYNOW_URL", "paynow.co.zw"],
    ["SVC_LOG", "trace"],
  ])("stop at %s=%s with one sentence that names it", (name, text) => {
    expect(() => read({ [name]: text })).toThrow(new RegExp(`^${name} must be [^.]*.*\\.$`));
  });

  it("are all listed with their defaults", () => {
    const lines = describeSettings().split("\n");
    expect(lines).toHaveLength(20);
    for (const line of lines) expect(line).toMatch(/^ {2}[A-Z_]+ +.+ \(default: .+\)$/);
  });
});

describe("a secret", () => {
  it("is read from the file that is named, without the line's end", () => {
    const file = join(folder, "paynow");
    writeFileSync(file, "1201:3e9fed89-60e1\n");
    const { paynow } = read({ SVC_PAYNOW_USD_FILE: file });
    expect(paynow.USD).toEqual({ id: "1201", key: "3e9fed89-60e1" });
    expect(strangeSettings({ SVC_PAYNOW_USD_FILE: file })).toEqual([]);
  });

  it("in a file counts as set in production", () => {
    const file = join(folder, "key");
    writeFileSync(file, KEY);
    const given = { ...PRODUCTION, SVC_SECRET_KEY: "", SVC_SECRET_KEY_FILE: file };
    expect(read(given).secret_key).toBe(KEY);
  });

  it("is not given twice, nor in a file that is not there", () => {
    const nowhere = join(folder, "nowhere");
    expect(() => read({ SVC_PAYNOW_USD: "1:a", SVC_PAYNOW_USD_FILE: nowhere })).toThrow(
      "Set SVC_PAYNOW_USD or SVC_PAYNOW_USD_FILE, and not both.",
    );
    expect(() => read({ SVC_PAYNOW_USD_FILE: nowhere })).toThrow(
      "SVC_PAYNOW_USD_FILE names a file that cannot be read",
    );
  });

  it("has a file, and nothing else has", () => {
    expect(strangeSettings({ SVC_POOL_FILE: "x" })).toHaveLength(1);
  });
});

describe("a sandbox", () => {
  it("does not listen to other machines unless that is said on purpose", () => {
    expect(() => read({ HOST: "0.0.0.0" })).toThrow("set SVC_ENV=sandbox explicitly to allow it");
    expect(read({ HOST: "0.0.0.0", SVC_ENV: "sandbox" }).host).toBe("0.0.0.0");
    for (const HOST of ["localhost", "127.8.9.1", "::1"]) expect(read({ HOST }).host).toBe(HOST);
  });
});

describe("production", () => {
  it.each(["DATABASE_URL", "SVC_SECRET_KEY", "SVC_PUBLIC_URL"])(
    "does not start without %s",
    (name) => {
      expect(() => read({ ...PRODUCTION, [name]: "" })).toThrow(
        `${name} must be set in production.`,
      );
    },
  );

  it("has every check on", () => {
    expect(() => read({ ...PRODUCTION, SVC_LOOPBACK_WEBHOOKS: "on" })).toThrow(
      "SVC_LOOPBACK_WEBHOOKS",
    );
    expect(read(PRODUCTION)).toMatchObject({ loopback_webhooks: false, drain_seconds: 200 });
  });
});

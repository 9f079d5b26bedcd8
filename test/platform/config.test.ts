import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  describeSettings,
  readConfig,
  strangeSettings,
} from "@svc/server/platform/settings/config.ts";
import { SETTINGS } from "@svc/server/platform/settings/settings-table.ts";
import { RELEASED_VERSIONS } from "@svc/server/platform/versions/released.ts";
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
      billpay: { url: "https://billpay.paynow.co.zw", login: null },
      data_folder: folder,
      database_url: null,
      ...{ deprecations: {}, field_deprecations: {} },
      drain_seconds: 10,
      shutdown_delay_ms: 0,
      env: "sandbox",
      host: "127.0.0.1",
      ...{ hot: null, hot_v1: null },
      is_env_on_purpose: false,
      is_rehearsal: false,
      log: "info",
      loopback_webhooks: true,
      mail: null,
      owner_url: null,
      metrics: null,
      traces: null,
      pool: 10,
      port: 4000,
      public_url: "http://127.0.0.1:4000",
      cell: null,
      cell_url: "http://127.0.0.1:4000",
      cells: null,
      role: "all",
      secret_key: KEY,
      security_contact: null,
      test_step_ms: 2_000,
      texts: {
        gateways: [],
        urls: {
          "africas-talking": "https://api.africastalking.com",
          txt: "https://usd.txt.co.zw",
        },
        senders: { by_network: {}, others: null },
        report_secret: null,
      },
      sandboxes: true,
      trusted_proxies: [],
      versions: RELEASED_VERSIONS,
      wallets: {
        USD: ["ecocash", "onemoney", "innbucks"],
        ZWG: ["ecocash", "onemoney", "innbucks"],
      },
    });
  });

  it("name the wallets of each currency, and none that nobody knows", () => {
    const { wallets } = read({ SVC_WALLETS_USD: "innbucks, ecocash", SVC_WALLETS_ZWG: "none" });
    expect(wallets).toEqual({ USD: ["innbucks", "ecocash"], ZWG: [] });
    expect(() => read({ SVC_WALLETS_USD: "ecocash,paypal" })).toThrow(
      "SVC_WALLETS_USD must be none, or some of ecocash, onemoney, innbucks with commas.",
    );
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
    ["SVC_CELL", "I"],
    ["SVC_CELL", "AB"],
    ["SVC_CELLS", "10.0.0.2:4000"],
    ["SVC_CELLS_KEY", "short"],
    ["SVC_LOOPBACK_WEBHOOKS", "yes"],
    ["SVC_TRUSTED_PROXIES", "10.0.0.0/8, proxy"],
    ["SVC_DRAIN_SECONDS", "-1"],
    ["SVC_POOL", "0"],
    ["SVC_TEST_STEP", "2"],
    ["SVC_BANK_USD", "CBZ;Svc;1"],
    ["SVC_BANK_ZWG", "CBZ;Svc;;14100"],
    ["SVC_HOT", "till@shop.example"],
    ["SVC_HOT_URL", "ssl.hot.co.zw"],
    ["SVC_HOT_V1", "till@shop.example:password"],
    ["SVC_PAYNOW_USD", "1201"],
    ["SVC_PAYNOW_ZWG", "x:3e9fed89"],
    ["SVC_PAYNOW_URL", "paynow.co.zw"],
    ["SVC_SMTP", "mail.example"],
    ["SVC_SMTP", "https://user:secret@mail.example"],
    ["SVC_SMTP", "smtps://mail.example/inbox"],
    ["SVC_MAIL_FROM", "Svc"],
    ["SVC_MAIL_FROM", "Svc <no-reply>"],
    ["SVC_DKIM", "svc.example:s1:secret"],
    ["SVC_BILLPAY", "vendor"],
    ["SVC_BILLPAY_URL", "billpay.paynow.co.zw"],
    ["SVC_SMS", "twilio:svc:secret"],
    ["SVC_SMS", "txt:svc"],
    ["SVC_SMS", "txt:svc:secret,txt:other:secret"],
    ["SVC_SMS_SENDERS", "liquid:SVC"],
    ["SVC_SMS_SENDERS", "A sender that is long"],
    ["SVC_SMS_REPORTS", "short"],
    ["SVC_TXT_URL", "usd.txt.co.zw"],
    ["SVC_METRICS_PORT", "99999"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
    ["SVC_SECURITY_CONTACT", "security@svc.example"],
    ["SVC_LOG", "trace"],
  ])("stop at %s=%s with a sentence that names it", (name, text) => {
    expect(() => read({ [name]: text })).toThrow(new RegExp(`^${name} must be [^.]*.*\\.$`, "m"));
  });

  it("name all that is wrong at once, a line each, and nothing that follows from it", () => {
    const wrong = { ...PRODUCTION, PORT: "eighty", SVC_SMTP: "mail.example", DATABASE_URL: "" };
    expect(() => read({ ...wrong, SVC_MAIL_FROM: "a@svc.example", SVC_POOL: "0" })).toThrow(
      new RegExp(
        "^PORT must be [^\\n]+\\nSVC_POOL must be [^\\n]+\\nSVC_SMTP must be [^\\n]+\\n" +
          "DATABASE_URL must be set in production\\.$",
      ),
    );
  });

  it("name the mail server, and who writes", () => {
    const SVC_MAIL_FROM = "Svc Harare <no-reply@svc.example>";
    const from = { name: "Svc Harare", address: "no-reply@svc.example" };
    const login = { user: "us@er", password: "p:w/d" };
    const tls = read({ SVC_SMTP: "smtps://us%40er:p%3Aw%2Fd@mail.example", SVC_MAIL_FROM });
    expect(tls.mail).toEqual({
      ...{ host: "mail.example", port: 465, is_tls: true },
      ...{ login, from, dkim: null },
    });
    const upgraded = read({ SVC_SMTP: "smtp://mail.example", SVC_MAIL_FROM: "a@svc.example" });
    expect(upgraded.mail).toMatchObject({
      ...{ port: 587, is_tls: false, login: null },
      from: { name: null, address: "a@svc.example" },
    });
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const bare = pem.replaceAll(/-----[^-]+-----|\n/g, "");
    for (const key of [pem, bare]) {
      const { mail } = read({
        ...{ SVC_SMTP: "smtps://mail.example", SVC_MAIL_FROM },
        SVC_DKIM: `svc.example:s1:${key}`,
      });
      expect(mail?.dkim).toMatchObject({ domain: "svc.example", selector: "s1" });
      expect(createPrivateKey(mail?.dkim?.private_key ?? "").equals(privateKey)).toBe(true);
    }
  });

  it("name the gateways of texts in the order of choice, and who texts are from", () => {
    const { texts } = read({
      SVC_SMS: "africas-talking:svc:atsk_0:1, txt:till:pass:word",
      SVC_SMS_SENDERS: "econet:SVC,telecel:SVC ZW,SVC2",
    });
    expect(texts.gateways).toEqual([
      { name: "africas-talking", user: "svc", secret: "atsk_0:1" },
      { name: "txt", user: "till", secret: "pass:word" },
    ]);
    const by_network = { econet: "SVC", telecel: "SVC ZW" };
    expect(texts.senders).toEqual({ by_network, others: "SVC2" });
  });

  it("stop at half of what mail needs", () => {
    expect(() => read({ SVC_SMTP: "smtps://mail.example" })).toThrow("SVC_MAIL_FROM must be set");
    expect(() => read({ SVC_MAIL_FROM: "a@svc.example" })).toThrow("SVC_SMTP must be set");
  });

  it("say nothing of a secret that cannot be read", () => {
    for (const SVC_SMTP of ["smtps://u:hidden@", "http://u:hidden@mail.example"]) {
      expect(() => read({ SVC_SMTP })).toThrow(/^(?!.*hidden)/s);
    }
  });

  it("are all listed with their defaults", () => {
    const lines = describeSettings().split("\n");
    expect(lines).toHaveLength(Object.keys(SETTINGS).length);
    for (const line of lines) expect(line).toMatch(/^ {2}[A-Z0-9_]+ +.+ \(default: .+\)$/);
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

  it("of Hot Recharge is a code and a password, which may have colons", () => {
    const { hot } = read({ SVC_HOT: "till@shop.example:a:b?c-d" });
    const url = "https://ssl.hot.co.zw/api/v3";
    expect(hot).toEqual({ code: "till@shop.example", password: "a:b?c-d", url });
  });

  it("of BillPay is a login, whose password may have colons", () => {
    const { billpay } = read({ SVC_BILLPAY: "vendor:of:many:parts" });
    expect(billpay.login).toEqual({ user: "vendor", password: "of:many:parts" });
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

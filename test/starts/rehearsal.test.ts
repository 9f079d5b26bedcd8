/**
 * A day of a shop in live mode, rehearsed over HTTP: the program is started as a person starts it,
 * and the suppliers' own ledgers are the truth that its books are held to.
 */
import { join } from "node:path";
import { startEmbedded } from "@svc/embedded-postgres";
import { connect } from "@svc/server/platform/db/connect.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findKept } from "../kit/find-kept.ts";
import { attemptStart } from "../kit/programs/attempt-start.ts";
import {
  openRehearsal,
  type RehearsedDay,
  type Shown,
  secretsOf,
  until,
} from "../kit/rehearsed-day.ts";
import { timeLimit } from "../kit/time-limit.ts";

/** The first question about a sale that is not known comes after 20 seconds. */
const UNTIL_ASKED_MS = timeLimit(45_000);
/** A supplier that cannot serve is tried again after half a minute, and followed each minute. */
const UNTIL_TRIED_MS = timeLimit(100_000);

let day: RehearsedDay;
/** The first question about it comes while others are sold. */
let unanswered: Shown | null = null;

beforeAll(async () => {
  day = await openRehearsal();
}, timeLimit(60_000));

afterAll(() => day?.close(), timeLimit(60_000));

describe("npm start -- --rehearse", () => {
  it("opens live mode, and says on every answer that it is a rehearsal", async () => {
    const answer = await day.api("GET", "/account");
    expect(answer.headers.get("svc-rehearsal")).toBe("true");
    expect(await answer.json()).toMatchObject({
      livemode: true,
      live_sales: { USD: "open", ZWG: "open" },
    });
    const unknown = await fetch(`${day.origin}/nowhere`);
    expect(unknown.headers.get("svc-rehearsal")).toBe("true");
  });

  it("signs the owner in once, on pages that say REHEARSAL", async () => {
    const sign_in = await fetch(`${day.origin}/dashboard/sign-in`);
    expect(await sign_in.text()).toContain("<strong>REHEARSAL</strong>");
    const page = await fetch(day.dashboard_url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<strong>REHEARSAL</strong>");
  });

  it("takes money by card, in both currencies", async () => {
    await day.topUp("300.00", "USD");
    await day.topUp("8000.00", "ZWG");
    expect(await day.available("USD")).toBe("300.00");
    expect(await day.available("ZWG")).toBe("8000.00");
  });

  it.each([
    ["econet", "+263771234567", "USD", "2.00"],
    ["netone", "+263712345678", "USD", "2.00"],
    ["telecel", "+263731234567", "USD", "2.00"],
    ["econet", "+263771234567", "ZWG", "50.00"],
    ["netone", "+263712345678", "ZWG", "50.00"],
    ["telecel", "+263731234567", "ZWG", "50.00"],
  ])("sells airtime of %s to %s in %s, once", async (network, target, currency, amount) => {
    const before = await day.ledgerOf("hot-v3");
    const send = await day.sold({ type: "airtime", target, currency, amount });
    expect(send).toMatchObject({ network, status: "delivered", livemode: true });
    expect(send.provider_reference).toEqual(expect.any(String));
    const vended = (await day.ledgerOf("hot-v3")).slice(before.length);
    expect(vended).toHaveLength(1);
    expect(vended[0]?.amount_minor).toBe(Number(amount) * 100);
  });

  it("sells electricity with three tokens, which are to be entered in their order", async () => {
    const sale = { type: "power", target: "04040400007", amount: "20.00", currency: "USD" };
    const send = await day.sold({ ...sale, token_phone: "0771234567" });
    const { tokens } = send.power as { tokens: readonly { kind: string; token: string }[] };
    expect(tokens.map(({ kind }) => kind)).toEqual(["key_change", "key_change", "credit"]);
    const { text } = await day.get<{ text: string }>(`/sends/${send.id}/receipt`);
    expect(text).toContain("REHEARSAL - NOT A SALE");
    expect(text).toContain("Enter 3 tokens in this order:");
  });

  it("pays a part of the customer's debt with what they give", async () => {
    const sale = { type: "power", target: "04040400008", amount: "50.00", currency: "USD" };
    const { power } = await day.sold({ ...sale, token_phone: "0771234567" });
    const { arrears } = (power as { breakdown: { arrears: string } }).breakdown;
    expect(Number(arrears)).toBeGreaterThan(0);
  });

  it("gives Credit back for what the network refuses", async () => {
    const before = await day.available("USD");
    const target = "+263771234500";
    await day.plan("hot-v3", {
      play: "refused",
      match: { target: "0771234500" },
      with: { message: "Invalid mobile number" },
    });
    const { id } = await day.sell({ type: "airtime", target, amount: "3.00", currency: "USD" });
    const failed = await day.becomes(`/sends/${id}`, ["failed_credited"]);
    expect(failed.credit_returned).toBe(true);
    expect(await day.available("USD")).toBe(before);
  });

  it("knows nothing of a sale that was not answered, and goes on selling", async () => {
    const target = "+263712345502";
    await day.plan("hot-v3", { play: "vended_503", match: { target: "0712345502" } });
    unanswered = await day.sell({ type: "airtime", target, amount: "5.00", currency: "USD" });
    await day.becomes(`/sends/${unanswered.id}`, ["unknown", "delivered"]);
  });

  it("goes to the next supplier where the first has not taken it, and sells it once", async () => {
    // Its login is refused, so that nothing more is handed to it for a while.
    const target = "+263771234501";
    await day.plan("hot-v3", { play: "unauthorised", match: { target: "0771234501" }, times: 0 });
    const { id } = await day.sell({ type: "airtime", target, amount: "4.00", currency: "USD" });
    await day.becomes(`/sends/${id}`, ["delivered"]);
    expect(await day.salesTo("771234501", "hot-v3")).toBe(0);
    expect(await day.salesTo("771234501", "billpay")).toBe(1);
  });

  it(
    "is down on a network for as long as its only supplier cannot serve it",
    async () => {
      // What has refused the login above is the only one that sells airtime of Telecel.
      const sale = { type: "airtime", target: "+263731234509", amount: "2.00", currency: "USD" };
      const before = await day.available("USD");
      const stateOf = async (network: string) => {
        const { networks } = await day.get<{ networks: readonly NetworkShown[] }>("/status");
        const isThis = (one: NetworkShown) => one.network === network && one.currency === "USD";
        return networks.find(isThis)?.state;
      };
      await until(
        () => stateOf("telecel"),
        (state) => state === "down",
      );
      const refused = await day.api("POST", "/sends", sale);
      expect(await refused.json()).toMatchObject({ error: { code: "product_unavailable" } });
      expect(await day.available("USD")).toBe(before);
      expect(await stateOf("econet")).toBe("up");
      await until(
        () => stateOf("telecel"),
        (state) => state === "up",
        UNTIL_TRIED_MS,
      );
      await day.sold(sale);
      expect(await day.salesTo("731234509", "hot-v3")).toBe(1);
    },
    timeLimit(120_000),
  );

  it(
    "asks about a sale that was not answered, and never sells it again",
    async () => {
      await day.becomes(`/sends/${unanswered?.id}`, ["delivered"], UNTIL_ASKED_MS);
      expect(await day.salesTo("712345502", "hot-v3")).toBe(1);
    },
    timeLimit(60_000),
  );

  it("tells the customer by text and by email what was bought", async () => {
    const token_email = "rudo@customer.example";
    const sale = { type: "power", target: "04040400017", amount: "15.00", currency: "USD" };
    const { id } = await day.sold({ ...sale, token_phone: "0772345678", token_email });
    const [vend] = (await day.ledgerOf("hot-v3")).slice(-1);
    const token = vend?.tokens[0]?.replace(/(\d{4})(?=\d)/g, "$1 ") ?? "?";
    const toldBy = (fake: string, to: string) =>
      until(
        () => day.ledgerOf<Told>(fake),
        (all) => all.some((one) => one.to.endsWith(to) && one.text.includes(token)),
      );
    await toldBy("texts", "772345678");
    await toldBy("mail-sink", token_email);
    await until(
      () => day.get(`/sends/${id}`),
      ({ sms_status }) => sms_status === "delivered",
    );
  });

  it(
    "is paid by customers from their wallets, on its own page",
    async () => {
      const urls = {
        success_url: "https://shop.example/yes",
        cancel_url: "https://shop.example/no",
      };
      const wanted = { target: "0771234508", amount: "5.00", currency: "USD", ...urls };
      const { id, url } = await day.post("/checkout-sessions", wanted);
      const body = new URLSearchParams({ way: "ecocash", phone: "0771111111" });
      await fetch(String(url), { method: "POST", body, redirect: "manual" });
      await day.becomes(`/checkout-sessions/${id}`, ["fulfilled"], UNTIL_ASKED_MS);
      const sold =
        (await day.salesTo("771234508", "hot-v3")) + (await day.salesTo("771234508", "billpay"));
      expect(sold).toBe(1);
    },
    timeLimit(60_000),
  );

  it.each(["USD", "ZWG"] as const)("has a statement in %s that balances", async (currency) => {
    const statement = await day.get(`/statements?currency=${currency}`);
    const closing = await day.available(currency);
    expect(statement).toMatchObject({ opening: "0.00", closing, livemode: true });
  });

  it("leaves books that agree with what the suppliers did", async () => {
    const { data } = await day.get<{ data: readonly Shown[] }>("/sends?status=delivered&limit=100");
    const vended = [...(await day.ledgerOf("hot-v3")), ...(await day.ledgerOf("billpay"))];
    expect(vended).toHaveLength(data.length);
    const minor = (sum: number, amount: number) => sum + amount;
    const of_books = data.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(vended.map(({ amount_minor }) => Number(amount_minor)).reduce(minor, 0)).toBe(
      of_books.reduce(minor, 0),
    );
  });

  it.each(["hot-v3", "billpay"])("is reconciled with %s without a break", async (supplier) => {
    const { data } = await day.get<{ data: readonly Shown[] }>("/sends?limit=100");
    const since = String(data.at(-1)?.created);
    const { code, stdout, stderr } = await attemptStart({
      ...{ entry: "reconcile.ts", args: ["--supplier", supplier, "--since", since] },
      settings: day.settings,
    });
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(`No break with ${supplier} is open.`);
    expect(stdout).toMatch(/[1-9]\d* matched, 0 differ/);
  });

  it("has kept no secret of a supplier, no token and no key in any row or log", async () => {
    const secrets = await secretsOf(day);
    expect(secrets.length).toBeGreaterThan(12);
    const named = new Set(secrets.map(({ name }) => name));
    for (const name of ["SVC_HOT", "SVC_BILLPAY", "SVC_PAYNOW_USD", "SVC_PAYNOW_ZWG"]) {
      expect(named).toContain(name);
    }
    for (const name of ["SVC_SMS", "SVC_SMS_REPORTS", "SVC_SMTP"]) expect(named).toContain(name);
    const { url } = await startEmbedded({ data_folder: join(day.folder, "rehearsal") });
    const { sql } = connect({ database_url: url, pool: 2 });
    try {
      expect(await findKept(sql, secrets)).toEqual([]);
      // What is looked for is found where it stands.
      const [name] = await sql<{ name: string }[]>`select name from accounts limit 1`;
      const control = { name: "a name", value: name?.name ?? "?" };
      expect(await findKept(sql, [control])).toContain("a name in accounts.name");
    } finally {
      await sql.end();
    }
    const log = day.output().replaceAll(/[ -]/g, "");
    expect(log.length).toBeGreaterThan(100);
    const said = secrets.filter(({ value }) => log.includes(value.replaceAll(/[ -]/g, "")));
    expect(said).toEqual([]);
  });
});

interface NetworkShown {
  readonly network: string;
  readonly currency: string;
  readonly state: string;
}

interface Told {
  readonly to: string;
  readonly text: string;
}

describe("a rehearsal", () => {
  it.each([
    ["SVC_ENV", "production", "SVC_ENV is production: a rehearsal sells nothing that is real."],
    ["DATABASE_URL", "postgres://a@b/c", "DATABASE_URL is set: a rehearsal has a database of"],
    ["SVC_HOT", "till@shop.example:secret", "SVC_HOT is set: a rehearsal plays every supplier"],
  ])("refuses to start with %s=%s", async (name, value, sentence) => {
    const settings = { SVC_DATA_DIR: join(day.folder, "other"), [name]: value };
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

  it("does not take the data of one that runs", async () => {
    const { code, stderr } = await attemptStart({
      args: ["--rehearse"],
      settings: { SVC_DATA_DIR: day.folder },
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/runs on the data|in use/);
  });
});

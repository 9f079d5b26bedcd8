/**
 * A day of a shop in live mode, rehearsed over HTTP: the program is started as a person starts it,
 * and the suppliers' own ledgers are the truth that its books are held to.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeEmbedded } from "@svc/embedded-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attemptStart } from "../kit/programs/attempt-start.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { timeLimit } from "../kit/time-limit.ts";

interface Rehearsal {
  readonly url: string;
  readonly live_key: string;
  readonly test_key: string;
  readonly dashboard_url: string;
  readonly mail_url: string | null;
  readonly fakes: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
}

interface Vend {
  readonly reference: string;
  /** The target at Hot Recharge. */
  readonly target?: string;
  /** And at BillPay. */
  readonly member?: string;
  readonly amount_minor: number;
}

/** What the tests read of any object of the API. */
type Shown = Readonly<Record<string, unknown>> & { readonly id: string; readonly status: string };

const WITHIN_MS = timeLimit(20_000);
/** The first question about a sale that is not known comes after 20 seconds. */
const UNTIL_ASKED_MS = timeLimit(45_000);

let folder: string;
let program: Program;
let rehearsal: Rehearsal;
let sales = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-rehearsal-"));
  // Under root the database runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  const started = { role: "all", database_url: null, folder, args: ["--rehearse"] } as const;
  program = await startProgram(started);
  rehearsal = JSON.parse(readFileSync(join(folder, "rehearsal.json"), "utf8")) as Rehearsal;
}, timeLimit(60_000));

afterAll(async () => {
  await program?.stop();
  await removeEmbedded(join(folder, "rehearsal")).catch(() => null);
  rmSync(folder, { recursive: true, force: true });
}, timeLimit(60_000));

async function api(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
  sales += 1;
  return await fetch(`${rehearsal.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${rehearsal.live_key}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(method === "POST" ? { "Idempotency-Key": `rehearsal-${sales}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function get<T = Shown>(path: string): Promise<T> {
  return (await (await api("GET", path)).json()) as T;
}

async function post(path: string, body: object): Promise<Shown> {
  const answer = await api("POST", path, body);
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (await answer.json()) as Shown;
}

/** Reads an object until it has come to one of these, or to its time limit. */
async function becomes(path: string, statuses: readonly string[], within_ms = WITHIN_MS) {
  const until = performance.now() + within_ms;
  for (;;) {
    const shown = await get(path);
    if (statuses.includes(shown.status)) return shown;
    expect(performance.now(), `${path} is ${shown.status}`).toBeLessThan(until);
    await pause(100);
  }
}

async function sell(sale: object): Promise<Shown> {
  return await post("/sends", sale);
}

async function sold(sale: object): Promise<Shown> {
  const { id } = await sell(sale);
  return await becomes(`/sends/${id}`, ["delivered"]);
}

async function plan(fake: string, scenario: object): Promise<void> {
  const url = `${rehearsal.fakes[fake]}/_scenario`;
  await fetch(url, { method: "POST", body: JSON.stringify(scenario) });
}

async function ledgerOf(fake: string): Promise<readonly Vend[]> {
  const entries = await (await fetch(`${rehearsal.fakes[fake]}/_ledger`)).json();
  return entries as readonly Vend[];
}

/** How often a supplier really sold to a number. */
async function salesTo(number: string, fake: string): Promise<number> {
  const entries = await ledgerOf(fake);
  return entries.filter(({ target, member }) => (target ?? member)?.endsWith(number)).length;
}

async function available(currency: "USD" | "ZWG"): Promise<string> {
  const credit = await get<Record<string, { available: string }>>("/credit");
  return credit[currency]?.available ?? "";
}

/** The payer goes where they are sent, and pays there by a card that is not one. */
async function topUp(amount: string, currency: "USD" | "ZWG"): Promise<void> {
  const begun = { amount, currency, method: "card" };
  const { id, redirect_url } = await post("/credit/topups", begun);
  const page = await fetch(String(redirect_url));
  expect(page.status).toBe(200);
  const form = await page.text();
  const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? "";
  const [, name = "", value = ""] = /<button[^>]*name="(\w+)"[^>]*value="(\w+)"/.exec(form) ?? [];
  const paid = await fetch(new URL(action, page.url), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ [name]: value }).toString(),
    redirect: "manual",
  });
  expect(paid.status).toBeLessThan(400);
  await becomes(`/credit/topups/${id}`, ["succeeded"]);
}

describe("npm start -- --rehearse", () => {
  it("opens live mode, and says on every answer that it is a rehearsal", async () => {
    const answer = await api("GET", "/account");
    expect(answer.headers.get("svc-rehearsal")).toBe("true");
    expect(await answer.json()).toMatchObject({
      livemode: true,
      live_sales: { USD: "open", ZWG: "open" },
    });
    const unknown = await fetch(`${program.origin}/nowhere`);
    expect(unknown.headers.get("svc-rehearsal")).toBe("true");
  });

  it("signs the owner in once, on pages that say REHEARSAL", async () => {
    const sign_in = await fetch(`${program.origin}/dashboard/sign-in`);
    expect(await sign_in.text()).toContain("<strong>REHEARSAL</strong>");
    const page = await fetch(rehearsal.dashboard_url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<strong>REHEARSAL</strong>");
  });

  it("takes money by card, in both currencies", async () => {
    await topUp("300.00", "USD");
    await topUp("8000.00", "ZWG");
    expect(await available("USD")).toBe("300.00");
    expect(await available("ZWG")).toBe("8000.00");
  });

  it.each([
    ["econet", "+263771234567", "USD", "2.00"],
    ["netone", "+263712345678", "USD", "2.00"],
    ["telecel", "+263731234567", "USD", "2.00"],
    ["econet", "+263771234567", "ZWG", "50.00"],
    ["netone", "+263712345678", "ZWG", "50.00"],
    ["telecel", "+263731234567", "ZWG", "50.00"],
  ])("sells airtime of %s to %s in %s, once", async (network, target, currency, amount) => {
    const before = await ledgerOf("hot-v3");
    const send = await sold({ type: "airtime", target, currency, amount });
    expect(send).toMatchObject({ network, status: "delivered", livemode: true });
    expect(send.provider_reference).toEqual(expect.any(String));
    const vended = (await ledgerOf("hot-v3")).slice(before.length);
    expect(vended).toHaveLength(1);
    expect(vended[0]?.amount_minor).toBe(Number(amount) * 100);
  });

  it("sells electricity with three tokens, which are to be entered in their order", async () => {
    const sale = { type: "power", target: "04040400007", amount: "20.00", currency: "USD" };
    const send = await sold({ ...sale, token_phone: "0771234567" });
    const { tokens } = send.power as { tokens: readonly { kind: string; token: string }[] };
    expect(tokens.map(({ kind }) => kind)).toEqual(["key_change", "key_change", "credit"]);
    const { text } = await get<{ text: string }>(`/sends/${send.id}/receipt`);
    expect(text).toContain("REHEARSAL - NOT A SALE");
    expect(text).toContain("Enter 3 tokens in this order:");
  });

  it("pays a part of the customer's debt with what they give", async () => {
    const sale = { type: "power", target: "04040400008", amount: "50.00", currency: "USD" };
    const { power } = await sold({ ...sale, token_phone: "0771234567" });
    const { arrears } = (power as { breakdown: { arrears: string } }).breakdown;
    expect(Number(arrears)).toBeGreaterThan(0);
  });

  it("gives Credit back for what the network refuses", async () => {
    const before = await available("USD");
    const target = "+263771234500";
    await plan("hot-v3", {
      play: "refused",
      match: { target: "0771234500" },
      with: { message: "Invalid mobile number" },
    });
    const { id } = await sell({ type: "airtime", target, amount: "3.00", currency: "USD" });
    const failed = await becomes(`/sends/${id}`, ["failed_credited"]);
    expect(failed.credit_returned).toBe(true);
    expect(await available("USD")).toBe(before);
  });

  it(
    "asks about a sale that was not answered, and never sells it again",
    async () => {
      const target = "+263712345502";
      await plan("hot-v3", { play: "vended_503", match: { target: "0712345502" } });
      const { id } = await sell({ type: "airtime", target, amount: "5.00", currency: "USD" });
      await becomes(`/sends/${id}`, ["unknown", "delivered"]);
      await becomes(`/sends/${id}`, ["delivered"], UNTIL_ASKED_MS);
      expect(await salesTo("712345502", "hot-v3")).toBe(1);
    },
    timeLimit(60_000),
  );

  it("goes to the next supplier where the first has not taken it, and sells it once", async () => {
    // Its login is refused, so that nothing more is handed to it for a while.
    const target = "+263771234501";
    await plan("hot-v3", { play: "unauthorised", match: { target: "0771234501" }, times: 0 });
    const { id } = await sell({ type: "airtime", target, amount: "4.00", currency: "USD" });
    await becomes(`/sends/${id}`, ["delivered"]);
    expect(await salesTo("771234501", "hot-v3")).toBe(0);
    expect(await salesTo("771234501", "billpay")).toBe(1);
  });

  it("leaves books that agree with what the suppliers did", async () => {
    const { data } = await get<{ data: readonly Shown[] }>("/sends?status=delivered&limit=100");
    const vended = [...(await ledgerOf("hot-v3")), ...(await ledgerOf("billpay"))];
    expect(vended).toHaveLength(data.length);
    const minor = (sum: number, amount: number) => sum + amount;
    const of_books = data.map(({ amount }) => Math.round(Number(amount) * 100));
    expect(vended.map(({ amount_minor }) => Number(amount_minor)).reduce(minor, 0)).toBe(
      of_books.reduce(minor, 0),
    );
  });
});

describe("a rehearsal", () => {
  it.each([
    ["SVC_ENV", "production", "SVC_ENV is production: a rehearsal sells nothing that is real."],
    ["DATABASE_URL", "postgres://a@b/c", "DATABASE_URL is set: a rehearsal has a database of"],
    ["SVC_HOT", "till@shop.example:secret", "SVC_HOT is set: a rehearsal plays every supplier"],
  ])("refuses to start with %s=%s", async (name, value, sentence) => {
    const settings = { SVC_DATA_DIR: join(folder, "other"), [name]: value };
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
      settings: { SVC_DATA_DIR: folder },
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/runs on the data|in use/);
  });
});

/** The sample apps, as a reader starts them, on the SDKs as they are installed. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SDKS } from "../../sdks/tools/paths.ts";
import { findingsIn } from "../kit/axe-in-process.ts";
import { installOwnNode } from "../kit/node-sdk.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { timeLimit } from "../kit/time-limit.ts";

const SAMPLES = join(SDKS, "samples");
const HAS_PYTHON = spawnSync("python3", ["--version"], { stdio: "ignore" }).status === 0;
const NOT_SOLD_YET = { timeout: timeLimit(20_000) };

const folder = mkdtempSync(join(tmpdir(), "svc-samples-"));
const sandbox = useSandbox();
const started: ChildProcess[] = [];

beforeAll(() => {
  installOwnNode(folder);
  for (const name of ["till/till.mjs", "checkout/shop.mjs"]) {
    cpSync(join(SAMPLES, name), join(folder, name.split("/")[1] ?? ""));
  }
});

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Starts a sample, and finds where it listens. */
async function start(command: string, file: string, env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const { origin, key } = sandbox();
  const own = { SVC_URL: origin, SVC_KEY: key, PORT: "0", ...env };
  const child = spawn(command, [file], { cwd: folder, env: { PATH, HOME, ...own } });
  started.push(child);
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  for await (const text of child.stdout) {
    said += text;
    const port = /listening on (\d+)/.exec(said)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`${file} did not start:\n${said}`);
}

async function post(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return {
    status: answer.status,
    location: answer.headers.get("location") ?? "",
    text: await answer.text(),
  };
}

async function textAt(url: string): Promise<string> {
  return await (await fetch(url)).text();
}

describe("the till", () => {
  it("sells once, however often it is pressed, and prints it in three languages", async () => {
    const till = await start(process.execPath, "till.mjs");
    const page = await textAt(till);
    expect(await findingsIn(page, till)).toEqual([]);
    const number = /name="number" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const sale = { number, target: "0772001011", amount: "2.00", currency: "USD" };
    const [first, second] = [await post(`${till}/`, sale), await post(`${till}/`, sale)];
    expect([first.status, second.location]).toEqual([303, first.location]);
    const at = (locale: string) => textAt(`${till}${first.location}?locale=${locale}`);
    await expect.poll(() => at("en"), NOT_SOLD_YET).toContain("Delivered");
    const receipt = await at("sn");
    expect(receipt).toMatch(/Airtime yeEconet +USD 2\.00/);
    expect(receipt).not.toContain("http-equiv");
    expect(await findingsIn(receipt, till)).toEqual([]);
    expect(await at("nd")).toContain("Sekufikile");
    expect(page + receipt).not.toContain(sandbox().key);
  });

  it("shows a refusal at the form, with what was entered", async () => {
    const till = await start(process.execPath, "till.mjs");
    const wrong = { number: "till-wrong-1", target: "07", amount: "2.00", currency: "USD" };
    const { status, text } = await post(`${till}/`, wrong);
    expect(status).toBe(400);
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="till-wrong-1"');
    expect(await findingsIn(text, till)).toEqual([]);
  });
});

describe("the shop", () => {
  it("sends the customer to the checkout, and thanks once the airtime has arrived", async () => {
    const shop = await start(process.execPath, "shop.mjs");
    const page = await textAt(shop);
    expect(await findingsIn(page, shop)).toEqual([]);
    const order = /name="order" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const basket = { order, target: "0772001012", amount: "5.00" };
    const first = await post(`${shop}/`, basket);
    expect([first.status, (await post(`${shop}/`, basket)).location]).toEqual([
      303,
      first.location,
    ]);
    const checkout = await textAt(first.location);
    expect(checkout).toContain("5.18 USD");
    await post(first.location, { outcome: "paid" });
    const back = /href="(http[^"]*\/thanks\?session=[^"]*)"/.exec(await textAt(first.location));
    const thanks = (back?.[1] ?? "").replaceAll("&amp;", "&");
    expect(thanks.startsWith(`${shop}/thanks`)).toBe(true);
    await expect.poll(() => textAt(thanks), NOT_SOLD_YET).toContain("has arrived");
    expect(await findingsIn(await textAt(thanks), thanks)).toEqual([]);
  });

  it("shows a refusal in the basket", async () => {
    const shop = await start(process.execPath, "shop.mjs");
    const { status, text } = await post(`${shop}/`, {
      order: "order-1",
      target: "1",
      amount: "5.00",
    });
    expect([status, text.includes('role="alert"')]).toEqual([400, true]);
  });
});

describe.runIf(HAS_PYTHON)("the USSD menu", () => {
  it("asks step by step, sells once for a session, and says what was refused", async () => {
    const env = { PYTHONPATH: join(SDKS, "python", "src") };
    const menu = await start("python3", join(SAMPLES, "ussd", "ussd.py"), env);
    const screen = async (text: string, sessionId = "ussd-1") =>
      (await post(menu, { sessionId, phoneNumber: "+263772001013", text })).text;
    expect(await screen("")).toBe("CON Airtime\n1. This number\n2. Another number");
    expect(await screen("2")).toBe("CON Enter the number");
    expect(await screen("2*0772001014")).toBe("CON Enter the amount in USD");
    expect(await screen("1*1.00")).toContain("CON USD 1.00 airtime to 077 200 1013 (econet)");
    expect(await screen("1*1.00*2")).toBe("END Nothing was bought.");
    const bought = "END Thank you. USD 1.00 airtime is on its way to 077 200 1013.";
    expect([await screen("1*1.00*1"), await screen("1*1.00*1")]).toEqual([bought, bought]);
    const { origin, key } = sandbox();
    const sold = await fetch(`${origin}/dev/v1/sends?client_reference=ussd-1`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(((await sold.json()) as { data: object[] }).data).toHaveLength(1);
    expect(await screen("1*99999.00")).toMatch(/^END Not bought\. /);
    expect(await screen("1*99999.00*1", "ussd-2")).toContain("must be between 0.10 and");
    expect(await screen("9")).toContain("Nothing was bought.");
  });
});

describe("each sample", () => {
  it.each(["till", "ussd", "checkout"])("%s is small, and says how it is started", (name) => {
    const [file = "", command = ""] = {
      till: ["till.mjs", "node till.mjs"],
      ussd: ["ussd.py", "python3 sdks/samples/ussd/ussd.py"],
      checkout: ["shop.mjs", "node shop.mjs"],
    }[name] as string[];
    expect(readFileSync(join(SAMPLES, name, file), "utf8").split("\n").length).toBeLessThan(130);
    expect(readFileSync(join(SAMPLES, name, "README.md"), "utf8")).toContain(command);
  });
});

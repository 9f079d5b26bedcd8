/** A reader with a browser, on the machine of the sandbox: chooses, searches, and runs requests. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type BrowserPage, hasChromium, openBrowser } from "../kit/browser.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";

const SENDS = "/docs/reference/sends";
const WITHIN = { timeout: 15_000, interval: 50 };

let folder: string;
let program: Program;
let browser: BrowserPage;
let key: string;
/** What the browser complained of, and the hosts that it asked. */
const complaints: string[] = [];
const hosts = new Set<string>();

it("has Chromium where everything is installed", () => {
  expect(process.env.CI === undefined || hasChromium()).toBe(true);
});

describe.runIf(hasChromium())("a reader with a browser", () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-reader-"));
    const database_url = await makeDatabase(`reader_${process.pid}`);
    program = await startProgram({ role: "all", database_url, folder });
    ({ key } = JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")));
    browser = await openBrowser();
    browser.listen(noteEvent);
    for (const domain of ["Runtime", "Log", "Network"]) await browser.send(`${domain}.enable`);
  });

  afterAll(async () => {
    await browser.close();
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(() => {
    complaints.length = 0;
    hosts.clear();
  });

  it("chooses a language once, and sees it on the next page and on another day", async () => {
    await browser.open(program.origin + SENDS);
    await until(SHOWN, "sh");
    await browser.evaluate(`{
      const choice = document.querySelector("select.language");
      choice.value = "go";
      choice.dispatchEvent(new Event("change"));
    }`);
    for (const path of [SENDS, "/docs/guides/sdks"]) {
      await browser.open(program.origin + path);
      await until(SHOWN, "go");
    }
    await browser.evaluate("localStorage.clear()");
    expectQuiet();
  });

  it("finds one sample of each call beside its button, whatever follows it", async () => {
    for (const path of [SENDS, "/docs/reference/webhook-endpoints", "/docs/reference/credit"]) {
      await browser.open(program.origin + path);
      await until(`document.querySelectorAll("[data-operation] .run").length > 2`, true);
      expect(await browser.evaluate(CROWDED), path).toEqual([]);
    }
    expectQuiet();
  });

  it("reads a guide with the key, until the guide sets one itself", async () => {
    await browser.open(`${program.origin}/docs/guides/till`);
    const with_key = `[...document.querySelectorAll('[data-lang="sh"] code')]
      .map((one) => one.textContent.includes(${JSON.stringify("KEY_HERE")}))`;
    const found = with_key.replace("KEY_HERE", key);
    await until(`${found}[0]`, true);
    const marks = (await browser.evaluate(found)) as boolean[];
    expect(marks.slice(marks.indexOf(false))).not.toContain(true);
    expectQuiet();
  });

  it("finds the key of the sandbox in the samples, on this machine alone", async () => {
    await browser.open(program.origin + SENDS);
    await until(`${FIRST_CURL}.includes(${JSON.stringify(key)})`, true);
    const base = `${program.origin}/dev/v1/sends`;
    expect(await browser.evaluate(`${FIRST_CURL}.includes(${JSON.stringify(base)})`)).toBe(true);
    for (const headers of ELSEWHERE) expect(await askForKey(headers)).toBeNull();
    expect(await askForKey({})).toBe(key);
    expectQuiet();
  });

  it("takes a collection with the key of the sandbox in it, on this machine alone", async () => {
    expect(await keyOfCollection({})).toBe(key);
    for (const headers of ELSEWHERE) expect(await keyOfCollection(headers)).toBe("");
  });

  it("searches by the keyboard alone, and is told what is found", async () => {
    await browser.open(`${program.origin}/docs/guides/till`);
    await until(`document.querySelector(".find input").role`, "combobox");
    await press("/");
    await type("insufficient_credit");
    await until(`document.querySelector('[role="listbox"]').hidden`, false);
    const input = `document.querySelector(".find input")`;
    expect(await browser.evaluate(`${input}.ariaExpanded`)).toBe("true");
    await press("ArrowDown");
    const active = `document.getElementById(${input}.getAttribute("aria-activedescendant"))`;
    expect(await browser.evaluate(`${active}.getAttribute("aria-selected")`)).toBe("true");
    const spoken = `document.querySelector(".find [role=status]").textContent`;
    expect(await browser.evaluate(spoken)).toMatch(/^\d+ results$/);
    await press("Enter");
    await until("location.pathname + location.hash", "/docs/errors#insufficient_credit");
    expectQuiet();
  });

  it("runs a sale by the keyboard, and watches until it is delivered", async () => {
    await browser.open(program.origin + SENDS);
    await openRun("createSend");
    await press("Enter");
    await until(`document.querySelector(".states-met")?.textContent.endsWith("delivered")`, true);
    const shown = String(await browser.evaluate(ANSWER));
    expect(shown).toMatch(/^202 in \d+ ms req_\w+/);
    expect(shown).toContain('"status": "delivered"');
    expect(shown).toMatch(/"client_reference": "docs-\w+"/);
    await press("Escape");
    expect(await browser.evaluate(`document.querySelector("dialog")`)).toBeNull();
    expect(await browser.evaluate("document.activeElement.className")).toBe("run");
    expectQuiet();
  });

  it("reads the sale of before, and the log of the request, without typing an id", async () => {
    await browser.open(program.origin + SENDS);
    await openRun("createSend");
    await press("Enter");
    await until(`document.querySelector(".states-met")?.textContent.endsWith("delivered")`, true);
    const id = await browser.evaluate(`/"id": "(snd_\\w+)"/.exec(${ANSWER})[1]`);
    await browser.evaluate(`document.querySelector(".answer .status a").click()`);
    await until(`${ANSWER}.includes('"object": "request_log"')`, true);
    await press("Escape");
    await openRun("getSend");
    await press("Enter");
    await until(`${ANSWER}.includes('"id": "${id}"')`, true);
    expectQuiet();
  });

  it("is told what to do about an error, and about a request that cannot be sent", async () => {
    await browser.open(program.origin + SENDS);
    await openRun("createSend");
    await fill("textarea", '{"type": "airtime"');
    await browser.evaluate(SUBMIT);
    await until(`${ANSWER}.startsWith("The body is not JSON. Correct it")`, true);
    await fill("textarea", '{"target": "0771234567", "amount": "-1", "currency": "USD"}');
    await browser.evaluate(SUBMIT);
    await until(`/^400 in [\\s\\S]*What to do: .* invalid_amount/.test(${ANSWER})`, true);
    await fill("form label input", "svc_sk_live_1");
    await browser.evaluate(SUBMIT);
    await until(`${ANSWER}.startsWith("Use a test key")`, true);
    // A browser notes every answer that is an error; the page says no more.
    expect(complaints.filter((one) => !one.includes("status of 400"))).toEqual([]);
  });
});

const ANSWER = `document.querySelector(".answer").innerText`;
const SUBMIT = `document.querySelector("dialog form").requestSubmit()`;
const SALE = `[data-operation="createSend"]`;
const FIRST_CURL = `document.querySelector('${SALE} .beside code').textContent`;

/** The language of the samples that are seen below the first choice. */
const SHOWN = `[...document.querySelectorAll(".call ~ .code")]
  .find((one) => !one.hidden && one.checkVisibility())?.dataset.lang`;

/** The operations beside which more is seen than one call. */
const CROWDED = `[...document.querySelectorAll("[data-operation]")].filter((section) => {
  const choice = section.querySelector("select.language");
  const calls = [...section.querySelectorAll(".beside .call ~ .code:not([data-lang=json])")];
  const shown = calls.filter((one) => one.checkVisibility());
  const languages = new Set(shown.map((one) => one.dataset.lang));
  const offers_json = [...(choice?.options ?? [])].some((one) => one.value === "json");
  return offers_json || (choice === null ? shown.length > 1 : languages.size > 1);
}).map((section) => section.dataset.operation)`;

async function until(expression: string, wanted: unknown): Promise<void> {
  await vi.waitFor(
    async () => expect(await browser.evaluate(expression), expression).toBe(wanted),
    WITHIN,
  );
}

/** Opens the panel of an operation as a keyboard does, and waits for its form. */
async function openRun(operation_id: string): Promise<void> {
  const button = `document.querySelector('[data-operation="${operation_id}"] .run')`;
  await until(`${button} !== null`, true);
  await browser.evaluate(`${button}.focus()`);
  await press("Enter");
  await until(`document.activeElement.className`, "send");
}

async function fill(selector: string, value: string): Promise<void> {
  const field = `document.querySelector(${JSON.stringify(`dialog ${selector}`)})`;
  await browser.evaluate(`${field}.value = ${JSON.stringify(value)}`);
}

async function press(name: string): Promise<void> {
  const text = name === "Enter" ? "\r" : name.length === 1 ? name : undefined;
  const code = { Enter: 13, Escape: 27, ArrowDown: 40 }[name];
  const key_event = { key: name, windowsVirtualKeyCode: code ?? 0 };
  const down = text === undefined ? { type: "rawKeyDown" } : { type: "keyDown", text };
  await browser.send("Input.dispatchKeyEvent", { ...key_event, ...down });
  await browser.send("Input.dispatchKeyEvent", { ...key_event, type: "keyUp" });
}

async function type(text: string): Promise<void> {
  await browser.send("Input.insertText", { text });
}

function noteEvent(method: string, params: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify(params);
  if (method === "Runtime.exceptionThrown" || method === "Log.entryAdded") complaints.push(text);
  if (method === "Runtime.consoleAPICalled") complaints.push(text);
  const { url } = (params.request ?? {}) as { url?: string };
  if (method === "Network.requestWillBeSent" && url !== undefined) hosts.add(new URL(url).origin);
}

/** The browser has nothing to say, and has asked nobody but the sandbox. */
function expectQuiet(): void {
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([program.origin]);
}

/** What tells that the reader is not on this machine, or that the page is not ours. */
const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  { host: "evil.example" },
  { "x-forwarded-for": "192.0.2.1" },
  { "sec-fetch-site": "cross-site" },
];

async function askForKey(headers: Readonly<Record<string, string>>): Promise<unknown> {
  return JSON.parse(await ask("/docs/sandbox.json", headers)).key;
}

async function keyOfCollection(headers: Readonly<Record<string, string>>): Promise<unknown> {
  const { variable } = JSON.parse(await ask("/docs/collection.json", headers));
  return variable.find((one: { key: string }) => one.key === "api_key").value;
}

/** The text at an address, asked for with a host of our own choosing. */
async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  request(`${program.origin}${path}`, { headers }, (answer) => {
    let text = "";
    answer.on("data", (part) => {
      text += part;
    });
    answer.on("end", () => resolve(text));
  }).end();
  return await promise;
}

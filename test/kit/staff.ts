/** The console as one of the staff meets it, without a browser. */
import { randomUUID } from "node:crypto";
import { applyInput } from "@svc/server/commands/staff.ts";
import { type Authenticator, newAuthenticator } from "./authenticator.ts";
import type { Browser } from "./dashboard.ts";
import { fieldsOf, pageAt, type ReadPage, sendForm } from "./pages.ts";
import { testServer } from "./server.ts";

export const STAFF = "/staff";
const COOKIE = "svc_staff";

interface ConsoleBrowser extends Browser {
  send(path: string, body: FormData): Promise<Response>;
}

export interface StaffBrowser {
  readonly name: string;
  readonly browser: ConsoleBrowser;
  readonly authenticator: Authenticator;
}

/** The origin that browsers know the server of tests by. */
export async function staffOrigin(): Promise<string> {
  const { config } = await testServer();
  return config.public_url.replace("127.0.0.1", "localhost");
}

/** The path of a new link that registers a passkey. */
export async function staffLink(name: string, verb: "add" | "link" = "add"): Promise<string> {
  const { config, database } = await testServer();
  const printed = await applyInput(database, { verb, name }, config);
  const { pathname, search } = new URL(/https?:\S+/.exec(printed)?.[0] ?? "");
  return pathname + search;
}

/** A browser that keeps the cookie of the console, and sends files as well. */
export function staffBrowser(ip = "41.0.9.9"): ConsoleBrowser {
  const browser: ConsoleBrowser = {
    ...{ cookie: null, browser_cookie: null, language_cookie: null },
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, fields, headers = {}) => {
      const body = `${new URLSearchParams(fields)}`;
      const type = { "content-type": "application/x-www-form-urlencoded" };
      return ask(path, { method: "POST", body, headers: { ...type, ...headers } });
    },
    postText: (path, body, type) =>
      ask(path, { method: "POST", body, headers: { "content-type": type } }),
    send: (path, body) => ask(path, { method: "POST", body }),
  };
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const server = await testServer();
    const headers = new Headers(init.headers);
    if (browser.cookie !== null) headers.set("cookie", `${COOKIE}=${browser.cookie}`);
    const request = new Request(`http://127.0.0.1${path}`, { ...init, headers });
    const answer = await server.ask(request, ip);
    for (const set of answer.headers.getSetCookie()) {
      const value = new RegExp(`^${COOKIE}=([^;]*)`).exec(set)?.[1];
      if (value !== undefined) browser.cookie = value || null;
    }
    return answer;
  }
  return browser;
}

/** What a page of passkeys asks a browser for. */
export function optionsIn({ document }: ReadPage) {
  const written = document.querySelector("form[data-passkey]")?.getAttribute("data-options");
  return JSON.parse(written ?? "null");
}

/** One of the staff who is signed in. */
export async function signedInStaff(
  name = `Rudo ${randomUUID().slice(0, 8)}`,
): Promise<StaffBrowser> {
  const browser = staffBrowser(addressOfItsOwn());
  const authenticator = newAuthenticator(await staffOrigin());
  const page = await pageAt(browser, await staffLink(name));
  const credential = authenticator.create(optionsIn(page));
  const fields = fieldsOf(page, `${STAFF}/register`, { credential });
  const { status } = await browser.post(`${STAFF}/register`, fields);
  if (status !== 303) throw new Error(`One of the staff was to be signed in: ${status}`);
  return { name, browser, authenticator };
}

/** Opens the page of an object, after saying why. */
export async function lookAt({ browser }: StaffBrowser, path: string): Promise<ReadPage> {
  const page = await pageAt(browser, path);
  const action = `${path}/look`;
  return await sendForm(
    browser,
    action,
    fieldsOf(page, action, { reason: "The customer called." }),
  );
}

function addressOfItsOwn(): string {
  const [one, other] = randomUUID().match(/[0-9a-f]{2}/g) ?? [];
  return `41.0.${Number(`0x${one}`)}.${Number(`0x${other}`)}`;
}

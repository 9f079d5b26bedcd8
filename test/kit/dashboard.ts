/** The dashboard as a browser meets it, without one: cookies are kept, forms are sent. */

import type { NewMember } from "@svc/server/accounts/members/index.ts";
import { readBody } from "@svc/server/accounts/messages/body.ts";
import type { MessageRow } from "@svc/server/accounts/messages/tables.ts";
import type { Organisation } from "./given.ts";
import { given } from "./given.ts";
import { testServer } from "./server.ts";

export const DASHBOARD = "/dashboard";
const COOKIE = "svc_session";
const BROWSER_COOKIE = "svc_browser";
const LANGUAGE_COOKIE = "svc_language";

export interface Browser {
  /** The secret of its session; null when it has none. */
  cookie: string | null;
  /** By what it is told from other browsers before anybody is signed in; null when it has none. */
  browser_cookie: string | null;
  /** The language that was chosen in it; null when none was. */
  language_cookie: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields: Record<string, string>, headers?: object): Promise<Response>;
  /** Sends a form with a file, as it is written. */
  postText(path: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<Response>;
}

/** What serves the pages. */
type Serve = (request: Request, ip: string) => Promise<Response>;

const SERVER: Serve = async (request, ip) => (await testServer()).ask(request, ip);

/** A browser that nobody has signed in with. */
export function newBrowser(ip = addressOfItsOwn(), serve = SERVER): Browser {
  const browser: Browser = {
    cookie: null,
    browser_cookie: null,
    language_cookie: null,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, fields, headers = {}) => {
      const body = `${new URLSearchParams(fields)}`;
      const type = { "content-type": "application/x-www-form-urlencoded" };
      return ask(path, { method: "POST", body, headers: { ...type, ...headers } });
    },
    postText: (path, body, type) =>
      ask(path, { method: "POST", body, headers: { "content-type": type } }),
  };
  async function ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const sent = {
      [COOKIE]: browser.cookie,
      [BROWSER_COOKIE]: browser.browser_cookie,
      [LANGUAGE_COOKIE]: browser.language_cookie,
    };
    const pairs = Object.entries(sent).filter(([, value]) => value !== null);
    const { body } = init;
    if (typeof body === "string" || body instanceof Uint8Array) {
      headers.set("content-length", String(Buffer.byteLength(body)));
    }
    headers.set("cookie", pairs.map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await serve(new Request(`http://127.0.0.1${path}`, { ...init, headers }), ip);
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value = ""] = /^(\w+)=([^;]*)/.exec(set) ?? [];
      if (name === COOKIE) browser.cookie = value || null;
      if (name === BROWSER_COOKIE) browser.browser_cookie = value || null;
      if (name === LANGUAGE_COOKIE) browser.language_cookie = value || null;
    }
    return answer;
  }
  return browser;
}

let addresses = 0;

function addressOfItsOwn(): string {
  addresses += 1;
  const parts = [Math.floor(addresses / 250 ** 2), Math.floor(addresses / 250), addresses];
  return ["41", ...parts.map((part) => part % 250)].join(".");
}

/** A member of an organisation, and their address. */
export async function newMember(shop: Organisation, role: NewMember["role"] = "admin") {
  const { member_id } = await given.member(shop.live, role);
  const [row] = (await shop.live.probe.rows("members")).slice(-1);
  return { member_id, email: String(row?.email) };
}

/** The text of the newest mail to an address; null when it has none. */
export async function mailTo(email: string): Promise<string | null> {
  const { database, config } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql<MessageRow[]>`
      select * from messages where recipient = ${email} order by created desc, id desc limit 1`,
  );
  return row === undefined ? null : readBody(row, config).text;
}

/** The code of the newest mail to an address; null when it has none. */
export async function codeTo(email: string): Promise<string | null> {
  const text = (await mailTo(email)) ?? "";
  const written = /\b(?:\d{6}|\d{4} \d{4} \d{4})\b/.exec(text)?.[0];
  return written?.replaceAll(" ", "") ?? null;
}

/** Signs a member in, in a browser of their own unless one is given. */
export async function signedIn(
  email: string,
  browser = newBrowser(),
  headers: Record<string, string> = {},
): Promise<Browser> {
  await browser.post(`${DASHBOARD}/sign-in`, { email }, headers);
  const code = (await codeTo(email)) ?? "";
  const { status } = await browser.post(`${DASHBOARD}/sign-in/code`, { email, code }, headers);
  if (status !== 303) throw new Error(`A member was to be signed in, and was not: ${status}`);
  return browser;
}

/** What stands in the forms of a session's pages. */
export async function formTokenIn(browser: Browser): Promise<string> {
  const html = await (await browser.get(DASHBOARD)).text();
  return /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

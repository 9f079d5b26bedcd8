/** Claim pages as browsers ask for them, of this worker's server. */
import type { Schemas } from "@svc/generated/routes";
import { testServer } from "./server.ts";

type Link = Pick<Schemas["RewardLink"], "url">;

/** What a page answered, its text read. */
export interface ShownPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36";
let addresses = 0;

/** The page's path, as the link's URL names it. */
export function pathOf({ url }: Link): string {
  return new URL(url ?? "").pathname;
}

/** Opens the page of a link, as a phone does. */
export async function openPage(link: Link, init: RequestInit & { path?: string } = {}) {
  const { path = pathOf(link), ...rest } = init;
  const { ask, config } = await testServer();
  const headers = { "user-agent": PHONE, accept: "text/html", ...rest.headers };
  const answer = await ask(
    new Request(config.public_url + path, { ...rest, headers }),
    newAddress(),
  );
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** Sends the form of a page. */
export async function sendForm(link: Link, fields: Record<string, string>): Promise<ShownPage> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ ask: "claim", ...fields }).toString();
  return await openPage(link, { method: "POST", headers, body });
}

/** So that nobody is asked to prove that they are not a robot. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

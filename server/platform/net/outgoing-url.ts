/** URLs that somebody else gives us to call. Source: docs/decisions/0013-webhooks.md. */
import { isIP } from "node:net";
import { isLoopbackAddress } from "./public-address.ts";

/** A URL that may be called, or what is wrong with it in one sentence. */
export type OutgoingUrl =
  | { readonly url: URL; readonly wrong: null }
  | { readonly url: null; readonly wrong: string };

const LENGTH_MAX = 2_048;
/** Where the web is served over TLS; other ports of a host are none of our business. */
const PORTS: readonly string[] = ["", "443", "8443"];

/**
 * Reads a URL that is to be called: https, a public name, one of two ports, nobody's password.
 * With `allow_loopback` this machine may be called too, over http and at any port. The addresses of
 * the name are checked whenever it is called.
 */
export function readOutgoingUrl(
  text: string,
  { allow_loopback }: { allow_loopback: boolean },
): OutgoingUrl {
  const url = URL.parse(text);
  if (url === null || text.length > LENGTH_MAX)
    return wrong("`url` must be a URL of at most 2,048 characters.");
  // With the dot of the root it is the same name, and would count as another URL.
  url.hostname = url.hostname.replace(/\.$/, "");
  if (url.username !== "" || url.password !== "") {
    return wrong("`url` must not contain a user name or a password.");
  }
  if (allow_loopback && isLoopbackHost(url)) {
    if (/^https?:$/.test(url.protocol)) return { url, wrong: null };
    return wrong("`url` must begin with http or https.");
  }
  if (url.protocol !== "https:") return wrong("`url` must begin with https.");
  if (!isPublicName(url)) return wrong("`url` must have a public host name.");
  if (!PORTS.includes(url.port)) return wrong("`url` must use port 443 or 8443.");
  return { url, wrong: null };
}

/** The host as it is resolved: without the brackets of IPv6 and the dot of the root. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

/** Whether a host is this machine by its own name or address. */
export function isLoopbackHost(url: URL): boolean {
  const host = hostOf(url);
  return host === "localhost" || host.endsWith(".localhost") || isLoopbackAddress(host);
}

/** A name with a domain; an address written in the URL has no certificate that means anything. */
function isPublicName(url: URL): boolean {
  const host = hostOf(url);
  return isIP(host) === 0 && /^[^.]+(?:\.[^.]+)+$/.test(host) && !isLoopbackHost(url);
}

function wrong(sentence: string): OutgoingUrl {
  return { url: null, wrong: sentence };
}

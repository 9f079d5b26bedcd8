/**
 * The key of a sandbox, for the reader whose machine it runs on: pages that are read there fill it
 * into their samples. Nobody else is given it.
 */
import type { Context } from "hono";

/** A sandbox that listens on this machine alone. */
export interface ReaderSandbox {
  readonly key: string;
}

interface Place {
  readonly env: "sandbox" | "production";
  readonly host: string;
  readonly public_url: string;
}

/** Set by what stands between a reader elsewhere and this program. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Null where a key must not be shown: in production, and where others than the reader may ask. */
export function readerSandbox(place: Place, key: string | null): ReaderSandbox | null {
  const { env, host, public_url } = place;
  if (key === null || env !== "sandbox" || !key.includes("_test_")) return null;
  return isLoopback(host) && isLoopback(new URL(public_url).hostname) ? { key } : null;
}

/**
 * Whether a page of ours asks, in a browser on this machine. A page of a stranger has another
 * origin, and one that has bound its own name to this machine has another host.
 */
export function asksFromHere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site") ?? "same-origin";
  if (FORWARDED.some((name) => c.req.header(name) !== undefined)) return false;
  if (site !== "same-origin") return false;
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return isLoopback(host.replace(/:\d+$/, ""));
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}

/** The sheet and the script of the dashboard, each at an address that holds its hash. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Hono } from "hono";
import { codingFor, compressBeside } from "#platform/wire/content-coding";
import { PAGE_TOKENS } from "#platform/wire/page-tokens";

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

const ASSETS = "/assets";
const BASE = `/dashboard${ASSETS}`;
const KEPT = "public, max-age=31536000, immutable";
const THOROUGH = { br: 11, gzip: 9 };
const HASH_CHARACTERS = 12;

const SHEET = assetOf("dashboard.css", {
  type: "text/css; charset=utf-8",
  text: PAGE_TOKENS + readFileSync(join(import.meta.dirname, "assets", "dashboard.css"), "utf8"),
});
const HTMX = createRequire(import.meta.url).resolve("htmx.org/dist/htmx.min.js");
const KEYS = join(import.meta.dirname, "assets", "keys.js");
/** In one file: a second one would be a second way to the server. */
const SCRIPT = assetOf("pages.js", {
  type: "text/javascript; charset=utf-8",
  text: `${readFileSync(HTMX, "utf8")}\n{\n${readFileSync(KEYS, "utf8")}}\n`,
});

export const SHEET_PATH = SHEET.path;
export const SCRIPT_PATH = SCRIPT.path;

/** Serves both; browsers keep them, and each is compressed once in each coding. */
export function mountAssets(pages: Hono): void {
  for (const { path, type, text } of [SHEET, SCRIPT]) {
    const packed = { br: once(text, "br"), gzip: once(text, "gzip") };
    pages.get(path.replace("/dashboard", ""), async (c) => {
      const coding = codingFor(c.req.header("accept-encoding"));
      const headers = {
        "Content-Type": type,
        "Cache-Control": KEPT,
        Vary: "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
      };
      if (coding === null) return new Response(text, { headers });
      const bytes = await packed[coding]();
      return new Response(new Uint8Array(bytes), {
        headers: { ...headers, "Content-Encoding": coding },
      });
    });
  }
}

function once(text: string, coding: "br" | "gzip"): () => Promise<Buffer> {
  let made: Promise<Buffer> | null = null;
  return () => {
    made ??= compressBeside(text, coding, THOROUGH);
    return made;
  };
}

function assetOf(name: string, { type, text }: Pick<Asset, "type" | "text">): Asset {
  const digest = hash("sha256", text, "base64url").slice(0, HASH_CHARACTERS);
  return { path: `${BASE}/${digest}/${name}`, type, text };
}

/** The one script of the console, at an address that holds its hash. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";

const TEXT = readFileSync(join(import.meta.dirname, "assets", "passkey.js"), "utf8");
const HASH_CHARACTERS = 12;
const PATH = `/assets/${hash("sha256", TEXT, "base64url").slice(0, HASH_CHARACTERS)}/passkey.js`;

export const PASSKEY_SCRIPT = `/staff${PATH}`;

/** Serves it; browsers keep it. */
export function mountPasskeyScript(pages: Hono): void {
  pages.get(
    PATH,
    () =>
      new Response(TEXT, {
        headers: {
          "Content-Type": "text/javascript; charset=utf-8",
          "Cache-Control": "public, max-age=31536000, immutable",
          "X-Content-Type-Options": "nosniff",
          "Cross-Origin-Resource-Policy": "same-origin",
        },
      }),
  );
}

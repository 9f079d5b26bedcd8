/** A text of the docs as it goes out: compressed once, known by its hash, and not sent twice. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import {
  type ContentCoding,
  codingFor,
  compressBeside,
  type Effort,
} from "#platform/wire/content-coding";
import { isKnownTag } from "#platform/wire/etag";
import { once } from "./once.ts";

/** A text that is kept, in each coding from the first reader on who asks for it. */
export interface KeptText {
  readonly bytes: Buffer;
  /** The beginning of its SHA-256, in the alphabet of addresses. */
  readonly hash: string;
  readonly in: Readonly<Record<ContentCoding, () => Promise<Buffer>>>;
}

/** For how long a reader may show a text without asking. */
type Lifetime = "not kept" | "ask again" | "an hour" | "for ever";

const CACHE_CONTROL: Readonly<Record<Lifetime, string>> = {
  "not kept": "no-store",
  "ask again": "no-cache",
  "an hour": "public, max-age=3600",
  "for ever": "public, max-age=31536000, immutable",
};

/** A page is worth the last byte, a text of megabytes is not worth seconds. */
const BYTES_LARGE = 65_536;
const THOROUGH: Effort = { br: 11, gzip: 9 };
const QUICK: Effort = { br: 9, gzip: 9 };
/** What is made for one reader is compressed for one. */
const PASSING: Effort = { br: 4, gzip: 4 };
const HASH_CHARACTERS = 12;

/** Keeps a text for all of its readers. */
export function keepText(text: string | Buffer): KeptText {
  const bytes = typeof text === "string" ? Buffer.from(ended(text)) : text;
  return kept(bytes, bytes.length > BYTES_LARGE ? QUICK : THOROUGH);
}

/** A text for the one reader who asked for it. */
export function passingText(text: string): KeptText {
  return kept(Buffer.from(ended(text)), PASSING);
}

function kept(bytes: Buffer, effort: Effort): KeptText {
  const digest = createHash("sha256").update(bytes).digest("base64url");
  return {
    bytes,
    hash: digest.slice(0, HASH_CHARACTERS),
    in: {
      br: once(() => compressBeside(bytes, "br", effort)),
      gzip: once(() => compressBeside(bytes, "gzip", effort)),
    },
  };
}

export interface Served {
  readonly type: string;
  readonly status?: 200 | 404;
  readonly lifetime?: Lifetime;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with a text, or with 304 if the reader has it. */
export async function serveText(
  c: Context,
  text: KeptText,
  { type, status = 200, lifetime = "ask again", headers = {} }: Served,
): Promise<Response> {
  const etag = `W/"${text.hash}"`;
  const head = {
    ...headers,
    "Cache-Control": CACHE_CONTROL[lifetime],
    ETag: etag,
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  };
  if (status === 200 && isKnownTag(c.req.header("if-none-match") ?? null, etag)) {
    return new Response(null, { status: 304, headers: head });
  }
  const coding = isPacked(type) ? null : codingFor(c.req.header("accept-encoding"));
  const body = coding === null ? text.bytes : await text.in[coding]();
  const coded = coding === null ? {} : { "Content-Encoding": coding };
  const own = { "Content-Type": type, "Content-Length": String(body.length), ...coded };
  return new Response(new Uint8Array(body), { status, headers: { ...head, ...own } });
}

/** A typeface and a picture are compressed already. */
function isPacked(type: string): boolean {
  return type.startsWith("font/") || type === "image/webp";
}

/** The text with a newline at its end, as every text of ours has one. */
function ended(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

import type { MiddlewareHandler } from "hono";
import { codingFor, compressNow } from "#platform/wire/content-coding";

/** A shorter page fits into one packet as it is. */
const BYTES_MIN = 1_024;
/** Every page is compressed anew, so it is done quickly. */
const EFFORT = { br: 4, gzip: 5 };

/** Pages go out in the coding that the browser prefers. */
export const compressPages: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (!res.headers.get("content-type")?.startsWith("text/html")) return;
  const text = await res.text();
  const coding = text.length < BYTES_MIN ? null : codingFor(c.req.header("accept-encoding"));
  const headers = new Headers(res.headers);
  headers.append("Vary", "Accept-Encoding");
  if (coding !== null) headers.set("Content-Encoding", coding);
  const body = coding === null ? text : new Uint8Array(compressNow(text, coding, EFFORT));
  c.res = undefined;
  c.res = new Response(body, { status: res.status, headers });
};

import type { MiddlewareHandler } from "hono";

/** Plain, so that it is seen whatever the style sheet of a page is. */
const MARK =
  '<p role="note" class="rehearsal"><mark><strong>REHEARSAL</strong>: nothing here is real.' +
  "</mark></p>";
const BODY = /<body[^>]*>/;

/** Writes REHEARSAL across the top of every page, which is why none of them comes compressed. */
export const markPages: MiddlewareHandler = async (context, next) => {
  context.req.raw.headers.delete("accept-encoding");
  await next();
  const { headers } = context.res;
  const is_page = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!is_page || context.res.body === null) return;
  const text = await context.res.text();
  const marked = new Headers(headers);
  marked.delete("content-length");
  const body = text.replace(BODY, (tag) => `${tag}\n${MARK}`);
  context.res = new Response(body, { status: context.res.status, headers: marked });
};

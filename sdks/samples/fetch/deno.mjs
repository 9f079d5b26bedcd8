// The shop on Deno.
import process from "node:process";
import { receive, sell } from "./shop.mjs";

const ROUTES = { "POST /sales": sell, "POST /hooks": receive };

Deno.serve({
  hostname: "127.0.0.1",
  port: Number(process.env.PORT ?? 8086),
  onListen: ({ port }) => console.log(`listening on ${port}`),
  handler(request) {
    const route = ROUTES[`${request.method} ${new URL(request.url).pathname}`];
    return route === undefined ? new Response(null, { status: 404 }) : route(request);
  },
});

// The shop on Bun.
import { receive, sell } from "./shop.mjs";

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: Number(Bun.env.PORT ?? 8086),
  routes: { "/sales": { POST: sell }, "/hooks": { POST: receive } },
});
console.log(`listening on ${server.port}`);
